"""Score sheets: after a shift, at the end of the game, and the chart of how it went."""

from rendering.gluckauf.sheets.chart import draw as draw_chart
from rendering.gluckauf.sheets.final import draw as draw_final_sheet
from rendering.gluckauf.sheets.shift import draw as draw_shift_sheet

__all__ = ["draw_chart", "draw_final_sheet", "draw_shift_sheet"]
