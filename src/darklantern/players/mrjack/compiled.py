"""Compile a function where numba is installed; elsewhere it runs as it is written, slowly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

try:
    from numba import njit  # type: ignore[import-untyped,import-not-found,unused-ignore]
except ImportError:
    COMPILED = False

    def compiled(function: F) -> F:
        """As it is written."""
        return function

else:
    COMPILED = True

    def compiled(function: F) -> F:
        """By numba, once for each machine: the result is kept beside the file."""
        fast: Any = njit(cache=True)(function)
        return cast(F, fast)
