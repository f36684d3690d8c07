"""The activities. `activity.py` finds them."""
