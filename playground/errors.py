"""Refusals in Discord's shape: a status, a code, a message, and for forms the path of each wrong field."""

from __future__ import annotations

from typing import Any

Path = tuple[str | int, ...]


class ApiError(Exception):
    """A request Discord would refuse. The names below are the refusals it can be."""

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        *,
        errors: dict[str, Any] | None = None,
        extra: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors
        self.extra = extra or {}

    def body(self) -> dict[str, Any]:
        body: dict[str, Any] = {"message": self.message, "code": self.code, **self.extra}
        if self.errors is not None:
            body["errors"] = self.errors
        return body


# name: (HTTP status, Discord's code, Discord's words)
REFUSALS: dict[str, tuple[int, int, str]] = {
    "bad request": (400, 0, "400: Bad Request"),
    "unauthorized": (401, 0, "401: Unauthorized"),
    "forbidden": (403, 0, "403: Forbidden"),
    "not found": (404, 0, "404: Not Found"),
    "method not allowed": (405, 0, "405: Method Not Allowed"),
    "internal error": (500, 0, "500: Internal Server Error"),
    "unknown application": (404, 10002, "Unknown Application"),
    "unknown channel": (404, 10003, "Unknown Channel"),
    "unknown guild": (404, 10004, "Unknown Guild"),
    "unknown member": (404, 10007, "Unknown Member"),
    "unknown message": (404, 10008, "Unknown Message"),
    "unknown overwrite": (404, 10009, "Unknown Permission Overwrite"),
    "unknown role": (404, 10011, "Unknown Role"),
    "unknown user": (404, 10013, "Unknown User"),
    "unknown emoji": (404, 10014, "Unknown Emoji"),
    "unknown webhook": (404, 10015, "Unknown Webhook"),
    "unknown interaction": (404, 10062, "Unknown interaction"),
    "unknown command": (404, 10063, "Unknown application command"),
    "unknown command permissions": (404, 10066, "Unknown application command permissions"),
    "too many pins": (400, 30003, "Maximum number of pins reached for the channel (250)"),
    "too many emojis": (400, 30008, "Maximum number of emojis reached (2000)"),
    "too many channels": (400, 30013, "Maximum number of guild channels reached (500)"),
    "too many commands": (400, 30032, "Maximum number of application commands reached (100)."),
    "too many old edits": (
        429,
        30046,
        "Maximum number of edits to messages older than 1 hour reached. Try again later.",
    ),
    "request too large": (413, 40005, "Request entity too large"),
    "already acknowledged": (400, 40060, "Interaction has already been acknowledged."),
    "missing access": (403, 50001, "Missing Access"),
    "dm only": (400, 50003, "Cannot execute action on a DM channel"),
    "another's message": (403, 50005, "Cannot edit a message authored by another user"),
    "empty message": (400, 50006, "Cannot send an empty message"),
    "cannot message user": (403, 50007, "Cannot send messages to this user"),
    "not a text channel": (400, 50008, "Cannot send messages in a non-text channel"),
    "missing permissions": (403, 50013, "Missing Permissions"),
    "bulk delete number": (
        400,
        50016,
        "Provided too few or too many messages to delete. "
        "Must provide at least 2 and fewer than 100 messages to delete",
    ),
    "system message": (403, 50021, "Cannot execute action on a system message"),
    "channel type": (400, 50024, "Cannot execute action on this channel type"),
    "invalid webhook token": (401, 50027, "Invalid Webhook Token"),
    "bulk delete age": (400, 50034, "A message provided was too old to bulk delete"),
    "invalid form": (400, 50035, "Invalid Form Body"),
    "invalid api version": (400, 50041, "Invalid API version provided"),
    "thread archived": (400, 50083, "Thread is archived"),
    "invalid json": (400, 50109, "The request body contains invalid JSON."),
    "thread exists": (400, 160004, "A thread has already been created for this message"),
    "thread locked": (400, 160005, "Thread is locked"),
}


def refusal(name: str, **extra: Any) -> ApiError:
    """The refusal of that name, to be raised."""
    status, code, message = REFUSALS[name]
    return ApiError(status, code, message, extra=extra)


class Problems:
    """What is wrong with a form, gathered in whole before it is refused."""

    def __init__(self) -> None:
        self.tree: dict[str, Any] = {}

    def add(self, path: Path, code: str, message: str) -> None:
        node = self.tree
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def refuse(self) -> None:
        """Raise what was gathered, if anything was."""
        if self.tree:
            status, code, message = REFUSALS["invalid form"]
            raise ApiError(status, code, message, errors=self.tree)


def wrong_field(path: Path, code: str, message: str) -> ApiError:
    """One wrong field, to be raised."""
    problems = Problems()
    problems.add(path, code, message)
    status, number, words = REFUSALS["invalid form"]
    return ApiError(status, number, words, errors=problems.tree)
