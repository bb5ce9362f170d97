"""Pithead in Discord: lobby, table posts, turn panels, commands."""
