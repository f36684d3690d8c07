"""The rules, by chapter of the rulebook; `dispatch` calls the rule of each phase and action.

A rule that lists actions writes their codes into `out`, after the `n` that are already there, and returns the new `n`.
"""
