"""Train the palettes anew from games played by chance, when the art has changed."""

from __future__ import annotations

from pathlib import Path

import rendering.zoo as package
from rendering.scene import SHELF
from rendering.training import Onlooker
from rendering.zoo import holdings, market, phase, sheets, tray, trays
from rendering.zoo.cards import COMPANY, HELPER
from rendering.zoo.report import reports
from rendering.zoo.sheets import chart, final
from rendering.zoo.sheets import round as round_sheet
from rendering.zoo.sprites.animals import ANIMALS
from rendering.zoo.theme import THEMES, Theme, flat_colours
from tests.rendering.zoo.played import GAME, TABLES, all_events, positions, setting, turns

FOLDER = Path(package.__file__).parent / "palettes"


def retrain(theme: Theme) -> None:
    onlooker = Onlooker(theme.palette)
    vars(theme)["palette"] = onlooker  # where the cached property keeps it
    for kept in (
        market.backdrop,
        holdings.backdrop,
        tray.wall,
        round_sheet.wall,
        final.wall,
        chart.wall,
        phase.backdrop,
    ):
        kept.cache_clear()
    SHELF.clear()
    table = setting(theme=theme.name)
    for seats, bots in TABLES:
        for state, events in turns(seats, bots, 1)[::6]:
            market.draw(GAME.view(state, None), table, events)
            holdings.draw(GAME.view(state, None), table, 0, events)
    animals = tuple(trays.Item(n + 1, n) for n in range(len(ANIMALS)))
    for start in range(0, len(animals), 5):
        tray.draw(trays.Tray(trays.STAFF, HELPER, animals[start : start + 5]), table)
    end = positions(3, 1, 1)[-1].state
    for report in reports(all_events(3, 1, 1)):
        sheets.draw_round_sheet(report, end.order, table)
    sheets.draw_final_sheet(GAME.view(end, None), table)
    sheets.draw_chart(GAME.view(end, None), table)
    tray.draw(trays.Tray(trays.DECK, COMPANY, tuple(trays.Item(1, n) for n in range(9)), 0), table)
    onlooker.trained(flat_colours(theme)).write(FOLDER / f"{theme.name}.txt")


if __name__ == "__main__":
    for each in THEMES.values():
        retrain(each)
