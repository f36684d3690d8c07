"""The solver of the last cards. It is exact, because everything is open after the deal.

It runs alpha-beta over the draft (`draft`) and solves towns on their own (`single_town`).

Two facts make it fast. First, what a player does in their town does not change what can be done in the other one.
Second, of the scoring cards that compare both towns, Smalltown Charm changes the margin by the difference in squares,
so each town contributes its own summand; the others use only mines, guns and beers. So a finished town is described by
its *worth*, the sum of its points, and its *key*: the mines, guns and beers it shows, if this game compares them. Once
nothing is left to choose from the circle, each player's best finished town is found by branch and bound
(`best_value`). The towns that a last card can make (`finished_towns`) are stored in a table: the same town recurs under
every reply of the other player.

Cards reach each player in the order of the circle. So a node of the search is: the player to move, the received cards
from `first` up to `end` that are still to be placed, and the next card `upcoming` of the circle. If the player has just
taken a card, `taken` is that card: it is placed before the other player's turn, and `first` to `end` are then cards
that the other player received.

The value of a game for a player is twice the margin in points, or 1 or -1 if guns break a tie. So a win by guns is
worth more than a tie and less than a win by a point.
"""
