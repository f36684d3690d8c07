### What every game owes whoever plays it, one sentence per check, and what is said when one fails.

## The table in play

check-games_end = Every game ends, within `max_length` decisions.
check-legal_actions_are_in_range = Legal actions are different numbers below `actions`, at most `width` of them; finding them changes nothing.
check-seeds_decide_games = The same seed gives the same game, and another seed another game.
check-setup_wipes_the_table = `setup` leaves nothing of the game before.
check-states_are_independent = A game in an array of games plays like one on its own and touches no other.
check-events_change_nothing = The game goes the same way whether or not its events are noted.
check-revealed_only_grows = `revealed` never shrinks.
check-finished_games_offer_nothing = A finished game offers no actions and has a winner, or is lost together.
check-stored_games_replay = A match file replays to the same state, events, views and score sheet.

## Points

check-scores_are_sums = At every moment the scores are the sums of the score sheet, and places follow the scores.
check-previews_are_true = The preview of an action is the score sheet after it.
check-judging_changes_nothing = `weigh` and `evaluate` give finite numbers, write nothing beyond their arrays and change nothing.
check-weights_are_repeatable = `weigh` does not depend on what lies in its spare states.

## Hidden information

check-redeal_keeps_what_is_known = `redeal` changes nothing that the player knows: view, observation, legal actions.
check-redeal_hides_the_truth = States that look alike to a player are equal, byte by byte, after `redeal` with the same seed.
check-redeal_depends_on_the_seed = `redeal` with another seed makes another guess.
check-redealt_games_end = A game dealt anew can be played to its end.
check-secrets_are_kept = What is decided in secret (`hidden`) shows in no view, event or guess of another seat.
check-observations_are_complete = `observe` writes each of its numbers, no others, and changes nothing.

## What people read and type

check-actions_read_as_written = Each legal action has a text and a JSON form of its own that read back as the same action.
check-events_can_be_said = Somebody sees each event, and it can be said in both languages.
check-questions_can_be_said = Questions and remarks can be said in both languages; the topic is a section of the rules text.
check-sources_have_names = Each row of the score sheet has a name in both languages.
check-views_are_plain_data = Views can be sent as JSON.
check-tables_can_be_drawn = The table can be drawn at any moment, in both languages.
check-refusals_have_reasons = An action that is not legal now is refused with a sentence in both languages.
check-choices_do_not_tell_fortunes = What the list of choices says about an action does not depend on chance or on anything hidden.

## Compiled

check-compiled_rules_agree = Compiled and interpreted, the rules give the same bytes at every step.
check-bots_play = The greedy bot and a small search play a game to its end.

## Words

check-words_can_be_read = `en.ftl` and `de.ftl` have no errors and say nothing twice.
check-languages_agree = Both languages have the same messages with the same variables.
check-words_can_be_said = Every message can be said, whatever its variables are.
check-shared_words_are_untouched = No message has the id of one that all games share.
check-needed_words_are_there = Title, options, sections of the rules text and events all have their words.
check-families_are_complete = No option, section of the rules text, event or action has words but does not exist.
check-events_use_their_facts = Sentences about events use only the facts of these events.
check-named_messages_exist = Every message that the code names exists.
check-messages_get_their_variables = Every message that the code names gets all its variables.
check-no_words_are_left_over = Every message is used.

## The page

check-covers_have_the_right_size = `page/cover.svg`, where there is one, is an SVG picture of 320 by 288 units.
check-boards_can_be_mounted = `page/board.js`, where there is one, exports `mount`.

## The lesson

check-lines_are_legal = The lesson's line is legal, and each step begins when the learner is to move and has a choice.
check-steps_are_in_order = The steps are in order, something is done in them, and the last one leaves the learner free.
check-accepted_decisions_lead_on = After every decision that a step accepts, the rest of the line is still legal.
check-other_decisions_are_refused = A step accepts no other decisions.
check-notes_can_be_said = Every note can be said in both languages, is not too long, and none is left over.

## Puzzles

check-positions_replay = Every position can be reached; its choices and its line are legal.
check-solutions_are_not_obvious = The solution of a puzzle is not what the greedy bot plays.

## What is said when a check fails

failure-case = { $players ->
    [one] One player
   *[other] { $players } players
}, { $options }, seed { $seed }
failure-default-options = recommended options
failure-place = { $file }, line { $line }: { $code }
failure-field = The record has no field “{ $field }”.
