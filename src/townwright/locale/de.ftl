### Texte, die alle Spiele teilen.

seat = Spieler { $number }
total = Summe

# Was der Verlauf über eine Aktion ohne Ereignis sagt.
decision-end_turn = { $seat } beendet den Zug.
# Dasselbe als Aufforderung an den Spieler, der am Zug ist.
move-end_turn = Beende deinen Zug.
# Ein Zug im Verlauf: die Person und was sie getan hat.
turn-sentence = { $name } { $did }.

## Fehler

bad-player-count = { $exact ->
    [0] Dieses Spiel ist für { $low } bis { $high } Spieler, nicht für { $found }.
   *[1] Dieses Spiel ist für genau { $low } Spieler, nicht für { $found }.
}
broken-game = Das Spiel „{ $game }“ aus dem Paket { $package } lässt sich nicht laden ({ $why }).
broken-file = { $file } des Spiels „{ $game }“ ist nicht lesbar und wurde übersprungen ({ $why }).
no-such-game = Es gibt kein Spiel „{ $game }“. Spiele: { $games }.
no-such-option = { $count ->
    [0] Es gibt keine Option „{ $option }“; dieses Spiel hat keine Optionen.
   *[other] Es gibt keine Option „{ $option }“. Optionen: { $options }.
}
without-components = Zu { $game } gibt es keine Daten über das Spielmaterial.
no-components = Das Material von { $game } ist vollständig bekannt, es gibt nichts zu korrigieren.
no-such-choice = „{ $choice }“ ist kein Wert der Option { $option }. Möglich sind: { $choices }.
option-of-others = { $players ->
    [one] Die Option { $option } gibt es im Solospiel nicht.
   *[other] Die Option { $option } gibt es mit { $players } Spielern nicht.
}
no-such-bot = Es gibt keinen Bot „{ $bot }“. Bots: { $bots }.
slow-bot = „{ $bot }“ sucht vor jeder Aktion und ist für Simulationen zu langsam. Nimm die Arena (townwright arena) oder einen von newcomer, settler, builder, random und greedy.
bot-needs-budget = Wie lange darf „{ $bot }“ suchen? Schreib { $bot }:100ms (Zeit) oder { $bot }:64 (Versuche). In der Arena geht auch --ms.
bot-without-budget = „{ $bot }“ sucht nicht. Schreib nur den Namen.
no-such-setting = Die Suche hat keine Einstellung „{ $setting }“. Einstellungen: { $settings }.
bad-setting = „{ $value }“ ist keine Zahl für die Einstellung { $setting }.
no-such-reward = „{ $reward }“ ist keine Belohnung. Möglich sind: { $rewards }.
no-such-illegal = Unerlaubte Aktionen lassen sich nicht mit „{ $illegal }“ behandeln. Wähle end (die Partie endet mit der schlechtesten Belohnung) oder raise (eine Exception).
no-such-learner = Der Platz des Lernenden muss zwischen 0 und { $last } liegen, nicht { $found }.
bad-opponent-count = { $needed ->
    [one] Es gibt einen weiteren Platz: Nenne einen Bot, nicht { $found }.
   *[other] Es gibt { $needed } weitere Plätze: Nenne einen Bot für alle oder je einen, nicht { $found }.
}
no-compact-actions = { $game } hat keinen kleineren Aktionsraum.
no-such-mask = „{ $mask }“ ist keine Art von Maske. Wähle True, False oder packed.
bad-thread-count = Nimm 1 bis { $most } Threads, nicht { $threads }.
bad-animation = „{ $path }“ muss auf .gif oder .html enden.
no-policy-bot = „{ $bot }“ sucht, und das geht im Batch nicht. Nimm newcomer, settler, builder, random oder greedy.
bad-batch-size = Ein Batch braucht mindestens eine Partie, nicht { $size }.
bad-batch-states = Der Batch braucht { $size ->
        [one] 1 Zustand
       *[other] { $size } Zustände
    } von { $game }.
cpu-batch-only = Nur Batches auf der CPU lassen sich kopieren, neu austeilen oder auf Zustände setzen.
bad-search-budget = Eine Suche braucht mindestens einen Versuch und einen Kandidaten und eine Tiefe von mindestens 0, nicht { $tries }, { $candidates } und { $depth }.
bad-openspiel-variant = Die Parameter „last“ und „deals“ dürfen nicht negativ sein ({ $last }, { $deals }).
bad-batch-actions = Ein Schritt dieses Batchs braucht ein Array mit { $size ->
        [one] 1 Aktion
       *[other] { $size } Aktionen
    }.
missing-extra = Dafür fehlt { $package }: pip install "townwright[{ $extra }]".
no-gpu = Keine CUDA-GPU gefunden. Du brauchst eine NVIDIA-GPU, ihren Treiber und pip install "townwright[gpu]".
bad-device-array = Die GPU braucht ein zusammenhängendes Array mit { $size ->
        [one] 1 Zahl
       *[other] { $size } Zahlen
    } vom Typ { $type }.
arena-twice = Jeder Bot kann nur einmal teilnehmen, angegeben waren aber { $bots }.
arena-too-few = Die Arena braucht mindestens zwei Bots.
arena-other-contest = { $path } gehört zu einem anderen Wettkampf. Nimm eine neue Datei oder dasselbe Spiel mit denselben Bots und Optionen, derselben Spielerzahl, demselben Startwert und derselben Zeit.
arena-no-record = { $path } ist keine Arena-Datei.
benchmark-needs = Nenne ein Spiel und einen Agenten oder mit --verify eine Einreichung zum Prüfen.
benchmark-deals = Wähle 1 bis { $most } Aufbauten, nicht { $found }.
benchmark-no-submission = { $path } ist keine Einreichung: { $why }
benchmark-other-protocol = Die Einreichung folgt Version { $found } des Protokolls; dies ist Version { $known }.
benchmark-other-games = Die Einreichung muss jede Partie des Protokolls genau einmal enthalten: { $needed } erwartet, { $found } gefunden.
benchmark-illegal = Aufbau { $deal } ({ $lineup }): Aktion { $number } fehlt oder ist nicht erlaubt.
benchmark-other-action = Aufbau { $deal } ({ $lineup }): Aktion { $number } ist nicht die Wahl des Gegners.
benchmark-other-result = Aufbau { $deal } ({ $lineup }): Die Aktionen führen nicht zu diesem Ergebnis.
bad-network = { $path } ist kein Netz für dieses Spiel: { $why }.
train-no-plan = { $game } hat keinen Trainingsplan. Gib einen mit --plan an.
train-bad-plan = { $path } ist kein Trainingsplan: { $why }.
train-other-plan = { $path } wurde mit einem anderen Plan trainiert. Nimm einen neuen Ordner oder denselben Plan.
no-network = { $game } hat kein Netz { $number }, deshalb geht learned={ $number } nicht.

level-newcomer = Neuling
    .help = Schätzt Züge oft falsch ein. Leicht zu schlagen.
level-settler = Siedler
    .help = Sieht, was sich sofort lohnt, übersieht aber manches.
level-builder = Baumeister
    .help = Spielt immer den Zug, der auf den ersten Blick am besten aussieht.
level-planner = Stadtplaner
    .help = Spielt vor jeder Entscheidung ein paar mögliche Fortsetzungen durch.
level-master = Meister
    .help = Überlegt bei jeder Entscheidung fast eine Sekunde lang.
level-random = Zufall
    .help = Spielt irgendeinen erlaubten Zug.
level-greedy = Gierig
    .help = Spielt wie der Baumeister; der übliche Maßstab für neue Bots.
bad-name = „{ $name }“ geht nicht als Name: Nimm 1 bis { $most } Zeichen und keine unsichtbaren Zeichen.
bad-seed = „{ $seed }“ ist kein Startwert. Ein Startwert ist eine ganze Zahl von 0 bis { $last }.
too-many-redeals = Diese Partie wurde schon { $most }-mal von einem früheren Moment aus fortgesetzt. Beginne eine neue.

unreadable-action = Einen Zug „{ $text }“ gibt es in diesem Spiel nicht.
ambiguous-action = „{ $text }“ passt auf { $count } Züge, zum Beispiel: { $examples }.
not-legal = „{ $text }“ geht jetzt nicht.
not-a-legal-number = Aktion Nummer { $number } ist gerade nicht erlaubt.
game-over = Die Partie ist zu Ende.
not-your-turn = { $seat } ist dran.

nothing-to-undo = Es gibt nichts rückgängig zu machen.
undo-ends-here = Das lässt sich nicht rückgängig machen: Seitdem wurde etwas aufgedeckt, oder jemand anders war dran.
nothing-to-redo = Es gibt nichts zu wiederholen.

first-card-founds = Leg die erste Karte auf 0,0.
only-a-corner = Die Karte würde die Stadt nur an einer Ecke berühren. Sie muss mit einer Kante an die Stadt grenzen oder einen Teil von ihr überdecken.
does-not-touch = Die Karte würde die Stadt nicht berühren. Sie muss mit einer Kante an die Stadt grenzen oder einen Teil von ihr überdecken.

## Regeln, die sich nicht kompilieren lassen

cannot-compile = { $file }, Zeile { $line }: { $why }
not-compilable = Diese Regel lässt sich nicht kompilieren: { $why }.
no-such-field = Der Datensatz hat kein Feld „{ $field }“.
no-such-name = „{ $name }“ ist nicht definiert.
needs-rule = „{ $name }“ braucht @rule.

## Dateien

not-json = Das ist keine JSON-Datei.
not-a-match-file = Das ist keine Partiedatei: { $why }.
not-a-position = Diese Stellung lässt sich nicht werten: { $why }.
other-rules-version = Diese Partie wurde nach Version { $found } der Regeln gespielt; dieses Programm hat Version { $known }.
bad-action-in-file = Aktion { $number } der Datei, „{ $text }“, geht nicht: { $why }
bad-redeal = Die Datei mischt nach Aktion { $after } neu, was dort nicht geht.
cannot-read = { $path } lässt sich nicht lesen: { $why }.
cannot-write = { $path } lässt sich nicht schreiben: { $why }.
not-corrections = Eine Datei mit Korrekturen muss ein JSON-Objekt sein.
bad-line = Zeile { $number } der Datei: { $why }
no-game-in-file = Das ist weder eine Partiedatei noch eine Stellung: Der Name des Spiels fehlt.
no-positions = Stellungen von { $game } lassen sich nicht werten.

## Der Befehl

bad-bot-count = { $players ->
    [one] Ein Platz braucht einen Bot, nicht { $found }.
   *[other] { $players } Plätze brauchen einen Bot für alle oder je einen, nicht { $found }.
}
cli-about = Brettspiele rund um den Städtebau: spielen, erforschen und Bots dafür trainieren.
cli-usage = Aufruf:
cli-usage-commands = BEFEHL …
cli-usage-options = [OPTIONEN]
cli-commands = Befehle
cli-arguments = Argumente
cli-options = Optionen
cli-no-such-language = Es gibt keine Sprache „{ $found }“. Sprachen: { $known }.
cli-no-such-flag = Die Option { $flag } gibt es hier nicht. Siehe --help.
cli-no-value = { $flag } braucht einen Wert. Siehe --help.
cli-missing = { $name } fehlt. Siehe --help.
cli-bad-value = Ungültiger Wert für { $name }. Siehe --help.
cli-bad-call = Diesen Befehl oder dieses Argument gibt es nicht. Siehe townwright --help.
cli-system-failed = Das Betriebssystem meldet einen Fehler: { $why }.
cli-option-form = „{ $text }“ ist keine Option. Schreib name=wert.
cli-interrupted = Abgebrochen.
cli-stopped-early = Vorzeitig abgebrochen. Das sind Teilergebnisse.
cli-preparing = { $game } wird kompiliert (nur einmal) …
cli-preparing-part = { $game } wird kompiliert (nur einmal), { $percent } %: { $function } …
cli-prepared = Alles ist kompiliert.
cli-prepared-layer = Der Maschinencode liegt in { $path }. Rechner mit gleichem Betriebssystem, Python und Numba nutzen ihn mit TOWNWRIGHT_CODE={ $path }.
cli-cannot-prepare = { $game } lässt sich nicht kompilieren: { $why }
cli-check-as-above = Derselbe Grund wie oben.
cli-checked = { $game }: { $passed } Prüfungen bestanden, { $failed } fehlgeschlagen.
cli-check-optimised = Nichts wurde geprüft: Python läuft ohne Assertions (-O).
cli-portable-alone = --portable braucht --into ORDNER, den Ordner für den Maschinencode.
cli-into-alone = --into geht nur mit --portable. Der Maschinencode für diesen Rechner liegt im Cache.
cli-bot-warming-up = { $bot } wird vorbereitet: { $percent } %
cli-hint-warming-up = Tipps werden vorbereitet: { $percent } %
cli-players = { $exact ->
    [0] { $low }–{ $high } Spieler
   *[1] { $low } Spieler
}

cli-command-games = Zeigt alle Spiele.
cli-command-rules = Zeigt die Regeln eines Spiels.
cli-command-play = Startet eine Partie im Terminal, gegen Bots oder mit Freunden an einer Tastatur.
cli-command-bots = Zeigt alle Bots.
cli-command-simulate = Lässt Bots viele Partien spielen und zeigt die Ergebnisse.
cli-command-arena = Lässt Bots mit demselben Aufbau auf allen Plätzen gegeneinander spielen und bewertet sie.
cli-command-study = Simuliert viele Partien und schreibt einen Bericht: Punkte, Plätze und was jede Karte bringt.
cli-command-benchmark = Lässt einen Agenten die Testpartien des Benchmarks spielen und schreibt eine Einreichung oder prüft eine.
cli-command-dataset = Lässt Bots Partien spielen und schreibt sie als Parquet-Datei, mit einer Beschreibung.
cli-command-train = Trainiert das Netz, mit dem die Bots eines Spiels denken, in Partien gegen sich selbst.
cli-command-analyse = Analysiert eine beendete Partie und bewertet jede Entscheidung.
cli-command-replay = Spielt eine Partiedatei Schritt für Schritt nach.
cli-command-score = Zeigt das Wertungsblatt einer Partiedatei oder einer von Hand eingegebenen Stellung.
cli-command-bench = Misst, wie schnell die Regeln laufen.
cli-command-prepare = Kompiliert ein Spiel oder alle im Voraus, damit Tipps und starke Bots sofort bereit sind.
cli-command-check = Prüft ein Spielpaket: Regeln, Texte, Lektion, Rätsel, Maschinencode.
cli-command-new-game = Legt ein Paket mit einem kleinen, lauffähigen Spiel an, das du umbauen kannst.
cli-command-serve = Startet den Server: im Browser spielen, allein oder mit anderen.
cli-command-backup = Sichert die ganze Datenbank eines Servers in eine Datei, auch im laufenden Betrieb.
cli-command-restore = Füllt eine neue Datenbank aus einer Sicherung.
cli-command-openapi = Gibt das OpenAPI-Dokument des Servers aus.
cli-command-version = Zeigt die Version.

cli-argument-game = Der Name des Spiels, wie ihn `townwright games` zeigt.
cli-argument-new-game = Der Name des neuen Spiels, zum Beispiel „Rolling Pig“.
cli-argument-match = Eine Partiedatei.
cli-argument-bots = Zwei oder mehr Bots; in einem kooperativen Spiel oder Solospiel genügt einer. Suchende Bots bekommen eine Zeit, wie tree:100ms, oder eine Zahl von Versuchen, wie flat:64.
cli-argument-agent = Der Agent: ein Bot wie tree:64 oder ein eigenes Modul wie my_package.my_bot:100ms.
cli-argument-backup = Die Sicherungsdatei.
cli-argument-position = Eine Partiedatei, eine Stellung (.json) oder eine Stellung pro Zeile (.jsonl).

cli-option-lang = Sprache; Standard: die des Systems.
cli-option-option = Spieloption als name=wert; mehrfach möglich.
cli-option-json = Gibt JSON aus.
cli-option-seed = Startwert der (ersten) Partie. Gleicher Startwert, gleiche Partie.
cli-option-seats = Wer spielt, durch Kommas getrennt: Namen von Menschen oder Bots (newcomer, settler, builder, planner, master, random, greedy).
cli-option-load = Setzt eine Partiedatei fort.
cli-option-confirm = Fragt am Ende jedes Zuges nach.
cli-option-players = Anzahl der Spieler.
cli-option-games = Anzahl der Partien.
cli-option-ms = Millisekunden pro Entscheidung für suchende Bots ohne Zeit oder Versuche im Namen.
cli-option-analysis-ms = Millisekunden für jede Entscheidung; Standard: 200.
cli-option-record = Datei, die jede Partie festhält; ein abgebrochener Wettkampf geht von dort weiter.
cli-option-at-once = Anzahl gleichzeitiger Partien; Standard: eine pro Kern.
cli-option-cluster = Adresse eines Ray-Clusters, der die Partien spielt; „local“ startet einen auf diesem Rechner.
cli-option-gpu = Misst im selben Lauf die GPU gegen alle CPU-Kerne.
cli-option-portable = Kompiliert für jede CPU dieser Architektur, für andere Rechner; braucht --into.
cli-option-quick = Probiert weniger Spielerzahlen und Optionen und kompiliert nicht.
cli-option-parent = Ordner, in dem das Paket angelegt wird; Standard: der aktuelle.
cli-option-into = Ordner für portablen Maschinencode.
cli-option-report = Wohin der Bericht kommt (.html); die Partien landen daneben (.parquet).
cli-option-deals = Anzahl der Testaufbauten; Standard: alle 1000.
cli-option-note = Wie der Agent trainiert wurde; steht dann in der Einreichung.
cli-option-submission = Datei für die Einreichung (.jsonl.gz).
cli-option-submission-verify = Spielt die Partien einer Einreichung nach und prüft Ergebnisse und Gegner.
cli-option-dataset = Datei für die Partien (.parquet); die Beschreibung kommt daneben (.md).
cli-option-plan = Der Trainingsplan (.json); Standard: der des Spiels.
cli-option-training = Ordner für Netz, Zwischenstand und Lernkurve; ein abgebrochenes Training geht von dort weiter.
cli-option-minutes = Minuten für das Training; eine Runde, die länger dauern würde, beginnt nicht mehr; Standard: 10.
cli-option-out = Datei für die ganze Analyse als JSON.
cli-option-bots = Bots, durch Kommas getrennt; ein einzelner Name steht für alle Plätze.
cli-option-save = Ordner für die Partiedateien.
cli-option-components = Datei mit Korrekturen am Spielmaterial, nach einem gedruckten Exemplar.
cli-command-components = Zeigt jeden gedruckten Wert eines Spiels und seine Quelle.
cli-component = Was
cli-value = Wert
cli-provenance = Quelle
cli-why = Warum
cli-option-seconds = Sekunden pro Messung.
cli-option-host = Adresse des Servers; 0.0.0.0 für das ganze Netz.
cli-option-port = Port des Servers.
cli-option-database = Die Datenbank des Servers: Datei oder PostgreSQL-URL; Standard: tables.sqlite in deinem Datenordner.
cli-option-lan = Lässt andere in deinem Netz mitspielen: lauscht auf allen Adressen und setzt die Adresse dieses Rechners in Links.
cli-option-processes = Anzahl der Serverprozesse; mehr als einer braucht PostgreSQL.
cli-option-bot-workers = Prozesse für suchende Bots und Tipps, je Serverprozess; Standard: einer weniger, als es Kerne gibt.
cli-option-origin = Öffentliche Adresse der Seite, etwa https://play.example.org; mehrfach möglich.
cli-option-proxy = Adresse eines vertrauenswürdigen Reverse-Proxys (sein X-Forwarded-For gilt); mehrfach möglich.
cli-option-limit = Ein Limit als name=zahl; mehrfach möglich.
cli-option-logs = Format der Logzeilen: console oder json.
cli-option-server-seed = Gibt jedem Gast dieselben Partien und lässt Bots immer gleich spielen, für Tests und Vorführungen.
cli-option-browser = Öffnet die Seite im Browser.

cli-welcome = Tippe ? für Hilfe.
cli-games = Spiele
cli-bots = Bots: fünf Stufen von schwach bis stark, dann zwei einfache Bots
cli-daily = Aufgaben des Tages
cli-which-game = Welches Spiel (1 bis { $last })? >
cli-question = { $seat }: { $question }
cli-hand-over = { $seat }, du bist dran. Drück die Eingabetaste, wenn niemand sonst zusieht.
cli-confirm = Eingabetaste beendet deinen Zug, „rückgängig“ nimmt den letzten Schritt zurück. >
cli-confirm-first = Beende erst deinen Zug.
cli-more-choices = … und { $count } weitere. Mit „alle“ siehst du sie.
cli-saved = Gespeichert als { $path }.
cli-match-saved = Die Partie ist in { $path } gespeichert. { $over ->
    [1] Nachspielen: townwright replay DATEI.
   *[0] Weiterspielen: townwright play --load DATEI; nachspielen: townwright replay DATEI.
}
cli-winners = { $count ->
    [0] Niemand hat gewonnen.
    [one] { $names } hat gewonnen.
   *[other] { $names } teilen sich den Sieg.
}
cli-reached = { $won ->
    [1] { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, Ziel { $target }: gewonnen!
   *[0] { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, Ziel { $target }: verloren.
}
cli-words-help = ? hilfe h help
cli-words-list = alle a list l
cli-words-log = verlauf log
cli-words-hint = tipp hint
cli-words-rules = regeln rules
cli-words-undo = rückgängig rueckgaengig zurück zurueck z undo u
cli-words-redo = wiederholen w wieder redo r
cli-words-save = speichern save
cli-words-quit = ende e quit q exit
cli-words-next = weiter w next n
cli-words-back = zurück zurueck z back b
cli-play-help =
    Tippe die **Nummer** eines Zugs oder den **Text** daneben. Das Ende des Textes genügt, wenn es eindeutig ist,
    bei einem Kartenspiel zum Beispiel „3,-1 turned“.

    - **alle**: alle Züge und was jeder sofort bringt
    - **verlauf**: was bisher geschah, eine Zeile pro Zug
    - **tipp**: was ein starker Spieler erwägen würde, und warum
    - **rückgängig**, **wiederholen**: letzte Entscheidung zurücknehmen, noch einmal spielen
    - **speichern** DATEI: Partiedatei speichern
    - **regeln**: die Regeln des Spiels
    - **ende**: aufhören; die Partie wird gespeichert
cli-puzzle-help =
    Tippe die **Nummer** eines Zugs oder den **Text** daneben. Das Ende des Textes genügt, wenn es eindeutig ist,
    bei einem Kartenspiel zum Beispiel „3,-1 turned“. Dein erster Zug ist deine Antwort.

    - **alle**: alle Züge und was jeder sofort bringt
    - **regeln**: die Regeln des Spiels
    - **ende**: das Rätsel verlassen
cli-replay-ask = { $number } von { $last }: Eingabetaste für weiter, z für zurück, eine Zahl springt dorthin, e beendet >
cli-replay-help = Eingabetaste für den nächsten Schritt, z für zurück, eine Zahl springt dorthin, e beendet.

cli-seat = Platz
cli-bot = Bot
cli-mean-score = Punkte im Schnitt
cli-deviation = Standardabweichung
cli-wins = Erste Plätze
cli-speed = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}, { $rate } pro Sekunde
cli-too-few-games = Spiel mindestens eine Partie, nicht { $found }.
cli-decimal-mark = ,
cli-percent = { $number } %
cli-not-over = { $path } ist nicht beendet. Nur beendete Partien lassen sich analysieren.
cli-arena-games = Partien
cli-arena-wins = Siege, %
cli-arena-deals = Gewonnene Aufbauten, %
cli-arena-score = Punkte
cli-arena-lead = Vorsprung
cli-arena-rating = Spielstärke
cli-arena-milliseconds = ms pro Entscheidung
cli-arena-caption = In Klammern: 95-%-Konfidenzintervalle, Bootstrap über ganze Aufbauten.
benchmark-against = Gegen
benchmark-written = Einreichung: { $path }.
benchmark-verified = { $games ->
    [one] Die Partie ist geprüft.
   *[other] Alle { $games } Partien sind geprüft.
}
dataset-written = Partien: { $path }. Beschreibung: { $card }.
cli-analysis-moments = { $name }: Schlüsselmomente
cli-analysis-no-mistakes = { $name }: keine Fehler
cli-analysis-accuracy = Genauigkeit
cli-analysis-words = In Worten
cli-analysis-number = Nr.
cli-analysis-player = Spieler
cli-analysis-mark = Bewertung
cli-analysis-cost = Verlorene Punkte
cli-analysis-caption = Punkte sind der erwartete Vorsprung am Ende der Partie: vor dem besten Gegner oder gegenüber dem Ziel.
cli-mark-good = gut
cli-mark-fine = in Ordnung
cli-mark-mistake = Fehler
cli-mark-blunder = grober Fehler
cli-measuring = { $game } wird gemessen …
cli-gpu-compiling-games = { $game }: Der Kernel für ganze Partien wird kompiliert, das kann ein paar Minuten dauern …
cli-gpu-games = { $game }: Ganze Partien werden gemessen, auf der CPU und auf der GPU …
cli-gpu-compiling-steps = { $game }: Der Kernel für Batches wird kompiliert und dann gemessen …
cli-gpu-failed = { $game } ließ sich auf der GPU nicht messen: { $why }
cli-bench-players = Spieler
cli-bench-random_games_per_second = Zufallspartien pro Sekunde
cli-bench-random_actions_per_second = Zufallsaktionen pro Sekunde
cli-bench-batch_actions_per_second = Batch-Aktionen pro Sekunde, alle Kerne
cli-bench-greedy_games_per_second = Greedy-Partien pro Sekunde
cli-bench-playouts_per_second = Zu Ende gespielte Partien der Suche pro Sekunde, ohne Baum
cli-bench-tries_per_second = Suchversuche pro Sekunde
cli-bench-state_bytes = Größe eines Zustands, Bytes
cli-bench-copy_nanoseconds = Zustand kopieren, ns
cli-bench-score_nanoseconds = Zustand werten, ns
cli-bench-legal_and_apply_microseconds = legal + apply aus Python, µs
cli-bench-match_step_microseconds = Eine Entscheidung über Match, µs
cli-bench-compile_cpu_seconds = Regeln und Bots kompilieren, CPU-Sekunden
cli-bench-first_start_seconds = Erster Start: bis zur ersten erlaubten Aktion, s
cli-bench-start_seconds = Spätere Starts: bis zur ersten erlaubten Aktion, s
cli-bench-terminal_seconds = Bis zur ersten Ausgabe im Terminal, s
cli-bench-portable_ratio = Zufallsspiel: Tempo des portablen Codes, nativ = 1
cli-bench-same_games = Zufallspartien mit gleichem Ergebnis auf beiden
cli-bench-cpu_games_per_second = CPU, alle Kerne: Zufallspartien pro Sekunde
cli-bench-gpu_games_per_second = GPU: Zufallspartien pro Sekunde
cli-bench-games_ratio = … Faktor
cli-bench-cpu_actions_per_second = CPU, alle Kerne: Aktionen pro Sekunde in diesen Partien
cli-bench-gpu_actions_per_second = GPU: Aktionen pro Sekunde in diesen Partien
cli-bench-cpu_batch_actions_per_second = CPU, alle Kerne: Batch-Aktionen pro Sekunde
cli-bench-gpu_batch_actions_per_second = GPU: Batch-Aktionen pro Sekunde
cli-bench-batch_ratio = … Faktor
cli-bench-gpu_compile_seconds = Kernel kompilieren, s
cli-gpu-caption = Batches mit { $batch } Partien auf der CPU, mit { $rows } auf der GPU.
gpu-differs = { $game } liefert auf der GPU andere Ergebnisse als auf der CPU. Bitte melde das als Fehler.

## Neue Spiele

new-game-bad-name = „{ $name }“ kann kein Spiel heißen: Nimm Buchstaben von A bis Z und Ziffern, zwischen Wörtern je ein Leerzeichen, Bindestrich oder Unterstrich, höchstens { $most } Zeichen.
new-game-taken = Ein Spiel namens { $game } gibt es schon. Wähle einen anderen Namen.
new-game-module = Den Namen { $name } benutzt Python schon. Wähle einen anderen.
new-game-exists = { $path } gibt es schon. Wähle einen anderen Namen oder mit --in einen anderen Ordner.
new-game-written =
    Dein Spiel liegt in { $path }. Es läuft schon:

    pip install -e { $path }
    townwright check { $game }
    townwright play { $game }

    Ändere jetzt seine Regeln, am besten zuerst src/{ $game }/rules.py.

## Studien

study-no-folder = Ordner nicht gefunden
no-cluster = Kein Ray-Cluster unter „{ $address }“: { $why }
study-written = Bericht: { $report }. Partien: { $rows }.
train-round = Runde { $number } (bisher { $games } Partien): Der geschätzte Vorsprung weicht vor dem Lernen um { $lead } Punkte ab, danach um { $learned }.
train-written = Netz: { $path }.
study-title = { $game }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
study-made = { $players ->
    [one] Ein Spieler
   *[other] { $players } Spieler
}; Bots: { $bots }, mit wechselnden Plätzen; Optionen: { $options }; Startwerte ab { $first }. Intervalle: 95 %.
study-points = Punkte
study-games = Partien
study-all = alle
study-mean = Mittel
study-deviation = Streuung
study-low = 5 %
study-median = Median
study-high = 95 %
study-share = gewonnen
study-winners = Sieger
study-others = die anderen
study-difference = Unterschied
study-times = Partien damit
study-a-game = pro Partie
study-in-games = Anteil der Partien
study-decisions = Entscheidungen
study-action = Aktion: { $name }
study-event = Ereignis: { $name }
study-all-sets = Alle { $sets } Zusammenstellungen, die schwersten oder punktärmsten zuerst
study-scores = Punkte
    .text = Wie viele Punkte die Spieler erreichen.
study-won = Gewonnen
    .text = Wie oft das Ziel erreicht wird.
study-seats = Plätze
    .text = Wie oft jeder Platz gewinnt; ein geteilter erster Platz zählt anteilig. Jeder Bot spielt auf jedem Platz, so lässt sich der Platz vom Bot unterscheiden.
study-sources = Woher die Punkte kommen
    .text = Durchschnittliche Punkte pro Quelle in den Partien, in denen sie im Spiel ist, bei Siegern und bei den anderen. Die größten Unterschiede entscheiden die Partien.
study-sets = Für die Partie gezogene Karten
    .text = Welche gezogenen Karten eine Partie leicht oder punktreich machen, einzeln und zusammen.
study-often = Aktionen und Ereignisse
    .text = Wie oft jede Art von Aktion und jedes Ereignis vorkommt.
study-length = Länge
    .text = Wie viele Entscheidungen eine Partie braucht, auch erzwungene.

## Der Server

server-not-started = Die Partie hat noch nicht begonnen.
server-waits = { $seat } ist dran.
server-waits-for-yes = { $seat } muss noch bestätigen.
server-confirm-first = Erst muss { $seat } den Zug bestätigen oder rückgängig machen.
server-nothing-to-confirm = Es gibt nichts zu bestätigen.
server-stale = Die Partie ist schon weiter, nichts wurde geändert.
server-no-guest = Wir kennen dich noch nicht. Gib zuerst einen Namen ein.
server-no-table = Diesen Tisch gibt es nicht, oder du darfst ihn nicht sehen.
server-corrections-too-large = Diese Korrekturen sind zu groß: höchstens { $most } Bytes, Kommentare nicht mitgezählt.
server-too-many-computations = Der Server rechnet schon an { $most } Dingen für dich (Tipps, Analysen, Dateien). Warte, bis eines fertig ist.
server-no-device = Dieses Gerät ist schon abgemeldet.
server-own-link = In diesem Browser spielst du schon als dieser Gast.
server-no-former-guest = In diesem Browser hast du noch nie als anderer Gast gespielt.
server-no-link = Dieser Link ist ungültig oder abgelaufen.
server-no-seat = An diesem Tisch gibt es keinen Platz { $seat }.
server-no-seat-free = Der Tisch ist voll, oder dieser Platz ist besetzt. Bitte um einen Link zum Zuschauen.
server-not-your-seat = Dieser Platz gehört dir nicht.
server-not-seated = Das können nur Spieler an diesem Tisch.
server-not-watched = Das kann nur, wer diesen Tisch erstellt hat, und nur, solange auf allen Plätzen Bots spielen.
server-not-away = { $seat } ist da oder war es gerade noch.
server-seats-open = Es sind noch Plätze frei.
server-started = Die Partie hat schon begonnen.
server-running-match = Diese Datei wurde gespeichert, als die Partie noch lief. Speichere die Partie noch einmal, wenn sie zu Ende ist, und öffne dann die neue Datei.
server-not-over = Das geht, sobald die Partie zu Ende ist.
server-rules-changed = Die Regeln dieses Spiels haben sich seither geändert (damals Version { $found }, jetzt Version { $known }). Du kannst diesen Tisch noch ansehen, aber nicht mehr daran spielen oder die Partie nachspielen.
server-nobody = Mindestens ein Mensch muss mitspielen.
server-seed-alone = Einen Startwert kannst du nur wählen, wenn du niemanden einlädst.
server-too-many-tables = Du hast schon { $most } unfertige oder importierte Tische. Spiel erst einen zu Ende oder verlass ihn.
server-too-many-connections = Du hast schon { $most } Verbindungen offen. Schließ erst eine.
server-full = Dieser Server hat keine Verbindung mehr frei. Versuch es gleich noch einmal.
server-slow-down = Zu viele Anfragen: höchstens { $most } pro Sekunde. Warte einen Moment.
server-slow-network = Zu viele Anfragen aus deinem Netz: höchstens { $most } pro Sekunde. Warte einen Moment.
server-many-requests = Zu viele offene Anfragen und Verbindungen. Warte einen Moment.
server-much-data = Zu viele Daten auf einmal. Warte einen Moment.
server-many-guests = Zu viele neue Spieler aus deinem Netz: höchstens { $most } pro Stunde. Versuch es später noch einmal.
server-bad-messages = { $most } Nachrichten nacheinander waren unlesbar oder kamen zu schnell.
server-too-large = Zu groß: höchstens { $most } Bytes.
server-too-many-values = Zu groß: höchstens { $most } Werte.
server-not-compiled = Der Code für { $game } ließ sich nicht kompilieren; siehe Serverlog.
server-bad-message = Diese Nachricht ist unverständlich: { $why }
server-bad-chat = Chatnachrichten dürfen weder leer sein noch unsichtbare Zeichen enthalten.
server-foreign-origin = Diese Seite darf sich nicht mit diesem Server verbinden.
server-too-slow = Diese Anfrage kam zu langsam an.
server-bad-http = Das ist keine gültige HTTP-Anfrage.
server-bad-headers = Ein Header ist zu lang, oder es sind zu viele.
server-many-accents = Ein Name darf höchstens { $most } Akzente auf einem Buchstaben haben.
server-wrong-host = Für „{ $host }“ antwortet dieser Server nicht. Nimm seine Adresse oder starte ihn mit --origin.
server-no-route = Unter dieser Adresse gibt es nichts.
server-no-page = Die Seite ist noch nicht gebaut. Führe make page aus.
server-internal = Bei uns ist etwas schiefgegangen. Nichts wurde geändert.
server-no-hints = An diesem Tisch wird ohne Tipps gespielt.
server-no-analysis = Diese Partie wurde noch nicht analysiert.
server-bad-database = „{ $url }“ ist keine brauchbare Datenbank. Gib eine Datei an oder eine URL, die mit postgresql:// beginnt.
server-newer-database = Die Datenbank stammt von einer neueren Version dieses Programms ({ $version }).
server-database-in-use = Ein anderer Server benutzt { $path }. Beende ihn zuerst oder wähle mit --database eine andere Datei.
server-one-process = Mehrere Serverprozesse brauchen PostgreSQL. Gib es mit --database an.
server-one-process-windows = Unter Windows hat ein Server nur einen Prozess: Lass --processes weg.
server-bad-port = { $port } ist kein Port. Gib eine Zahl von 1 bis 65535 an.
server-bad-limit = Ein Limit „{ $name }“ gibt es nicht, oder { $value } ist keine Zahl dafür. Limits: { $known }.
server-bad-origin = „{ $origin }“ ist kein Origin. Schreib ihn wie https://play.example.org, ohne Schrägstrich am Ende.
server-port-taken = Port { $port } von { $host } lässt sich nicht benutzen: { $why }.
server-address = Townwright läuft unter { $address }. Strg-C beendet es.
preview-join = Du bist eingeladen: { $game }
preview-watch = Schau einer Partie zu: { $game }
preview-challenge = Schaffst du mehr? { $game }
preview-text = Bau deine Stadt: vier Brettspiele, allein, gegen Bots oder mit Freunden. Ohne Anmeldung.
server-network = Andere in deinem Netz erreichen es unter { $address }.
server-no-network = Dieser Rechner ist in keinem Netz, darum erreicht ihn sonst niemand.
server-this-machine = Erreichbar nur von diesem Rechner aus. Um mit anderen in deinem Netz zu spielen, starte mit --lan.
backup-written = Die Sicherung ist in { $path }.
backup-restored = { $path } ist wiederhergestellt.
backup-no-database = Es gibt keine Tische zu sichern. Nenne die Datenbank des Servers mit --database.
backup-other-version = Die Datenbank gehört zu einer anderen Version von Townwright. Sichere mit der anderen Version. Ist die Datenbank älter, kannst du auch diesen Server einmal starten: Er aktualisiert sie.
backup-not-a-backup = { $path } ist keine Sicherung.
restore-not-new = Die Datenbank gibt es schon. Verschieb die Datei oder nenne mit --database eine neue.
server-unreachable = Die Datenbank ist nicht erreichbar: { $why }.

## Lektionen
server-no-activity = Eine Aktivität „{ $activity }“ gibt es nicht.
server-no-lesson = Für { $game } gibt es noch keine Lektion.
lesson-something-else = Nicht dieser Zug: Mach, was in der Lektion steht, oder wähle „Frei spielen“.
server-no-steps = An diesem Tisch gibt es keine Lektion und kein Rätsel.
puzzle-no-step = Ein Rätsel hat keinen Schritt „{ $to }“. Möglich sind „again“, „show“ und „on“.

## Aufgaben des Tages und Herausforderungen per Link
daily-no-such-day = Für { $date } gibt es keine Aufgabe. Die erste ist vom { $first }, die neueste vom { $last }.
daily-bad-date = „{ $text }“ ist kein Datum. Schreib es wie { $example }.
daily-first-result-counts = Spiel jede, so oft du magst. Auf einem Server zählt in jedem Spiel dein erstes Ergebnis; das Terminal speichert keine Ergebnisse.
share-title = Townwright · { $game } · { $date }
share-target = { $reached ->
    [1] { $by ->
        [0] Ziel genau erreicht
        [one] { $by } Punkt über dem Ziel
       *[other] { $by } Punkte über dem Ziel
    }
   *[other] { $by ->
        [one] { $by } Punkt unter dem Ziel
       *[other] { $by } Punkte unter dem Ziel
    }
}
share-par = { $over ->
    [1] { $by } über Par
    [0] genau Par
   *[other] { $by } unter Par
}
share-streak = { $days } Tage in Folge
share-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
share-lead = { $ahead ->
    [1] { $points }:{ $best }, { $by } vor { $rival }
    [0] { $points }:{ $best }, gleichauf mit { $rival }
   *[other] { $points }:{ $best }, { $by } hinter { $rival }
}
share-me = ich
daily-alone = solo
daily-against = Gegner: { $names }
cli-command-daily = Startet die Aufgabe des Tages für ein Spiel. Ohne Spiel: zeigt die Aufgaben aller Spiele.
daily-same-deal = { $path } hat genau den Aufbau vom { $date }.
daily-other-deal = { $path } hat nicht den Aufbau vom { $date }. Prüfe Datum und Schlüssel.
daily-commitment = Vergleiche das mit der SHA-256-Prüfsumme, die der Server an dem Tag gezeigt hat: { $commitment }
cli-option-daily-key = Der Schlüssel, den ein Server für den Tag veröffentlicht hat. Ohne ihn folgt der Aufbau allein aus dem Datum.
cli-option-daily-verify = Prüft, ob diese Partiedatei den Aufbau des Tages hat.
cli-option-date = Der Tag, etwa 2026-11-15; Standard: heute.
server-nothing-to-share = Eine Aufgabe des Tages kannst du erst teilen, wenn du sie beendet hast.
server-fixed-seats = Bei Aufgaben des Tages und Herausforderungen stehen die anderen Plätze fest, damit alle dasselbe spielen.
server-no-challenge = Herausfordern kannst du nur mit einer Partie, die du von Anfang bis Ende selbst gespielt hast.
server-own-challenge = Du hast selbst an diesem Tisch gespielt und kennst den Aufbau.
csv-ended = beendet
csv-game = Spiel
csv-occasion = Anlass
csv-counts = zählt
csv-players = Spieler
csv-seat = Platz
csv-points = Punkte
csv-best = Bester der anderen
csv-target = Ziel
csv-place = Rang
csv-won = gewonnen
csv-others = die anderen
csv-options = Optionen
csv-actions = Aktionen
csv-sheet = Wertungsblatt

## Stellungen
points-below-parts = { $seat } hat vor der Schlusswertung { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, die genannten Teile ergeben aber { $parts }.

## Rätsel
no-puzzles = Für { $game } gibt es noch keine Rätsel.
no-such-puzzle = Ein Rätsel „{ $puzzle }“ gibt es nicht.
puzzle-none = An diesem Tisch gibt es kein Rätsel.
puzzle-answered = Rätsel beendet: Versuch es noch mal, sieh dir die Lösung an oder nimm das nächste.
puzzle-no-hint = Beim Rätsel gibt es keine Tipps, aber du kannst dir die Lösung ansehen.
puzzle-first = Mach zuerst deinen Zug oder sieh dir die Lösung an.
puzzle-line-over = Hier endet die bessere Zugfolge.
practice-old-rules = Die Regeln haben sich seit dieser Partie geändert, deshalb lässt sich das Rätsel nicht mehr öffnen.
cli-command-puzzle = Stellt ein Rätsel: Finde den einen Zug, der klar der beste ist.
cli-argument-number = Nummer des Rätsels, ab 1; Standard: ein zufälliges.
cli-puzzle = Rätsel { $number } von { $count }, Schwierigkeit { $difficulty } von 5. Welcher Zug ist klar der beste?
cli-puzzle-right = Richtig: { $action } Das bringt etwa { $points } Punkte mehr als der zweitbeste Zug.
cli-puzzle-wrong = Nicht der beste Zug: { $action } Etwa { $points } Punkte besser: { $best }
cli-puzzle-unlisted = Nicht der beste Zug und auch keiner der guten: { $action } Am besten: { $best }
cli-puzzle-line = Die bessere Zugfolge: { $line }
cli-puzzle-number = Die Rätsel gehen von 1 bis { $count }.
cli-puzzle-choice = Zug
cli-puzzle-lead = { $cooperative ->
    [1] Über Ziel
   *[0] Vorsprung
}
cli-puzzle-chance = Gewinnchance
cli-puzzle-better = Was der beste Zug ändert


## Tipps

# Gründe: was ein Zug in einer Zeile der Wertung ändert, ohne Subjekt.
# Ein Name kann mit einer Zahl enden, darum steht ein Wort zwischen ihm und den Punkten: „kostet Bot 2 etwa 3 Punkte“.
reason = { $gains ->
    [1] bringt { $you ->
        [1] dir
       *[0] { $name } etwa
    }
   *[0] kostet { $you ->
        [1] dich
       *[0] { $name } etwa
    }
} { $amounts }
reason-amount = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} { $place }
reason-in = bei { $source }
reason-list = { $first }, { $last }

# Ein Tipp: wie gut er ist, was er bewirkt und warum.
# „Im nächsten Zug könntest du Bereich 2 vollenden und Errungenschaft 19 beanspruchen.“
hint-prepares = Im nächsten Zug könntest du { $actions }.
hint-chance = { $chance }{ "\u00A0" }% Gewinnchance
hint-points = { $points ->
    [0] { $cooperative ->
        [1] Ziel genau erreicht
       *[0] gleichauf
    }
    [one] 1 Punkt { hint-points-beyond }
   *[other] { $points } Punkte { hint-points-beyond }
} am Ende
hint-points-beyond = { $cooperative ->
    [1] { $ahead ->
        [1] über dem Ziel
       *[0] unter dem Ziel
    }
   *[0] { $ahead ->
        [1] Vorsprung
       *[0] Rückstand
    }
}
hint-equal = Etwa so gut wie Vorschlag 1.
hint-effects = Sofort: { $effects }.
hint-compared = Verglichen mit Vorschlag { $number }: { $reasons }.
hint-list = { $first } und { $last }
list-count = { $count }× { $what }


## Analyse

analysis-turn = { $name } { $did }.
analysis-percent = { $number }{ "\u00A0" }%
analysis-better = Besser: { $best }
analysis-worth = { $by ->
    [chance] { $chance } mehr Gewinnchance
   *[points] { $points ->
        [one] 1 Punkt besser
       *[other] { $points } Punkte besser
    }
}{ $count ->
    [0] { "." }
   *[other] : Das { $reasons }.
}
