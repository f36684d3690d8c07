### Wörter der Seite, auf Deutsch. Python braucht sie nicht.

## Überall

page-language = Sprache
page-language-en = English
page-language-de = Deutsch
page-theme-dark = Dunkle Farben
page-theme-light = Helle Farben
page-close = Schließen
page-understood = Verstanden
page-loading = Einen Moment …
page-to-lobby = Zur Auswahl
page-home = Townwright: zur Auswahl
page-yes = ja
page-no = nein
page-copy = Kopieren
page-copied = Kopiert
page-qr = Der Link als QR-Code
page-no-server = Der Server ist gerade nicht zu erreichen. Die Seite versucht es weiter.
page-key-enter = Enter

## Auswahl

page-hero = Welche Stadt baust du heute?
page-hero-help = Allein, mit Freunden oder gegen den Computer.
page-guest = Gast
page-your-name = Dein Name
page-name = Name
page-keep = Übernehmen
page-players-count = { $one ->
    [1] { $low ->
        [one] 1 Person
       *[other] { $low } Personen
    }
   *[0] { $low }–{ $high } Personen
}
page-minutes = { $low }–{ $high } min
page-weight = Anspruch: { $weight } von 5
page-play-now = Spielen
page-more-ways = Mehr Möglichkeiten
page-level-warms = { $level } wärmt sich auf, { $percent } %. Fang mit { $other } an; du erfährst, wenn es so weit ist.
page-level-ready = { $level } ist bereit.
page-bot-warms = { $name } wärmt sich auf, { $percent } %
page-hint-warms = Der Coach wärmt sich auf, { $percent } %
page-my-tables = Meine Tische
page-all-tables = Alle { $count } Tische
page-with = mit { $names }
page-by-oneself = allein
page-your-turn = Du bist dran
page-turn-of = { $name } ist dran
page-running = läuft
page-waits-for-players = wartet auf Mitspielende
page-tables-waiting = { $count ->
    [one] An einem Tisch bist du dran
   *[other] An { $count } Tischen bist du dran
}
page-play = Spielen
page-open = Öffnen
page-load-file = Partiedatei öffnen
page-no-match = „{ $file }“ ist keine Partie von Townwright; Partiedateien speicherst du im Menü am Tisch.
page-version = Townwright { $version }

page-way = Wie möchtest du spielen?
page-way-bots = Mit Bots
    .help = Du und der Computer.
page-way-alone = Allein
    .help = Nur du und das Spiel.
page-way-friends = Mit Freunden
    .help = Schick einen Link; alle spielen an ihrem eigenen Bildschirm.
page-way-screen = An einem Bildschirm
    .help = Ihr wechselt euch hier ab.
page-seats = Plätze
page-how-many = Wie viele spielen?
page-seat-me = { $name } (du)
page-seat-open = frei: jemand mit dem Link
page-seat-here = jemand an diesem Bildschirm
page-bot = Bot, { $level }
page-bot-name = Bot
page-bot-number = Bot { $number }
page-free-seat = freier Platz
page-options = Optionen
page-open-table = Tisch öffnen
page-start-game = Beginnen
page-watch = Zuschauen

page-invited = Du bist an einen Tisch eingeladen
page-sit-down = Platz nehmen
page-lounge = Der Tisch ist offen
page-lounge-owner = Verschick den Link. Es geht los, wenn alle Plätze besetzt sind und du beginnst.
page-lounge-guest = Es geht los, wenn alle Plätze besetzt sind.
page-here = ist da
page-give-to-bot = An einen Bot geben
page-invite = Einladung
page-invite-help = Wer diesen Link öffnet, darf einen freien Platz nehmen.

page-about = Über Townwright
page-about-what = Mit Townwright kannst du Städtebau-Brettspiele spielen, studieren und damit trainieren: allein, gegen Bots, zu mehreren an einem Bildschirm oder mit Freunden anderswo.
page-about-open = Es ist freie Software unter der Apache-Lizenz 2.0. Die Regeln aller Spiele sind in Python geschrieben; Bots sehen nur, was ihr Platz wissen darf.
page-about-games = Wem die Spiele gehören
page-about-notice = Townwright hat mit ihnen nichts zu tun. Weder ihre Bilder noch die Texte ihrer Spielregeln sind enthalten: Alles hier ist neu gezeichnet und neu geschrieben. Wenn dir ein Spiel gefällt, kauf es bitte; davon leben die, die solche Spiele machen.
page-about-privacy = Was über dich gespeichert wird
page-about-privacy-text = Der Name, den du dir gibst, deine Tische, wie deine Partien ausgegangen sind, und ein Cookie, an dem die Seite dich erkennt. Es gibt keine Konten; deine Statistik siehst nur du, nur eine Herausforderung zeigt ihre Ergebnisse beiden Seiten. Nichts wird von anderswo geladen.
page-device = Auch ein anderes Gerät benutzen
page-device-help = Öffne diesen Link dort innerhalb eines Tages: Er gilt einmal, und deine Tische kommen mit.
page-forget = Alles über mich löschen
page-forget-sure = Deinen Namen und deine Tische endgültig löschen?
page-forget-yes = Löschen

## Lektionen

page-first-lesson = Erste Lektion · 5 min
page-lesson = Lektion
page-lesson-step = Schritt { $step } von { $steps }
page-lesson-back = Zurück
page-lesson-next = Weiter
page-lesson-play-on = Weiterspielen
page-lesson-free = Frei spielen
page-lesson-leave = Verlassen
page-lesson-read = Lies den Hinweis, dann geht es weiter.

## Der Tisch

page-view = Was auf dem Tisch liegt
page-question = Was jetzt gefragt ist
page-undo = Zurück
page-redo = Wieder
page-hint = Tipp
page-menu = Menü
page-drawer = Verlauf, Regeln und mehr
page-tab-log = Verlauf
page-tab-talk = Gespräch
page-tab-score = Punkte
page-tab-rules = Regeln
page-tab-hints = Tipp
page-tab-choices = Alle Züge
page-log = Verlauf
page-log-empty = Noch ist nichts geschehen.
page-look-back = Zurückschauen
page-meanwhile = Seit du weg warst
page-now = jetzt
page-players = Wer spielt
page-you = du
page-points = Punkte
page-source = Woher die Punkte kommen
page-everything-else = Alles Übrige
page-hidden-points = ?
page-target = Ziel
page-tie-break = Bei Gleichstand: { $what }
page-before-after = { $before } → { $after }
page-points-change = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
page-what-to-see = Was zu sehen ist

page-to-move = ist am Zug
page-thinks = überlegt
page-confirms = beendet den Zug
page-waits = wartet
page-away = ist nicht da
page-finished = beendet
page-bot-thinks = { $name } überlegt …
page-turn-done = War das dein Zug?
page-turn-done-help = Noch kannst du ihn zurücknehmen.
page-end-turn = Zug beenden
page-hand-over = { $name } ist dran.
page-hand-over-help = Gib den Bildschirm weiter; niemand sonst sollte zusehen.
page-i-am = Ich bin { $name }
page-lost = Die Verbindung ist weg. Sie kommt von selbst zurück; nichts ist verloren.
page-table-gone = Diesen Tisch gibt es nicht mehr, oder er ist für dich nicht offen.

page-choices-now = Was jetzt möglich ist
page-choose-from-list = Wähle aus der Liste.
page-search-choices = Suchen
page-more-choices = { $count ->
    [one] … und eine weitere: Such danach.
   *[other] … und { $count } weitere: Such danach.
}
page-no-choices = Gerade gibt es für dich nichts zu wählen.

page-talk-empty = Noch hat niemand etwas gesagt.
page-talk-new = { $count ->
    [one] Gespräch: eine neue Nachricht
   *[other] Gespräch: { $count } neue Nachrichten
}
page-say = Etwas sagen
page-send = Senden
page-point = Auf etwas zeigen
page-point-help = Klicke an, was du meinst. Alle am Tisch sehen es; es ist kein Zug.
page-point-touch = Tippe an, was du meinst. Lange drücken geht auch jederzeit.
page-point-stop = Abbrechen
page-point-square = { $ground }, Spalte { $x }, Zeile { $y }
page-points-at = { $name } zeigt hierauf: { $thing }
page-points-away = { $name } zeigt auf etwas, das du gerade nicht siehst.
page-points-away-at = { $name } zeigt auf etwas, das du gerade nicht siehst: { $thing }

page-hint-ask = Ein starker Bot sieht sich den Tisch an, wie du ihn siehst, und sagt, was er täte.
page-hint-not-now = Einen Tipp gibt es, wenn du dran bist.
page-hint-thinks = Es wird überlegt …
page-hint-intro = Die besten Züge, die der Bot gefunden hat. Wähle einen, um ihn auf dem Tisch zu sehen.
page-hint-chance = { $chance } Gewinnchance
page-hint-lead = erwarteter Vorsprung
page-difference = { $points } { $source }
page-difference-of = { $points } { $source } ({ $name })
page-play-this = So spielen
page-as-typed = „{ $text }“.

page-settings = Einstellungen
page-confirm-turns = Vor dem Ende meines Zuges fragen
page-follow = Die Züge der anderen nacheinander zeigen
page-sound = Ein Ton, wenn ich dran bin
page-notify = Eine Nachricht des Browsers, wenn ich dran bin
page-keys = Tasten
page-keys-help = Die Pfeiltasten bewegen die Karte oder die Auswahl, R dreht sie, Enter spielt sie, Escape lässt sie los. Plus, Minus und 0 zoomen. Strg+Z nimmt zurück.
page-file = Partiedatei speichern
page-share = Teilen
page-share-moment = Dieser Augenblick (nach Aktion { $number })
page-share-moment-help = Wer diesen Link öffnet, sieht den Tisch, wie er in diesem Augenblick ist, und darf zuschauen.
page-share-not = An diesem Tisch gibt es für dich keinen Link zum Teilen.
page-bot-for-me = Einen Bot für mich spielen lassen
page-bot-for = Einen Bot für { $name } spielen lassen
page-take-back = Meinen Platz zurücknehmen
page-leave = Tisch verlassen
page-leave-sure = Endgültig gehen? Ein Bot übernimmt deinen Platz.
page-cancel = Abbrechen

page-title-turn = Du bist dran · { $game }
page-title-table = { $game } · Townwright

## Das Ende

page-over = Das Spiel ist zu Ende
page-you-won = Du hast gewonnen!
page-winners = { $count ->
    [0] Niemand hat gewonnen
    [one] { $names } hat gewonnen
   *[other] { $names } gewinnen gemeinsam
}
page-together = { $won ->
    [1] Gewonnen: { $points } Punkte, { $target } waren nötig
   *[0] Verloren: { $points } Punkte, { $target } waren nötig
}
page-result = Ergebnis
page-tap-rows = Tippe auf eine Zeile, um auf dem Tisch zu sehen, was die Punkte brachte.
page-rematch = Noch einmal
page-rules-changed = Die Regeln haben sich geändert
page-rules-changed-rematch = Mit „Noch einmal“ beginnst du mit denselben Leuten ein neues Spiel nach den jetzigen Regeln.
page-standing-rules-changed = Regeln geändert
page-score-not-stored = Die Punkte dieses Spiels wurden nicht gespeichert.
page-challenge-rules-changed = Die Regeln dieses Spiels haben sich seither geändert: Genau dasselbe kann niemand mehr spielen.
page-rematch-not = Das geht gerade nicht; versuch es noch einmal.
page-to-rematch = Zum nächsten Spiel
page-replay = Nachspielen
page-moment = Nach Aktion { $number }
page-beginning = Der Anfang
page-slider = Augenblick der Partie
page-first = Zum Anfang
page-previous = Einen Schritt zurück
page-following = Einen Schritt weiter
page-last = Zum Ende
page-run = Abspielen
page-stop = Anhalten
page-play-from-here = Von hier weiterspielen
page-to-now = Zurück zum Spiel
page-done = Fertig

page-analysis = Analyse
page-analysis-computing = Die Partie wird untersucht. Das dauert ein wenig; du kannst inzwischen weiterblättern.
page-analysis-failed = Die Analyse ist nicht gelungen.
page-analysis-curve = Die Gewinnchance von { $name } im Lauf der Partie
page-analysis-help = { $count ->
    [0] Es wurden keine Fehler gefunden. Geh die Partie durch, um jede Entscheidung beurteilt zu sehen.
    [one] Ein Fehler wurde gefunden: Wähle seine Marke.
   *[other] { $count } Fehler wurden gefunden: Wähle eine Marke.
}
page-analysis-slip = { $mark }: Aktion { $number }, { $name }
page-analysis-better = Besser: { $best } Das wären { $cost } Punkte und { $chance } Gewinnchance mehr.
page-mark-blunder = Grober Fehler
page-mark-mistake = Fehler
page-mark-good = Guter Zug
page-mark-fine = In Ordnung

## Karten legen

page-zoom-in = Vergrößern
page-zoom-out = Verkleinern
page-zoom-fit = Alles zeigen
page-turn-card = Drehen
page-place = Legen
page-place-help = Zeige auf einen Platz oder drücke eine Pfeiltaste.
page-place-touch = Tippe auf einen Platz.
page-place-pinned = Tippe noch einmal darauf, um sie dort zu legen.
page-no-card-yet = Noch keine Karte
page-nothing = nichts
page-card = Karte { $card }
page-card-chosen = Karte { $card } · gewählt

## Zuschauen

page-way-watch = Zuschauen und lernen
    .help = Bots spielen und sagen, warum.
page-watch-last = Der letzte Zug und sein Grund
page-watch-begins = { $name } beginnt.
page-pace = Tempo
page-pace-slow = langsam
page-pace-steady = gemächlich
page-pace-brisk = zügig
page-pace-fast = schnell
page-pause = Anhalten
page-go-on = Weiter
page-skip = Überspringen
page-thought-only = Etwas anderes war nicht möglich.
page-thought-any = Er spielt, was ihm gerade in die Hände fällt.
page-thought-glance = Auf den ersten Blick bringt das am meisten: { $worth }.
page-thought-slip = Übersehen: { $other } Das bringt auf den ersten Blick { $others }, dies nur { $worth }.
page-thought-search = { $together ->
    [1] { $ahead ->
        [1] Er erwartet { $points } Punkte über dem Ziel und { $chance } Gewinnchance.
       *[other] Er erwartet { $points } Punkte unter dem Ziel und { $chance } Gewinnchance.
    }
   *[other] { $ahead ->
        [1] Er erwartet am Ende { $points } Punkte Vorsprung und { $chance } Gewinnchance.
       *[other] Er erwartet am Ende { $points } Punkte Rückstand und { $chance } Gewinnchance.
    }
}
page-thought-proof = Bis zum Ende durchgerechnet: Nichts führt weiter.
page-thought-other = Nächstbester Zug ({ $others }): { $other }

## Was es neben den Tischen gibt

page-more = Noch mehr

## Aufgabe des Tages, und Herausforderungen als Link

page-daily = Aufgabe des Tages
page-daily-of = Aufgabe des Tages, { $day }
page-daily-about = Für alle der gleiche Aufbau, jeden Tag ein neuer
page-daily-what = Jeden Tag ein Aufbau für jedes Spiel, der gleiche für alle. Dein erstes Ergebnis eines Tages zählt; noch einmal spielen kannst du, so oft du magst.
page-daily-days = Tage
page-daily-today = Heute,
page-daily-before = Der Tag davor
page-daily-after = Der Tag danach
page-daily-to-today = Zu heute
page-daily-to-day = Zu den Aufgaben dieses Tages
page-daily-person = eine Person
page-daily-against = gegen { $names }
page-daily-bot = Bot ({ $level })
page-daily-continue = Weiterspielen
page-daily-look = Ansehen
page-daily-again = Noch einmal
page-daily-again-count = { $count ->
    [one] Seitdem noch einmal gespielt
   *[other] Seitdem noch { $count }-mal gespielt
}
page-daily-of-target = { $points } ({ $by })
page-daily-won = gewonnen
page-daily-lost = nicht gewonnen
page-daily-share = Für deine Freunde
page-daily-copy = Text kopieren
page-daily-share-not = Hier gibt es gerade nichts zu teilen.
page-daily-calendar = Deine Tage
page-daily-which = Welches Spiel
page-daily-all-games = Alle Spiele
page-daily-month-before = Der Monat davor
page-daily-month-after = Der Monat danach
page-daily-none-that-day = nichts gespielt
page-challenge = Eine Herausforderung
page-challenge-by = { $name } fordert dich heraus
page-challenge-own = Deine Herausforderung
page-challenge-seat = ; auf Platz { $seat }
page-challenge-option = { $option }: { $choice }
page-challenge-hidden = Du bekommst genau denselben Aufbau. Wie viele Punkte { $name } hat, siehst du erst danach: Niemand soll auf eine Zahl hin spielen.
page-challenge-take = Annehmen
page-challenge-taken = Diese haben sie angenommen.
page-challenge-nobody-yet = Noch hat sie niemand zu Ende gespielt. Verschicke den Link; er gilt 30 Tage.
page-challenge-done = Du hast sie gespielt. Verglichen wird das erste Mal.
page-challenge-sides = Nebeneinander
page-challenge-difference = Unterschied
page-challenge-best = Bester der anderen
page-challenge-somebody = Jemanden herausfordern
page-challenge-link = Link zur Herausforderung
page-challenge-link-help = Wer diesen Link öffnet, bekommt denselben Aufbau auf deinem Platz; für andere Personen setzen sich Bots. Hier siehst du, wie es ausgegangen ist. Er gilt 30 Tage.

## Rätsel

page-puzzles = Rätsel
page-puzzles-about = Eine Entscheidung, und eine Wahl ist klar die beste
page-puzzles-intro = Stellungen aus Partien zwischen Bots, in denen eine Wahl klar die beste ist – und nicht die erste, die einem einfällt. Du entscheidest am Brett; danach siehst du, was jede Wahl wert ist, warum, und wie es weitergeht.
page-puzzles-of = Rätsel: { $game }
page-puzzles-all = Alle Spiele
page-puzzles-solved = { $solved } von { $count } gelöst
page-puzzles-done = Alle gelöst
page-puzzle = Rätsel
page-puzzle-number = { $number } von { $count }
page-puzzle-difficulty = Schwierigkeit { $difficulty } von 5
page-puzzle-all = Alle Rätsel
page-puzzle-first = Erstes Rätsel
page-puzzle-next = Nächstes Rätsel
page-puzzle-ask = Eine Wahl ist klar die beste, und es ist nicht die naheliegende. Triff sie am Brett: Deine erste Entscheidung zählt.
page-puzzle-right = Richtig! { $action } Das bringt am Ende etwa { $points } Punkte mehr als die zweitbeste Wahl.
page-puzzle-right-solved = Richtig! { $action } Wenn beide bestmöglich spielen, bringt das { $points } Punkte mehr als jede andere Wahl.
page-puzzle-shown = Am besten: { $action } Das bringt am Ende etwa { $points } Punkte mehr als die zweitbeste Wahl.
page-puzzle-shown-solved = Am besten: { $action } Wenn beide bestmöglich spielen, bringt das { $points } Punkte mehr als jede andere Wahl.
page-puzzle-obvious = Auf den ersten Blick sieht das besser aus: { $action }
page-puzzle-wrong = Nicht die beste Wahl: { $action } Das ist klar schlechter.
page-puzzle-wrong-by = Nicht die beste Wahl: { $action } Danach stehst du am Ende etwa { $points } Punkte schlechter.
page-puzzle-because = Der Unterschied:
page-puzzle-where = Mit der besten Wahl dagegen:
page-puzzle-again = Noch einmal
page-puzzle-show = Lösung zeigen
page-puzzle-compare = Vergleichen
page-puzzle-step = Schritt { $step } von { $steps }
page-puzzle-play-on = Von hier weiterspielen
page-puzzle-answered = Das Rätsel ist beantwortet.
page-puzzle-choice = Wahl
page-puzzle-chance = gewinnt
page-puzzle-better = Mit der besten Wahl dagegen
page-puzzle-help = Um wie viele Punkte man am Ende vorn liegt und wie wahrscheinlich man gewinnt, nach gründlichen Suchen.
page-puzzle-solved-help = Das Ende ist ausgerechnet: So geht es aus, wenn beide bestmöglich spielen.
page-puzzle-state-new = noch nicht versucht
page-puzzle-state-seen = gesehen, nicht gelöst
page-puzzle-state-solved = gelöst
page-puzzle-state-first = beim ersten Versuch gelöst

## Wertungshilfe

page-score = Wertungshilfe
page-score-about = Für das Spiel auf dem eigenen Tisch
page-score-lead = Gib ein, was am Ende einer Partie auf deinem Tisch liegt, und du bekommst das ganze Wertungsblatt: jede Zeile erklärt, und gezeigt, was die Punkte gebracht hat.
page-score-which = Welches Spiel liegt auf deinem Tisch?
page-score-private = Was du eingibst, bleibt in diesem Browser; zum Zählen geht es an diesen Server und wird nirgends aufgehoben.
page-score-all = Alle Spiele
page-score-restart = Von vorn
page-score-first = { $count ->
    [one] Vorn nach diesem Stand: { $names }
   *[other] Gleichauf nach diesem Stand: { $names }
}
page-score-tap = Tippe eine Zeile an, um zu lesen, wie sie gewertet wird.
page-score-tap-shown = Zeig auf eine Zeile, um zu sehen, was ihre Punkte gebracht hat; tippe sie an, um zu lesen, wie sie gewertet wird.
page-score-to-sheet = Zum Wertungsblatt
page-score-less = Eins weniger: { $what }
page-score-more = Eins mehr: { $what }
page-score-of = { $what }, { $name }
page-score-choose-card = Wähle unten eine Karte, oder zieh sie hierher.
page-score-which-town = Welche Stadt?
page-score-cards = Karten
page-score-laid = Karte { $card } · liegt
page-score-take-away = Karte { $card } wegnehmen: { $what }
page-score-conditions = Wertungskarten ({ $most })
page-score-conditions-none = wähle die, die im Spiel sind
page-score-options = Schwierigkeit und Lesarten der Regeln
page-score-track-help = So, wie sie vor der Schlusswertung steht.

## Statistik

page-statistics = Meine Statistik
page-statistics-about = Partien, Siege und Punkte, nur die eigenen
page-statistics-intro = Wie deine Partien ausgegangen sind, nur für dich.
page-statistics-counts = Was zählt
page-statistics-what = Es zählt, was du selbst von der ersten Entscheidung bis zum Ende gespielt hast, mit einem Aufbau, den du nicht kanntest. Nicht dabei sind Lektionen, Fortsetzungen einer Datei oder eines Augenblicks, ein selbst gewählter Startwert, derselbe Aufbau ein zweites Mal und mehrere Personen an einem Bildschirm.
page-statistics-left = { $count ->
    [one] Das ist eine Partie.
   *[other] Das sind { $count } Partien.
}
page-statistics-empty = Hier siehst du später, wie deine Partien laufen: Siege, Punkte, Gegner, Wertungskarten. Spiele eine zu Ende, und es geht los.
page-statistics-csv = Als Tabelle speichern (CSV)
page-statistics-games = Partien
page-statistics-game = Spiel
page-statistics-wins = Gewonnen
page-statistics-average = Durchschnitt
page-statistics-best = Beste
page-statistics-by-game = Nach Spiel
page-statistics-by-company = Nach Gegnern
page-statistics-by-card = { $game }: nach Wertungskarte
page-statistics-company = Gegner
page-statistics-card = Wertungskarte
page-statistics-times = Im Spiel
page-statistics-card-average = Punkte daraus
page-statistics-plot = { $game }: Punkte im Lauf der Zeit
page-statistics-plot-said = { $game }, Punkte im Lauf der Zeit: { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}, im Durchschnitt { $average }. Volle Punkte sind gewonnene Partien. Die Tabelle darunter sagt dasselbe.
page-statistics-as-table = Dasselbe als Tabelle
page-statistics-day = Tag
