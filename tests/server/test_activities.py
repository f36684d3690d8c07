"""Activities: a module in their folder is a whole activity, without a change anywhere else."""

import runpy
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.test_every_route import ask_application

from townwright.server.http.schemas import schemas
from townwright.server.tables import activities
from townwright.server.tables.activity import activity_types

GAME = "sprawlopolis"
WIRE_TYPES = Path(__file__).parents[2] / "web" / "scripts" / "wire_types.py"
REHEARSAL = '''
from townwright.core import errors
from townwright.core.errors import NotPossible, problem
from townwright.core.registry import games
from townwright.server.storage.commands import SteppedTo
from townwright.server.storage.records import StartingPoint
from townwright.server.tables.activities.play import Play
from townwright.server.tables.opening import Setup, default_plans, seat_and_open
from townwright.server.wire.activities import ActivityState
from townwright.server.wire.words import Sentence


class RehearsalState(ActivityState, frozen=True, tag="rehearsal"):
    """The number of decisions since the start, and how often it was played again."""

    played: int
    repeats: int


class Rehearsal(Play):
    """Always play the first legal action; start again as often as you like."""

    name = "rehearsal"
    opened_by_name = True
    is_game = False

    @classmethod
    async def open(cls, services, guest, game, id):
        start = StartingPoint(activity=cls.name, key="first")
        return await seat_and_open(services, guest, Setup(game, 1, {}, starting_point=start), default_plans(1, 0))

    def accepted_decisions(self):
        return [self.table.loaded_match.legal[0].text]

    def objection(self):
        return errors.Sentence("lesson-something-else")

    def act(self, guest, line):
        if [each.text for each in line] != self.accepted_decisions():
            raise problem(NotPossible, "lesson-something-else")
        return super().act(guest, line)

    def go(self, guest, to):
        assert to == "repeat"
        self.table.rewind_to(0)
        yield SteppedTo(self.table.step + 1, 0)

    def can_undo(self, guest):
        return bool(self.table.seats_of(guest)) and bool(self.table.line)

    def undo(self, guest):
        return self.go(guest, "repeat")

    def question(self, acting):
        return Sentence("page-lesson")

    def state(self, seat):
        return RehearsalState(len(self.table.line), self.table.step)
'''


@pytest.fixture
def rehearsal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Add the activity as a module in another folder of the package."""
    (tmp_path / "rehearsal.py").write_text(REHEARSAL, "utf-8")
    monkeypatch.setattr(activities, "__path__", [*activities.__path__, str(tmp_path)])
    activity_types.cache_clear()
    yield
    activity_types.cache_clear()
    del sys.modules[f"{activities.__name__}.rehearsal"], activities.rehearsal  # type: ignore[attr-defined]


@pytest.mark.usefixtures("rehearsal")
def test_a_new_module_is_a_new_activity(tmp_path: Path) -> None:
    async def work(http: httpx.AsyncClient) -> None:
        await http.post("/api/me", json={"name": "Anna"})
        catalogue = (await http.get("/api/catalogue")).json()
        assert "rehearsal" in next(each["activities"] for each in catalogue["games"] if each["name"] == GAME)
        created = (await http.post("/api/activities", json={"activity": "rehearsal", "game": GAME})).json()
        state = (await http.get(f"/api/tables/{created['id']}")).json()

        async def send(kind: str, **fields: Any) -> dict[str, Any]:
            message = {"type": kind, "number": state["number"], **fields}
            return dict((await http.post(f"/api/tables/{created['id']}/send", json=message)).json())

        # Presented and offered.
        assert state["activity"] == {"kind": "rehearsal", "played": 0, "repeats": 0}
        assert state["question"]["message"] == "page-lesson"
        (only,) = state["choices"]
        assert not state["can_undo"]
        # Accepted: this decision, and no other.
        other = await send("act", line=[{"action": "place", "card": 2, "x": 9, "y": 9, "turned": False}])
        assert other["why"]["message"] == "lesson-something-else"
        state = await send("act", line=[only["action"]])
        assert (state["activity"]["played"], state["can_undo"]) == (1, True)
        # Undone.
        state = await send("undo")
        assert (state["activity"], state["choices"]) == ({"kind": "rehearsal", "played": 0, "repeats": 1}, [only])
        state = await send("go", to="repeat")
        assert state["activity"]["repeats"] == 2
        assert (await http.get("/api/tables")).json() == []  # it is not a game

    ask_application(tmp_path, work)
    assert "RehearsalState" in schemas()
    types = runpy.run_path(str(WIRE_TYPES))["typescript"]()
    assert "export type ActivityState = LessonState | PuzzleState | RehearsalState;" in types
