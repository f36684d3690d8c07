"""The solver of the last cards. It is exact, because everything is open after the deal.

It runs alpha-beta over the draft (`draft`) and solves towns on their own (`single_town`).

Two facts make it fast. Nothing that a player does in their town changes what can be done in the other one. And among
the cards that compare both towns, Smalltown Charm moves the margin by the difference of squares, which is a sum again;
the others use only mines, guns and beers. So a finished town counts as its *worth*, one number that adds up, and its
*key*: the mines, guns and beers it shows, as far as this game compares them. Once nothing is left to choose from the
circle, each player looks for their best finished town by branch and bound (`best_value`). The towns that a last card
can make (`last_card`) are stored in a table: the same town recurs under every reply of the other player.

Cards reach each player in the order of the circle. So a position of the search is: the player on turn, the received
cards `first` to `end` they still have to place, the next card `upcoming` of the circle, and the card `taken` they took
and have to place before the other player is on turn, who then has received `first` to `end`.

The value of a game for a player is twice the margin in points, and one more or less where guns break a tie: higher
values are better for winning first, for points second.
"""
