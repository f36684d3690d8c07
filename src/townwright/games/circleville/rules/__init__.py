"""The rules, by chapter of the rulebook; `dispatch` leads every phase and action to its rule."""
