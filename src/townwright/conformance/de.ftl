### Was jedes Spiel einhält, ein Satz für jede Prüfung, und was gesagt wird, wenn eine scheitert.

## Der Tisch im Spiel

check-games_end = Jede Partie endet nach höchstens `max_length` Entscheidungen.
check-legal_actions_are_in_range = Erlaubte Züge sind verschiedene Zahlen unter `actions`, höchstens `width`; sie zu suchen ändert nichts.
check-seeds_decide_games = Derselbe Startwert gibt dieselbe Partie, ein anderer eine andere.
check-setup_wipes_the_table = `setup` lässt nichts von der Partie davor übrig.
check-states_are_independent = Eine Partie unter vielen läuft wie eine einzelne und berührt keine andere.
check-events_change_nothing = Die Partie läuft gleich, ob ihre Ereignisse notiert werden oder nicht.
check-revealed_only_grows = `revealed` wird nie kleiner.
check-finished_games_offer_nothing = Eine beendete Partie bietet keine Züge an und hat jemanden auf Platz 1, oder sie ist gemeinsam verloren.
check-stored_games_replay = Eine Partiedatei führt zu demselben Stand, denselben Ereignissen, Ansichten und Punkten.

## Punkte

check-scores_are_sums = Zu jeder Zeit sind die Punkte die Summen des Wertungsblatts, und die Plätze folgen den Punkten.
check-previews_are_true = Die Vorschau eines Zugs ist das Wertungsblatt danach.
check-judging_changes_nothing = `weigh` und `evaluate` geben endliche Zahlen, schreiben nicht über ihre Felder hinaus und ändern nichts.
check-weights_are_repeatable = `weigh` hängt nicht davon ab, was in den freien Datensätzen liegt.

## Verborgenes

check-redeal_keeps_what_is_known = `redeal` ändert nichts, was der Spieler weiß: Ansicht, Beobachtung, erlaubte Züge.
check-redeal_hides_the_truth = Stände, die für einen Spieler gleich aussehen, sind nach `redeal` mit demselben Startwert Byte für Byte gleich.
check-redeal_depends_on_the_seed = `redeal` mit einem anderen Startwert rät etwas anderes.
check-redealt_games_end = Eine neu ausgeteilte Partie lässt sich zu Ende spielen.
check-secrets_are_kept = Was geheim entschieden wird (`hidden`), zeigt sich in keiner Ansicht, keinem Ereignis und keinem Raten anderer Plätze.
check-observations_are_complete = `observe` schreibt jede seiner Zahlen, sonst keine, und ändert nichts.

## Was Menschen lesen und tippen

check-actions_read_as_written = Jeder erlaubte Zug hat einen eigenen Text und eine eigene JSON-Form; beide führen zu ihm zurück.
check-events_can_be_said = Jedes Ereignis sieht jemand, und es lässt sich in beiden Sprachen sagen.
check-questions_can_be_said = Fragen und Hinweise lassen sich in beiden Sprachen sagen; das Thema ist ein Abschnitt der Regeln.
check-sources_have_names = Jede Zeile des Wertungsblatts hat in beiden Sprachen einen Namen.
check-views_are_plain_data = Ansichten lassen sich als JSON senden.
check-tables_can_be_drawn = Der Tisch lässt sich jederzeit zeichnen, in beiden Sprachen.
check-refusals_have_reasons = Ein Zug, der gerade nicht erlaubt ist, wird in beiden Sprachen mit einem Satz abgelehnt.
check-choices_do_not_tell_fortunes = Was die Liste der Möglichkeiten über einen Zug sagt, hängt nicht vom Zufall und nicht von Verborgenem ab.

## Übersetzt

check-compiled_rules_agree = Übersetzt und interpretiert geben die Regeln bei jedem Schritt dieselben Bytes.
check-bots_play = Der gierige Bot und eine kleine Suche spielen eine Partie zu Ende.

## Wörter

check-words_can_be_read = `en.ftl` und `de.ftl` haben keine Fehler und sagen nichts doppelt.
check-languages_agree = Beide Sprachen haben dieselben Nachrichten mit denselben Variablen.
check-words_can_be_said = Jede Nachricht lässt sich sagen, was auch immer ihre Variablen sind.
check-shared_words_are_untouched = Keine Nachricht heißt wie eine, die alle Spiele teilen.
check-needed_words_are_there = Titel, Optionen, Abschnitte der Regeln und Ereignisse haben ihre Wörter.
check-families_are_complete = Keine Option, kein Abschnitt der Regeln, kein Ereignis und kein Zug hat Wörter, ohne dass es sie gibt.
check-events_use_their_facts = Sätze über Ereignisse verwenden nur, was diese Ereignisse nennen.
check-named_messages_exist = Jede Nachricht, die der Code nennt, gibt es.
check-messages_get_their_variables = Jede Nachricht, die der Code nennt, bekommt alle ihre Variablen.
check-no_words_are_left_over = Jede Nachricht wird gebraucht.

## Die Seite

check-covers_have_the_right_size = `page/cover.svg` ist, falls vorhanden, ein SVG-Bild von 320 mal 288 Einheiten.
check-boards_can_be_mounted = `page/board.js` exportiert, falls vorhanden, `mount`.

## Die Lektion

check-lines_are_legal = Die Züge der Lektion sind erlaubt, und jeder Schritt beginnt, wenn der Lernende am Zug ist und eine Wahl hat.
check-steps_are_in_order = Die Schritte stehen in der richtigen Reihenfolge, es gibt etwas zu tun, und der letzte lässt freie Hand.
check-accepted_decisions_lead_on = Nach jeder Entscheidung, die ein Schritt annimmt, ist der Rest der Züge noch erlaubt.
check-other_decisions_are_refused = Andere Entscheidungen nimmt ein Schritt nicht an.
check-notes_can_be_said = Jeder Hinweis lässt sich in beiden Sprachen sagen, ist nicht zu lang, und keiner bleibt übrig.

## Rätsel

check-positions_replay = Jede Stellung lässt sich erreichen; ihre Möglichkeiten und ihre Zugfolge sind erlaubt.
check-solutions_are_not_obvious = Die Lösung eines Rätsels ist nicht, was der gierige Bot spielt.

## Was gesagt wird, wenn eine Prüfung scheitert

failure-case = { $players ->
    [one] Eine Person
   *[other] { $players } Personen
}, { $options }, Startwert { $seed }
failure-default-options = empfohlene Optionen
failure-place = { $file }, Zeile { $line }: { $code }
failure-field = Der Datensatz hat kein Feld „{ $field }“.
