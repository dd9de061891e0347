"""What the players of both street games share, above all what is likely of Jack, fast."""
