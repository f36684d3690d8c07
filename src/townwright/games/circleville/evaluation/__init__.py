"""The quick judgement of bots: what an action is worth at first sight, and the beliefs behind it."""
