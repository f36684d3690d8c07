"""The activities. They are found by `activity.py`."""
