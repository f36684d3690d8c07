"""The last cards, solved exactly: everything is open after the deal.

Alpha-beta over the draft (`draft`), and towns solved on their own (`alone`).

Two facts make it fast. Nothing that a player does in their town changes what can be done in the other one. And of the
cards that compare both towns Smalltown Charm moves the margin by the difference of squares, which is a sum again; the
others look at nothing but mines, guns and beers. So a finished town counts as its *worth*, one number that adds up,
and its *key*: the mines, guns and beers it shows, as far as this game compares them. Once nothing is left to choose
from the circle, each player looks for the best finished town alone, by branch and bound (`best`). What a last card can
make of a town (`last_card`) is kept in a table: the same town comes back under every reply of the other player.

Cards reach each player in the order of the circle. So a position of the search is: the player on turn, the received
cards `first` to `end` they still have to place, the next card `upcoming` of the circle, and the card `taken` they took
and have to place before the other player is on turn, who then has received `first` to `end`.

The value of a game for a player is twice the margin in points, and one more or less where guns break a tie: higher
values are better for winning first, for points second.
"""
