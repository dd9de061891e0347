"""`darklantern home`: what scripts/play starts."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest

from darklantern.cli import home
from darklantern.cli.main import main
from darklantern.server import page, serving
from darklantern.server.settings import Settings

PATIENCE = 60

AT_HOME = """
import sys
from pathlib import Path
from darklantern.cli.main import main
from darklantern.server import page
if __name__ == "__main__":
    page.built_page = lambda: Path(sys.argv[1])
    from darklantern.server import app
    app.built_page = page.built_page
    sys.exit(main(["home", *sys.argv[2:]]))
"""


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "web"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><title>A page</title>")
    return folder


def test_without_a_page_it_says_so_and_what_one_can_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(page, "built_page", lambda: tmp_path)
    assert main(["home", "--data", str(tmp_path / "tables")]) == 1
    said = capsys.readouterr().err
    assert "has not been built" in said
    assert "darklantern play whitehall" in said
    assert not (tmp_path / "tables").exists()


def test_it_serves_this_machine_alone_and_opens_the_browser(
    built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    served: list[Settings] = []

    def serve(settings: Settings, say: Callable[[str], None]) -> None:
        served.append(settings)
        say("Dark Lantern is at http://127.0.0.1:4321/")

    monkeypatch.setattr(page, "built_page", lambda: built)
    monkeypatch.setattr(serving, "serve", serve)
    monkeypatch.setattr(home.webbrowser, "open", opened.append)
    assert main(["home", "--data", str(tmp_path)]) == 0
    assert main(["home", "--data", str(tmp_path), "--no-browser"]) == 0
    for _ in range(100):
        if opened:
            break
        time.sleep(0.05)
    assert opened == ["http://127.0.0.1:4321/"]
    assert {(each.host, each.folder) for each in served} == {("127.0.0.1", tmp_path)}
    assert all(each.workers >= 1 for each in served)


def test_a_port_that_is_taken_is_not_forced(
    built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(page, "built_page", lambda: built)
    with serving.listen("127.0.0.1", 0) as taken:
        taken.listen()
        port = str(taken.getsockname()[1])
        assert main(["home", "--data", str(tmp_path), "--port", port]) == 2
    assert f"port {port} is taken" in capsys.readouterr().err


def test_tables_are_kept_where_the_system_keeps_such_things(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DARKLANTERN_DATA", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "linux")
    assert home.folder_for_tables() == tmp_path / "darklantern"
    monkeypatch.setenv("DARKLANTERN_DATA", str(tmp_path / "own"))
    assert home.folder_for_tables() == tmp_path / "own"


@pytest.mark.skipif(sys.platform == "win32", reason="there is no Ctrl-C to send there")
def test_ctrl_c_ends_it_cleanly(built: Path, tmp_path: Path) -> None:
    script = tmp_path / "at_home.py"
    script.write_text(AT_HOME)
    command = [sys.executable, str(script), str(built), "--no-browser", "--port", "0"]
    with subprocess.Popen(
        [*command, "--data", str(tmp_path / "tables")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as running:
        assert running.stdout is not None
        first = running.stdout.readline()
        address = first.split()[4]
        assert address.startswith("http://127.0.0.1:"), first
        for _ in range(PATIENCE * 10):
            try:
                with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
                    assert b"A page" in answer.read()
                break
            except OSError:
                time.sleep(0.1)
        running.send_signal(signal.SIGINT)
        rest, faults = running.communicate(timeout=PATIENCE)
    assert running.returncode == 0, faults
    assert "Traceback" not in faults
    assert "Good night" in rest
    assert (tmp_path / "tables").is_dir()
