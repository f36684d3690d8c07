"""The rules, by chapter of the rulebook; `dispatch` calls the rule of each phase and action."""
