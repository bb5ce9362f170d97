"""Opponents for Spółka ZOO."""
