"""Logs as one JSON object a line, without the token."""

from __future__ import annotations

import json
import logging
import sys
from typing import Any

_STANDARD = set(vars(logging.makeLogRecord({})))


class Lines(logging.Formatter):
    """Time, level, logger, message, and whatever was given as `extra`."""

    def __init__(self, secret: str) -> None:
        super().__init__()
        self._secret = json.dumps(secret, ensure_ascii=False)[1:-1]  # as it would stand in a line

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": self.formatTime(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        told |= {
            key: value for key, value in vars(record).items() if key not in _STANDARD and key != "message"
        }
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        line = json.dumps(told, ensure_ascii=False, default=str)
        return line.replace(self._secret, "(token)") if self._secret else line


def set_up(secret: str, *, verbose: bool) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines(secret))
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("discord").setLevel(logging.WARNING)
    logging.getLogger("bot").setLevel(logging.DEBUG if verbose else logging.INFO)
