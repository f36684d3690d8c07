"""The scripted opponents of a solo game: their turn, what they share, and what each one does."""
