"""For researchers: the games as environments for learning libraries, in batches, and as datasets.

`gymnasium`, `pettingzoo`, `openspiel` and `sb3` (Stable-Baselines3) are adapters for these libraries. `batch` needs no
extra; if another module lacks one, an error names it. See docs/research.md.
"""
