"""Challenges of the day, challenges by link, results and statistics: over the network, as a client sees them."""

import codecs
import csv
import datetime
import io
import json
import random
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from unittest.mock import AsyncMock, patch

import pytest
from tests.server.running import TIMEOUT, Guest, Json, Server, play, run_async, step, wait_until
from tests.server.test_services import services_on

from townwright.core.registry import games
from townwright.daily import FIRST_DAY, commitment, daily_challenge
from townwright.server.tables import challenges
from townwright.server.workers import jobs
from townwright.server.workers.jobs import pack_match

ME, OPEN = {"kind": "me"}, {"kind": "open"}
TODAY = datetime.datetime.now(datetime.UTC).date()
DAY = datetime.timedelta(days=1)
LONG_AGO = datetime.datetime(2026, 1, 1, tzinfo=datetime.UTC)


def finish(guest: Guest, table: str, seed: int = 1) -> Json:
    with guest.socket(table) as socket:
        return play(socket, seed)


def play_day(guest: Guest, date: datetime.date = TODAY, game: str = "sprawlopolis") -> str:
    return str(guest.post(f"/api/daily/{date}/{game}")["id"])


def day(guest: Guest, game: str, date: datetime.date = TODAY) -> Json:
    return next(each for each in guest.get(f"/api/daily/{date}")["games"] if each["game"] == game)


def store_par(server: Server, game: str, points: int, date: datetime.date = FIRST_DAY) -> None:
    """Store the par of a day, which the server would compute for some seconds."""
    with closing(sqlite3.connect(server.database, timeout=TIMEOUT)) as database, database:
        row = (game, str(date), games()[game].version, points)
        database.execute("INSERT OR REPLACE INTO pars (game, day, rules, points) VALUES (?, ?, ?, ?)", row)


def results(guest: Guest) -> list[Json]:
    return list(guest.get("/api/me/results"))


# Keys of days


def test_the_deal_of_tomorrow_does_not_follow_from_the_date(tmp_path: Path) -> None:
    """Two servers deal different games; each commits itself before the day and publishes its key afterwards."""

    async def keys(folder: Path) -> list[str | None]:
        folder.mkdir()
        async with services_on(folder) as services:
            tomorrow = await challenges.day(services, None, (TODAY + DAY).isoformat())
            assert tomorrow.key is None and tomorrow.commitment is not None
            key = await services.daily_keys.of(TODAY + DAY)
            assert key is not None and commitment(key) == tomorrow.commitment
            guest, _ = await services.stores.guests.add("Anna", False)
            created = await challenges.play_day(services, guest, (TODAY + DAY).isoformat(), games()["sprawlopolis"])
            async with services.tables.locked(created.id) as table:
                assert table.description.seed == daily_challenge(games()["sprawlopolis"], TODAY + DAY, key).seed
                assert table.description.seed != daily_challenge(games()["sprawlopolis"], TODAY + DAY).seed
        async with services_on(folder) as again:
            assert await again.daily_keys.of(TODAY + DAY) == key, "the secret is kept"
            with patch("townwright.server.tables.challenges.publication", return_value=LONG_AGO):
                assert (await challenges.day(again, None, (TODAY + DAY).isoformat())).key == key
            return [key, await again.daily_keys.of(TODAY - DAY)]

    first, second = run_async(keys(tmp_path / "first")), run_async(keys(tmp_path / "second"))
    assert first[0] != second[0]
    assert first[1] is second[1] is None, "days before the server began follow from the date alone"


def test_days_played_before_the_secret_do_not_change(tmp_path: Path) -> None:
    async def check() -> None:
        async with services_on(tmp_path) as services:
            guest, _ = await services.stores.guests.add("Anna", False)
            services.daily_keys.of = AsyncMock(return_value=None)  # type: ignore[method-assign]  # as in version 0.1
            await challenges.play_day(services, guest, TODAY.isoformat(), games()["sprawlopolis"])
        async with services_on(tmp_path) as upgraded:
            assert await upgraded.daily_keys.of(TODAY) is None
            assert await upgraded.daily_keys.of(TODAY + DAY) is not None

    run_async(check())


# Results


def test_a_result_is_stored_with_the_move_that_ends_the_game(server: Server) -> None:
    anna = server.guest("Anna", confirm=True)
    table = anna.open("sprawlopolis", ME)
    assert results(anna) == []
    end = finish(anna, table)
    (result,) = results(anna)
    total = sum(row["points"][0] for row in end["score"]["rows"])
    assert (result["table"], result["game"], result["score"], result["best"]) == (table, "sprawlopolis", total, None)
    assert (result["target"], result["won"]) == (end["score"]["target"], total >= end["score"]["target"])
    assert result["counts"] and result["day"] is None and not result["challenge"] and result["others"] == []
    assert result["length"] == end["action_count"] and result["options"] == end["options"]
    cards = {row["source"]: row["points"][0] for row in end["score"]["rows"][-3:]}
    assert result["cards"] == cards and len(cards) == 3


def test_the_end_is_final_once_the_seed_is_public(server: Server) -> None:
    """The last move cannot be undone once the seed is public."""
    anna = server.guest("Anna", confirm=False)
    table = anna.open("sprawlopolis", ME)
    end = finish(anna, table)
    assert len(results(anna)) == 1
    assert "seed" in anna.get(f"/api/tables/{table}/file")
    assert not end["can_undo"]
    assert anna.send(table, "undo", 409, number=end["number"])["why"]["message"] == "undo-ends-here"


def test_with_confirming_the_last_move_can_be_undone_and_the_seed_is_secret(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.open("sprawlopolis", ME)
    with anna.socket(table) as socket:
        while not is_last(socket.until(bool, "a state")):
            step(socket, random.Random(1))
        assert (socket.state["phase"], socket.state["can_undo"], results(anna)) == ("running", True, [])
        assert "seed" not in anna.get(f"/api/tables/{table}/file")
        socket.ask("undo", number=socket.state["number"])
        socket.ask("redo", number=socket.state["number"])
        end = socket.ask("confirm", number=socket.state["number"])
    assert (end["phase"], end["can_undo"], len(results(anna))) == ("over", False, 1)
    assert "seed" in anna.get(f"/api/tables/{table}/file")


def is_last(state: Json) -> bool:
    """Return whether the turn that ends the game waits to be confirmed."""
    return bool(state["confirming"] and state["score"]["ranks"])


def test_chosen_seeds_shared_screens_and_forks_do_not_count(server: Server) -> None:
    """Chosen seeds and shared screens do not count; a game finished by a bot, or a fork, has no result."""
    anna = server.guest("Anna", confirm=False)
    seeded = anna.open("sprawlopolis", ME, seed=5)
    finish(anna, seeded)
    together = anna.open("sprawlopolis", ME, {"kind": "here", "name": "Ben"})
    finish(anna, together)
    fork = anna.post(f"/api/tables/{seeded}/fork", {"at": 3})["id"]
    finish(anna, fork)
    bot_table = anna.open("sprawlopolis", ME)
    anna.put(f"/api/tables/{bot_table}/seats/0", {"kind": "bot", "level": "greedy"})
    with anna.socket(bot_table) as socket:
        socket.until(lambda state: state["phase"] == "over", "the bot is done")
    assert sorted((each["table"], each["counts"]) for each in results(anna)) == sorted(
        [(seeded, False), (together, False), (together, False)]
    )


def test_rivals_and_who_they_are(server: Server) -> None:
    anna, ben = server.guest("Anna", confirm=False), server.guest("Ben", confirm=False)
    created = anna.post("/api/tables", {"game": "circle_the_wagons", "seats": [ME, OPEN]})
    ben.post("/api/tables/join", {"token": created["invitation"]["token"]})
    anna.post(f"/api/tables/{created['id']}/start")
    draw = random.Random(3)
    state = anna.state(created["id"])
    while state["phase"] != "over":
        mover = (anna, ben)[state["turn"]]
        state = mover.state(created["id"])
        line = [draw.choice(state["choices"])["action"]]
        state = mover.send(created["id"], "act", number=state["number"], line=line)
    (mine,), (theirs,) = results(anna), results(ben)
    assert (mine["score"], mine["best"]) == (theirs["best"], theirs["score"])
    assert mine["others"] == theirs["others"] == [{"kind": "person", "name": None}]
    assert {mine["rank"], theirs["rank"]} <= {1, 2} and mine["won"] == (mine["rank"] == 1)
    # Both can challenge others with the seat that they had; the other seat is then a strong bot's.
    token = ben.post(f"/api/tables/{created['id']}/challenge")["token"]
    eve = server.guest("Eve")
    challenge_ = eve.post("/api/challenges", {"token": token})
    assert (challenge_["by"], challenge_["seat"], challenge_["others"]) == (
        "Ben",
        1,
        [{"kind": "bot", "name": "master"}],
    )
    assert "played at this table" in anna.post("/api/challenges/take", {"token": token}, 409)["text"]


# Challenges of the day


def test_all_guests_get_the_same_challenge_and_the_first_result_counts(server: Server) -> None:
    anna, ben = server.guest("Anna", confirm=False), server.guest("Ben", confirm=False)
    tables = [play_day(each) for each in (anna, ben)]
    assert play_day(anna) == tables[0]  # begun: it goes on there
    assert day(anna, "sprawlopolis")["table"] == tables[0] and day(anna, "sprawlopolis")["result"] is None
    views = [guest.state(table)["view"] for guest, table in zip((anna, ben), tables, strict=True)]
    assert views[0] == views[1]
    state = anna.state(tables[0])
    assert state["day"] == str(TODAY) and not state["challenge"]
    assert "seed" not in anna.get(f"/api/tables/{tables[0]}/file")
    anna.get(f"/api/tables/{tables[0]}/share", 409)
    finish(anna, tables[0], 1)
    first = day(anna, "sprawlopolis")
    assert first["table"] is None and first["repeats"] == 0 and first["result"]["table"] == tables[0]
    again = play_day(anna)
    assert again != tables[0]
    assert anna.state(again)["view"] == views[0]
    finish(anna, again, 2)
    later = day(anna, "sprawlopolis")
    assert later["result"] == first["result"] and later["repeats"] == 1
    assert [each["counts"] for each in results(anna)] == [True, False]
    # The par, what a strong bot scores there, comes from the workers; only those who have played see it.
    par = wait_until(lambda: day(anna, "sprawlopolis")["par"], "there is a par")
    shared = anna.get(f"/api/tables/{tables[0]}/share", language="de")
    assert (shared["par"], shared["score"]) == (par, first["result"]["score"]) and par > shared["score"]
    title, result, *_ = shared["text"].splitlines()
    assert title == f"Townwright · Sprawlopolis · {TODAY}"
    assert re.fullmatch(rf"\d+ Punkte? unter dem Ziel · {par - shared['score']} unter Par", result)
    picture = anna.http.get(f"/api/tables/{tables[0]}/share/image", params={"language": "de"})
    assert picture.headers["content-type"].startswith("image/svg+xml") and result.split(" · ")[0] in picture.text
    assert day(ben, "sprawlopolis")["par"] is None
    for path in ("share", "share/image"):
        assert ben.http.get(f"/api/tables/{tables[0]}/{path}").status_code == 404
    # It is a streak of one day; a day from the archive adds nothing to it.
    answer = anna.get(f"/api/daily/{TODAY}")
    assert (answer["streak"], answer["archived"]) == ({"days": 1, "best": 1}, False)
    store_par(server, "sprawlopolis", 46)
    finish(anna, play_day(anna, FIRST_DAY), 1)
    assert day(anna, "sprawlopolis", FIRST_DAY)["par"] == 46
    answer = anna.get(f"/api/daily/{FIRST_DAY}")
    assert (answer["streak"], answer["archived"]) == ({"days": 1, "best": 1}, True)
    assert Guest(server.address, None).get(f"/api/daily/{TODAY}")["streak"] is None
    # A rematch is an ordinary game again.
    rematch = anna.post(f"/api/tables/{again}/rematch")["id"]
    assert anna.state(rematch)["day"] is None
    listed = {each["id"]: each["day"] for each in anna.get("/api/tables") if each["day"] != str(FIRST_DAY)}
    assert listed == {tables[0]: str(TODAY), again: str(TODAY), rematch: None}


def test_the_par_is_the_same_in_every_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "PAR_BOT", "tree:2")
    chosen = daily_challenge(games()["sprawlopolis"], FIRST_DAY)
    packed = pack_match(chosen.match("Par"))
    assert jobs.par(*packed, chosen.seat) == jobs.par(*packed, chosen.seat) > 0


@pytest.mark.parametrize("game", games())
def test_a_daily_table_follows_from_its_date(server: Server, game: str) -> None:
    anna = server.guest("Anna", confirm=False)
    expected = daily_challenge(games()[game], FIRST_DAY)
    store_par(server, game, 46)
    listed = day(anna, game, FIRST_DAY)
    state = anna.state(play_day(anna, FIRST_DAY, game))
    assert listed["options"] == state["options"] == expected.options
    kinds = [(seat["kind"], seat["level"]) for seat in state["seats"] if seat["kind"] != "scripted"]
    assert kinds == [("person", None) if name == "Anna" else ("bot", name) for name in expected.seats("Anna")]
    others = [(seat["kind"], seat["level"] or seat["name"]) for seat in state["seats"] if not seat["mine"]]
    assert [(each["kind"], each["name"]) for each in listed["others"]] == others
    if len(kinds) > 1:
        swapped = anna.http.put(
            f"/api/tables/{state['table']}/seats/{1 - expected.seat}", json={"kind": "bot", "level": "newcomer"}
        )
        assert swapped.status_code == 409 and "can’t change" in swapped.json()["text"]


def test_days_that_have_no_challenge_are_refused(server: Server) -> None:
    anna = server.guest("Anna")
    assert day(anna, "carrara", TODAY + DAY)["table"] is None  # somewhere it is tomorrow already
    for date in (FIRST_DAY - DAY, TODAY + 3 * DAY):
        assert f"no challenge for {date}" in anna.get(f"/api/daily/{date}", 409)["text"]
        assert f"no challenge for {date}" in anna.post(f"/api/daily/{date}/carrara", status=409)["text"]
    assert "not a date" in anna.get("/api/daily/2026-02-31", 400)["text"]
    anna.post(f"/api/daily/{TODAY}/chess", status=404)
    stranger = Guest(server.address, None)
    assert len(stranger.get(f"/api/daily/{TODAY}")["games"]) == 4
    stranger.post(f"/api/daily/{TODAY}/carrara", status=401)


# Challenges by link


def test_a_friend_plays_the_same_deal_and_both_score_sheets_are_compared(server: Server) -> None:
    anna, ben, eve = (server.guest(name, confirm=False) for name in ("Anna", "Ben", "Eve"))
    greedy = {"kind": "bot", "level": "greedy"}
    table = anna.open("sprawlopolis", greedy, ME)
    begin = anna.state(table)["view"]["scoring"]
    anna.post(f"/api/tables/{table}/challenge", status=409)  # not over yet
    end = finish(anna, table)
    link = anna.post(f"/api/tables/{table}/challenge")
    assert link["path"] == f"/challenge/sprawlopolis#{link['token']}"
    token = {"token": link["token"]}

    challenge_ = ben.post("/api/challenges", token)
    assert (challenge_["by"], challenge_["game"], challenge_["seat"], challenge_["own"]) == (
        "Anna",
        "sprawlopolis",
        1,
        False,
    )
    assert challenge_["others"] == [{"kind": "bot", "name": "greedy"}] and challenge_["results"] == []
    assert "seed" not in json.dumps(challenge_)
    bens_table = ben.post("/api/challenges/take", token)["id"]
    assert ben.post("/api/challenges/take", token)["id"] == bens_table
    state = ben.state(bens_table)
    assert state["challenge"] and state["day"] is None and state["view"]["scoring"] == begin
    assert [seat["mine"] for seat in state["seats"]] == [False, True] and state["options"] == end["options"]
    assert "seed" not in ben.get(f"/api/tables/{bens_table}/file")
    assert ben.get(f"/api/tables/{bens_table}/challenge") == []
    finish(ben, bens_table, 7)

    anna_file, ben_file = (guest.get(f"/api/tables/{id}/file") for guest, id in ((anna, table), (ben, bens_table)))
    assert anna_file["seed"] == ben_file["seed"]
    sides = ben.get(f"/api/tables/{bens_table}/challenge")
    assert [(side["name"], side["mine"]) for side in sides] == [("Anna", False), ("Ben", True)]
    assert {row["source"]: row["points"] for row in sides[0]["sheet"]} == {
        row["source"]: row["points"][1] for row in end["score"]["rows"]
    }
    assert sides == ben.post("/api/challenges", token)["results"]
    mine = anna.get(f"/api/tables/{table}/challenge")
    assert [(side["name"], side["mine"], side["score"]) for side in mine] == [
        ("Anna", True, sides[0]["score"]),
        ("Ben", False, sides[1]["score"]),
    ]
    assert [each["challenge"] for each in results(ben)] == [True]
    # Another friend sees nothing before playing; a second time changes nothing; players cannot challenge themselves.
    assert eve.post("/api/challenges", token)["results"] == []
    finish(ben, ben.post("/api/challenges/take", token)["id"], 8)
    assert ben.get(f"/api/tables/{bens_table}/challenge") == sides and [r["counts"] for r in results(ben)] == [
        True,
        False,
    ]
    assert anna.post("/api/challenges", token)["own"]
    anna.post("/api/challenges/take", token, 409)
    eve.post("/api/challenges", {"token": "x" * 43}, 404)
    eve.get(f"/api/tables/{table}/challenge", 404)
    # Anna's data are deleted with her: the link, and the result that Ben is compared with.
    anna.delete("/api/me")
    eve.post("/api/challenges", token, 404)
    assert [side["name"] for side in ben.get(f"/api/tables/{bens_table}/challenge")] == ["Ben"]


def test_a_challenge_of_a_solo_game(server: Server) -> None:
    anna, ben = server.guest("Anna", confirm=False), server.guest("Ben", confirm=False)
    table = anna.open("circleville", ME, options={"opponents": "bertha_denzel", "difficulty": "markers_2"})
    (listed,) = anna.get("/api/tables")
    assert [seat["name"] for seat in listed["seats"]] == ["Anna", "Bertha", "Denzel"]
    finish(anna, table)
    token = {"token": anna.post(f"/api/tables/{table}/challenge")["token"]}
    challenge_ = ben.post("/api/challenges", token)
    assert [each["name"] for each in challenge_["others"]] == ["Bertha", "Denzel"]
    state = ben.state(ben.post("/api/challenges/take", token)["id"])
    assert state["options"] == challenge_["options"] and [seat["name"] for seat in state["seats"]] == [
        "Ben",
        "Bertha",
        "Denzel",
    ]


# The guest's own data


def test_the_spreadsheet_is_marked_as_utf8_quoted_and_has_no_formulas(server: Server) -> None:
    anna = server.guest("Anna", confirm=False)
    assert [*csv.reader(io.StringIO(anna.http.get("/api/me/results.csv").text))][1:] == []
    finish(anna, anna.open("sprawlopolis", ME))
    answer = anna.http.get("/api/me/results.csv", params={"language": "de"})
    assert (
        answer.headers["content-type"].startswith("text/csv") and "attachment" in answer.headers["content-disposition"]
    )
    assert answer.content.startswith(codecs.BOM_UTF8)
    (row,) = csv.DictReader(io.StringIO(answer.content.decode("utf-8-sig")))
    (result,) = results(anna)
    assert (row["Spiel"], row["Punkte"], row["Ziel"]) == ("Sprawlopolis", str(result["score"]), str(result["target"]))
    assert "Straßen" in row["Wertungsblatt"] and "difficulty=normal" in row["Optionen"]
    assert not any(cell.startswith(("=", "+", "@")) for cell in row.values())


def test_results_are_there_on_another_device_and_go_with_their_guest(server: Server) -> None:
    anna, phone = server.guest("Anna", confirm=False), server.guest("Phone", confirm=False)
    finish(anna, anna.open("sprawlopolis", ME))
    before = results(anna)
    phone.post("/api/me/claim", {"token": anna.post("/api/me/link")["token"]})
    assert results(phone) == results(anna) == before
    anna.post(f"/api/tables/{before[0]['table']}/leave", status=204)
    assert results(anna) == before  # the table is gone, the result is not
    anna.delete("/api/me")
    again = server.guest("Anna")
    assert results(again) == []
