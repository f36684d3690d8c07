"""The report of a study: one HTML file with plots and tables, in the reader's language."""

import html
import io
import math
from collections.abc import Callable, Iterable, Sequence
from itertools import chain

import numpy as np
import numpy.typing as npt

from townwright.core.game import Game
from townwright.core.optional_packages import extra
from townwright.core.registry import game
from townwright.locale import Words, words
from townwright.research.study import Row, Study

with extra("study"):
    import matplotlib as mpl
    import polars as pl
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222 }
table { border-collapse: collapse; margin: 1rem 0 } td, th { padding: .15rem .8rem; text-align: right }
td:first-child, th:first-child { text-align: left }
tr { border-bottom: 1px solid #ddd } thead { border-bottom: 2px solid #888 }
svg { max-width: 100%; height: auto; background: #fff } p { max-width: 45rem }
@media (prefers-color-scheme: dark) { body { background: #1b1b1b; color: #ddd } tr { border-color: #444 } }
"""
#: One number per game.
Array = npt.NDArray[np.int64 | np.float64]
#: Half of a 95% interval, in standard errors.
Z_95 = 1.96


def frame(rows: Sequence[Row]) -> pl.DataFrame:
    """Return the rows of a study as one table; sources that were not in play are null."""
    columns = dict.fromkeys(chain.from_iterable(rows))
    return pl.DataFrame({name: [row.get(name) for row in rows] for name in columns}).sort("seed")


def write_report(study: Study, games: pl.DataFrame, language: str = "en") -> str:
    """Return the whole report as HTML."""
    return Report(study, games, language).page()


class Report:
    """The report of a study in a language: `page`, and a method for the HTML of each section."""

    def __init__(self, study: Study, games: pl.DataFrame, language: str) -> None:
        self.study, self.games = study, games
        self.game: Game = game(study.game)
        self.say: Words = words(language)  # the shared messages
        self.speak: Words = self.game.words(language)  # the messages of the game, and the shared ones
        self.language = language
        self.seats = sum(name.startswith("score_") for name in games.columns)
        self.cooperative = self.game.extras.target is not None
        self.seat_numbers = [str(seat) for seat in range(1, self.seats + 1)]

    def page(self) -> str:
        """Return all sections under one title."""
        title = self.say("study-title", game=self.game.title(self.language), games=len(self.games))
        parts = [
            self.description(),
            self.scores(),
            self.seat_advantage(),
            self.sources(),
            self.sets(),
            self.frequencies(),
            self.length(),
        ]
        body = "\n".join(part for part in parts if part)
        return (
            f'<!doctype html>\n<html lang="{self.language}"><head><meta charset="utf-8">'
            f"<title>{html.escape(title)}</title><style>{STYLE}</style></head><body>\n<h1>{html.escape(title)}</h1>\n{body}\n</body></html>\n"
        )

    def description(self) -> str:
        """Return the description of the study."""
        options = ", ".join(f"{name} {choice}" for name, choice in self.study.options.items()) or "–"
        sentence = self.say(
            "study-made",
            players=self.study.players,
            bots=", ".join(dict.fromkeys(self.study.bots)),
            first=str(self.study.seed),
            options=options,
        )
        return f"<p>{html.escape(sentence)}</p>"

    def scores(self) -> str:
        """Return the distribution of points, by seat or once in a cooperative game."""
        seats = self.seat_numbers[:1] if self.cooperative else self.seat_numbers
        points = {seat: self.games[f"score_{seat}"].to_numpy() for seat in seats}
        figure, axes = plot()
        low, high = min(map(np.min, points.values())), max(map(np.max, points.values()))
        edges = np.arange(low - 0.5, high + 1.5, max(1, (high - low) // 40)).tolist()
        for seat, totals in points.items():
            label = self.say("seat", number=int(seat)) if len(points) > 1 else None
            axes.hist(totals, edges, histtype="step", linewidth=1.6, label=label)
        axes.set_xlabel(self.say("study-points"))
        axes.set_ylabel(self.say("study-games"))
        if len(points) > 1:
            axes.legend(frameon=False)
        rows = []
        for seat, totals in points.items():
            figures = [totals.mean(), totals.std(), *np.quantile(totals, [0.05, 0.5, 0.95])]
            name = self.say("study-all") if self.cooperative else self.say("seat", number=int(seat))
            rows.append([name, *[f"{number:.1f}" for number in figures]])
        heads = ["", *[self.say(f"study-{head}") for head in ("mean", "deviation", "low", "median", "high")]]
        return self.section("scores", svg(figure) + table(heads, rows))

    def seat_advantage(self) -> str:
        """Return the share of wins by seat and by bot; in a cooperative game, of the team."""
        if self.cooperative:
            won = (self.games["place_1"] == 1).to_numpy()
            return self.section("won", table(["", self.say("study-share")], [[self.say("study-all"), share(won)]]))
        win_shares = {self.say("seat", number=int(seat)): self.win_shares(seat) for seat in self.seat_numbers}
        figure, axes = plot(1.1 + 0.4 * len(win_shares))
        means = [won.mean() for won in win_shares.values()]
        axes.barh(list(win_shares), means, xerr=error_bars(list(win_shares.values()), wilson), color="#5b8db8")
        axes.invert_yaxis()
        axes.set_xlabel(self.say("study-share"))
        rows = [[name, share(won)] for name, won in win_shares.items()]
        if len(set(self.study.bots)) > 1:
            for bot in dict.fromkeys(self.study.bots):
                wins_of_bot = [
                    self.win_shares(seat)[(self.games[f"bot_{seat}"] == bot).to_numpy()]
                    for seat in self.seat_numbers[: self.study.players]
                ]
                rows.append([bot, share(np.concatenate(wins_of_bot))])
        return self.section("seats", svg(figure) + table(["", self.say("study-share")], rows))

    def win_shares(self, seat: str) -> Array:
        """Return the wins of a seat, game by game; a shared first place counts in part."""
        places = np.stack([self.games[f"place_{each}"].to_numpy() for each in self.seat_numbers])
        shares: Array = (places[int(seat) - 1] == 1) / np.maximum(1, (places == 1).sum(axis=0))
        return shares

    def points_of(self, source: str) -> tuple[Array, npt.NDArray[np.bool_]]:
        """Return a source's points in each game in which it was in play, and whether the seat won."""
        seats = self.seat_numbers[:1] if self.cooperative else self.seat_numbers
        points, won = [], []
        for seat in seats:
            column = self.games[f"points_{source}_{seat}"]
            in_play = column.is_not_null().to_numpy()
            points.append(column.drop_nulls().to_numpy())
            won.append((self.games[f"place_{seat}"] == 1).to_numpy()[in_play])
        return np.concatenate(points), np.concatenate(won)

    def all_sources(self) -> list[str]:
        """Return the sources of points in play, in the order of the score sheet."""
        names = [name.removeprefix("points_") for name in self.games.columns if name.startswith("points_")]
        return list(dict.fromkeys(name.rpartition("_")[0] for name in names))

    def sources(self) -> str:
        """Return the points of each source, for winners and for the others."""
        rows, bars = [], []
        for source in self.all_sources():
            source_points, won = self.points_of(source)
            name = self.game.source_name(source, self.speak)
            winners, others = mean(source_points[won]), mean(source_points[~won])
            bars.append((name, winners, others))
            rows.append(
                [
                    name,
                    str(len(source_points)),
                    interval(source_points),
                    number(winners),
                    number(others),
                    number(winners - others),
                ]
            )
        figure, axes = plot(1.2 + 0.34 * len(bars))
        positions = np.arange(len(bars))
        axes.barh(
            positions - 0.2, [winners for _, winners, _ in bars], 0.38, label=self.say("study-winners"), color="#5b8db8"
        )
        axes.barh(
            positions + 0.2, [others for _, _, others in bars], 0.38, label=self.say("study-others"), color="#c9c9c9"
        )
        axes.set_yticks(positions, [name for name, _, _ in bars])
        axes.invert_yaxis()
        axes.set_xlabel(self.say("study-points"))
        axes.legend(frameon=False)
        heads = ["", *[self.say(f"study-{head}") for head in ("times", "mean", "winners", "others", "difference")]]
        return self.section("sources", svg(figure) + table(heads, rows))

    def sets(self) -> str:
        """Return the results for each source that the setup draws at random, and for each set of them."""
        varying = [source for source in self.all_sources() if self.games[f"points_{source}_1"].null_count()]
        if not varying:
            return ""
        present = np.stack([self.games[f"points_{source}_1"].is_not_null().to_numpy() for source in varying])
        value = (self.games["place_1"] == 1).to_numpy().astype(float) if self.cooperative else self.mean_score()
        kind = "study-share" if self.cooperative else "study-mean"
        format_interval = share if self.cooperative else interval
        ranked_sources = sorted(zip(varying, present, strict=True), key=lambda each: mean(value[each[1]]))
        figure, axes = plot(1.2 + 0.3 * len(ranked_sources))
        names = [self.game.source_name(source, self.speak) for source, _ in ranked_sources]
        samples = [value[in_play] for _, in_play in ranked_sources]
        axes.barh(
            names,
            list(map(mean, samples)),
            color="#5b8db8",
            xerr=error_bars(samples, wilson if self.cooperative else normal),
        )
        axes.set_xlabel(self.say(kind))
        rows = []
        keys, set_numbers = np.unique(present.T, axis=0, return_inverse=True)
        for set_number, flags in enumerate(keys):
            set_values = value[set_numbers.reshape(-1) == set_number]
            label = " · ".join(self.game.source_name(each, self.speak) for each, flag in zip(varying, flags) if flag)
            rows.append((mean(set_values), [label, str(len(set_values)), format_interval(set_values)]))
        heads = ["", self.say("study-games"), self.say(kind)]
        ordered = [cells for _, cells in sorted(rows, key=lambda each: each[0])]
        summary = html.escape(self.say("study-all-sets", sets=len(ordered)))
        return self.section(
            "sets", f"{svg(figure)}<details><summary>{summary}</summary>{table(heads, ordered)}</details>"
        )

    def mean_score(self) -> Array:
        means: Array = np.stack([self.games[f"score_{seat}"].to_numpy() for seat in self.seat_numbers]).mean(axis=0)
        return means

    def frequencies(self) -> str:
        """Return the frequencies of actions and events."""
        rows = []
        for kind in ("action_", "event_"):
            for name in (each for each in self.games.columns if each.startswith(kind)):
                counts = self.games[name].to_numpy()
                label = self.say(f"study-{kind.rstrip('_')}", name=name.removeprefix(kind).replace("_", " "))
                rows.append([label, f"{counts.mean():.2f}", f"{(counts > 0).mean():.1%}"])
        return self.section("often", table(["", self.say("study-a-game"), self.say("study-in-games")], rows))

    def length(self) -> str:
        """Return the lengths of games."""
        lengths = self.games["length"].to_numpy()
        figure, axes = plot()
        axes.hist(lengths, min(40, 1 + int(np.ptp(lengths))), color="#5b8db8")
        axes.set_xlabel(self.say("study-decisions"))
        axes.set_ylabel(self.say("study-games"))
        return self.section("length", svg(figure))

    def section(self, name: str, content: str) -> str:
        heading, text = html.escape(self.say(f"study-{name}")), html.escape(self.say(f"study-{name}.text"))
        return f"<h2>{heading}</h2>\n<p>{text}</p>\n{content}"


def plot(height: float = 3.2) -> tuple[Figure, Axes]:
    """Return an empty plot."""
    figure = Figure(figsize=(8, height), layout="constrained")
    axes = figure.subplots()
    axes.spines[["top", "right"]].set_visible(False)
    return figure, axes


def svg(figure: Figure) -> str:
    """Return a plot as SVG for the page: text stays text, and the output is reproducible."""
    text = io.StringIO()
    with mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": "townwright"}):
        figure.savefig(text, format="svg", metadata={"Date": None})
    return text.getvalue().partition("<svg")[1] + text.getvalue().partition("<svg")[2]


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table."""
    top = "".join(f"<th>{html.escape(head)}</th>" for head in heads)
    lines = "".join("<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in row) + "</tr>\n" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>\n{lines}</tbody></table>"


def mean(values: Array) -> float:
    """Return the mean; NaN without values."""
    return float(values.mean()) if len(values) else float("nan")


def normal(values: Array) -> tuple[float, float]:
    """Return the 95% interval of a mean."""
    half = Z_95 * float(values.std()) / math.sqrt(max(1, len(values)))
    return mean(values) - half, mean(values) + half


def wilson(values: Array) -> tuple[float, float]:
    """Return the 95% interval of a share (Wilson), which also suits few games."""
    games, z = max(1, len(values)), Z_95
    middle = mean(values) + z * z / (2 * games)
    half = z * math.sqrt(max(0.0, mean(values) * (1 - mean(values)) / games + z * z / (4 * games * games)))
    return max(0.0, (middle - half) / (1 + z * z / games)), min(1.0, (middle + half) / (1 + z * z / games))


def error_bars(samples: Sequence[Array], bounds: Callable[[Array], tuple[float, float]]) -> list[list[float]]:
    """Return the error bars: distances from the means to the ends of the intervals."""
    intervals = [(mean(values), *bounds(values)) for values in samples]
    return [
        [max(0.0, middle - low) for middle, low, _ in intervals],
        [max(0.0, high - middle) for middle, _, high in intervals],
    ]


def number(value: float) -> str:
    return "–" if np.isnan(value) else f"{value:.2f}"


def interval(values: Array) -> str:
    """Return a mean with its 95% interval."""
    low, high = normal(values)
    return f"{mean(values):.2f} ({low:.2f} … {high:.2f})"


def share(values: Array) -> str:
    """Return a share with its 95% interval."""
    low, high = wilson(values)
    return f"{mean(values):.1%} ({100 * low:.1f} … {100 * high:.1f})"
