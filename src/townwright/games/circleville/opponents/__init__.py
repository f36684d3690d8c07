"""The scripted opponents of a solo game: their turn, what they share, and each one's own way to play."""
