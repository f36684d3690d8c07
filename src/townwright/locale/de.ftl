### Wörter, die alle Spiele teilen.

seat = Spieler { $number }
total = Summe

## Was nicht stimmen kann

bad-player-count = { $exact ->
    [0] Dieses Spiel ist für { $low } bis { $high } Personen, nicht für { $found }.
   *[1] Dieses Spiel ist für genau { $low } { $low ->
        [one] Person
       *[other] Personen
    }, nicht für { $found }.
}
no-such-game = Es gibt kein Spiel „{ $game }“; es gibt: { $games }.
no-such-option = { $count ->
    [0] Es gibt keine Option „{ $option }“; dieses Spiel hat keine.
   *[other] Es gibt keine Option „{ $option }“; es gibt: { $options }.
}
no-such-choice = „{ $choice }“ steht bei der Option { $option } nicht zur Wahl; möglich sind: { $choices }.
no-such-bot = Es gibt keinen Bot „{ $bot }“; es gibt: { $bots }.
bad-seed = Ein Startwert ist eine ganze Zahl von 0 bis { $last }, nicht „{ $seed }“.

unreadable-action = „{ $text }“ ist keine Aktion dieses Spiels.
ambiguous-action = „{ $text }“ passt auf { $count } Aktionen, zum Beispiel: { $examples }.
not-legal = „{ $text }“ ist jetzt nicht möglich.
not-a-legal-number = { $number } ist nicht die Nummer einer Aktion, die jetzt möglich ist.
game-over = Das Spiel ist zu Ende.

nothing-to-undo = Es wurde noch nichts gespielt.
undo-ends-here = Das lässt sich nicht zurücknehmen: Seitdem hat jemand etwas Neues erfahren oder gespielt.
nothing-to-redo = Es wurde nichts zurückgenommen.

first-card-founds = Die erste Karte wird an 0,0 gelegt.
only-a-corner = Die Karte würde die Stadt nur an einer Ecke berühren; sie muss an eine Kante grenzen oder einen Teil der Stadt überdecken.
does-not-touch = Die Karte würde die Stadt nicht berühren; sie muss an eine Kante grenzen oder einen Teil der Stadt überdecken.

## Dateien

not-json = Das ist keine JSON-Datei.
not-a-match-file = Das ist keine Partiedatei: { $why }.
not-a-position = Das ist keine Stellung, die sich werten lässt: { $why }.
other-rules-version = Diese Partie wurde mit Fassung { $found } der Regeln gespielt; dieses Programm kennt Fassung { $known }.
bad-action-in-file = Aktion { $number } der Datei, „{ $text }“, kann nicht gespielt werden: { $why }
cannot-read = { $path } lässt sich nicht lesen: { $why }.
cannot-write = { $path } lässt sich nicht schreiben: { $why }.
