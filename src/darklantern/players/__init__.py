"""Players: they see views, choose actions, and never meet a State."""
