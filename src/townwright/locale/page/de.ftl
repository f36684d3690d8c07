### Die Texte der Seite auf Deutsch. Python benutzt sie nicht.

## Überall

page-language = Sprache
page-language-en = English
page-language-de = Deutsch
page-theme-dark = Dunkles Design
page-theme-light = Helles Design
page-close = Schließen
page-got-it = Verstanden
page-loading = Einen Moment …
page-to-lobby = Zur Lobby
page-home = Townwright: zur Lobby
page-yes = ja
page-no = nein
page-copy = Kopieren
page-copied = Kopiert
page-qr = QR-Code zum Link
page-no-server = Der Server ist nicht erreichbar. Neuer Versuch …
page-key-enter = Enter

## Lobby

page-hero = Welche Stadt baust du heute?
page-hero-help = Allein, mit Freunden oder gegen den Computer.
page-guest = Gast
page-your-name = Dein Name
page-name = Name
page-save = Speichern
page-players-count = { $one ->
    [1] { $low } Spieler
   *[0] { $low }–{ $high } Spieler
}
page-minutes = { $low }–{ $high } min
page-complexity = Komplexität: { $complexity } von 5
page-play-now = Jetzt spielen
page-more-ways = Weitere Spielmodi
page-level-warming = { $level } wird noch vorbereitet ({ $percent }{ "\u00A0" }%). Fang solange mit { $other } an; wir sagen dir Bescheid.
page-level-ready = { $level } ist bereit.
page-bot-warming = { $name } wird vorbereitet, { $percent }{ "\u00A0" }%
page-hint-warming = Wird vorbereitet, { $percent }{ "\u00A0" }%
page-my-tables = Meine Tische
page-all-tables = Alle { $count } Tische
page-with = Mitspieler: { $names }
page-solo = solo
page-your-turn = Du bist dran
page-turn-of = { $name } ist dran
page-running = läuft
page-waits-for-players = wartet auf Mitspieler
page-called = { $game }: Du bist dran
page-play = Spielen
page-open = Öffnen
page-load-file = Partiedatei öffnen
page-no-match = „{ $file }“ ist keine Partiedatei von Townwright. Speichern kannst du eine im Menü einer beendeten Partie.
page-version = Townwright { $version }

page-way = Wie möchtest du spielen?
page-way-bots = Mit Bots
    .help = Du und der Computer.
page-way-alone = Solo
    .help = Nur du und das Spiel.
page-way-friends = Mit Freunden
    .help = Schick einen Link. Jeder spielt am eigenen Bildschirm.
page-way-screen = An einem Bildschirm
    .help = Ihr wechselt euch an diesem Gerät ab.
page-seats = Plätze
page-how-many = Wie viele spielen mit?
page-how-strong = Wie stark?
page-rating = Spielstärke
page-rating-help = Die Zahl ist die gemessene Spielstärke: Wer 400 Punkte mehr hat, gewinnt zehnmal so oft wie der andere.
page-seats-one-by-one = Jeden Platz einzeln wählen
page-seat-me = Du
page-seat-open = Mitspieler, per Link
page-seat-here = An diesem Bildschirm
page-seat-bot = Bot
page-level-of = Stärke, { $seat }
page-name-of = Name, { $seat }
page-allow-hints = Mit Tipps spielen
page-allow-hints-help = Jeder darf einen starken Bot fragen, und alle sehen, wer gefragt hat.
page-rule-options = Regeln und Optionen
page-rule-options-standard = Standard
page-bot-name = Bot
page-bot-number = Bot { $number }
page-free-seat = freier Platz
page-open-table = Tisch erstellen
page-start-game = Starten
page-watch = Zuschauen

page-invited = Du bist eingeladen: { $game }
page-invited-by = { $name } lädt dich ein: { $game }
page-invited-hints = Mit Tipps: Jeder darf einen starken Bot fragen, und alle sehen, wer gefragt hat
page-invited-no-hints = Ohne Tipps
page-invited-full = Schade, alle Plätze sind schon besetzt.
page-invited-started = Schade, die Partie hat schon begonnen.
page-intro = Das Spiel in einer Minute
page-join = Mitspielen
page-waiting-room = Warten auf Mitspieler
page-waiting-room-full = Alle Plätze sind besetzt
page-waits-open-owner = { $count ->
    [one] Ein Platz ist noch frei. Schick den Link, oder füge einen Bot hinzu.
   *[other] { $count } Plätze sind noch frei. Schick den Link, oder füge Bots hinzu.
}
page-waits-open = { $count ->
    [one] Es fehlt noch ein Mitspieler.
   *[other] Es fehlen noch { $count } Mitspieler.
}
page-waits-away-owner = { $names } { $count ->
    [one] ist
   *[other] sind
} gerade nicht da. Du kannst trotzdem starten.
page-waits-away = { $names } { $count ->
    [one] ist
   *[other] sind
} gerade nicht da. Wer den Tisch erstellt hat, startet die Partie.
page-waits-start-owner = Starte, wenn du so weit bist.
page-waits-start = Wer den Tisch erstellt hat, startet die Partie.
page-link-local = Links funktionieren nur auf diesem Rechner. Um mit anderen in deinem Netz zu spielen, beende den Server und starte ihn mit `make play ARGS=--lan` oder `townwright serve --lan`.
page-present = da
page-add-bot = Bot hinzufügen
page-invite = Einladen
page-clear-seat = Platz freigeben
page-invite-help = Wer diesen Link öffnet, kann einen freien Platz nehmen.
page-invite-renewed = Frühere Links gelten nicht mehr. Wer diesen öffnet, kann einen freien Platz nehmen.

page-about = Info und Einstellungen
page-about-what = Hier spielst du Brettspiele rund um den Städtebau: solo, gegen Bots, zu mehreren an einem Bildschirm oder online mit Freunden. Du kannst sie auch erforschen und eigene Bots trainieren.
page-about-open = Townwright ist freie Software unter der Apache-Lizenz 2.0. Die Regeln aller Spiele sind in Python geschrieben, und Bots sehen nur, was man auf ihrem Platz sehen darf.
page-about-games = Von wem die Spiele sind
page-about-notice = Townwright steht mit ihnen in keiner Verbindung. Es enthält weder ihre Illustrationen noch ihre Regeltexte: Alles hier ist neu gezeichnet und geschrieben. Wenn dir ein Spiel gefällt, kauf es bitte. Davon leben alle, die daran gearbeitet haben.
page-about-privacy = Was wir über dich speichern
page-about-privacy-text = Deinen Namen, deine Tische, deine Chatnachrichten, deine Ergebnisse, deine Lektionen und Rätsel, deine Eingaben unter „Mein Exemplar“, die Browser, mit denen du spielst, und ein Cookie, an dem die Seite dich erkennt. Es gibt keine Konten. Deine Statistik siehst nur du. Bei einer Herausforderung sehen beide das Ergebnis des anderen. Von anderen Seiten wird nichts geladen.
page-devices = Deine Geräte
page-device = Zweites Gerät verwenden
page-device-help = Öffne diesen Link dort innerhalb von 24 Stunden. Er gilt nur einmal; danach bist du auch dort angemeldet.
page-device-ask = Diesen Browser als Gerät von { $name } verwenden?
page-device-ask-help = Dieser Link gehört { $name }. Wenn du zustimmst, spielst du hier als { $name }. Stimme nur zu, wenn du { $name } bist.
page-device-former-stays = Deine Partien als { $name } bleiben dir erhalten. Unter „Info und Einstellungen“ kannst du jederzeit zurückwechseln.
page-device-leave = Dieser Browser ist dann kein Gerät von { $name } mehr.
page-device-only = Es ist das einzige Gerät von { $name }: Danach kann niemand mehr als { $name } spielen.
page-device-agree = Als { $name } spielen
page-device-mine = Dieser Browser ist schon ein Gerät von { $name }
page-device-this = dieser Browser
page-device-unknown = Unbekannter Browser
page-device-revoke = Abmelden
page-device-revoke-sure = Dieses Gerät abmelden?
page-device-back = Wieder als { $name } spielen
page-delete-data = Alle meine Daten löschen
page-delete-data-sure = Alles, was über dich gespeichert ist, endgültig löschen: Name, Tische, Statistik, Lektionen, Rätsel und Geräte?
page-delete-data-yes = Löschen

## Lektionen

page-first-lesson-done = Erste Lektion: geschafft
page-first-lesson = Erste Lektion · 5 min
page-lesson = Lektion
page-lesson-step = Schritt { $step } von { $steps }
page-lesson-back = Zurück
page-lesson-next = Weiter
page-lesson-play-on = Weiterspielen
page-lesson-free = Frei spielen
page-lesson-leave = Lektion verlassen

## Der Tisch

page-view = Spielplan
page-question = Was jetzt zu tun ist
page-asks = { $name }: { $question }
page-undo = Rückgängig
page-redo = Wiederholen
page-hint = Tipp
page-menu = Menü
page-drawer = Verlauf, Regeln und mehr
page-tab-log = Verlauf
page-tab-chat = Chat
page-tab-score = Punkte
page-tab-rules = Regeln
page-tab-hints = Tipp
page-tab-choices = Alle Züge
page-log = Verlauf
page-log-empty = Noch ist nichts passiert.
page-since-last-turn = Seit deinem letzten Zug
page-show-turn = Diesen Zug noch einmal zeigen
page-now = jetzt
page-players = Spieler
page-you = du
page-points = Punkte
page-source = Punktequelle
page-hidden-points = ?
page-target = Ziel
page-tie-break = Bei Gleichstand: { $what }
page-before-after = { $before } → { $after }
page-points-change = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
page-views = Ansichten

page-to-move = am Zug
page-thinks = überlegt
page-confirms = bestätigt den Zug
page-waits = wartet
page-away = abwesend
page-status-away = { $status }, aber abwesend
page-finished = fertig
page-bot-thinks = { $name } überlegt …
page-confirm-turn = Zug beenden?
page-confirm-turn-help = Du kannst ihn noch rückgängig machen.
page-end-turn = Zug beenden
page-hand-over = { $name } ist dran
page-hand-over-help = Gib das Gerät weiter. Nicht gucken!
page-i-am = Ich bin { $name }
page-connection-lost = Verbindung unterbrochen. Neuer Versuch … Deine Partie ist sicher.
page-table-gone = Diesen Tisch gibt es nicht mehr, oder du darfst ihn nicht sehen.

page-choices-now = Mögliche Züge
page-choose-from-list = Wähle einen Zug aus der Liste.
page-search-choices = Suchen
page-more-choices = { $count ->
    [one] … und noch einer. Über die Suche findest du ihn.
   *[other] … und { $count } weitere. Über die Suche findest du sie.
}
page-no-choices = Du kannst gerade nichts tun.

page-chat-empty = Noch keine Nachrichten.
page-chat-new = { $count ->
    [one] Chat: eine neue Nachricht
   *[other] Chat: { $count } neue Nachrichten
}
page-say = Nachricht schreiben
page-send = Senden
page-point = Auf etwas zeigen
page-point-help = Klick an, was du zeigen willst. Alle am Tisch sehen es; als Zug zählt es nicht.
page-point-touch = Tipp an, was du zeigen willst. Gedrückt halten geht jederzeit auch.
page-point-stop = Abbrechen
page-point-square = { $ground }, Spalte { $x }, Zeile { $y }
page-card-at = { $turned ->
    [1] Spalte { $x }, Zeile { $y }, gedreht
   *[0] Spalte { $x }, Zeile { $y }
}
page-points-at = { $name } zeigt auf: { $thing }
page-points-away = { $name } zeigt auf etwas, das du gerade nicht siehst.
page-points-away-at = { $name } zeigt auf etwas, das du gerade nicht siehst: { $thing }

page-hint-ask = Ein starker Bot schlägt dir einen Zug vor. Er sieht nur, was du siehst.
page-hint-not-now = Einen Tipp gibt es, wenn du dran bist.
page-hint-confirm = Dein Zug ist fertig. Beende ihn oder mach einen Schritt rückgängig, um einen Tipp zu bekommen.
page-hint-shown = Alle am Tisch sehen, dass du einen Tipp genutzt hast.
page-hint-used = { $name } hat einen Tipp genutzt
page-with-hints = Mit Tipps
page-hints-of = { $name }: { $count }
page-hint-thinks = Der Bot überlegt …
page-hint-intro = Die besten Züge laut Bot. Wähle einen aus, um ihn auf dem Spielplan zu sehen.
page-hint-numbers = In Zahlen
page-hint-steps = Der Zug, Schritt für Schritt
page-hint-on-plan = In diesem Zug noch zu tun:
page-play-turn = Diesen Zug spielen
page-play-step = Bis hierher spielen
page-hint-lead = { $cooperative ->
    [1] erwartete Punkte über dem Ziel
   *[0] erwarteter Vorsprung
}
page-play-this = Diesen Zug spielen
page-notation = „{ $text }“.

page-settings = Einstellungen
page-confirm-turns = Zugende bestätigen
page-follow = Züge der anderen einzeln zeigen
page-sound = Töne und Vibration
page-notify = Benachrichtigen, wenn ich dran bin
page-keys = Tastenkürzel
page-keys-help = Enter spielt, Escape bricht ab, Strg+Z macht rückgängig. Je nach Spiel bewegen Pfeiltasten die Karte oder die Auswahl, Zifferntasten wählen, R dreht, und Plus, Minus und 0 zoomen.
page-file = Partiedatei speichern
page-share = Teilen
page-share-moment = Diese Stellung (nach Schritt { $number })
page-share-moment-help = Wer diesen Link öffnet, sieht diese Stellung und kann der Partie zuschauen.
page-no-sharing = Diesen Tisch kannst du nicht teilen.
page-bot-for-me = Einen Bot für mich spielen lassen
page-bot-for = Einen Bot für { $name } spielen lassen
page-take-seat-back = Wieder selbst spielen
page-leave = Tisch verlassen
page-leave-sure = Endgültig gehen? Läuft die Partie, übernimmt ein Bot deinen Platz. Ist sonst niemand mehr am Tisch, wird er gelöscht.
page-cancel = Abbrechen

page-title-turn = Du bist dran · { $game }
page-title = { $page } · Townwright

## Das Ende

page-over = Partie beendet
page-you-won = Du hast mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} gewonnen!
page-you-won-duel = Du hast { $points }:{ $other } gewonnen!
page-winner-duel = { $name } hat { $points }:{ $other } gewonnen
page-winner = { $name } hat mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} gewonnen
page-shared-win = { $names } teilen sich mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} den Sieg
page-cooperative = { $won ->
    [1] Gewonnen: { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, Ziel { $target }
   *[0] Verloren: { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, Ziel { $target }
}
page-finale = Schlusswertung
page-result = Ergebnis
page-score-history = Punkte Zug um Zug
page-score-history-of = Alle Punktestände nach jedem der { $count } Züge
page-decisive-lead = Zug { $number } brachte die Entscheidung. { $sentence } Von da an lag { $name } vorn.
page-decisive-gain = Zug { $number } machte den größten Unterschied. { $sentence }
page-if-ended = Wäre jetzt Schluss
page-row-help = Wähle eine Zeile, um auf dem Spielplan zu sehen, woher ihre Punkte kommen.
page-rematch = Revanche
page-rules-changed = Die Regeln haben sich geändert
page-rules-changed-rematch = „Revanche“ startet eine neue Partie mit denselben Spielern nach den aktuellen Regeln.
page-standing-rules-changed = Regeln geändert
page-score-not-stored = Das Wertungsblatt dieser Partie wurde nicht gespeichert.
page-challenge-rules-changed = Die Regeln dieses Spiels haben sich seither geändert. Dieselbe Partie lässt sich nicht mehr spielen.
page-rematch-failed = Das hat nicht geklappt. Versuch es noch einmal.
page-to-rematch = Zur neuen Partie
page-replay = Nachspielen
page-moment = Nach Schritt { $number }
page-beginning = Anfang
page-slider = Stelle in der Partie
page-replay-start = Zum Anfang
page-replay-back = Einen Schritt zurück
page-replay-forward = Einen Schritt vor
page-replay-end = Zum Ende
page-replay-play = Abspielen
page-replay-stop = Stopp
page-play-from-here = Von hier weiterspielen
page-to-now = Zurück zur Partie
page-done = Fertig

page-analysis = Analyse
page-analysis-computing = Die Partie wird analysiert: { $percent }
page-analysis-failed = Die Analyse ist fehlgeschlagen.
page-analysis-none = Keine Fehler. Geh die Partie durch, um die Bewertung jeder Entscheidung zu sehen.
page-analysis-moments = { $mine ->
    [1] Deine Schlüsselmomente
   *[0] Schlüsselmomente von { $name }
}
page-analysis-moments-back = Zurück zu den Schlüsselmomenten
page-analysis-accuracy = Genauigkeit
page-analysis-accuracy-help = 100{ "\u00A0" }%, wenn jede Entscheidung die beste war; ein grober Fehler zählt höchstens halb.
page-analysis-chance = −{ $chance } Gewinnchance
page-analysis-points = −{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
page-analysis-numbers = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $chance } Gewinnchance
page-analysis-show-move = Zeigen
page-analysis-show-turn = Besseren Zug zeigen
page-analysis-line-back = Einen Schritt zurück
page-analysis-again = Von hier noch mal versuchen
page-analysis-win-chance = { $mine ->
    [1] Deine Gewinnchance
   *[0] Gewinnchance von { $name }
}
page-analysis-lead = { $mine ->
    [1] { $cooperative ->
        [1] Deine erwarteten Punkte über dem Ziel
       *[0] Dein erwarteter Vorsprung
    }
   *[0] { $name }: { $cooperative ->
        [1] erwartete Punkte über dem Ziel
       *[0] erwarteter Vorsprung
    }
}
page-analysis-sides = { $mine ->
    [1] Markierungen unten: deine Züge, oben: die der anderen.
   *[0] Markierungen unten: Züge von { $name }, oben: die der anderen.
}
page-analysis-mistake = { $mark }: Schritt { $number }, { $name }
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
page-place-and-end = Legen, Zug beenden
page-place-help = Zeig auf eine Stelle oder drück eine Pfeiltaste.
page-place-touch = Tipp auf eine Stelle.
page-place-pinned = Klick noch einmal, um sie hierhin zu legen.
page-place-pinned-touch = Tipp noch einmal, um sie hierhin zu legen.
page-no-card-yet = Noch keine Karte
page-nothing = nichts
page-card = Karte { $card }
page-card-selected = Karte { $card } · gewählt

## Zuschauen

page-way-watch = Zuschauen und lernen
    .help = Bots spielen und erklären ihre Züge.
page-watch-last = Der letzte Zug und warum
page-watch-first = { $name } beginnt.
page-pace = Tempo
page-pace-slow = langsam
page-pace-steady = normal
page-pace-brisk = schnell
page-pace-fast = sehr schnell
page-pause = Pause
page-pause-key = Bei Schlüsselmomenten anhalten
page-resume = Weiter
page-skip = Überspringen
page-thought-only = Der einzig mögliche Zug.
page-thought-any = Zufällig gewählt.
page-thought-glance = Auf den ersten Blick der beste Zug ({ $worth } { $count ->
    [one] Punkt
   *[other] Punkte
} wert).
page-thought-slip = Übersehen: { $other } Das ist auf den ersten Blick { $others } { $count ->
    [one] Punkt
   *[other] Punkte
} wert, dieser Zug nur { $worth }.
page-thought-search = Erwartet: { $number }.
page-thought-proof = Bis zum Ende durchgerechnet: Besser geht es nicht.
page-thought-other = Nächstbester Zug: { $other }
page-thought-equal = Etwa gleich gut: { $other }
page-thought-compared = Verglichen damit: { $reasons }.
page-thought-key = Schlüsselmoment.

## Aktivitäten

page-more = Mehr entdecken

## Aufgabe des Tages, und Herausforderungen als Link

page-daily = Aufgabe des Tages
page-daily-of = Aufgabe des Tages, { $day }
page-daily-about = Jeden Tag ein neuer Aufbau, für alle gleich
page-daily-what = Jeden Tag gibt es für jedes Spiel einen neuen Aufbau, für alle gleich. Dein erstes Ergebnis zählt; danach kannst du die Aufgabe spielen, so oft du magst.
page-daily-days = Tage
page-daily-today = Heute,
page-daily-before = Voriger Tag
page-daily-after = Nächster Tag
page-daily-to-today = Heute
page-daily-to-day = Zurück zu den Aufgaben dieses Tages
page-daily-person = ein Mitspieler
page-daily-against = Gegner: { $names }
page-daily-bot = Bot ({ $level })
page-daily-continue = Weiterspielen
page-daily-view = Ansehen
page-daily-again = Noch mal spielen
page-daily-again-count = { $count ->
    [one] Seitdem noch einmal gespielt
   *[other] Seitdem noch { $count }-mal gespielt
}
page-daily-of-target = { $points } ({ $by })
page-daily-won = gewonnen
page-daily-lost = verloren
page-daily-share = Ergebnis teilen
page-daily-copy = Text kopieren
page-daily-no-sharing = Gerade gibt es nichts zu teilen.
page-daily-streak = { $days ->
    [0] Beende eine Aufgabe von heute, dann beginnt deine Serie.
    [one] Deine Serie: 1 Tag
   *[other] Deine Serie: { $days } Tage in Folge
}
page-daily-best = längste: { $days }
page-daily-archived = Aus dem Archiv: Spiel diese Aufgaben, wann du magst. Für deine Serie zählen sie nicht.
page-daily-par = Par { $par } ({ $by })
page-daily-par-wait = Ein starker Bot ermittelt gerade das Par …
page-daily-par-what = Par ist, was ein starker Bot auf deinem Platz erreicht hat. Du siehst es, wenn du gespielt hast.
page-daily-squares = Jedes Quadrat ist einer deiner Züge: 🟦 Stand verbessert, ⬜ gehalten, 🟧 verschlechtert.
page-daily-picture = Dein Ergebnis als Bild
page-daily-save-picture = Bild speichern
page-daily-check = Aufbau nachprüfen
page-daily-check-key = Der Tag ist vorbei, darum ist der Schlüssel des Servers jetzt öffentlich. Speichere die Partiedatei deiner Partie und prüfe sie im Terminal:
page-daily-check-later = Der Server hat mit einem geheimen Schlüssel gemischt. Er wird veröffentlicht, wenn der Tag überall vorbei ist (um 12 Uhr UTC am nächsten Tag).
page-daily-check-commitment = Die SHA-256-Prüfsumme des Schlüssels, von Anfang an öffentlich:
page-daily-calendar = Dein Kalender
page-daily-which = Spiel
page-daily-all-games = Alle Spiele
page-daily-month-before = Voriger Monat
page-daily-month-after = Nächster Monat
page-daily-none-that-day = nicht gespielt
page-challenge = Herausforderung
page-challenge-by = { $name } fordert dich heraus
page-challenge-own = Deine Herausforderung
page-challenge-seat = , du sitzt auf Platz { $seat }
page-challenge-option = { $option }: { $choice }
page-challenge-hidden = Du bekommst genau denselben Aufbau. Wie viele Punkte { $name } hat, siehst du, sobald du gespielt hast.
page-challenge-accept = Annehmen
page-challenge-accepted = Deine Herausforderung wurde angenommen.
page-challenge-unplayed = Noch niemand ist damit fertig. Verschick den Link; er gilt 30 Tage.
page-challenge-done = Du hast sie gespielt. Nur deine erste Partie zählt.
page-challenge-comparison = Vergleich
page-challenge-difference = Unterschied
page-challenge-best = Bester Gegner
page-challenge-friend = Freunde herausfordern
page-challenge-link = Link zur Herausforderung
page-challenge-link-help = Wer diesen Link öffnet, bekommt denselben Aufbau auf deinem Platz, mit Bots anstelle der anderen Spieler. Die Ergebnisse siehst du hier. Der Link gilt 30 Tage.

## Rätsel

page-puzzles = Rätsel
page-puzzles-about = Ein Zug ist klar der beste. Findest du ihn?
page-puzzles-intro = Stellungen aus Bot-Partien, in denen ein Zug klar der beste ist – aber nicht der naheliegende. Spiel deinen Zug auf dem Spielplan. Danach siehst du, was jeder Zug wert ist, warum, und wie es weitergeht.
page-puzzles-of = Rätsel: { $game }
page-puzzles-all = Alle Spiele
page-puzzles-solved = { $solved } von { $count } gelöst
page-puzzles-done = Alle gelöst
page-puzzles-numbers = Die Zahl unter einem Rätsel ist seine Wertungszahl.
page-puzzle = Rätsel
page-puzzle-number = { $number } von { $count }
page-puzzle-difficulty = Schwierigkeit { $difficulty } von 5
page-puzzle-all = Alle Rätsel
page-puzzle-first = Erstes Rätsel
page-puzzle-next = Nächstes Rätsel
page-puzzle-ask = Ein Zug ist klar der beste, aber nicht der naheliegende. Spiel ihn auf dem Spielplan: Dein erster Versuch zählt.
page-puzzle-right = Richtig! { $action } Das bringt etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr als der zweitbeste Zug.
page-puzzle-right-solved = Richtig! { $action } Bei bestem Spiel beider Seiten bringt das { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr als jeder andere Zug.
page-puzzle-shown = Am besten: { $action } Das bringt etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr als der zweitbeste Zug.
page-puzzle-shown-solved = Am besten: { $action } Bei bestem Spiel beider Seiten bringt das { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr als jeder andere Zug.
page-puzzle-obvious = Auf den ersten Blick sieht das besser aus: { $action }
page-puzzle-wrong = Nicht der beste Zug: { $action } Das ist klar schlechter.
page-puzzle-wrong-by = Nicht der beste Zug: { $action } Das kostet dich etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
page-puzzle-because = Der Unterschied:
page-puzzle-where = Was der beste Zug ändert:
page-puzzle-again = Noch mal versuchen
page-puzzle-show = Lösung zeigen
page-puzzle-compare = Vergleichen
page-puzzle-step = Schritt { $step } von { $steps }
page-puzzle-play-on = Von hier weiterspielen
page-puzzle-answered = Rätsel beendet.
page-puzzle-choice = Zug
page-puzzle-chance = Gewinnchance
page-puzzle-better = Was der beste Zug ändert
page-puzzle-help = Punkte am Ende der Partie und Gewinnchance, geschätzt nach langer Suche.
page-puzzle-solved-help = Durchgerechnet: So endet die Partie bei bestem Spiel beider Seiten.
page-puzzle-state-new = noch nicht versucht
page-puzzle-state-seen = versucht, nicht gelöst
page-puzzle-state-solved = gelöst
page-puzzle-state-first = beim ersten Versuch gelöst
page-puzzle-rating = { $changed ->
    [1] Deine Wertungszahl: { $rating } ({ $change })
   *[0] Deine Wertungszahl: { $rating }
}
page-puzzle-rated = Wertungszahl { $rating }
page-own = Deine Rätsel
page-own-about = Stellungen aus analysierten Partien, in denen dich dein Zug am meisten gekostet hat. Jede kommt nach 1, 3, 7, 16 und 35 Tagen wieder, bis du sie sechsmal hintereinander gelöst hast.
page-own-none = Analysiere eine beendete Partie: Deine teuersten Züge werden hier zu Rätseln.
page-own-due = { $count ->
    [0] Heute ist keins dran.
    [one] Heute ist 1 dran.
   *[other] Heute sind { $count } dran.
}
page-own-count = { $learned ->
    [0] Insgesamt { $count }.
   *[other] Insgesamt { $count }, davon { $learned } gelernt.
}
page-own-practise = Üben
page-own-all = Alle anzeigen
page-own-lost = { $points ->
    [one] { $points } Punkt verloren
   *[other] { $points } Punkte verloren
}
page-own-remove = Dieses Rätsel entfernen
page-own-back = { $days ->
    [0] heute dran
    [one] morgen wieder
   *[other] in { $days } Tagen wieder
}
page-own-learned = gelernt
page-own-puzzle = Dein Rätsel
page-own-ask = Hier hast du in deiner Partie danebengegriffen. Finde einen besseren Zug: Dein erster Versuch zählt.
page-own-right = Richtig! { $action } Das bringt etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr als dein Zug in der Partie.
page-own-shown = Am besten: { $action } Das bringt etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr als dein Zug in der Partie.
page-own-played = Dein Zug in der Partie: { $action }

## Mein Exemplar

page-box = Mein Exemplar
page-box-intro = Du besitzt das Spiel? Vergleiche den Spielplan mit deinem Exemplar. Deine Partien, Tipps, Rätsel und die Wertungshilfe verwenden dann, was dort gedruckt ist.
page-box-progress-title = Fortschritt
page-box-progress = { $compared } von { $all } Werten verglichen
page-box-save = Als Datei speichern
page-box-load = Datei laden
page-box-no-file = „{ $file }“ ist keine Datei mit gedruckten Werten. Speichern kannst du eine hier.
page-box-clear = Neu anfangen
page-box-clear-sure = Alle verglichenen Werte löschen?
page-box-used = Neue Partien verwenden deine Werte.
page-box-same = Was du verglichen hast, steht auch bei uns so. An deinen Partien ändert sich nichts.
page-box-not-used = Neue Partien verwenden deine Werte, sobald sie zusammenpassen.
page-box-contradictions = Diese Werte passen noch nicht zusammen
page-box-contribute = Du hast alles Rekonstruierte verglichen. Teile die gespeicherte Datei bitte mit uns: Leg auf der Seite des Projekts ein Issue an und häng sie an. Dann spielen alle mit dem gedruckten Spielplan.
page-box-help = Wie „Mein Exemplar“ funktioniert
page-box-values = Werte
page-box-reconstructed = rekonstruiert
    .help = Diese haben wir nicht gesehen. Wähle einen und gib ein, was gedruckt ist.
page-box-corrected = korrigiert
    .help = Hier ist dein Exemplar anders.
page-box-confirmed = bestätigt
    .help = In deinem Exemplar steht dasselbe.
page-box-known = bekannt
    .help = Das steht in der Anleitung oder folgt daraus.
page-box-none = Hier ist nichts.
page-box-ours = Bei uns: { $value }
page-box-printed = so gedruckt
page-box-all-right = Alles bestätigen
page-box-play = Mit meinem Exemplar spielen
page-box-play-help = Mit den Werten, die du korrigiert hast, statt der rekonstruierten.
page-box-corrected-table = Korrigierter Spielplan
page-box-standard-table = Standard-Spielplan: Mit deinem Exemplar geht dieses Rätsel nicht auf
page-box-invited = Mit korrigiertem Spielplan
page-box-score = Gewertet mit den Werten deines Exemplars.

## Wertungshilfe

page-score = Wertungshilfe
page-score-about = Für Partien am echten Tisch
page-score-intro = Gib ein, was am Ende der Partie auf deinem Tisch liegt, und du bekommst das ganze Wertungsblatt: Jede Zeile wird erklärt und auf dem Spielplan gezeigt.
page-score-which = Welches Spiel liegt auf deinem Tisch?
page-score-private = Was du eingibst, bleibt in diesem Browser. Der Server rechnet nur die Punkte aus und speichert nichts.
page-score-all = Alle Spiele
page-score-restart = Neu anfangen
page-score-first = { $count ->
    [one] In Führung: { $names }
   *[other] Gleichstand: { $names }
}
page-score-row-help = Wähle eine Zeile, um zu sehen, wie sie gewertet wird.
page-score-row-help-board = Wähle eine Zeile, um zu sehen, wie sie gewertet wird und woher ihre Punkte kommen.
page-score-to-sheet = Zum Wertungsblatt
page-score-less = Eins weniger: { $what }
page-score-more = Eins mehr: { $what }
page-score-of = { $what }, { $name }
page-score-choose-card = Wähle unten eine Karte oder zieh sie hierher.
page-score-which-town = Welche Stadt?
page-score-cards = Karten
page-score-placed = Karte { $card } · gelegt
page-score-remove = Karte { $card } entfernen: { $what }
page-score-conditions = Wertungskarten ({ $most })
page-score-conditions-none = wähle die Karten, die im Spiel sind
page-score-track-help = Vor der Schlusswertung.

## Statistik

page-statistics = Meine Statistik
page-statistics-about = Deine Partien, Siege und Punkte
page-statistics-intro = Wie deine Partien ausgegangen sind. Das siehst nur du.
page-statistics-counts = Was zählt
page-statistics-what = Eine Partie zählt, wenn du sie vom ersten bis zum letzten Zug selbst gespielt hast und den Aufbau nicht kanntest. Lektionen, Fortsetzungen aus einer Datei oder einer geteilten Stellung, selbst gewählte Startwerte, schon gespielte Aufbauten und Partien mit mehreren Spielern an einem Bildschirm zählen nicht.
page-statistics-excluded = { $count ->
    [one] Eine Partie zählt deshalb nicht mit.
   *[other] { $count } Partien zählen deshalb nicht mit.
}
page-statistics-empty = Hier siehst du Siege, Punkte, Gegner und Wertungskarten, sobald du deine erste Partie beendet hast.
page-statistics-csv = Als CSV herunterladen
page-statistics-games = Partien
page-statistics-game = Spiel
page-statistics-wins = Gewonnen
page-statistics-average = Schnitt
page-statistics-best = Bestwert
page-statistics-by-game = Nach Spiel
page-statistics-by-company = Nach Gegnern
page-statistics-by-card = { $game }: nach Wertungskarte
page-statistics-company = Gegner
page-statistics-card = Wertungskarte
page-statistics-times = Partien
page-statistics-card-average = Punkte im Schnitt
page-statistics-plot = { $game }: Punkte im Lauf der Zeit
page-statistics-plot-description = { $game }, Punkte im Lauf der Zeit: { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}, im Durchschnitt { $average }. Ausgefüllte Kreise sind gewonnene Partien. Die Tabelle darunter zeigt dieselben Zahlen.
page-statistics-as-table = Als Tabelle zeigen
page-statistics-day = Tag

## Offline, App, Benachrichtigungen
page-rules = Regeln
page-rules-contents = Inhalt
page-offline = Du bist offline. Regeln, beendete Partien und Rätsel, die du schon kennst, kannst du ansehen. Zum Spielen brauchst du eine Verbindung.
page-offline-table = Offline: So hast du den Tisch zuletzt gesehen. Zum Spielen und Nachspielen brauchst du eine Verbindung.
page-needs-server = Das geht gerade nicht: Der Server ist nicht erreichbar.
page-puzzle-needs-server = Dieses Rätsel hast du noch nie geöffnet. Dafür brauchst du eine Verbindung.
page-app = Als App
page-app-description = Brettspiele rund um den Städtebau: spielen, lernen, Rätsel lösen
page-app-what = Townwright lässt sich über das Menü des Browsers installieren. Regeln, beendete Partien und Rätsel, die du kennst, öffnen sich dann auch ohne Verbindung.
page-app-insecure = Installieren, Offline-Nutzung und Benachrichtigungen erlauben Browser nur mit HTTPS oder auf localhost, also nicht unter dieser Adresse.
page-app-install = Townwright installieren
page-notify-insecure = Benachrichtigungen erlauben Browser nur mit HTTPS oder auf localhost, also nicht unter dieser Adresse.
page-notify-missing = Dieser Browser unterstützt keine Benachrichtigungen. Auf dem iPhone musst du Townwright zuerst zum Home-Bildschirm hinzufügen.
page-notify-denied = Du hast Benachrichtigungen für diese Seite blockiert. Erlaube sie in den Einstellungen des Browsers.
page-notify-offer = Benachrichtigen, wenn du dran bist?
page-notify-yes = Ja, gern
page-notify-no = Nein, danke
