### Jedes Wort, das Menschen lesen, auf Deutsch (Fluent: https://projectfluent.org). en.ftl enthält dasselbe auf Englisch.

title = My Game
tagline = Spiel höher als die Karte davor.

# Abschnitte der Regeln, in der Reihenfolge von `topics`.
rules-goal = Hol die meisten Punkte. Eine gespielte Karte zählt ihren **Wert**, wenn sie höher ist als die Karte darunter.
    .title = Ziel
rules-turn = Spiel eine deiner Karten auf den Stapel und zieh nach, solange es Karten gibt. Mit der letzten Karte endet die Partie.
    .title = Dein Zug

ask-play = Welche Karte spielst du?
card-not-held = Du hast keine { $card } auf der Hand.

# Was geschehen ist, für den Verlauf.
event-played = { $points ->
    [0] { $seat } spielt eine { $card }.
    [one] { $seat } spielt eine { $card } für 1 Punkt.
   *[other] { $seat } spielt eine { $card } für { $points } Punkte.
}
event-drew = { $seat } zieht eine { $card }.
event-finished = Alle Karten sind gespielt.

# Was man tun kann, in Tipps und in der Liste der Möglichkeiten; sonst steht dort der Satz aus dem Verlauf.
move-play = Spiel eine { $card }.

source-climbs = Anstiege

# Namen der Felder der Ansicht.
label-top = Oberste Karte
label-deck = Karten im Vorrat
label-hand = Deine Hand
label-hand_sizes = Karten auf der Hand
label-points = Punkte
