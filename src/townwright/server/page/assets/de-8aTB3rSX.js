var e=`seat = Spieler { $number }
total = Summe
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
no-such-bot = Es gibt keinen Bot „{ $bot }“; es gibt: { $bots }.
bad-name = Ein Name hat 1 bis { $most } Zeichen und keine Steuerzeichen, anders als „{ $name }“.
bad-seed = Ein Startwert ist eine ganze Zahl von 0 bis { $last }, nicht „{ $seed }“.
unreadable-action = „{ $text }“ ist keine Aktion dieses Spiels.
ambiguous-action = „{ $text }“ passt auf { $count } Aktionen, zum Beispiel: { $examples }.
not-legal = „{ $text }“ ist jetzt nicht möglich.
not-a-legal-number = { $number } ist nicht die Nummer einer Aktion, die jetzt möglich ist.
game-over = Das Spiel ist zu Ende.
not-your-turn = { $seat } ist am Zug.
nothing-to-undo = Es wurde noch nichts gespielt.
undo-ends-here = Das lässt sich nicht zurücknehmen: Seitdem hat jemand etwas Neues erfahren oder gespielt.
nothing-to-redo = Es wurde nichts zurückgenommen.
first-card-founds = Die erste Karte wird auf 0,0 gelegt.
only-a-corner = Die Karte würde die Stadt nur an einer Ecke berühren; sie muss an eine Kante grenzen oder einen Teil der Stadt überdecken.
does-not-touch = Die Karte würde die Stadt nicht berühren; sie muss an eine Kante grenzen oder einen Teil der Stadt überdecken.
not-json = Das ist keine JSON-Datei.
not-a-match-file = Das ist keine Partiedatei: { $why }.
not-a-position = Das ist keine Stellung, die sich werten lässt: { $why }.
other-rules-version = Diese Partie wurde mit Fassung { $found } der Regeln gespielt; dieses Programm kennt Fassung { $known }.
bad-action-in-file = Aktion { $number } der Datei, „{ $text }“, kann nicht gespielt werden: { $why }
bad-reseed = Die Datei teilt nach Aktion { $after } neu aus; das geht dort nicht.
cannot-read = { $path } lässt sich nicht lesen: { $why }.
cannot-write = { $path } lässt sich nicht schreiben: { $why }.
not-corrections = Berichtigungen des Materials sind ein JSON-Objekt.
bad-line = Zeile { $number } der Datei: { $why }
no-game-in-file = Das ist weder eine Partiedatei noch eine Stellung: Es steht nicht darin, um welches Spiel es geht.
no-positions = Stellungen von { $game } lassen sich nicht werten.
bad-bot-count = { $players } Plätze brauchen einen Bot für alle oder je einen, nicht { $found }.
server-not-started = Das Spiel hat noch nicht begonnen.
server-waits = { $seat } ist an der Reihe.
server-waits-for-yes = { $seat } muss den Zug noch bestätigen.
server-confirm-first = Erst muss der Zug von { $seat } bestätigt oder zurückgenommen werden.
server-nothing-to-confirm = Es gibt nichts zu bestätigen.
server-stale = Am Tisch ging es schon weiter; nichts ist geschehen.
server-no-guest = Hier kennt dich noch niemand: Gib zuerst einen Namen an.
server-no-table = Diesen Tisch gibt es nicht, oder du darfst ihn nicht sehen.
server-no-link = Dieser Link gilt nicht oder nicht mehr.
server-no-seat = An diesem Tisch gibt es keinen Platz { $seat }.
server-no-seat-free = Dieser Platz ist nicht frei; bitte um eine andere Einladung oder sieh zu.
server-not-your-seat = Dieser Platz gehört dir nicht.
server-not-seated = Das kann nur, wer an diesem Tisch spielt.
server-not-away = { $seat } ist da oder war es gerade noch.
server-seats-open = Es sind noch Plätze frei.
server-started = Das Spiel hat schon begonnen.
server-not-over = Das geht, sobald das Spiel zu Ende ist.
server-nobody = Mindestens ein Mensch muss mitspielen.
server-seed-alone = Eine Startzahl lässt sich nur wählen, wo niemand sonst eingeladen ist.
server-too-many-tables = Du hast schon { $most } unfertige Tische; spiele erst einen zu Ende oder verlasse ihn.
server-too-many-connections = Du hast schon { $most } Verbindungen offen; schließe erst eine.
server-slow-down = Zu viel auf einmal; warte einen Augenblick.
server-too-large = Das ist zu groß: höchstens { $most } Bytes.
server-preparing = { $game } wird noch vorbereitet; versuche es gleich noch einmal.
server-bad-message = Diese Nachricht ist nicht zu verstehen: { $why }
server-bad-talk = Worte bestehen aus Buchstaben, nicht aus Steuerzeichen.
server-foreign-origin = Diese Seite darf nicht mit diesem Server sprechen.
server-no-route = Unter dieser Adresse gibt es nichts.
server-no-page = Die Seite ist noch nicht gebaut: make page baut sie.
server-internal = Hier ist etwas schiefgegangen; nichts wurde verändert.
server-no-hints = Hinweise gibt es gerade nicht.
server-bad-database = „{ $url }“ ist keine brauchbare Datenbank: Gib eine Datei an oder eine URL, die mit postgresql:// beginnt.
server-newer-database = Die Datenbank hat eine neuere Version ({ $version }) als dieses Programm.
server-one-process = Mehrere Serverprozesse brauchen PostgreSQL: Nenne es mit --database.
server-bad-port = { $port } ist kein Port: Gib eine Zahl von 1 bis 65535 an.
server-bad-limit = Eine Grenze namens „{ $name }“ gibt es nicht, oder { $value } ist keine Zahl dafür; es gibt: { $known }.
server-port-taken = Port { $port } von { $host } lässt sich nicht benutzen: { $why }.
server-address = Townwright läuft unter { $address }. Strg-C beendet es.
server-unreachable = Die Datenbank ist nicht erreichbar: { $why }.`;export{e as default};