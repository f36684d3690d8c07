"""Squaring Circleville, by Matt Wolfe: two to four players, or one against scripted opponents."""

from collections.abc import Mapping

from townwright.core.contract import Components, Extras, Learning, Option, Rules, Wording
from townwright.core.game import Game
from townwright.core.svg import SEAT_COLOURS
from townwright.games.circleville import codes, events, observe, position
from townwright.games.circleville.components import (
    DIFFICULTIES,
    LINE_UPS,
    OPPONENTS,
    PACKAGE,
    PLAYERS,
    STARTS,
    Colour,
    Row,
    Structure,
    YearTile,
    corrections,
    rows,
    values,
)
from townwright.games.circleville.evaluation.features import FEATURES, features
from townwright.games.circleville.evaluation.weights import evaluate, weigh
from townwright.games.circleville.rules import dispatch as rules
from townwright.games.circleville.rules import scoring, setup
from townwright.games.circleville.state import STATE, ActionKind, SplitOption
from townwright.games.circleville.wording import actions, drawing, reasons, svg, view

#: The number of people for which opponents and difficulty are options.
SOLO = range(1, 2)
#: The daily challenge is against one opponent at a time, as the rulebook suggests, from its normal game to its
#: hard mode.
DAILY = {
    "opponents": ("bertha", "carsten", "denzel", "katherine"),
    "difficulty": ("markers_0", "markers_1", "markers_2", "markers_3", "markers_4"),
}
LINE_UP_OF = {"_".join(each.name.lower() for each in line_up): line_up for line_up in LINE_UPS}


def scripted(options: Mapping[str, str]) -> list[str]:
    """Return the names of the opponents, who sit to the left of the solo player."""
    return [OPPONENTS[each]["name"] for each in LINE_UP_OF[options["opponents"]]] if "opponents" in options else []


GAME = Game(
    name="circleville",
    version=2,
    package=PACKAGE,
    players=PLAYERS,
    default_players=2,
    minutes=(90, 120),
    complexity=5,
    options=(
        Option("start", tuple(f"section_{number}" for number in STARTS)),
        Option.of("split", SplitOption),
        Option("opponents", tuple(LINE_UP_OF), SOLO),
        Option("difficulty", tuple(f"markers_{number}" for number in DIFFICULTIES), SOLO),
    ),
    scripted=scripted,
    rules=Rules(
        state=STATE,
        actions=codes.ACTIONS,
        max_legal=codes.MAX_LEGAL,
        max_length=codes.MAX_LENGTH,
        rows=scoring.ROWS,
        spares=1,
        setup=setup.setup,
        legal=rules.legal,
        apply=rules.apply,
        sheet=scoring.sheet,
        scores=scoring.scores,
        ranks=scoring.ranks,
        redeal=rules.redeal,
        weigh=weigh,
        evaluate=evaluate,
        always_ask=frozenset({codes.END_TURN}),
    ),
    wording=Wording(
        kinds=actions.KINDS,
        encode=actions.encode,
        decode=actions.decode,
        why_not=reasons.why_not,
        question=view.question,
        topic=view.topic,
        remark=reasons.remark,
        sources=view.sources,
        view=view.view,
        open_information=True,
        draw=drawing.draw,
        svg=svg.draw_svg,
        events=events.Event,
        facts=events.FACTS,
        turn_phrases=events.TURN_PHRASES,
        endings=events.ENDINGS,
        groups=view.GROUPS,
        fact_words={
            "colour": tuple(f"colour-{colour.name.lower()}" for colour in Colour),
            "old": tuple(f"colour-{colour.name.lower()}" for colour in Colour),
            "got": tuple(f"colour-{colour.name.lower()}" for colour in Colour),
            "structure": tuple(f"structure-{structure.name.lower()}" for structure in Structure),
            "row": tuple(f"row-{row.name.lower()}" for row in Row),
            "tile": tuple(f"year-tile-{tile.name.lower()}" for tile in YearTile),
            "kind": tuple(f"alternate-{kind.name.lower()}" for kind in ActionKind),
        },
        topics=(
            "goal",
            "setup",
            "turn",
            "rondel",
            "basic",
            "supervisor",
            "alternate",
            "sections",
            "year_tiles",
            "equipment",
            "achievements",
            "bonus",
            "end",
            "scoring",
            "solo",
            "bertha",
            "carsten",
            "denzel",
            "katherine",
            "reconstructed",
        ),
    ),
    learning=Learning(
        observation_count=observe.OBSERVATION,
        observe=observe.observe,
        action_blocks=actions.action_blocks(),
        observation_blocks=observe.OBSERVATION_BLOCKS,
        features=features,
        feature_count=FEATURES,
    ),
    extras=Extras(
        search={"explore": 0.8, "widen": 0.6, "scale": 25.0},  # tuned: benchmarks/tune.py
        search_by_players={2: {"learned": 1, "turns": 3}},  # the network: training.json
        components=Components(
            corrections.read,
            rows.rows,
            values.OUR_VALUES,
            values.listed_values,
            values.contradictions,
            values.corrections_of,
        ),
        tie_breaks=view.tie_breaks,
        score_position=position.score_position,
        position=position.position,
        share_picture=drawing.share_picture,
        share_colours=dict(zip(drawing.LETTERS, SEAT_COLOURS)),
        daily=DAILY,
    ),
)
