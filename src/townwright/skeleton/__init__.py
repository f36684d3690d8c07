"""A small game as a package; `townwright new-game` copies it under another name.

The tests and type checks of this repository cover `my_game`, so that the copy works.
"""
