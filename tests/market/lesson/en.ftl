### What the coach says in the first lesson of the market, in English.

note-offer = One stone is on offer. Whoever shows the most stones when the bag is empty wins.
note-swap = A swap costs two stones of your hand and shows the one on offer. Swap, then pay with coral and diamond.
note-free = The rest of the game is yours.
