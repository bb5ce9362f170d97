"""Glück Auf (Coal Baron, Szczęść Boże, Jó szerencsét), a game by Wolfgang Kramer and Michael Kiesling."""
