"""The page stands: every room opens, nothing breaks the policy or the console."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.people import Person

pytestmark = pytest.mark.slow


def test_the_front_page_opens(somebody: Callable[..., Person]) -> None:
    ann = somebody("Ann")
    ann.page.goto("/")
    assert ann.page.get_by_role("heading", level=1).is_visible()
