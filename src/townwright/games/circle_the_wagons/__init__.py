"""Circle the Wagons, by Steven Aramini, Danny Devine and Paul Kluka: two players, eighteen cards."""

from townwright.core.contract import Extras, Learning, Option, Rules, Wording
from townwright.core.game import Game
from townwright.games.circle_the_wagons import (
    actions,
    drawing,
    highlights,
    observe,
    position,
    rules,
    scoring,
    svg,
    view,
    weights,
)
from townwright.games.circle_the_wagons.components import PLAYERS
from townwright.games.circle_the_wagons.drafting import searcher
from townwright.games.circle_the_wagons.ending import solver
from townwright.games.circle_the_wagons.state import STATE, BoomOrBust, Holes, Tie

GAME = Game(
    name="circle_the_wagons",
    version=1,
    package=actions.PACKAGE,
    players=range(PLAYERS, PLAYERS + 1),
    default_players=2,
    minutes=(10, 15),
    complexity=2,
    options=(Option.of("boom_or_bust", BoomOrBust), Option.of("holes", Holes), Option.of("tie", Tie)),
    rules=Rules(
        state=STATE,
        actions=rules.ACTIONS,
        max_legal=rules.MAX_LEGAL,
        max_length=rules.MAX_LENGTH,
        rows=scoring.ROWS,
        spares=2,
        setup=rules.setup,
        legal=rules.legal,
        apply=rules.apply,
        sheet=scoring.sheet,
        scores=scoring.scores,
        ranks=scoring.ranks,
        redeal=rules.redeal,
        weigh=weights.weigh,
        evaluate=weights.evaluate,
    ),
    wording=Wording(
        kinds=actions.KINDS,
        encode=actions.encode,
        decode=actions.decode,
        why_not=actions.why_not,
        question=view.question,
        topic=view.topic,
        remark=actions.remark,
        sources=view.sources,
        view=view.view,
        open_information=True,
        draw=drawing.draw,
        svg=svg.draw_svg,
        events=rules.Event,
        facts=rules.FACTS,
        turn_phrases=rules.TURN_PHRASES,
        topics=("goal", "setup", "taking", "placing", "end", "scoring", "bonus"),
    ),
    learning=Learning(
        observation_count=observe.OBSERVATION,
        observe=observe.observe,
        action_blocks=rules.ACTION_BLOCKS,
        observation_blocks=observe.OBSERVATION_BLOCKS,
        compact=observe.compact,
        compact_blocks=observe.COMPACT_BLOCKS,
    ),
    extras=Extras(
        search={"explore": 0.8, "widen": 0.6, "winning": 0.25},  # tuned: benchmarks/tune.py
        tie_breaks=view.tie_breaks,
        score_position=position.score_position,
        position=position.position,
        share_picture=drawing.share_picture,
        share_colours={drawing.LETTERS[name]: colour for name, colour in svg.COLOURS.items()},
        ending_solver=solver.ending,
        searcher=searcher.draft_search,
        code_parts=(solver.PART, searcher.PART),
        highlights=highlights.highlights,
    ),
)
