"""For researchers: the games as environments of the libraries that learners are written with.

`pettingzoo`, `gymnasium` and `openspiel` need the library they are named after (`pip install townwright[research]`);
`batch` needs nothing. See docs/research.md.
"""
