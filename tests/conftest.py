"""What all tests share."""

from hypothesis import settings

# No deadlines: a shared machine may stall at any moment, and that is no fault of the rules.
settings.register_profile("darklantern", deadline=None, print_blob=True)
settings.load_profile("darklantern")
