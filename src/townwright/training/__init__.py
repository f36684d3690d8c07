"""Training of networks by self-play: the search plays against itself, and a network learns from it."""
