"""The Palaces of Carrara (Die Paläste von Carrara), by Wolfgang Kramer and Michael Kiesling: two to four players."""

from townwright.core.game import Game, Option
from townwright.games.carrara import actions, codes, drawing, events, observe, rules, scoring, view, weights
from townwright.games.carrara.components import LEAST_PLAYERS, SEATS
from townwright.games.carrara.state import STATE, Set, Stock

GAME = Game(
    name="carrara",
    version=1,
    package=actions.PACKAGE,
    players=range(LEAST_PLAYERS, SEATS + 1),
    options=(Option.of("stock", Stock), Option.of("set", Set)),
    state=STATE,
    actions=codes.ACTIONS,
    width=codes.WIDTH,
    max_length=codes.MAX_LENGTH,
    rows=scoring.ROWS,
    observation=observe.OBSERVATION,
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
    observe=observe.observe,
    search={
        "explore": 0.8,
        "widen": 0.6,
        "sharpness": 1.0,
        "winning": 0.25,
        "further": 60,
    },  # tuned: benchmarks/tune.py
    offered=codes.OFFERED,
    observed=observe.OBSERVED,
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
    events=events.Event,
    facts=events.FACTS,
    topics=("goal", "setup", "turn", "buying", "building", "scoring", "purchase", "end", "final"),
    asked=codes.ASKED,
    named=events.NAMED,
    expand=actions.expand,
    tie_breaks=view.tie_breaks,
    secret=view.secret,
)
