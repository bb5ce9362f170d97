"""Rate limits: announced in headers, enforced per route and place, over everything, and by a ban at last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playground import limits
from playground.rates import ALLOWED, Rates
from playground.server import Playground
from tests.playground.api import Api
from tests.playground.stranger import running

if TYPE_CHECKING:
    import pytest

SEND = "POST /channels/{channel_id}/messages"


class Watch:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_counts_down_and_fills_again() -> None:
    watch = Watch()
    rates = Rates(now=watch)
    for left in (4, 3, 2, 1, 0):
        taken = rates.take("t", SEND, {"channel_id": "1"})
        assert (taken.wait, taken.headers["X-RateLimit-Remaining"]) == (0.0, str(left))
    watch.now += 2
    refused = rates.take("t", SEND, {"channel_id": "1"})
    assert refused.wait == 3.0
    assert refused.headers["X-RateLimit-Scope"] == "user"
    watch.now += 3
    assert rates.take("t", SEND, {"channel_id": "1"}).wait == 0.0


def test_each_channel_has_a_bucket_of_its_own_under_the_same_name() -> None:
    rates = Rates(now=Watch())
    one = [rates.take("t", SEND, {"channel_id": "1"}) for _ in range(6)]
    other = rates.take("t", SEND, {"channel_id": "2"})
    assert (one[-1].wait > 0, other.wait) == (True, 0.0)
    assert one[0].headers["X-RateLimit-Bucket"] == other.headers["X-RateLimit-Bucket"]


def test_fifty_requests_a_second_over_everything_but_interactions() -> None:
    watch = Watch()
    rates = Rates(now=watch)
    for number in range(50):
        assert rates.take("t", SEND, {"channel_id": str(number)}).wait == 0.0
    refused = rates.take("t", SEND, {"channel_id": "51"})
    assert (refused.everywhere, refused.headers["X-RateLimit-Global"]) == (True, "true")
    interaction = "POST /interactions/{interaction_id}/{token}/callback"
    assert rates.take("t", interaction, {"token": "x"}, exempt=True).wait == 0.0
    watch.now += 1
    assert rates.take("t", SEND, {"channel_id": "51"}).wait == 0.0


def test_ten_thousand_invalid_requests_in_ten_minutes_are_a_ban() -> None:
    watch = Watch()
    rates = Rates(now=watch)
    for _ in range(limits.INVALID_REQUESTS - 1):
        rates.invalid()
    banned = [rates.banned]
    rates.invalid()
    banned.append(rates.banned)
    watch.now += limits.INVALID_WINDOW
    banned.append(rates.banned)
    assert banned == [False, True, False]


async def test_the_sixth_message_in_five_seconds_is_told_to_wait() -> None:
    async with Playground() as playground, Api(playground, playground.add_bot("hasty")) as api:
        for left in (4, 3, 2, 1, 0):
            headers = (await api.send({"content": "x"})).headers
            assert headers["X-RateLimit-Remaining"] == str(left)
            assert headers["X-RateLimit-Limit"] == "5"
        refused = await api.send({"content": "x"})
        assert refused.status == 429
        assert 0 < refused.body["retry_after"] <= 5
        assert refused.body["global"] is False
        assert refused.headers["Via"]
        assert int(refused.headers["Retry-After"]) >= refused.body["retry_after"]


async def test_the_banned_hear_no_json(api: Api, playground: Playground) -> None:
    for _ in range(limits.INVALID_REQUESTS):
        playground.rates.invalid()
    refused = await api("GET", "/users/@me")
    assert (refused.status, refused.body) == (429, b"error code: 1015")


async def test_discord_py_waits_as_it_is_told(
    playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(playground) as client:
        monkeypatch.setattr(playground.rates, "times", 1.0)
        monkeypatch.setitem(ALLOWED, SEND, (2, 0.2))
        channel = client.get_partial_messageable(int(playground.person("Anna").channel.id))
        for number in range(5):
            await channel.send(str(number))
        assert [one.status for one in playground.record.requests if one.status == 429] == []
