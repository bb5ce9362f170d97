"""Spółka ZOO, a game of shares and fruit, with starting, influence and helper cards of our own."""
