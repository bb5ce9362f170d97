"""The little drawings pictures are put together from."""
