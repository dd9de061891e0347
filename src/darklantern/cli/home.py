"""`darklantern home`: sit down and play, in the browser of this machine. `scripts/play` starts it.

It serves this machine alone, on a port that is free, keeps the tables in a folder of the person's
own, and opens the browser.
"""

from __future__ import annotations

import argparse
import logging
import os
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Any

from darklantern.cli.wishes import BadWish

PORT = 1888
"""Tried first, so that bookmarks and links stay good; else any that is free."""

NO_PAGE = """\
The page has not been built, so there is nothing to open in a browser.
In a checkout, `scripts/setup play` builds it; in this terminal one can play all the same:

    darklantern play whitehall --computer police
"""


def add_to(commands: Any) -> None:
    command = commands.add_parser(
        "home",
        help="play in the browser of this machine",
        description="Serves this machine alone and opens the browser. Ctrl-C ends it; games go on "
        "where they were.",
    )
    command.add_argument("--no-browser", action="store_true", help="only print the address")
    command.add_argument(
        "--data",
        type=Path,
        metavar="DIR",
        help=f"where the tables are kept (default: {folder_for_tables()})",
    )
    command.add_argument(
        "--port", type=int, metavar="N", help=f"the port (default: {PORT}, or any that is free)"
    )
    command.set_defaults(run=run)


def folder_for_tables() -> Path:
    """Where this system keeps what programs remember for a person."""
    if "DARKLANTERN_DATA" in os.environ:
        return Path(os.environ["DARKLANTERN_DATA"])
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "darklantern"


def run(wishes: argparse.Namespace) -> int:
    # Here, so that no other command waits for a web server to be loaded.
    from darklantern.server.page import built_page
    from darklantern.server.serving import listen, serve
    from darklantern.server.settings import Settings
    from darklantern.server.storage import StorageFault

    if not (built_page() / "index.html").is_file():
        print(NO_PAGE, file=sys.stderr)
        return 1

    def free(port: int) -> bool:
        try:
            listen("127.0.0.1", port).close()
        except OSError:
            return False
        except OverflowError:
            raise BadWish("--port takes a number from 0 to 65535") from None
        return True

    port = wishes.port if wishes.port is not None else PORT if free(PORT) else 0
    if wishes.port is not None and not free(port):
        raise BadWish(f"port {port} is taken; leave --port out for one that is free")
    # One person, or a few at one machine: no crowd to be held back, and half the cores may think.
    settings = Settings(
        wishes.data or folder_for_tables(),
        port=port,
        workers=max(1, (os.cpu_count() or 2) // 2),
        requests=100.0,
        new_things=5.0,
    )

    def say(line: str) -> None:
        print(line, "(Ctrl-C ends it)", flush=True)
        if not wishes.no_browser:
            # A browser may take its time to come; the server need not wait for it.
            address = line.split()[-1]
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    logging.disable(logging.INFO)  # a journal is for who runs a server; faults are still told
    try:
        serve(settings, say)
    except KeyboardInterrupt:
        print()  # the server has put everything away by now
    except StorageFault as fault:
        print(f"darklantern: {fault}", file=sys.stderr)
        return 1
    finally:
        logging.disable(logging.NOTSET)
    print("Good night. Games that are not over wait where they are.")
    return 0
