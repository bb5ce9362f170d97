"""Tournaments between opponents, and what is learnt from them: `make arena`, `make census`, `make tune`."""
