### The conformance checks that every game must pass, one sentence per check, and failure messages.

## The table in play

check-games_end = Every game ends within `max_length` decisions.
check-legal_actions_are_in_range = `legal` lists at most `max_legal` distinct numbers below `actions`, and changes nothing.
check-seeds_decide_games = The same seed gives the same game; a different seed gives a different game.
check-setup_wipes_the_table = `setup` leaves nothing from the previous game.
check-states_are_independent = A game in an array plays like a single game and does not affect the others.
check-events_change_nothing = Recording events does not change the game.
check-revealed_only_grows = `revealed` never shrinks.
check-finished_games_offer_nothing = A finished game has no legal actions, and it has a winner or everyone lost together.
check-stored_games_replay = A match file replays to the same state, events, views and score sheet.

## Points

check-scores_are_sums = Scores are always the sums of the score sheet, and places follow the scores.
check-previews_are_true = The preview of an action matches the score sheet after it.
check-judging_changes_nothing = `weigh` and `evaluate` give finite numbers, do not write past their arrays and change nothing.
check-weights_are_repeatable = `weigh` does not depend on the content of its scratch states.

## Hidden information

check-redeal_keeps_what_is_known = `redeal` keeps everything the player knows: view, observation, legal actions.
check-redeal_hides_the_truth = States that look the same to a player have the same bytes after `redeal` with the same seed.
check-redeal_depends_on_the_seed = `redeal` with a different seed makes a different guess.
check-secret_points_are_marked = Score rows outside `secret`, and a player’s own points, do not depend on hidden information.
check-surprises_are_revealed = An action that shows its player something new changes `revealed`.
check-redealt_games_end = A redealt game can be played to the end.
check-secrets_are_kept = Hidden decisions (`Rules.hidden`) do not affect any view, event or guess of another seat.
check-observations_are_complete = `observe` writes all of its numbers, nothing else, and changes nothing.

## What people read and type

check-actions_read_as_written = Each legal action has its own text and JSON form, and both read back as the same action.
check-events_can_be_said = At least one player sees each event, and both languages have a sentence for it.
check-questions_can_be_said = Both languages have sentences for questions and remarks; the topic is a section of the rules text.
check-sources_have_names = Each row of the score sheet has a name in both languages.
check-views_are_plain_data = Views can be sent as JSON.
check-tables_can_be_drawn = The table can be drawn at any time, in both languages.
check-refusals_have_reasons = Every illegal action is refused with a sentence in both languages.
check-move_sentences_reveal_nothing = Sentences about a choice exist in both languages and do not depend on chance or hidden information.

## Compiled

check-compiled_rules_agree = Compiled and interpreted rules give the same bytes at every step.
check-bots_play = The greedy bot and a small search can play a game to the end.

## Words

check-words_can_be_read = `en.ftl` and `de.ftl` have no errors and no duplicate messages.
check-languages_agree = Both languages have the same messages with the same variables.
check-words_can_be_said = Every message can be formatted with any values of its variables.
check-shared_words_are_untouched = No message reuses the id of a shared message.
check-needed_words_are_there = The title and all options, sections of the rules text, events and groups have their messages.
check-families_are_complete = Option, rule, event and action messages belong to something that exists; `move-…` for all or none.
check-events_use_their_facts = Sentences and phrases about events use only the facts of their event.
check-named_messages_exist = Every message used in the code exists.
check-messages_get_their_variables = Every message used in the code gets all its variables.
check-no_words_are_left_over = Every message is used.

## The page

check-covers_have_the_right_size = `page/cover.svg`, if present, is an SVG image of 320 by 288 units.
check-boards_can_be_mounted = `page/board.js`, if present, exports `mount`.

## The lesson

check-lines_are_legal = The lesson’s moves are legal, and each step begins when the learner has a choice.
check-steps_are_in_order = The steps are in order with different notes, some ask for a move, and the last one is free play.
check-accepted_decisions_lead_on = After every decision that a step accepts, the rest of the lesson’s moves are still legal.
check-other_decisions_are_refused = A step refuses all other decisions.
check-lights_are_on_the_board = On the generic board, `lights` names fields of the view, `players`, `choices` or `score`.
check-notes_can_be_said = Every note exists in both languages, is short enough, and is used.

## Puzzles

check-positions_replay = Every position can be reached; its moves and its line are legal.
check-solutions_are_not_obvious = The solution of a puzzle is never the greedy bot’s move.

## What is said when a check fails

failure-case = { $players ->
    [one] One player
   *[other] { $players } players
}, { $options }, seed { $seed }
failure-default-options = default options
failure-place = { $file }, line { $line }: { $code }
