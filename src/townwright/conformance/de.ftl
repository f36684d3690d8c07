### Die Prüfungen, die jedes Spiel bestehen muss, ein Satz pro Prüfung, und Fehlermeldungen.

## Der Tisch im Spiel

check-games_end = Jede Partie endet nach höchstens `max_length` Entscheidungen.
check-legal_actions_are_in_range = `legal` listet höchstens `max_legal` verschiedene Zahlen auf, alle kleiner als `actions`, und ändert nichts.
check-seeds_decide_games = Gleicher Startwert, gleiche Partie; anderer Startwert, andere Partie.
check-setup_wipes_the_table = `setup` lässt nichts von der vorigen Partie übrig.
check-states_are_independent = Eine Partie in einem Array läuft wie eine einzelne und beeinflusst die anderen nicht.
check-events_change_nothing = Das Aufzeichnen von Ereignissen ändert die Partie nicht.
check-revealed_only_grows = `revealed` wird nie kleiner.
check-finished_games_offer_nothing = Eine beendete Partie hat keine erlaubten Aktionen, und sie hat einen Sieger oder alle haben gemeinsam verloren.
check-stored_games_replay = Eine Partiedatei führt beim Nachspielen zum selben Zustand, zu denselben Ereignissen und Ansichten und zum selben Wertungsblatt.

## Punkte

check-scores_are_sums = Die Punkte sind jederzeit die Summen des Wertungsblatts, und die Ränge folgen den Punkten.
check-previews_are_true = Die Vorschau einer Aktion entspricht dem Wertungsblatt danach.
check-judging_changes_nothing = `weigh` und `evaluate` liefern endliche Zahlen, schreiben nicht über ihre Arrays hinaus und ändern nichts.
check-weights_are_repeatable = `weigh` hängt nicht vom Inhalt seiner Hilfszustände ab.

## Verborgenes

check-redeal_keeps_what_is_known = `redeal` lässt alles unverändert, was der Spieler weiß: Ansicht, Beobachtung, erlaubte Aktionen.
check-redeal_hides_the_truth = Zustände, die für einen Spieler gleich aussehen, sind nach `redeal` mit demselben Startwert Byte für Byte gleich.
check-redeal_depends_on_the_seed = `redeal` mit einem anderen Startwert rät etwas anderes.
check-secret_points_are_marked = Zeilen der Wertung außerhalb von `secret` und die eigenen Punkte hängen nicht von Verborgenem ab.
check-surprises_are_revealed = Eine Aktion, durch die ihr Spieler etwas Neues sieht, ändert `revealed`.
check-redealt_games_end = Eine neu ausgeteilte Partie lässt sich zu Ende spielen.
check-secrets_are_kept = Geheime Entscheidungen (`Rules.hidden`) beeinflussen keine Ansicht, kein Ereignis und keine Vermutung anderer Plätze.
check-observations_are_complete = `observe` schreibt alle seine Zahlen, sonst nichts, und ändert nichts.

## Was Menschen lesen und tippen

check-actions_read_as_written = Jede erlaubte Aktion hat einen eigenen Text und eine eigene JSON-Form; beide ergeben wieder dieselbe Aktion.
check-events_can_be_said = Mindestens ein Spieler sieht jedes Ereignis, und beide Sprachen haben einen Satz dafür.
check-questions_can_be_said = Beide Sprachen haben Sätze für Fragen und Hinweise; das Thema ist ein Abschnitt der Regeln.
check-sources_have_names = Jede Zeile des Wertungsblatts hat in beiden Sprachen einen Namen.
check-views_are_plain_data = Ansichten lassen sich als JSON senden.
check-tables_can_be_drawn = Der Tisch lässt sich jederzeit zeichnen, in beiden Sprachen.
check-refusals_have_reasons = Jede unerlaubte Aktion wird in beiden Sprachen mit einem Satz abgelehnt.
check-move_sentences_reveal_nothing = Sätze über einen möglichen Zug gibt es in beiden Sprachen, und sie hängen nicht von Zufall oder verborgener Information ab.

## Kompiliert

check-compiled_rules_agree = Kompilierte und interpretierte Regeln ergeben bei jedem Schritt dieselben Bytes.
check-bots_play = Der gierige Bot und eine kleine Suche spielen eine Partie zu Ende.

## Wörter

check-words_can_be_read = `en.ftl` und `de.ftl` haben keine Fehler und keine doppelten Nachrichten.
check-languages_agree = Beide Sprachen haben dieselben Nachrichten mit denselben Variablen.
check-words_can_be_said = Jede Nachricht lässt sich mit beliebigen Werten ihrer Variablen formatieren.
check-shared_words_are_untouched = Keine Nachricht trägt den Namen einer gemeinsamen Nachricht.
check-needed_words_are_there = Der Titel und alle Optionen, Regelabschnitte, Ereignisse und Gruppen haben ihre Nachrichten.
check-families_are_complete = Keine Nachricht gehört zu einer Option, einem Regelabschnitt, einem Ereignis oder einer Aktion, die es nicht gibt; entweder haben alle Aktionen eine Nachricht `move-…` oder keine.
check-events_use_their_facts = Sätze und Satzteile über Ereignisse verwenden nur die Angaben ihres Ereignisses.
check-named_messages_exist = Jede im Code verwendete Nachricht existiert.
check-messages_get_their_variables = Jede im Code verwendete Nachricht bekommt alle ihre Variablen.
check-no_words_are_left_over = Jede Nachricht wird verwendet.

## Die Seite

check-covers_have_the_right_size = `page/cover.svg` ist, falls vorhanden, ein SVG-Bild von 320 mal 288 Einheiten.
check-boards_can_be_mounted = `page/board.js` exportiert, falls vorhanden, `mount`.

## Die Lektion

check-lines_are_legal = Die Züge der Lektion sind erlaubt, und jeder Schritt beginnt, wenn der Lernende am Zug ist und eine Wahl hat.
check-steps_are_in_order = Die Schritte stehen in der richtigen Reihenfolge und haben verschiedene Hinweise, in manchen ist ein Zug zu machen, und im letzten wird frei gespielt.
check-accepted_decisions_lead_on = Nach jeder Entscheidung, die ein Schritt annimmt, sind die übrigen Züge der Lektion noch erlaubt.
check-other_decisions_are_refused = Ein Schritt lehnt alle anderen Entscheidungen ab.
check-lights_are_on_the_board = Auf dem allgemeinen Spielplan nennt `lights` Felder der Ansicht, `players`, `choices` oder `score`.
check-notes_can_be_said = Jeder Hinweis steht in beiden Sprachen, ist kurz genug und wird verwendet.

## Rätsel

check-positions_replay = Jede Stellung ist erreichbar; ihre Züge und ihre Zugfolge sind erlaubt.
check-solutions_are_not_obvious = Die Lösung eines Rätsels ist nie der Zug des gierigen Bots.

## Was gesagt wird, wenn eine Prüfung scheitert

failure-case = { $players ->
    [one] Ein Spieler
   *[other] { $players } Spieler
}, { $options }, Startwert { $seed }
failure-default-options = Standardoptionen
failure-place = { $file }, Zeile { $line }: { $code }
