"""Sprawlopolis, by Steven Aramini, Danny Devine and Paul Kluka: one to four players build one city."""

from townwright.core.contract import Extras, Learning, Option, Rules, Wording
from townwright.core.game import Game
from townwright.games.sprawlopolis import (
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
from townwright.games.sprawlopolis.components import PLAYERS
from townwright.games.sprawlopolis.planning import searcher
from townwright.games.sprawlopolis.state import STATE, Difficulty, Hands, MemoryOption, ParkHopping, Rim

GAME = Game(
    name="sprawlopolis",
    version=1,
    package=actions.PACKAGE,
    players=PLAYERS,
    default_players=1,
    minutes=(15, 20),
    complexity=2,
    options=(
        Option.of("difficulty", Difficulty),
        Option.of("hands", Hands),
        Option.of("memory", MemoryOption),
        Option.of("rim", Rim),
        Option.of("park_hopping", ParkHopping),
    ),
    rules=Rules(
        state=STATE,
        actions=rules.ACTIONS,
        max_legal=rules.MAX_LEGAL,
        max_length=rules.MAX_LENGTH,
        rows=scoring.ROWS,
        spares=1,
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
        draw=drawing.draw,
        svg=svg.draw_svg,
        events=rules.Event,
        facts=rules.FACTS,
        turn_phrases=rules.TURN_PHRASES,
        turn_ends=rules.TURN_ENDS,
        topics=("goal", "setup", "turn", "placing", "talking", "end", "scoring", "roads", "bonus", "alone", "levels"),
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
        search={"winning": 0.75},  # tuned: benchmarks/tune.py
        score_position=position.score_position,
        position=position.position,
        share_picture=drawing.share_picture,
        share_colours={drawing.LETTERS[name]: colour for name, colour in svg.COLOURS.items()},
        target=view.target,
        highlights=highlights.highlights,
        searcher=searcher.PlanSearch,
        code_parts=(searcher.PART,),
    ),
)
