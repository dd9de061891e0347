"""A server and a Chromium for the tests that look at the page as people do."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.browser.people import Person
from tests.browser.serving import served

expect.set_options(timeout=20_000)
"""Milliseconds: a machine that does much else is no fault of the page."""

CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
REQUIRED = "DARKLANTERN_BROWSER_TESTS"
"""Set to "required" where a missing Chromium is a failure: on the machine that checks all."""


HERE = Path(__file__).parent


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Whoever fails here may try once more: computers choose at random and machines are busy.

    A fault of the page fails twice. What was said the first time stands among the properties.
    """
    if HERE not in item.path.parents:
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, log=False, nextitem=nextitem)
    if any(report.failed for report in reports):
        first = "\n".join(str(report.longrepr) for report in reports if report.failed)
        item._initrequest()  # type: ignore[attr-defined]
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
        for report in reports:
            report.user_properties.append(("failed at first", first))
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def chromium(playwright: Playwright) -> str | None:
    """The machine's own, or the one that `playwright install chromium` brought."""
    found = next((path for name in CHROMIUMS if (path := shutil.which(name))), None)
    own = playwright.chromium.executable_path
    return found or (own if Path(own).is_file() else None)


# For each module, not for the session: while playwright runs, its event loop counts as running, and
# no other test of this process could start one.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        path = chromium(playwright)
        if path is None:
            reason = "no Chromium here: scripts/setup brings it as root on Debian; else install it"
            if os.environ.get(REQUIRED) == "required":
                pytest.fail(reason)
            pytest.skip(reason)
        running = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield running
        running.close()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server listens, with a folder of its own."""
    with served(tmp_path_factory.mktemp("tables")) as where:
        yield where


@pytest.fixture
def somebody(browser: Browser, address: str) -> Iterator[Callable[..., Person]]:
    """Makes people, each with a browser of their own; in the end their page must have been well."""
    there: list[Person] = []

    def come(name: str, at: str = address, **manner: object) -> Person:
        person = Person(browser, at, name, **manner)
        there.append(person)
        return person

    yield come
    for person in there:
        person.go()
