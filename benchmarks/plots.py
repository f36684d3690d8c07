"""Draw the plots of the docs from the records: `python benchmarks/plots.py` writes them to docs/images."""

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple

import msgspec

from townwright.arena.contest import read_contest
from townwright.arena.standing import standings

REPOSITORY = Path(__file__).parents[1]
BENCHMARKS = REPOSITORY / "benchmarks"
STRENGTH, TRAINING, CURVES = BENCHMARKS / "strength", BENCHMARKS / "training", BENCHMARKS / "curves"
PICTURES = REPOSITORY / "docs" / "images"

#: The networks: title, name in the records, colour.
NETWORKS = (("Carrara", "carrara", "#2f7a74"), ("Circleville", "circleville", "#a8462f"))
#: The learning curves: title, name of the record, colour.
LEARNING = (
    ("Carrara", "carrara", "#2f7a74"),
    ("Carrara, plain", "carrara-plain", "#6b5b95"),
    ("Circle the Wagons", "circle_the_wagons", "#b07d2b"),
    ("Circleville", "circleville", "#a8462f"),
)
#: Maximum number of labels below a plot; with more points, the labels are round numbers.
MAX_LABELS = 8
#: The size of a plot, and the space around it.
WIDTH, HEIGHT, MARGIN = 380, 220, 60
STYLE = """text { font: 14px "Source Sans 3", "Segoe UI", system-ui, sans-serif; fill: #2b2a28; text-anchor: middle }
.head { font-size: 16px; font-weight: 600 }
.grid { stroke: #d8cdb8 }
.curve { fill: none; stroke-width: 2.5 }"""


class Point(NamedTuple):
    """A point of a plot, with an interval if it was measured by games."""

    x: float
    y: float
    low: float
    high: float


class Curve(NamedTuple):
    """A line of a plot."""

    title: str
    colour: str
    points: Sequence[Point]


def errors(game: str) -> list[Point]:
    """Return the error of the lead on new games after each round of training, in points."""
    lines = (TRAINING / f"{game}.jsonl").read_bytes().splitlines()
    leads = [msgspec.json.decode(line)["before"][1] for line in lines]
    return [Point(number, lead, lead, lead) for number, lead in enumerate(leads)]


def wins(game: str, setting: str) -> list[Point]:
    """Return the wins of the network against rollouts to the end, in percent, by the length of its own rollouts."""
    points = []
    for path in STRENGTH.glob(f"network-{game}-{setting}-*.jsonl"):
        contest, games = read_contest(path)
        won = next(each for each in standings(contest, games) if each.bot == contest.bots[0]).win_share
        points.append(Point(int(path.stem.rpartition("-")[2]), 100 * won.value, 100 * won.low, 100 * won.high))
    return sorted(points)


def wins_of_learner(name: str) -> list[Point]:
    """Return the wins of a learner against greedy, in percent, by millions of decisions."""
    lines = [msgspec.json.decode(line) for line in (CURVES / f"{name}.jsonl").read_bytes().splitlines()]
    points = []
    for line in lines[1:]:  # the first is greedy itself
        won, interval = 50 * (1 + line["result"]), 50 * line["result_interval"]
        points.append(Point(line["decisions"] / 1e6, won, won - interval, won + interval))
    return points


def plot(
    title: str, x_label: str, curves: Sequence[Curve], highest: float, left: float, titles_at_end: bool = False
) -> Iterable[str]:
    """Yield the elements of a plot from 0 to `highest`, whose left edge is at `left`.

    The titles of the curves are in a corner, or each at the end of its curve.
    """
    most = max(point.x for curve in curves for point in curve.points)

    def place(x: float, y: float) -> tuple[float, float]:
        return round(left + WIDTH * x / most, 1), round(MARGIN + HEIGHT * (1 - y / highest), 1)

    yield f'<text class="head" x="{left + WIDTH / 2}" y="{MARGIN - 26}">{escape(title)}</text>'
    yield f'<text x="{left + WIDTH / 2}" y="{MARGIN + HEIGHT + 44}">{escape(x_label)}</text>'
    for step in range(6):
        x, y = place(0, highest * step / 5)
        yield f'<path class="grid" d="M{x} {y}h{WIDTH}"/><text x="{x - 18}" y="{y + 5}">{highest * step / 5:g}</text>'
    numbers = sorted({point.x for curve in curves for point in curve.points})
    if len(numbers) > MAX_LABELS:
        numbers = list(range(0, int(most) + 1, max(1, round(most / 5))))
    for x_value in numbers:
        x, y = place(x_value, 0)
        yield f'<text x="{x}" y="{y + 20}">{x_value:g}</text>'
    for number, curve in enumerate(curves):
        places = [place(point.x, point.y) for point in curve.points]
        yield f'<path class="curve" stroke="{curve.colour}" d="M{" L".join(f"{x} {y}" for x, y in places)}"/>'
        for point, (x, y) in zip(curve.points, places, strict=True):
            low, high = place(point.x, point.low)[1], place(point.x, point.high)[1]
            yield f'<path stroke="{curve.colour}" d="M{x} {low}V{high}"/>'
            yield f'<circle cx="{x}" cy="{y}" r="4" fill="{curve.colour}"/>'
        if titles_at_end:
            x, y, anchor = places[-1][0] + 10, places[-1][1] + 5, "start"
        else:
            x, y, anchor = left + WIDTH - 8, MARGIN + (18 if len(curves) > 1 else HEIGHT - 36) + 20 * number, "end"
        yield f'<text x="{x}" y="{y}" style="fill:{curve.colour};text-anchor:{anchor}">{escape(curve.title)}</text>'


def picture(title: str, width: int, *plots: Iterable[str]) -> str:
    """Return plots as SVG."""
    height = HEIGHT + 2 * MARGIN
    elements = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-labelledby="title">',
        f'<title id="title">{escape(title)}</title>',
        f"<style>{STYLE}</style>",
        f'<rect width="{width}" height="{height}" rx="14" fill="#f3ecdf"/>',
        *(element for each in plots for element in each),
        "</svg>",
    ]
    return "\n".join(elements) + "\n"


def training() -> str:
    """Return the plots of the trained networks as SVG."""
    error_curves = [Curve(title, colour, errors(game)) for title, game, colour in NETWORKS]
    win_curves = [Curve("Circleville, 30 ms", NETWORKS[1][2], wins("circleville", "turns"))]
    return picture(
        "Errors of the networks during training, and wins by the length of rollouts",
        2 * WIDTH + 3 * MARGIN,
        plot("Error of the lead on new games, in points", "rounds of training", error_curves, 25, MARGIN),
        plot("Wins against rollouts to the end, in percent", "turns of a rollout", win_curves, 100, 2 * MARGIN + WIDTH),
    )


def learning() -> str:
    """Return the learning curves as SVG."""
    curves = [Curve(title, colour, wins_of_learner(name)) for title, name, colour in LEARNING]
    title = "Wins against greedy, in percent"
    return picture(
        title,
        WIDTH + 4 * MARGIN,
        plot(title, "decisions of the learner, in millions", curves, 100, MARGIN, titles_at_end=True),
    )


if __name__ == "__main__":
    for name, draw in (("training", training), ("learning", learning)):
        (PICTURES / f"{name}.svg").write_text(draw(), "utf-8")
