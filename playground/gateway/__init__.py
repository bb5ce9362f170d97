"""The gateway: where bots listen."""
