"""A small market game for the tests, with hidden hands, draws, and forced, confirmed and unordered decisions.

It uses the whole contract, as a package of another author would, and compiles in seconds.
"""

from tests.market import rules, table
from tests.market.rules import Hand, Worth

from townwright.core.contract import Extras, Learning, Option, Rules, Wording
from townwright.core.game import Game

GAME = Game(
    name="market",
    version=1,
    package=table.PACKAGE,
    players=range(2, rules.SEATS + 1),
    options=(Option.of("hand", Hand), Option.of("worth", Worth)),
    rules=Rules(
        state=rules.STATE,
        actions=rules.ACTIONS,
        max_legal=rules.MAX_LEGAL,
        max_length=rules.MAX_LENGTH,
        rows=rules.ROWS,
        setup=rules.setup,
        legal=rules.legal,
        apply=rules.apply,
        sheet=rules.sheet,
        scores=rules.scores,
        ranks=rules.ranks,
        redeal=rules.redeal,
        weigh=rules.weigh,
        always_ask=frozenset({rules.END}),
    ),
    wording=Wording(
        kinds=table.KINDS,
        encode=table.encode,
        decode=table.decode,
        why_not=table.why_not,
        remark=table.remark,
        question=table.question,
        topic=table.topic,
        sources=table.sources,
        view=table.view,
        draw=table.draw,
        events=rules.Event,
        facts=rules.FACTS,
        turn_phrases=table.TURN_PHRASES,
        endings=frozenset({rules.Event.FINISHED}),
        topics=("goal", "turn"),
        fact_words={"colour": tuple(f"colour-{colour}" for colour in table.COLOURS)},
        expand=table.expand,
    ),
    learning=Learning(
        observation_count=rules.OBSERVATION,
        observe=rules.observe,
    ),
    extras=Extras(
        tie_breaks=table.tie_breaks,
        daily={"worth": ("even", "steep")},
        share_picture=table.share_picture,
    ),
)
