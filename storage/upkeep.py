"""Statements that concern many rows at once."""

from __future__ import annotations

from storage.statements import Statement


def forget_requests(before: float) -> Statement:
    """Requests are remembered as long as they might come a second time."""
    return Statement("DELETE FROM requests WHERE at < ?", (before,))


def forget_delivered(before: float) -> Statement:
    """Delivered entries of the outbox; those given up on stay on record."""
    return Statement("DELETE FROM outbox WHERE state = 'done' AND ended_at < ?", (before,))


def give_up_channel(channel_id: int, reason: str, now: float) -> Statement:
    """Nothing more can reach that channel."""
    return Statement(
        "UPDATE outbox SET state = 'given-up', error = ?, ended_at = ?"
        " WHERE channel_id = ? AND state = 'waiting'",
        (reason, now, channel_id),
    )


def outlive(table_id: str, role: str, message_id: int) -> Statement:
    """The post of that role, if it is another message, is about to lose its place."""
    return Statement(
        "INSERT OR IGNORE INTO outlived (message_id, channel_id)"
        " SELECT message_id, channel_id FROM posts WHERE table_id = ? AND role = ? AND message_id <> ?",
        (table_id, role, message_id),
    )


def overtake_votes(table_id: str, kind: str, now: float) -> Statement:
    """The table has moved on: open votes of that kind have lost their object."""
    return Statement(
        "UPDATE votes SET state = 'overtaken', closed_at = ?"
        " WHERE table_id = ? AND kind = ? AND state = 'open'",
        (now, table_id, kind),
    )


def close_votes(table_id: str, now: float) -> Statement:
    return Statement(
        "UPDATE votes SET state = 'overtaken', closed_at = ? WHERE table_id = ? AND state = 'open'",
        (now, table_id),
    )
