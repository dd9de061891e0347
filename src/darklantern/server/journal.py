"""The server's journal: a JSON object a line on standard error, for people and programs.

It says what happened to the server. Names, talk, codes, tokens, addresses of pages and anything
of a game never stand in it; of a table's id only the beginning does.
"""

from __future__ import annotations

import json
import logging
import sys
import time

FIELDS = ("table", "reason", "address", "signal", "version", "tables")
"""What a line may hold beside the time, the level and the message. Nothing else gets in."""


class JsonLines(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "says": record.getMessage(),
        }
        line |= {field: getattr(record, field) for field in FIELDS if hasattr(record, field)}
        if record.exc_info and record.exc_info[0] is not None:
            line["fault"] = self._place(record)
        return json.dumps(line)

    def _place(self, record: logging.LogRecord) -> str:
        """What kind of fault and where; its words may hold what somebody typed."""
        assert record.exc_info is not None
        kind, _, trace = record.exc_info
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        code = trace.tb_frame.f_code if trace is not None else None
        where = f" in {code.co_filename}:{trace.tb_lineno}" if code and trace else ""
        return f"{kind.__name__ if kind else 'fault'}{where}"


def open_journal() -> None:
    """Everything that is logged goes to the journal, the libraries' warnings too."""
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[lines], force=True)
    logging.getLogger("darklantern.server").setLevel(logging.INFO)
