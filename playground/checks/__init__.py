"""What Discord accepts: forms are read field by field, and everything wrong is told at once with its path."""
