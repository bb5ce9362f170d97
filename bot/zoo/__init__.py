"""Spółka ZOO as the bot shows it: panels, sentences, pictures, rules. Nothing here knows Discord."""
