"""For researchers: the games as environments for Gymnasium, PettingZoo and OpenSpiel.

`pettingzoo`, `gymnasium` and `openspiel` need the library they are named after (`pip install townwright[research]`);
`batch` needs no extra. See docs/research.md.
"""
