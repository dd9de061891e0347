"""The rules of the house: who imports whom, what is committed, what is packed, how it is called."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder
from importlinter.cli import lint_imports

ROOT = Path(__file__).parents[2]
SRC = ROOT / "src"
PACKAGE = SRC / "darklantern"
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

# Written so that this file does not break its own rule.
REGISTRY_HOSTS = r"py[p]i\.(org|python)|python[h]osted|npm[j]s\.|yarn[p]kg\.|deb\.de[b]ian"
SOMEBODYS_MACHINE = r"(?<![\w.~])/(home|Users)/\w+/|(?<![\w.~])/(root|work)/|[A-Z]:\\Users\\"

# What such words hide is said better by a word from the box.
EMPTY_WORDS = {"data", "handler", "helper", "info", "manager", "process", "util"}
EMPTY_WORDS |= {word + "s" for word in EMPTY_WORDS} | {"processes"}


@cache
def committed() -> tuple[Path, ...]:
    """All files that are in version control or about to be; without git, all that look like it."""
    git = ["git", "-c", "safe.directory=*", "-C", ROOT, "ls-files", "-coz", "--exclude-standard"]
    try:
        listed = subprocess.run(git, capture_output=True, check=True, text=True).stdout.split("\0")
        files = (ROOT / name for name in listed if name)
    except (OSError, subprocess.CalledProcessError):
        ignored = re.compile(r"\.git|\.venv|\..*cache|\.hypothesis|__pycache__|node_modules|dist")
        files = (
            path
            for path in ROOT.rglob("*")
            if not any(ignored.fullmatch(part) for part in path.relative_to(ROOT).parts)
        )
    return tuple(sorted(path for path in files if path.is_file()))


def sources(*places: str) -> list[Path]:
    return [path for place in places for path in sorted((ROOT / place).rglob("*.py"))]


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def test_imports_follow_the_contracts(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(sys, "path", list(sys.path))
    code = lint_imports(no_cache=True, no_logo=True)
    assert code == 0, capsys.readouterr().out


@pytest.mark.slow  # scripts/check runs these itself
@pytest.mark.parametrize("tool", ["ruff format --check", "ruff check", "mypy"])
def test_tool_has_no_complaint(tool: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", *tool.split()], cwd=ROOT, capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_rules_open_print_and_ask_nothing() -> None:
    """The import contracts cannot see what is built in."""
    forbidden = {"open", "print", "input", "breakpoint", "eval", "exec", "__import__"}
    found = [
        f"{named(path)}:{node.lineno} {node.id}"
        for path in sources(*(f"src/darklantern/{room}" for room in ("core", "streets", "games")))
        for node in ast.walk(ast.parse(path.read_bytes()))
        if isinstance(node, ast.Name) and node.id in forbidden
    ]
    assert found == []


def test_core_needs_the_standard_library_alone() -> None:
    known = sys.stdlib_module_names | {"darklantern"}
    for path in sources("src/darklantern/core"):
        for node in ast.walk(ast.parse(path.read_bytes())):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or "darklantern"]
            for name in names:
                assert name.partition(".")[0] in known, f"{named(path)} imports {name}"


@pytest.mark.parametrize("pattern", [REGISTRY_HOSTS, SOMEBODYS_MACHINE], ids=["host", "machine"])
def test_no_file_names_a_registry_host_or_somebodys_machine(pattern: str) -> None:
    found = [
        f"{named(path)}: {match[0]}"
        for path in committed()
        if (match := re.search(pattern, path.read_text(encoding="utf-8", errors="ignore")))
    ]
    assert found == []


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-play.lock"])
def test_lock_names_no_address(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    assert not re.search(r"://|--(extra-)?index|--find-links", text)


def pins(lock: str) -> dict[str, str]:
    """What a lock holds: name to version."""
    text = (ROOT / lock).read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w.-]+)==([^\s;]+)", text, re.MULTILINE))


def test_locks_hold_what_pyproject_asks_for() -> None:
    """If not: scripts/lock writes them anew."""
    groups = PYPROJECT["dependency-groups"]
    for lock, group in (("requirements.lock", "dev"), ("requirements-play.lock", "build")):
        wanted = [*PYPROJECT["project"]["dependencies"], *groups["build"]]
        wanted += [entry for entry in groups[group] if isinstance(entry, str)]
        names = {re.split(r"[^\w.-]", entry)[0].lower() for entry in wanted}
        assert names <= pins(lock).keys()
    assert pins("requirements-play.lock").items() <= pins("requirements.lock").items()


def test_scripts_can_be_run() -> None:
    scripts = [*(ROOT / "scripts").iterdir(), ROOT / ".ci" / "run"]
    assert {"bench", "check", "play", "run", "test"} <= {script.name for script in scripts}
    for script in scripts:
        assert script.stat().st_mode & 0o111 == 0o111, f"chmod +x {named(script)}"
        assert script.read_bytes().startswith(b"#!/usr/bin/env bash\n"), named(script)


def test_wheel_holds_the_package_and_nothing_else() -> None:
    packed = {file.distribution_path for file in WheelBuilder(str(ROOT)).recurse_included_files()}
    wanted = {
        path.relative_to(SRC).as_posix()
        for path in PACKAGE.rglob("*")
        if path.is_file() and path in committed()
    }
    # The built page is not committed, and packed all the same: see hatch_build.py.
    page = {path for path in packed if path.startswith("darklantern/web/")}
    assert packed - page == wanted
    assert "darklantern/web/index.html" in page
    assert {Path(path).suffix for path in page} >= {".js"}
    boards = {path for path in packed if re.fullmatch(r"darklantern/boards/\w+\.json", path)}
    assert {Path(board).stem for board in boards} >= {"whitehall", "whitechapel", "mrjack"}
    for board in boards:
        json.loads((SRC / board).read_bytes())


def test_a_long_file_says_why() -> None:
    """The reason stands in its docstring: "Longer than 400 lines because ..."."""
    for path in sources("src"):
        text = path.read_text(encoding="utf-8")
        reason = ast.get_docstring(ast.parse(text)) or ""
        assert text.count("\n") <= 400 or "400 lines because" in reason, named(path)


def words(name: str) -> set[str]:
    return {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)}


def test_modules_and_classes_are_named_after_things() -> None:
    found = []
    for path in sources("src", "tests"):
        classes = [n for n in ast.walk(ast.parse(path.read_bytes())) if isinstance(n, ast.ClassDef)]
        names = [*path.relative_to(ROOT).parts[:-1], path.stem, *(node.name for node in classes)]
        found += [f"{named(path)}: {name}" for name in names if words(name) & EMPTY_WORDS]
    assert found == []
