"""The Palaces of Carrara, by Wolfgang Kramer and Michael Kiesling: two to four players."""

from townwright.core.contract import Extras, Learning, Option, Rules, Wording
from townwright.core.game import Game
from townwright.games.carrara import (
    actions,
    codes,
    drawing,
    events,
    features,
    observe,
    position,
    rules,
    scoring,
    svg,
    view,
    weights,
)
from townwright.games.carrara.components import LEAST_PLAYERS, SEATS
from townwright.games.carrara.state import STATE, Set, Stock

GAME = Game(
    name="carrara",
    version=1,
    package=actions.PACKAGE,
    players=range(LEAST_PLAYERS, SEATS + 1),
    default_players=3,
    minutes=(45, 60),
    complexity=3,
    options=(Option.of("stock", Stock), Option.of("set", Set)),
    rules=Rules(
        state=STATE,
        actions=codes.ACTIONS,
        max_legal=codes.MAX_LEGAL,
        max_length=codes.MAX_LENGTH,
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
        always_ask=codes.ALWAYS_ASK,
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
        events=events.Event,
        facts=events.FACTS,
        turn_phrases=events.TURN_PHRASES,
        endings=events.ENDINGS,
        groups=view.GROUPS,
        topics=("goal", "setup", "turn", "buying", "building", "scoring", "purchase", "end", "final"),
        fact_words=events.FACT_WORDS,
        expand=actions.expand,
    ),
    learning=Learning(
        observation_count=observe.OBSERVATION,
        observe=observe.observe,
        action_blocks=codes.ACTION_BLOCKS,
        observation_blocks=observe.OBSERVATION_BLOCKS,
        features=features.features,
        feature_count=features.FEATURES,
    ),
    extras=Extras(
        search={
            "explore": 0.8,
            "widen": 0.6,
            "temperature": 1.0,
            "winning": 0.25,
            "rollout_depth": 30,
            "learned": 1,
        },  # tuned: benchmarks/tune.py; the network: training.json
        search_by_players={4: {"learned": 2, "explore": 0.4, "rollout_depth": 60}},  # training-2.json
        tie_breaks=view.tie_breaks,
        secret=view.secret,
        score_position=position.score_position,
        position=position.position,
        share_picture=drawing.share_picture,
    ),
)
