"""A small game as a package of its own, to begin with: `townwright new-game` copies it under another name.

`my_game` is a whole game that our tests and type checks know, so that what is copied works.
"""
