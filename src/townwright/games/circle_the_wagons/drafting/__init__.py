"""The search of the draft: who should take which card, if both players make the best of their cards.

Everything is open after the deal, and cards reach each player in the order of the circle. A draft is the sequence of
cards skipped and taken. It gives each player a set of cards, so there are at most 2^14 drafts of 15 cards, and
alpha-beta searches them to the end of the game. What a player makes of a set of cards is planned without regard to the
other town: beam search keeps the best few towns (`plans`). Sets recur in many drafts, so plans are cached.

The search is repeated, looking more picks ahead and with wider beams, until its budget is spent. A placement is
searched like a draft, with the card fixed in that place.
"""
