"""Circle the Wagons, by Steven Aramini, Danny Devine and Paul Kluka: two players, eighteen cards."""

from townwright.core.game import Game, Option
from townwright.games.circle_the_wagons import (
    actions,
    drawing,
    ending,
    highlights,
    observe,
    position,
    rules,
    scoring,
    view,
    weights,
)
from townwright.games.circle_the_wagons.components import PLAYERS
from townwright.games.circle_the_wagons.state import STATE, BoomOrBust, Holes, Tie

GAME = Game(
    name="circle_the_wagons",
    version=1,
    package=actions.PACKAGE,
    players=range(PLAYERS, PLAYERS + 1),
    options=(Option.of("boom_or_bust", BoomOrBust), Option.of("holes", Holes), Option.of("tie", Tie)),
    state=STATE,
    actions=rules.ACTIONS,
    width=rules.WIDTH,
    max_length=rules.MAX_LENGTH,
    rows=scoring.ROWS,
    observation=observe.OBSERVATION,
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
    observe=observe.observe,
    search={"explore": 0.8, "widen": 0.6, "winning": 0.25},  # tuned: benchmarks/tune.py
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
    events=rules.Event,
    facts=rules.FACTS,
    topics=("goal", "setup", "taking", "placing", "end", "scoring", "bonus"),
    score_position=position.score_position,
    ending=ending.ending,
    highlights=highlights.highlights,
)
