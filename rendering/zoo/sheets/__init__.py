"""Sheets: after a round, at the end of the game, and the chart of how it went."""

from rendering.zoo.sheets.chart import course
from rendering.zoo.sheets.chart import draw as draw_chart
from rendering.zoo.sheets.final import draw as draw_final_sheet
from rendering.zoo.sheets.round import draw as draw_round_sheet
from rendering.zoo.sheets.round import standings

__all__ = ["course", "draw_chart", "draw_final_sheet", "draw_round_sheet", "standings"]
