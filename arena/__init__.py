"""Tournaments between opponents, and the search for better weights: `make arena`, `make tune`."""
