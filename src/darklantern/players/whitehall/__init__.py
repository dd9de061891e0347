"""Players of Whitehall Mystery: the police and Jack, from a common book of what is public."""
