"""My Game. `docs/games.md` in the Townwright repository explains every field."""

from townwright.core.contract import Learning, Rules, Wording
from townwright.core.game import Game
from townwright.skeleton.my_game import rules, wording

GAME = Game(
    name="my_game",
    version=1,  # increase it when the same actions could lead to a different result
    package=wording.PACKAGE,
    players=range(2, rules.SEATS + 1),
    minutes=(5, 10),
    complexity=1,  # from 1 to 5
    rules=Rules(
        state=rules.STATE,
        actions=rules.ACTIONS,
        max_legal=rules.VALUES,  # maximum number of legal actions
        max_length=rules.CARDS,  # maximum number of decisions in a game
        rows=1,  # of the score sheet
        setup=rules.setup,
        legal=rules.legal,
        apply=rules.apply,
        sheet=rules.sheet,
        redeal=rules.redeal,
        # Defaults: `scores` are the totals of the sheet, `ranks` follow the points, and for bots an action is worth its
        # immediate gain (`evaluate`, `weigh`). Add your own rules where the game needs more.
    ),
    wording=Wording(
        kinds=(wording.Play,),
        encode=wording.encode,
        decode=wording.decode,
        why_not=wording.why_not,
        question=wording.question,
        sources=wording.sources,
        view=wording.view,
        events=rules.Event,
        facts=rules.FACTS,
        topics=("goal", "turn"),  # sections of the rules text
    ),
    learning=Learning(observe=rules.observe, observation_count=rules.OBSERVATION),
)
