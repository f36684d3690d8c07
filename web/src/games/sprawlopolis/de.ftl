### Sprawlopolis on the page, in German. Python does not use these messages.

page-groups-and-roads = Gebiete und Straßen
page-city-cards = { $placed } von { $count } Karten gelegt
page-base = Basis
page-conditions = Wertungskarten
page-players-and-deck = Spieler, Stapel und Verlauf
page-top-of-deck = Oberste Karte des Stapels
page-deck-top = Oberste Karte des Stapels: Karte { $card }; noch { $count }
page-cards-left = { $count ->
    [one] Karte im Stapel
   *[other] Karten im Stapel
}
page-card-in-hand = { $zones }. Taste { $place }.
page-hidden-card = verdeckt
page-hand-of = Hand von { $name }
page-place-city-card = Leg Karte { $card }.
page-choose-reveal = Wähle eine Karte zum Aufdecken.
page-reveal-this = Karte { $card } aufdecken?
page-reveal-help = Alle sehen sie dann, und du musst sie legen.
page-reveal = Aufdecken
page-score-how = Leg die Karten eurer Stadt und wähle die drei Wertungskarten.
