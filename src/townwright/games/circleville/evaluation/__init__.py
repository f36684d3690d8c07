"""What actions and positions are worth, in points, for bots."""
