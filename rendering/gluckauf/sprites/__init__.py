"""The little things every picture of Glück Auf is made of. Each is drawn once for its arguments and kept."""
