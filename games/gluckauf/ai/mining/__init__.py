"""Mining solved: the best step sequences for a mine, a number of steps, and what their results are worth."""
