"""The search of the city: which card to place where, if the cards still to come are unknown.

The best placements by weight are candidates. Each is tried on the same guesses at the deck, with quick greedy play to
the end of the game, and candidates that do worse than the best one drop out (`race`). Quick play looks at all
placements roughly, at some of them more closely, and scores only a few (`places`).
"""
