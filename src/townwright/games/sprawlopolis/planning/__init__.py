"""The search of the city: which card to place where, if the cards still to come are unknown.

The placements with the highest weights are candidates. All are tried on the same guesses at the deck, and candidates
that do worse than the best one drop out (`race`). A try plans the city to the end of the game as if the guess were
right: beam search keeps the best few cities after each card (`plans`). It estimates all placements, estimates some of
them more closely, and scores only a few (`places`).
"""
