"""How fast Pithead is: one module for each part, with a `main` that prints a small table."""
