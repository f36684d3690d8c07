### Wörter, die alle Spiele teilen.

seat = Spieler { $number }
total = Summe

# Was Tipps über eine Aktion sagen, über die ein Verlauf nichts sagt.
decision-end_turn = { $seat } beendet den Zug.

## Was nicht stimmen kann

bad-player-count = { $exact ->
    [0] Dieses Spiel ist für { $low } bis { $high } Personen, nicht für { $found }.
   *[1] Dieses Spiel ist für genau { $low } { $low ->
        [one] Person
       *[other] Personen
    }, nicht für { $found }.
}
broken-game = Das Spiel „{ $game }“ aus dem Paket { $package } lässt sich nicht laden ({ $why }).
broken-file = { $file } des Spiels „{ $game }“ lässt sich nicht lesen und wird weggelassen ({ $why }).
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
slow-bot = „{ $bot }“ sucht vor jedem Zug: lass ihn in der Arena spielen (townwright arena). Simulationen gibt es mit newcomer, settler, builder, random und greedy.
bot-needs-budget = Wie lange darf „{ $bot }“ suchen? Schreibe { $bot }:100ms oder { $bot }:64 (Versuche), oder gib --ms an.
bot-without-budget = „{ $bot }“ sucht nicht; schreibe nur den Namen.
no-such-setting = Eine Suche hat keine Einstellung „{ $setting }“; es gibt: { $settings }.
bad-setting = „{ $value }“ ist keine Zahl für die Einstellung { $setting }.
no-such-reward = „{ $reward }“ ist keine Belohnung; zur Wahl stehen: { $rewards }.
no-such-illegal = „{ $illegal }“ ist keine Antwort auf eine unerlaubte Aktion; wähle end (das Spiel endet mit der schlechtesten Belohnung) oder raise (sie wird abgelehnt).
no-such-learner = Wer lernt, sitzt auf einem Platz von 0 bis { $last }, nicht { $found }.
bad-opponent-count = { $needed ->
    [one] Es gibt einen anderen Platz: nenne einen Bot, nicht { $found }.
   *[other] Es gibt { $needed } andere Plätze: nenne einen Bot für alle oder je einen, nicht { $found }.
}
no-policy-bot = „{ $bot }“ entscheidet nicht auf den ersten Blick: Ein Stapel nimmt newcomer, settler, builder, random und greedy.
bad-batch-size = Ein Stapel hat mindestens ein Spiel, nicht { $size }.
bad-batch-actions = Ein Schritt dieses Stapels braucht eine Reihe von { $size } Aktionen.
no-gpu = Hier ist keine GPU, die CUDA nutzen könnte: Es braucht eine von NVIDIA, ihren Treiber und pip install "townwright[gpu]".
bad-device-array = Die GPU nimmt ein Feld von { $size } Zahlen, die nebeneinander liegen, vom Typ { $type }.
arena-twice = Jeder Bot kann einmal teilnehmen; angegeben waren { $bots }.
arena-too-few = Zu einem Wettkampf gehören mindestens zwei Bots.
arena-other-contest = { $path } enthält einen anderen Wettkampf; nenne eine neue Datei, oder rufe die Arena mit demselben Spiel, denselben Bots, Spielern, Optionen, Startwert und derselben Zeit auf.
arena-no-record = { $path } ist kein Protokoll eines Wettkampfs.

level-newcomer = Neuling
    .help = Schätzt oft falsch ein, was ein Zug wert ist. Ein Kind kann gewinnen.
level-settler = Siedler
    .help = Sieht, was sich sofort lohnt, und übersieht manches.
level-builder = Baumeister
    .help = Nimmt immer, was auf den ersten Blick am besten aussieht.
level-planner = Stadtplaner
    .help = Spielt vor jeder Entscheidung ein paar Fortsetzungen durch.
level-master = Meister
    .help = Sucht bei jeder Entscheidung fast eine Sekunde lang.
level-random = Zufall
    .help = Irgendein erlaubter Zug.
level-greedy = Gierig
    .help = Nimmt immer, was auf den ersten Blick am besten aussieht.
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

## Regeln, die sich nicht übersetzen lassen

cannot-compile = { $file }, Zeile { $line }: Diese Regel lässt sich nicht übersetzen: { $why }.
no-such-field = { $file }, Zeile { $line }: Der Datensatz hat kein Feld „{ $field }“.

## Dateien

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
cli-no-value = { $flag } braucht einen Wert; --help sagt, welchen.
cli-missing = { $name } fehlt; --help zeigt, wie der Befehl lautet.
cli-bad-value = Mit diesem Wert für { $name } geht es nicht; --help zeigt, was möglich ist.
cli-bad-call = Diesen Befehl oder diese Angabe gibt es nicht; townwright --help zählt die Befehle auf.
cli-system-failed = Das System lässt das nicht zu: { $why }.
cli-option-form = „{ $text }“ ist keine Option: Schreibe name=wahl.
cli-interrupted = Angehalten.
cli-stopped-early = Vorzeitig angehalten; das gibt es bis hierher.
cli-preparing = { $game } wird übersetzt (nur einmal) …
cli-preparing-part = { $game } wird übersetzt (nur einmal), { $percent } %: { $function } …
cli-prepared = Alles ist vorbereitet.
cli-prepared-layer = Der Maschinencode liegt in { $path }. Rechner mit gleichem System, Python und Numba nutzen ihn mit TOWNWRIGHT_CODE={ $path }.
cli-cannot-prepare = { $game } lässt sich nicht übersetzen: { $why }
cli-check-as-above = Der Grund ist derselbe wie zuvor.
cli-checked = { $game }: { $passed } Prüfungen bestanden, { $failed } gescheitert.
cli-check-optimised = Python läuft ohne Zusicherungen (-O): So lässt sich nichts prüfen.
cli-portable-alone = --portable braucht --into ORDNER: den Ordner für den Maschinencode.
cli-into-alone = --into gibt es nur mit --portable: Der Maschinencode dieses Rechners hat seinen Platz im Cache.
cli-bot-warming-up = { $bot } wärmt sich auf: { $percent } %
cli-hint-warming-up = Die Tipps sind gleich so weit: { $percent } %
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
cli-command-bots = Die Bots auflisten.
cli-command-simulate = Lässt Bots viele Partien spielen und zeigt, was herauskam.
cli-command-arena = Bots auf denselben Verteilungen mit getauschten Plätzen gegeneinander antreten lassen und bewerten.
cli-command-study = Viele Partien von Bots spielen und einen Bericht schreiben: Punkte, Plätze, was alles wert ist.
cli-command-analyse = Eine beendete Partie durchgehen und sagen, was jede Entscheidung wert war.
cli-command-replay = Geht eine Partiedatei Schritt für Schritt durch.
cli-command-score = Zeigt den Wertungsblatt einer Partiedatei oder einer von Hand ausgelegten Stellung.
cli-command-bench = Misst, wie schnell die Regeln laufen.
cli-command-prepare = Übersetzt alle Spiele oder eines im Voraus: Tipps und Bots, die suchen, sind dann sofort da.
cli-command-check = Prüfen, ob ein Spiel tut, was jedes muss: Regeln, Wörter, Lektion, Programmcode.
cli-command-new-game = Ein Paket mit einem kleinen, fertigen Spiel schreiben, aus dem deins wird.
cli-command-serve = Die Seite anbieten: im Browser spielen, allein oder mit anderen.
cli-command-openapi = Die OpenAPI-Beschreibung des Servers ausgeben.
cli-command-version = Zeigt die Version.

cli-argument-game = Der Name des Spiels, wie ihn `townwright games` zeigt.
cli-argument-new-game = Der Name des neuen Spiels, zum Beispiel „Rolling Pig“.
cli-argument-match = Eine Partiedatei.
cli-argument-bots = Zwei oder mehr Bots; wer sucht, bekommt eine Zeit, wie tree:100ms, oder eine Zahl von Versuchen, wie flat:64.
cli-argument-position = Eine Partiedatei, eine Stellung (.json) oder eine Stellung je Zeile (.jsonl).

cli-option-lang = Die Sprache; ohne Angabe die des Systems.
cli-option-option = Eine Option des Spiels als name=wahl; darf mehrmals vorkommen.
cli-option-json = Gibt JSON für Programme aus.
cli-option-seed = Der Startwert der (ersten) Partie: Gleicher Startwert, gleiche Partie.
cli-option-seats = Wer spielt, mit Kommas getrennt: Namen von Menschen oder von Bots (newcomer, settler, builder, planner, master, random, greedy).
cli-option-load = Setzt eine Partiedatei fort.
cli-option-confirm = Fragt am Ende jedes Zuges, ob er fertig ist.
cli-option-players = Wie viele mitspielen.
cli-option-games = Wie viele Partien.
cli-option-ms = Millisekunden je Entscheidung für Bots, die suchen und selbst keine Zeit nennen.
cli-option-record = Eine Datei, die jede Partie festhält: nach einer Unterbrechung geht der Wettkampf von dort weiter.
cli-option-at-once = Wie viele Partien gleichzeitig gespielt werden; ohne Angabe eine je Kern.
cli-option-cluster = Die Adresse eines Ray-Clusters, der die Partien spielt; „local“ startet einen auf diesem Rechner.
cli-option-gpu = Die GPU neben allen Kernen messen, im selben Lauf.
cli-option-portable = Für jede CPU dieser Architektur übersetzen, für andere Rechner; braucht --into.
cli-option-quick = Weniger Personen und Optionen probieren und nicht übersetzen.
cli-option-parent = Der Ordner für das Paket; ohne Angabe der aktuelle.
cli-option-into = Der Ordner für den portablen Maschinencode.
cli-option-report = Wohin der Bericht kommt (.html); die Partien kommen daneben (.parquet).
cli-option-out = Eine Datei für die ganze Analyse als JSON.
cli-option-bots = Die Bots, mit Kommas getrennt; ein Name steht für alle Plätze.
cli-option-save = Ein Ordner für die Partiedateien.
cli-option-components = Eine Datei, in der jemand mit dem Spiel das Material berichtigt hat.
cli-command-components = Zeigt jeden gedruckten Wert eines Spiels und woher er bekannt ist.
cli-component = Was
cli-value = Wert
cli-provenance = Bekannt aus
cli-why = Warum
cli-option-seconds = Wie lange jeder Wert gemessen wird.
cli-option-host = Die Adresse, unter der gelauscht wird; 0.0.0.0 für alle im Netz.
cli-option-port = Der Port, an dem gelauscht wird.
cli-option-database = Wo die Tische liegen: eine Datei oder eine PostgreSQL-URL; ohne Angabe im eigenen Datenordner.
cli-option-workers = Wie viele Serverprozesse; mehr als einer braucht PostgreSQL.
cli-option-thinkers = Wie viele Prozesse für Bots denken; ohne Angabe einer weniger, als es Kerne gibt.
cli-option-origin = Wo die Seite zu erreichen ist, etwa https://play.example.org; mehrfach möglich.
cli-option-proxy = Die Adresse eines Reverse-Proxys, dem geglaubt wird, für wen er spricht; mehrfach möglich.
cli-option-limit = Eine Grenze als name=zahl; mehrfach möglich.
cli-option-logs = Wie Protokollzeilen aussehen: console oder json.
cli-option-server-seed = Jeder Gast bekommt dieselben Partien, und Bots spielen immer gleich: für Tests und Vorführungen.
cli-option-browser = Die Seite im Browser öffnen.

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
cli-words-hint = tipp hint
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
    - **tipp**: was ein starker Spieler erwägen würde, und warum
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
cli-hint = { $chance } % Gewinnaussicht, Vorsprung { $lead }
cli-not-over = { $path } ist nicht beendet; nur beendete Partien können analysiert werden.
cli-arena-games = Partien
cli-arena-wins = Siege, %
cli-arena-deals = Gewonnene Verteilungen, %
cli-arena-score = Punkte
cli-arena-lead = Vorsprung
cli-arena-rating = Wertung
cli-arena-milliseconds = ms je Entscheidung
cli-arena-caption = In Klammern: 95-%-Intervalle, aus neu gezogenen ganzen Verteilungen.
cli-analysis-number = Nr.
cli-analysis-player = Spieler
cli-analysis-played = Gespielt
cli-analysis-mark = Urteil
cli-analysis-cost = Verlorene Punkte
cli-analysis-best = Besser
cli-analysis-why = Wegen
cli-analysis-decisions = Entscheidungen
cli-analysis-lost = Verlorene Punkte insgesamt
cli-analysis-caption = Punkte Vorsprung, die am Ende der Partie zu erwarten sind.
cli-mark-good = gut
cli-mark-fine = in Ordnung
cli-mark-mistake = Fehler
cli-mark-blunder = grober Fehler
cli-measuring = { $game } wird gemessen …
cli-measuring-gpu = { $game } wird auf der GPU gemessen; erst werden ihre Programme übersetzt, das dauert ein, zwei Minuten …
cli-bench-players = Personen
cli-bench-random_games_per_second = Zufallspartien je Sekunde
cli-bench-random_actions_per_second = Zufallsaktionen je Sekunde
cli-bench-batch_actions_per_second = Aktionen pro Sekunde im Stapel, alle Kerne
cli-bench-greedy_games_per_second = Greedy-Partien je Sekunde
cli-bench-playouts_per_second = Greedy-Durchläufe je Sekunde
cli-bench-tries_per_second = Suche: Versuche je Sekunde
cli-bench-state_bytes = Bytes eines Zustands
cli-bench-copy_nanoseconds = Kopie eines Zustands, ns
cli-bench-score_nanoseconds = Wertung eines Tisches, ns
cli-bench-legal_and_apply_microseconds = legal + apply aus Python, µs
cli-bench-match_step_microseconds = Eine Entscheidung durch Match, µs
cli-bench-compile_cpu_seconds = Regeln und Bots übersetzen, CPU-Sekunden
cli-bench-first_start_seconds = Erster Start: bis zur ersten legalen Aktion, s
cli-bench-start_seconds = Spätere Starts: bis zur ersten legalen Aktion, s
cli-bench-terminal_seconds = Bis das Terminal etwas zeigt, s
cli-bench-portable_ratio = Zufallsspiel: Tempo des portablen Codes, nativ = 1
cli-bench-same_games = Zufallspartien, die auf beiden gleich ausgingen
cli-bench-cpu_games_per_second = CPU, alle Kerne: Zufallspartien je Sekunde
cli-bench-gpu_games_per_second = GPU: Zufallspartien je Sekunde
cli-bench-games_ratio = … mal so viele
cli-bench-cpu_actions_per_second = CPU, alle Kerne: ihre Aktionen je Sekunde
cli-bench-gpu_actions_per_second = GPU: ihre Aktionen je Sekunde
cli-bench-cpu_batch_actions_per_second = CPU, alle Kerne: Aktionen im Stapel je Sekunde
cli-bench-gpu_batch_actions_per_second = GPU: Aktionen im Stapel je Sekunde
cli-bench-batch_ratio = … mal so viele
cli-bench-gpu_compile_seconds = Übersetzen der GPU-Programme, s
cli-gpu-caption = Stapel von { $batch } Partien auf der CPU, von { $rows } auf der GPU.
gpu-differs = { $game } ging auf der GPU anders aus als auf der CPU: Bitte melde das als unseren Fehler.

## Neue Spiele

new-game-bad-name = „{ $name }“ kann kein Spiel heißen: Nimm Buchstaben von A bis Z und Ziffern, zwischen Wörtern je ein Leerzeichen, Bindestrich oder Unterstrich, höchstens { $most } Zeichen.
new-game-taken = Es gibt schon ein Spiel namens { $game }; wähle einen anderen Namen.
new-game-module = Den Namen { $name } benutzt Python schon; wähle einen anderen.
new-game-exists = { $path } gibt es schon; wähle einen anderen Namen oder mit --in einen anderen Ordner.
new-game-written =
    Das Spiel liegt in { $path }. Es läuft schon:

    pip install -e { $path }
    townwright check { $game }
    townwright play { $game }

    Dann ändere seine Regeln: Fang mit src/{ $game }/rules.py an.

## Studien

study-needs-libraries = Ein Bericht braucht die Bibliothek { $library }, die nicht installiert ist: pip install "townwright[study]".
study-no-folder = diesen Ordner gibt es nicht
cluster-needs-ray = Ein Cluster braucht die Bibliothek Ray, die nicht installiert ist: pip install "townwright[cluster]".
no-cluster = Unter „{ $address }“ antwortet kein Ray-Cluster: { $why }
study-written = Der Bericht steht in { $report }, die Partien stehen in { $rows }.
study-title = { $game }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
study-made = { $players ->
    [one] Eine Person
   *[other] { $players } Personen
}; Bots: { $bots }, die reihum die Plätze wechseln; Optionen: { $options }; Startzahlen ab { $first }. Intervalle gelten für 95 %.
study-points = Punkte
study-games = Partien
study-all = alle
study-mean = Mittel
study-deviation = Streuung
study-low = 5 %
study-median = Median
study-high = 95 %
study-share = gewonnen
study-winners = wer gewinnt
study-others = die anderen
study-difference = Unterschied
study-times = so oft im Spiel
study-a-game = je Partie
study-in-games = in so vielen Partien
study-decisions = kleine Entscheidungen
study-action = Aktion: { $name }
study-event = Ereignis: { $name }
study-all-sets = Alle { $sets } Zusammenstellungen, die schwersten oder ärmsten zuerst
study-scores = Punkte
    .text = Wie viele Punkte eine Partie bringt.
study-won = Gewonnen
    .text = Wie oft das Ziel erreicht wird.
study-seats = Plätze
    .text = Wie oft jeder Platz gewinnt; ein geteilter erster Platz zählt anteilig. Jeder Bot sitzt überall, damit sich der Platz von dem unterscheiden lässt, der dort sitzt.
study-sources = Woraus die Punkte bestehen
    .text = Die mittleren Punkte jeder Quelle, wo sie im Spiel ist: bei denen, die gewinnen, und bei den anderen. Was sich am meisten unterscheidet, entscheidet am meisten.
study-sets = Was für die Partie gezogen wird
    .text = Welche der gezogenen Karten eine Partie leicht oder ergiebig machen, einzeln und zusammen.
study-often = Was getan wird und was geschieht
    .text = Wie oft jede Art von Aktion und jedes Ereignis vorkommt.
study-length = Länge
    .text = Wie viele kleine Entscheidungen eine Partie braucht, die ohne Wahl eingeschlossen.

## Der Server

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
server-not-watched = Das geht nur an einem Tisch, an dem nur Bots sitzen, und nur für den, der ihn eröffnet hat.
server-not-away = { $seat } ist da oder war es gerade noch.
server-seats-open = Es sind noch Plätze frei.
server-started = Das Spiel hat schon begonnen.
server-running-match = Diese Partie lief noch, als sie gespeichert wurde; aus einer Datei öffnen lässt sie sich, sobald sie zu Ende ist.
server-not-over = Das geht, sobald das Spiel zu Ende ist.
server-rules-changed = Die Regeln dieses Spiels haben sich seither geändert (damals Fassung { $found }, jetzt Fassung { $known }): Du kannst diesen Tisch noch ansehen, aber nicht mehr daran spielen oder ihn nachspielen.
server-nobody = Mindestens ein Mensch muss mitspielen.
server-seed-alone = Eine Startzahl lässt sich nur wählen, wo niemand sonst eingeladen ist.
server-too-many-tables = Du hast schon { $most } unfertige oder eingelesene Tische; spiele erst einen zu Ende oder verlasse ihn.
server-too-many-connections = Du hast schon { $most } Verbindungen offen; schließe erst eine.
server-slow-down = Zu viel auf einmal; warte einen Augenblick.
server-silence = Von dir war eine Weile nichts zu hören.
server-too-large = Das ist zu groß: höchstens { $most } Bytes.
server-not-compiled = Der Programmcode für { $game } ließ sich nicht übersetzen. Näheres steht im Serverprotokoll.
server-bad-message = Diese Nachricht ist nicht zu verstehen: { $why }
server-bad-talk = Worte bestehen aus Buchstaben, nicht aus Steuerzeichen.
server-foreign-origin = Diese Seite darf nicht mit diesem Server sprechen.
server-no-route = Unter dieser Adresse gibt es nichts.
server-no-page = Die Seite ist noch nicht gebaut: make page baut sie.
server-internal = Hier ist etwas schiefgegangen; nichts wurde verändert.
server-no-analysis = Dieses Spiel wurde noch nicht analysiert.
server-bad-database = „{ $url }“ ist keine brauchbare Datenbank: Gib eine Datei an oder eine URL, die mit postgresql:// beginnt.
server-newer-database = Die Datenbank hat eine neuere Version ({ $version }) als dieses Programm.
server-one-process = Mehrere Serverprozesse brauchen PostgreSQL: Nenne es mit --database.
server-bad-port = { $port } ist kein Port: Gib eine Zahl von 1 bis 65535 an.
server-bad-limit = Eine Grenze namens „{ $name }“ gibt es nicht, oder { $value } ist keine Zahl dafür; es gibt: { $known }.
server-bad-origin = „{ $origin }“ ist kein Ursprung: Schreib ihn wie https://play.example.org, ohne Schrägstrich am Ende.
server-port-taken = Port { $port } von { $host } lässt sich nicht benutzen: { $why }.
server-address = Townwright läuft unter { $address }. Strg-C beendet es.
server-unreachable = Die Datenbank ist nicht erreichbar: { $why }.

## Lektionen
server-no-lesson = Für { $game } gibt es noch keine Lektion.
lesson-something-else = Gerade ist etwas anderes dran: Folge dem Hinweis oder beende die Lektion und spiele frei weiter.
server-no-steps = An diesem Tisch gibt es keine Lektion und kein Rätsel.

## Aufgaben des Tages und Herausforderungen per Link
daily-no-such-day = Für den { $date } gibt es keine Aufgabe: Die erste ist die vom { $first }, die neueste die vom { $last }.
daily-bad-date = „{ $text }“ ist kein Datum: Schreibe es wie { $example }.
daily-kept-apart = Du kannst sie beliebig oft spielen; das erste Ergebnis eines Tages zählt.
share-title = Townwright · { $game } · { $date }
share-target = { $reached ->
    [1] { $points } Punkte, { $over } über dem Ziel
   *[other] { $points } Punkte, { $short } unter dem Ziel
}
share-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
share-lead = { $ahead ->
    [1] { $points } : { $best }, { $by } vor { $rival }
    [0] { $points } : { $best }, gleichauf mit { $rival }
   *[other] { $points } : { $best }, { $by } hinter { $rival }
}
share-me = ich
daily-alone = allein
daily-against = gegen { $names }
cli-command-daily = Die Aufgabe des Tages: zeigen, was es heute gibt, oder spielen.
cli-option-date = Der Tag, etwa 2026-11-15; ohne Angabe heute.
server-nothing-to-share = Einen Text zum Teilen gibt es nur zu einer beendeten Aufgabe des Tages, für die, die sie gespielt haben.
server-fixed-seats = Bei einer Aufgabe des Tages und bei einer Herausforderung bleiben die anderen, wer sie sind, damit alle dasselbe spielen.
server-no-challenge = Herausfordern kannst du nur mit einem Spiel, das du selbst von der ersten Entscheidung bis zum Ende gespielt hast.
server-own-challenge = Du hast selbst an diesem Tisch gesessen: Du weißt, was gegeben wird.
csv-ended = beendet
csv-game = Spiel
csv-occasion = Anlass
csv-counts = zählt
csv-players = Personen
csv-seat = Platz
csv-points = Punkte
csv-best = Bester der anderen
csv-target = Ziel
csv-place = Rang
csv-won = gewonnen
csv-others = die anderen
csv-options = Optionen
csv-decisions = Entscheidungen
csv-sheet = Wertungsblatt

## Stellungen
points-below-told = { $seat } hat { $points } Punkte auf der Zählleiste; was davon genannt ist, ergibt aber { $told }.

## Rätsel
no-puzzles = Für { $game } gibt es noch keine Rätsel.
no-such-puzzle = Ein Rätsel „{ $puzzle }“ gibt es nicht.
puzzle-none = An diesem Tisch wird kein Rätsel gestellt.
puzzle-answered = Das Rätsel ist beantwortet: Versuche es noch einmal, sieh dir die Lösung an oder nimm das nächste.
puzzle-no-hint = Beim Rätsel gibt es keine Tipps; die Lösung kannst du dir zeigen lassen.
puzzle-first = Entscheide dich zuerst oder lass dir die Lösung zeigen.
puzzle-line-over = Hier endet der bessere Weg.
cli-command-puzzle = Ein Rätsel lösen: eine Entscheidung, und eine Wahl ist klar die beste.
cli-argument-number = welches, von 1 an; ohne Angabe irgendeines
cli-puzzle = Rätsel { $number } von { $count }, Schwierigkeit { $difficulty } von 5. Welche Wahl ist klar die beste?
cli-puzzle-right = Richtig: { $action } Das bringt voraussichtlich { $points } Punkte mehr als die zweitbeste Wahl.
cli-puzzle-wrong = Nicht die beste Wahl: { $action } Etwa { $points } Punkte mehr bringt: { $best }
cli-puzzle-unlisted = Nicht die beste Wahl und auch keine der guten: { $action } Am besten: { $best }
cli-puzzle-line = Der bessere Weg: { $line }
cli-puzzle-number = Es gibt die Rätsel 1 bis { $count }.
cli-puzzle-choice = Wahl
cli-puzzle-lead = Vorsprung
cli-puzzle-chance = Siegchance
