"""The three attributes that point discord.py elsewhere are there, do so, and are put back."""

from __future__ import annotations

import discord
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from playground.discordpy import pointed_at


def test_the_pinned_version_is_the_one_that_was_tried() -> None:
    assert discord.__version__ == "2.7.1"


def test_discord_py_is_pointed_elsewhere_and_back() -> None:
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE
    with pointed_at("http://127.0.0.1:8080/anything"):
        assert Route("GET", "/users/@me").url == "http://127.0.0.1:8080/api/v10/users/@me"
        assert str(DiscordWebSocket.DEFAULT_GATEWAY) == "ws://127.0.0.1:8080/gateway"
        assert Asset.BASE == "http://127.0.0.1:8080/cdn"
    assert before == (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE)
    assert before[0] == "https://discord.com/api/v10"
