"""Every picture in words, made from the same view: a short text for its alt attribute, a long one to read."""

from rendering.zoo.descriptions.market import describe_holdings, describe_market
from rendering.zoo.descriptions.sheets import (
    describe_chart,
    describe_final_sheet,
    describe_market_phase,
    describe_replay,
    describe_round_sheet,
)
from rendering.zoo.descriptions.tray import describe_tray

__all__ = [
    "describe_chart",
    "describe_final_sheet",
    "describe_holdings",
    "describe_market",
    "describe_market_phase",
    "describe_replay",
    "describe_round_sheet",
    "describe_tray",
]
