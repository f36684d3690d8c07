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
no-components = Das Material von { $game } ist vollständig bekannt: Es gibt nichts zu berichtigen.
no-such-choice = „{ $choice }“ steht bei der Option { $option } nicht zur Wahl; möglich sind: { $choices }.
option-of-others = { $players ->
    [one] Die Option { $option } gibt es nicht für eine Person allein.
   *[other] Die Option { $option } gibt es nicht für { $players } Spieler.
}
no-such-bot = Es gibt keinen Bot „{ $bot }“; es gibt: { $bots }.
bad-name = Ein Name hat 1 bis { $most } Zeichen und keine Steuerzeichen, anders als „{ $name }“.
bad-seed = Ein Startwert ist eine ganze Zahl von 0 bis { $last }, nicht „{ $seed }“.

unreadable-action = „{ $text }“ ist keine Aktion dieses Spiels.
ambiguous-action = „{ $text }“ passt auf { $count } Aktionen, zum Beispiel: { $examples }.
not-legal = „{ $text }“ ist jetzt nicht möglich.
not-a-legal-number = { $number } ist nicht die Nummer einer Aktion, die jetzt möglich ist.
game-over = Das Spiel ist zu Ende.

nothing-to-undo = Es wurde noch nichts gespielt.
undo-ends-here = Das lässt sich nicht zurücknehmen: Seitdem hat jemand etwas Neues erfahren oder gespielt.
nothing-to-redo = Es wurde nichts zurückgenommen.

first-card-founds = Die erste Karte wird auf 0,0 gelegt.
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
not-corrections = Berichtigungen des Materials sind ein JSON-Objekt.
bad-line = Zeile { $number } der Datei: { $why }
no-game-in-file = Das ist weder eine Partiedatei noch eine Stellung: Es steht nicht darin, um welches Spiel es geht.
no-positions = Stellungen von { $game } lassen sich nicht werten.

## Der Befehl

bad-bot-count = { $players } Plätze brauchen einen Bot für alle oder je einen, nicht { $found }.
cli-about = Städtebau-Brettspiele spielen, studieren und damit trainieren.
cli-usage = Aufruf:
cli-usage-commands = BEFEHL …
cli-usage-options = [OPTIONEN]
cli-commands = Befehle
cli-arguments = Angaben
cli-options = Optionen
cli-no-such-language = Es gibt keine Sprache „{ $found }“; es gibt: { $known }.
cli-no-such-flag = Die Option { $flag } gibt es hier nicht; --help zählt sie auf.
cli-missing = { $name } fehlt; --help zeigt, wie der Befehl lautet.
cli-bad-value = Mit diesem Wert für { $name } geht es nicht; --help zeigt, was möglich ist.
cli-bad-call = Diesen Befehl oder diese Angabe gibt es nicht; townwright --help zählt die Befehle auf.
cli-option-form = „{ $text }“ ist keine Option: Schreibe name=wahl.
cli-interrupted = Angehalten.
cli-stopped-early = Vorzeitig angehalten; das gibt es bis hierher.
cli-preparing = { $game } wird vorbereitet (nur beim ersten Start) …
cli-preparing-part = { $game } wird vorbereitet (nur beim ersten Start): { $part } …
cli-prepared = Alles ist vorbereitet.
cli-players = { $exact ->
    [0] { $low }–{ $high } Personen
   *[1] { $low ->
        [one] 1 Person
       *[other] { $low } Personen
    }
}

cli-command-games = Zeigt, welche Spiele es gibt.
cli-command-rules = Zeigt die Regeln eines Spiels.
cli-command-play = Ein Spiel im Terminal, gegen Bots oder zu mehreren an einer Tastatur.
cli-command-simulate = Lässt Bots viele Partien spielen und zeigt, was herauskam.
cli-command-replay = Geht eine Partiedatei Schritt für Schritt durch.
cli-command-score = Zeigt den Wertungsbogen einer Partiedatei oder einer von Hand ausgelegten Stellung.
cli-command-bench = Misst, wie schnell die Regeln laufen.
cli-command-prepare = Übersetzt jetzt alle Regeln, damit jeder spätere Start sofort geht.
cli-command-version = Zeigt die Version.

cli-argument-game = Der Name des Spiels, wie ihn `townwright games` zeigt.
cli-argument-match = Eine Partiedatei.
cli-argument-position = Eine Partiedatei, eine Stellung (.json) oder eine Stellung je Zeile (.jsonl).

cli-option-lang = Die Sprache; ohne Angabe die des Systems.
cli-option-option = Eine Option des Spiels als name=wahl; darf mehrmals vorkommen.
cli-option-json = Gibt JSON für Programme aus.
cli-option-seed = Der Startwert der (ersten) Partie: Gleicher Startwert, gleiche Partie.
cli-option-seats = Wer spielt, mit Kommas getrennt: Namen von Menschen oder von Bots (random, greedy).
cli-option-load = Setzt eine Partiedatei fort.
cli-option-confirm = Fragt am Ende jedes Zuges, ob er fertig ist.
cli-option-players = Wie viele mitspielen.
cli-option-games = Wie viele Partien.
cli-option-bots = Die Bots, mit Kommas getrennt; ein Name steht für alle Plätze.
cli-option-save = Ein Ordner für die Partiedateien.
cli-option-components = Eine Datei, in der jemand mit dem Spiel das Material berichtigt hat.
cli-command-components = Zeigt jeden gedruckten Wert eines Spiels und woher er bekannt ist.
cli-component = Was
cli-value = Wert
cli-provenance = Bekannt aus
cli-why = Warum
cli-option-seconds = Wie lange jeder Wert gemessen wird.

cli-welcome = { $game }. Mit ? gibt es Hilfe.
cli-which-game = Welches Spiel (1 bis { $last })? >
cli-hand-over = { $seat }, du bist dran. Drücke die Eingabetaste, wenn niemand sonst zusieht.
cli-confirm = Eingabetaste beendet deinen Zug, zurück nimmt den letzten Schritt zurück. >
cli-more-choices = … und { $count } weitere: alle zeigt sie.
cli-saved = Gespeichert als { $path }.
cli-kept = Die Partie liegt in { $path }. Weiterspielen: townwright play --load DATEI; ansehen: townwright replay DATEI.
cli-winners = { $count ->
    [0] Niemand hat gewonnen.
    [one] Gewonnen: { $names }.
   *[other] Gemeinsam gewonnen: { $names }.
}
cli-reached = { $won ->
    [1] { $points } Punkte, { $target } waren nötig: gewonnen!
   *[0] { $points } Punkte, { $target } waren nötig: verloren.
}
cli-words-help = ? hilfe h help
cli-words-list = alle a list l
cli-words-rules = regeln rules
cli-words-undo = zurück zurueck z undo u
cli-words-redo = wieder w redo r
cli-words-save = speichern save
cli-words-quit = ende e quit q exit
cli-words-next = weiter w next n
cli-words-back = zurück zurueck z back b
cli-play-help =
    Tippe die **Nummer** einer Möglichkeit oder die **Aktion** selbst, wie sie dort steht. Das Ende einer Aktion genügt,
    wo es nur auf eine passt: „3,-1 turned“.

    - **alle**: alle Möglichkeiten; daneben steht, was jede sofort bringt
    - **zurück**, **wieder**: den letzten Schritt zurücknehmen, noch einmal spielen
    - **speichern** DATEI: eine Partiedatei schreiben
    - **regeln**: alle Regeln des Spiels
    - **ende**: aufhören; die Partie bleibt erhalten
cli-replay-ask = { $number } von { $last }: Eingabetaste für den nächsten, z für zurück, eine Zahl springt dorthin, e beendet >
cli-replay-help = Eingabetaste für den nächsten Schritt, z für zurück, eine Zahl springt dorthin, e beendet.

cli-seat = Platz
cli-bot = Bot
cli-mean-score = Punkte im Mittel
cli-wins = Erste Plätze
cli-speed = { $games } Partien, { $rate } in der Sekunde
cli-too-few-games = Mindestens eine Partie muss gespielt werden, nicht { $found }.
cli-measuring = { $game } wird gemessen …
cli-bench-players = Personen
cli-bench-random_games_per_second = Zufallspartien je Sekunde
cli-bench-random_actions_per_second = Zufallsaktionen je Sekunde
cli-bench-greedy_games_per_second = Greedy-Partien je Sekunde
cli-bench-state_bytes = Bytes eines Zustands
cli-bench-copy_nanoseconds = Kopie eines Zustands, ns
cli-bench-score_nanoseconds = Wertung eines Tisches, ns
cli-bench-legal_and_apply_microseconds = legal + apply aus Python, µs
cli-bench-match_step_microseconds = Eine Entscheidung durch Match, µs
cli-bench-compile_seconds = Erster Start: Übersetzen, s
cli-bench-start_seconds = Spätere Starts: bis zur ersten legalen Aktion, s
