"""Count the clicks of a turn: `python -m benchmarks.clicks circleville`.

Whole games are played by clicking in Chromium, on a server with a fixed seed. The greedy bot plans each turn, and the
script makes the click that plays the longest part of the plan, like a player who knows the page well; so the games stay
the same when the page changes. A click that leads elsewhere is undone and not counted. Opponents are bots; Circleville
is also played solo.

For each kind of game the script prints the clicks per turn, what they play (“which?” is a click on a place where the
page asks what to do there), and the kinds of turns that take the most clicks in all. A bonus action and each tile that
is used add to a turn of Circleville, so turns without them are also counted on their own. Run it after `make page`.
"""

import argparse
import json
import shutil
import statistics
import tempfile
from abc import ABC, abstractmethod
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, takewhile
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

import msgspec
from playwright.sync_api import Browser, Locator, TimeoutError, sync_playwright
from tests.browser.conftest import FLAGS
from tests.browser.screen import Screen
from tests.browser.test_circleville import middle_of
from tests.server.running import Server

from townwright import Match
from townwright.bots import bot
from townwright.core.action import Action
from townwright.core.errors import TownwrightError
from townwright.core.record import records
from townwright.core.state import States, copy_states
from townwright.games.circleville.components import MAX_VALUE, PLOTS, Colour
from townwright.games.circleville.state import State
from townwright.games.circleville.wording.actions import Basic, Step, UseBuild, UsePlot, UseRaze, UseSupervisor

SIZE = {"width": 1440, "height": 900}
#: Milliseconds to wait for the effect of a click; if there is none by then, it played nothing.
PATIENCE = 5_000
#: The beginnings of the kinds of actions that come on top of the two actions of a turn of Circleville.
EXTRAS = ("use", "bonus", "exchange")
#: What the page shows: the number of the position, and the buttons.
SHOWN = """() => [document.querySelector("[data-number]")?.dataset.number,
    document.querySelector(".buttons")?.textContent].join()"""
#: A point inside a drawn shape, as far from the squares on it as possible.
BESIDE_SQUARES = """(shape) => {
    const box = shape.getBBox(), at = shape.getScreenCTM(), spots = [];
    const squares = [...document.querySelectorAll("[data-square]")].map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    });
    for (let i = 1; i < 24; i++)
        for (let j = 1; j < 24; j++) {
            const spot = new DOMPoint(box.x + box.width * i / 24, box.y + box.height * j / 24);
            if (!shape.isPointInFill(spot)) continue;
            const { x, y } = spot.matrixTransform(at);
            if (document.elementFromPoint(x, y) !== shape) continue;
            spots.push([Math.min(60, ...squares.map(([a, b]) => Math.hypot(a - x, b - y))), x, y]);
        }
    return spots.sort(([a], [b]) => b - a)[0]?.slice(1) ?? null;
}"""


class Decision(NamedTuple):
    """A decision of a planned turn: the action, the forced ones after it, and the states before and after them."""

    actions: list[Action]
    before: States
    after: bytes


class Turn(NamedTuple):
    """A turn that was played: its actions, and what each click did."""

    actions: list[Action]
    clicks: list[str]


def tag(action: Action) -> str:
    """Return the kind of an action."""
    return str(action.__struct_config__.tag)


def plan_turn(match: Match, seed: int) -> list[Decision]:
    """Return what the greedy bot would do until another seat is to move.

    Detours are cut, and what can be taken anywhere is taken before a step.
    """
    twin, player, line = copy_of(match), bot("greedy", seed), list[Action]()
    while twin.to_move == match.to_move:
        made = twin.play(player.choose(twin))
        line += [each.action for each in made if each.seat == match.to_move]
        if any(each.seat != match.to_move for each in made):  # opponents of a solo game play by themselves
            break
    line, twin, plan = simplify(match, line), copy_of(match), list[Decision]()
    while line:
        walk = list(takewhile(lambda each: tag(each) == "step", line))
        if len(walk) > 1:
            line[: len(walk)] = shortest_walk(twin, walk)
        elif walk:
            taken = list(takewhile(lambda each: tag(each) in ("return", "take", "claim"), line[1:]))
            if taken and after_line(twin, [*taken, *walk]) == after_line(twin, [*walk, *taken]):
                line[: len(taken) + 1] = [*taken, *walk]
        before = copy_states(twin.states)
        played = [each.action for each in twin.play(line.pop(0)) if each.seat == match.to_move]
        plan.append(Decision(played, before, twin.states.tobytes()))
        for forced in played[1:]:
            if line and line[0] == forced:
                del line[0]
    return plan


def simplify(match: Match, line: list[Action]) -> list[Action]:
    """Return a line to the same state without what makes no difference, but would take clicks; see `variants`."""
    goal = after_line(match, line)
    while simpler := next((each for each in variants(line) if after_line(match, each) == goal), None):
        line = simpler
    return line


def variants(line: list[Action]) -> Iterator[list[Action]]:
    """Yield simpler lines, which may be illegal or lead elsewhere.

    A basic action has a higher value, which the page offers first; a year tile is used before an action begins; there
    is no step before the flexible supervisor.
    """
    for index, action in enumerate(line):
        before, after = line[:index], line[index + 1 :]
        if isinstance(action, Basic):
            for value in range(MAX_VALUE, action.value, -1):
                yield [*before, Basic(action.colour, value), *after]
        elif isinstance(action, UsePlot | UseRaze | UseBuild) and before and isinstance(before[-1], Basic | Step):
            yield [*before[:-1], action, before[-1], *after]
        elif isinstance(action, Step) and after and isinstance(after[0], UseSupervisor):
            yield [*before, *after]


def rest_of(plan: list[Decision], match: Match) -> list[Decision]:
    """Return what is left of a plan after what has been played; nothing if that was something else."""
    now = match.states.tobytes()
    return next((plan[number:] for number, each in enumerate(plan, 1) if each.after == now), [])


def shortest_walk(match: Match, walk: list[Action]) -> list[Action]:
    """Return the fewest steps to the section where a walk ends."""
    walks: list[list[Action]] = [[]]
    for _ in walk:
        walks = [[*steps, each] for steps in walks for each in legal_steps(match, steps)]
        if found := next((steps for steps in walks if steps[-1] == walk[-1]), None):
            return found
    return walk


def legal_steps(match: Match, line: list[Action]) -> list[Action]:
    """Return the steps that are legal after a line."""
    twin = copy_of(match)
    twin.play_line(line)
    return [each for each in twin.legal if tag(each) == "step"]


def after_line(match: Match, line: list[Action]) -> bytes | None:
    """Return the state after a line; None if it is not legal."""
    twin = copy_of(match)
    try:
        twin.play_line(line)
    except TownwrightError:
        return None
    return twin.states.tobytes()


def copy_of(match: Match) -> Match:
    """Return a match that can be continued without changing this one."""
    return match.at(len(match.history))


def key_of(action: Action) -> list[list[Any]]:
    """Return the fields of an action as the page compares them: sorted, without flags that are not set."""
    return sorted([name, value] for name, value in msgspec.to_builtins(action).items() if value is not False)


def decisions_played(keys: list[list[list[Any]]], plan: Sequence[Decision]) -> int:
    """Return how many decisions of a plan a line plays, with or without forced actions; 0 if it deviates."""
    rest = list(keys)
    for number, decision in enumerate(plan):
        if not rest:
            return number
        for index, action in enumerate(decision.actions):
            if rest and rest[0] == key_of(action):
                del rest[0]
            elif index == 0:
                return 0
    return 0 if rest else len(plan)


def describe(decisions: Iterable[Decision]) -> str:
    """Return what a click plays: the kinds of the actions, repeated ones once."""
    return " + ".join(kind for kind, _ in groupby(tag(action) for each in decisions for action in each.actions))


class Player(ABC):
    """Plays a game by clicking as the greedy bot would, and records the clicks of each turn."""

    #: The tables to play at: a name, and what a new table needs.
    tables: ClassVar[dict[str, dict[str, Any]]]

    def __init__(self, screen: Screen, seed: int) -> None:
        self.screen, self.page, self.seed = screen, screen.page, seed
        self.turns: list[Turn] = []

    def play(self, most: int) -> list[Turn]:
        """Play until the game is over, but no more than `most` turns."""
        clicks, plan, match = list[str](), list[Decision](), self.match()
        first = len(match.history)
        while len(self.turns) < most and (asks := self.screen.asks()) != "over":
            if asks == "confirm":
                self.screen.answer(self.screen.main_button.click)
                clicks.append("confirm")
            else:
                match = self.match()
                if not clicks:
                    first = len(match.history)
                plan = plan or plan_turn(match, self.seed)
                clicks += self.decide(match, plan)
                plan = rest_of(plan, self.match())
            over = self.screen.asks() == "over"  # waits for other seats
            played = self.match().history[first:]
            if over or any(each.seat != played[0].seat for each in played):
                own = [each.action for each in played if each.seat == played[0].seat and not each.forced]
                self.turns.append(Turn(own, clicks))
                clicks, plan = [], []
        return self.turns

    def match(self) -> Match:
        """Return the match as the server has it; its file has no seed while the game is running."""
        address = f"{self.screen.address}/api/tables/{self.screen.table}/file"
        return Match.from_data({**self.screen.context.request.get(address).json(), "seed": self.seed})

    @abstractmethod
    def decide(self, match: Match, plan: list[Decision]) -> list[str]:
        """Play the beginning of a plan, and return what each click did."""

    @staticmethod
    @abstractmethod
    def kind(turn: Turn) -> str:
        """Return the kind of a turn, to compare turns."""


class CirclevillePlayer(Player):
    """Clicks a place on the board if that plays more of the plan than any button, otherwise a button."""

    tables: ClassVar = {
        "Circleville, two players": {"seats": [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]},
        "Circleville, solo": {"seats": [{"kind": "me"}]},
    }
    #: Actions that only lead to others. One click can play several of them, plus one action of another kind.
    leading: ClassVar = {"assistant", "end_action", "basic", "alternate", "step", "complete"}

    #: Actions that are chosen on a section, and may be forced after a step.
    work: ClassVar = {"place", "raze", "build", "build_new", "beautify", "improve"}

    #: The tile that an action uses, as the page names it.
    tiles: ClassVar = {
        "use_plot": "new_plot",
        "use_equipment": "new_equipment",
        "use_supervisor": "flexible_supervisor",
        "use_assistant": "flexible_assistant",
        "use_five": "level_five",
        "use_raze": "raze_structure",
        "use_build": "build_structure",
    }
    #: Tiles whose target can be clicked directly.
    direct: ClassVar = {"flexible_assistant", "raze_structure", "build_structure"}

    def decide(self, match: Match, plan: list[Decision]) -> list[str]:
        if (tile := self.tiles.get(tag(plan[0].actions[0]))) is None:
            return self.decide_next(match, plan)
        for place in self.places(plan[0], fills=False) if tile in self.direct else ():
            if clicks := self.try_place(match, plan, place, 0):
                return clicks
        before = self.screen.number()
        self.click(self.page.locator(f"button[data-usable][data-place='tile {tile}']"))
        if self.screen.number() != before:  # there was only one way to use it
            return [describe(plan[:1])]
        return ["tile", *self.decide_next(match, plan)]

    def decide_next(self, match: Match, plan: list[Decision]) -> list[str]:
        """Click a button or a place on the board."""
        button, best = self.best_button(plan)
        work = next((number for number, each in enumerate(plan) if self.does_work(each)), 0)
        work += tag(plan[work].actions[0]) == "return" and work + 1 < len(plan)  # one click can also take the new tile
        for count in range(work + 1, best, -1):
            for place in self.places(plan[count - 1], fills=self.continues_work(plan[count:])):
                if clicks := self.try_place(match, plan, place, best):
                    return clicks
        if button is not None:
            self.screen.answer(button.click)
            return [describe(plan[:best])]
        return self.choose_from_list(plan)

    def does_work(self, decision: Decision) -> bool:
        """Return whether a decision does work itself, or forces an action that does."""
        return tag(decision.actions[0]) not in self.leading or any(tag(each) in self.work for each in decision.actions)

    def continues_work(self, plan: list[Decision]) -> bool:
        """Return whether a plan goes on with work in the section; the page then fills it with one click."""
        kinds = [tag(each.actions[0]) for each in plan if tag(each.actions[0]) != "end_action"]
        return kinds[:1] == ["extra_cube"] or tag(plan[0].actions[0]) in self.work if plan else False

    def best_button(self, plan: list[Decision]) -> tuple[Locator | None, int]:
        """Return the button that plays the most decisions of a plan, and their number."""
        best: tuple[Locator | None, int] = (None, 0)
        for button in self.page.locator("[data-move]").all():
            played = decisions_played(json.loads(f"[{button.get_attribute('data-move')}]"), plan)
            if played > best[1]:
                best = (button, played)
        return best

    def places(self, decision: Decision, *, fills: bool) -> Iterator[Locator]:
        """Yield the visible places that may stand for a decision, squares before sections unless more work follows."""
        action = next((each for each in decision.actions if tag(each) in self.work), decision.actions[0])
        fields = {name: getattr(action, name) for name in action.__struct_fields__}
        kind, s = tag(action), records(decision.before, State)[0]
        section, colour = int(s.supervisor[s.to_move]) + 1, Colour(int(s.colour)).name.lower()
        for each in decision.actions[: decision.actions.index(action) + 1]:
            section, colour = getattr(each, "section", section), getattr(each, "colour", colour)
        if kind == "build_new":
            section = int(s.new_plot[fields["plot"] - 1])
        names = list[str]()
        squares: dict[str, list[str]] = {
            "place": [colour],
            "raze": [str(fields.get("structure"))],
            "use_raze": [str(fields.get("structure"))],
            "improve": [f"plot {fields.get('plot')}"],
            "beautify": ["beauty"],
            "build": [f"plot {plot + 1}" for plot in range(PLOTS)],
        }
        match kind:
            case "assistant" | "use_assistant":
                names = [f"space {fields['space']}"]
            case "basic":
                names = [f"basic {fields['colour']}"]
            case "alternate":
                names = [f"alternate {fields['kind']} {fields['colour']}"]
            case "take" | "return":
                names = [f"equipment {fields['tile']}"]
            case "claim":
                names = [f"achievement {fields['tile']}"]
            case "lay":
                names = [f"row {fields['row']}"]
            case "swap_year":
                names = [f"year {fields['year']}"]
            case "use_build":
                names = [f"queue {fields['place']}"]
        selectors = [f"[data-square='{section} {square}']" for square in squares.get(kind, [])]
        if names:
            lit = "" if kind in self.tiles else ":is([data-lit], .ready)"
            selectors += [f"{lit}[data-place='{name}']" for name in names]
        elif "section" in fields or kind in ("place", "raze", "build_new", "step"):
            selectors += [f"g[data-lit][data-section='{section}']"]
        for selector in reversed(selectors) if fills else selectors:
            place = self.page.locator(selector).first
            if place.count() and place.is_visible():
                yield place

    def try_place(self, match: Match, plan: list[Decision], place: Locator, best: int) -> list[str]:
        """Click a place; if that plays fewer decisions than the best button, undo it and return nothing."""
        before = self.screen.number()
        if not self.click(place):
            self.page.keyboard.press("Escape")  # details may be open
            return []
        clicks = list[str]()
        if self.screen.number() == before:
            button, played = self.best_button(plan)
            if played <= best or button is None:
                self.page.keyboard.press("Escape")
                self.screen.wait_for_frame()
                return []
            self.screen.answer(button.click)
            clicks = ["which?"]
        after = self.match().states.tobytes()
        played = next((number for number, each in enumerate(plan, 1) if each.after == after), 0)
        if played <= best:
            while len(self.match().history) > len(match.history):
                self.screen.answer(lambda: self.page.keyboard.press("Control+z"))
            return []
        return [*clicks, describe(plan[:played])]

    def click(self, place: Locator) -> bool:
        """Click a place; in a section, away from the squares. Return whether that changed anything."""
        before = self.page.evaluate(SHOWN)
        if place.evaluate("each => each.matches('rect[data-square]')"):
            self.page.mouse.click(*middle_of(place))
        elif place.evaluate("each => each instanceof SVGElement"):
            self.page.mouse.click(*place.locator("path").first.evaluate(BESIDE_SQUARES))
        else:
            place.click()
        try:
            self.page.wait_for_function(f"before => ({SHOWN})() !== before", arg=before, timeout=PATIENCE)
        except TimeoutError:
            return False
        self.screen.wait_for_frame()
        return True

    def choose_from_list(self, plan: list[Decision]) -> list[str]:
        """Choose from the list of all choices, which takes two clicks."""
        self.page.locator(".buttons .all").click()
        text = plan[0].actions[0].text
        choice = self.page.locator("li button", has=self.page.get_by_text(text, exact=True))
        self.screen.answer(choice.first.click)
        self.page.locator(".drawer").get_by_role("button", name="Close").click()  # so that it covers no mat
        return ["list", f"list: {describe(plan[:1])}"]

    @staticmethod
    def kind(turn: Turn) -> str:
        names = []
        for action in turn.actions:
            fields = {name: getattr(action, name) for name in action.__struct_fields__}
            if (kind := tag(action)) in ("basic", "alternate"):
                names.append(fields.get("kind", fields["colour"]))
            elif kind.startswith(EXTRAS):
                names.append(kind)
        return ", ".join(sorted(names))


class CarraraPlayer(Player):
    """Plays purchases and payments as a whole."""

    tables: ClassVar = {"Carrara, two players": {"seats": [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]}}
    #: Actions that have a button of their own, and what it says.
    buttons: ClassVar = {
        "take_coins": "Take coins",
        "pass": "Pass",
        "announce": "Announce the end",
        "end_turn": "End turn",
    }

    def decide(self, _: Match, plan: list[Decision]) -> list[str]:
        page, screen = self.page, self.screen
        actions = [action for decision in plan for action in decision.actions]
        first = actions[0]
        fields = {name: getattr(first, name) for name in first.__struct_fields__}
        kind = tag(first)
        if kind == "turn_wheel":
            screen.answer(page.get_by_test_id("turn").click)
            return [kind]
        if kind in ("take", "done"):
            takes = [each for each in actions if tag(each) == "take"]
            for each in takes:
                page.locator(f"[data-brick='{each.text.removeprefix('take ')}'][data-lit]").first.click()
                screen.wait_for_frame()
            screen.answer(screen.main_button.click)
            return [*["take"] * len(takes), "done"]
        if kind == "build":
            page.locator(f"[data-building='{fields['type']} {fields['cost']}']").click()
            screen.answer(page.locator(f"[data-city='{fields['city']}']").click)
            return ["build", "city"]
        if kind == "pay":
            return self.pay([each.text.removeprefix("pay ") for each in actions if tag(each) == "pay"])
        if kind in ("score", "buy"):
            page.locator(f"[data-{'score' if kind == 'score' else 'object'}='{next(iter(fields.values()))}']").click()
            screen.answer(screen.main_button.click)
            return [kind, f"confirm {kind}"]
        screen.answer(screen.prompt.get_by_role("button", name=self.buttons[kind]).click)
        return [kind]

    def pay(self, colours: list[str]) -> list[str]:
        """Pay with these bricks; the page proposes a payment."""
        clicks = list[str]()
        while True:
            paid = Counter(each.get_attribute("data-paid") or "" for each in self.page.locator("[data-paid]").all())
            missing = Counter(colours) - paid
            if not missing or len(clicks) > len(colours):
                self.screen.answer(self.screen.main_button.click)
                return [*clicks, "pay"]
            self.page.locator(f"[data-give='{next(iter(missing))}']").click()
            self.screen.wait_for_frame()
            clicks.append("change payment")

    @staticmethod
    def kind(turn: Turn) -> str:
        return tag(turn.actions[0])


PLAYERS: dict[str, type[Player]] = {"circleville": CirclevillePlayer, "carrara": CarraraPlayer}


def measure(browser: Browser, server: Server, game: str, table: dict[str, Any], seed: int, most: int) -> list[Turn]:
    """Play one game, or its first turns, and return the turns."""
    context = browser.new_context(locale="en-GB", viewport=SIZE, reduced_motion="reduce")  # type: ignore[arg-type]
    screen = Screen(context, server.address)
    screen.set_name("Anna")
    created = screen.post("/api/tables", {"game": game, "seed": seed, **table}).json()
    screen.go(f"/table/{created['id']}")
    screen.wait_for_table()
    turns = PLAYERS[game](screen, seed).play(most)
    assert screen.problems == []
    context.close()
    return turns


def report(name: str, turns: list[Turn], kind: Any) -> str:
    """Return the clicks per turn, what they play, and the kinds of turns that take the most in all."""
    counts = [len(turn.clicks) for turn in turns]
    mean, median = statistics.mean(counts), statistics.median(counts)
    lines = [f"{name}: {len(turns)} turns, {mean:.2f} clicks on average, median {median:g}"]
    plain = [len(turn.clicks) for turn in turns if not any(tag(each).startswith(EXTRAS) for each in turn.actions)]
    if 0 < len(plain) < len(turns):
        mean = statistics.mean(plain)
        lines.append(f"  {len(plain)} turns without bonus action and use of a tile: {mean:.2f} clicks on average")
    lines.append("  clicks  turns")
    lines += [f"  {count:6}  {number:5}" for count, number in sorted(Counter(counts).items())]
    lines += ["  clicks per turn by what they play"]
    played = Counter(click for turn in turns for click in turn.clicks)
    lines += [f"  {number / len(turns):6.2f}  {click}" for click, number in played.most_common(20)]
    lines += ["  turns  clicks  kinds of turns"]
    kinds = defaultdict[str, list[int]](list)
    for turn in turns:
        kinds[kind(turn)].append(len(turn.clicks))
    for each, numbers in sorted(kinds.items(), key=lambda item: -sum(item[1]))[:12]:
        lines.append(f"  {len(numbers):5}  {statistics.mean(numbers):6.2f}  {each}")
    return "\n".join(lines)


def main() -> None:
    """Play the games and print a report for each kind of table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=PLAYERS)
    parser.add_argument("--games", type=int, default=2, help="games of each kind, with the seeds 1, 2, …")
    parser.add_argument("--turns", type=int, default=1000, help="maximum number of turns of each game")
    parser.add_argument("--only", default="", help="only kinds of games whose name contains this text")
    parser.add_argument("--list", action="store_true", help="print each turn")
    options = parser.parse_args()
    player = PLAYERS[options.game]
    path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        for name, table in player.tables.items():
            if options.only not in name:
                continue
            turns = [
                turn
                for seed in range(1, options.games + 1)
                for turn in measure(browser, server, options.game, table, seed, options.turns)
            ]
            for turn in turns if options.list else ():
                print(len(turn.clicks), *(each.text for each in turn.actions), sep="; ")
                print("   ", *turn.clicks, sep=" | ")
            print(report(name, turns, player.kind), flush=True)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
