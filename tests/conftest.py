"""Property tests look at the same examples in every run, so that a red run is red for everybody."""

from hypothesis import settings

settings.register_profile("steady", derandomize=True, deadline=None, database=None)
settings.load_profile("steady")
