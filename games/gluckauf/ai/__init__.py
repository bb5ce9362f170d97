"""Opponents for Glück Auf."""
