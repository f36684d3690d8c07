### What the coach says. Each row of the score sheet is a variable with the learner's points, and so is `total`.

note-goal = A card scores its value if it’s higher than the card below it. The player with the most points wins.
note-first = The pile is empty, so any card scores. Play your 6, the highest there is.
note-climb = { $total } points for you. Nothing beats your 6, so the coach played a 1. Your 3 is higher: play it.
note-free = The coach went higher and scored 4. From here on the game is yours: which card do you play?
