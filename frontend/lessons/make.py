"""Writes the lessons as their page receives them, into frontend/src/lessons.

    .venv/bin/python -m frontend.lessons.make

lesson.py says how, the plots of each game what is played; the words stand in frontend/src/words.
tests/architecture/test_lessons.py checks that the files are what this makes.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from frontend.lessons import mrjack, whitechapel, whitehall
from frontend.lessons.lesson import Lesson

PLOTS = {**whitehall.PLOTS, **whitechapel.PLOTS, **mrjack.PLOTS}
FILES = Path(__file__).parents[1] / "src" / "lessons"


def lessons() -> dict[str, str]:
    """The text of each lesson's file."""
    made = {}
    for name, plot in PLOTS.items():
        lesson = Lesson(plot)
        plot.play(lesson)
        made[name] = lesson.file()
    return made


def main() -> None:
    for name, text in lessons().items():
        (FILES / f"{name}.json").write_text(text, encoding="utf-8")
        sys.stdout.write(f"{name}: {len(json.loads(text)['steps'])} steps, {len(text)} bytes\n")


if __name__ == "__main__":
    main()
