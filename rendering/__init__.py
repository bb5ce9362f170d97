"""Pictures of games, drawn from views alone: what a viewer may not know cannot be in them."""
