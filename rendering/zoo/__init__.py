"""Pictures of Spółka ZOO: a company of animals as a poster of the nineteen-thirties."""
