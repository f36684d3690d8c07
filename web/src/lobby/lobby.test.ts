import { afterEach, expect, test, vi } from "vitest";
import type { GameInfo } from "../wire/types";
import { catalogue, me } from "./catalogue.svelte";
import { bestLevel, defaultLevel, levelsOf } from "./levels";
import { openMatch } from "./matchFile";
import { countsOf, defaultCount, defaultPlans, plansFor, waysOf } from "./plans";
import { PageError } from "./request.svelte";
import { ago } from "./time";

const game = (name: string, players: number[], default_players: number, complexity = 3): GameInfo => ({
  name,
  players,
  default_players,
  complexity,
  rules: 1,
  minutes: [30, 60],
  options: [],
  topics: [],
  compile_progress: null,
  activities: ["play"],
  words: {},
  cover: false,
  board: false,
  digest: "",
  ratings: {},
});
const duel = game("duel", [2], 2);
const together = game("together", [1, 2, 3, 4], 1);

test("“Play now” is against a bot, or solo if that is the default", () => {
  expect(defaultPlans(duel, "greedy")).toEqual([{ kind: "me" }, { kind: "bot", level: "greedy" }]);
  expect(defaultPlans(together, "greedy")).toEqual([{ kind: "me" }]);
});

test("solo is possible only if one player is enough", () => {
  expect(waysOf(duel)).not.toContain("alone");
  expect(waysOf(together)).toContain("alone");
  expect(countsOf(together, "alone")).toEqual([1]);
  expect(defaultCount(together, "friends")).toBe(2);
  expect(countsOf(together, "watch")).toEqual([1, 2, 3, 4]);
});

test("each way to play fills the seats", () => {
  const name = (seat: number) => `P${seat}`;
  expect(plansFor("watch", 2, "greedy", name).every((plan) => plan.kind === "bot")).toBe(true);
  expect(plansFor("friends", 3, "greedy", name).map((plan) => plan.kind)).toEqual(["me", "open", "open"]);
  expect(plansFor("screen", 2, "greedy", name)[1]).toEqual({ kind: "here", name: "P1" });
});

test("the default bot level is in the middle", () => {
  expect(defaultLevel(["a", "b", "c", "d", "e"])).toBe("c");
  expect(bestLevel(["a", "b", "c", "d", "e"])).toBe("e");
  const bots = ["newcomer", "builder", "master", "random", "greedy"];
  expect(
    defaultLevel(
      levelsOf({ version: "1", games: [], broken: [], languages: [], network_address: "", searching: [], bots }),
    ),
  ).toBe("builder");
  expect(defaultLevel([])).toBe("");
});

test("games are sorted by complexity, easiest first, then by name; items of other games come last", () => {
  const games = [game("b", [2], 2), game("heavy", [2], 2, 5), game("a", [2], 2)];
  catalogue.value = { version: "1", games, broken: [], languages: [], network_address: "", searching: [], bots: [] };
  expect(catalogue.games.map(({ name }) => name)).toEqual(["a", "b", "heavy"]);
  expect(catalogue.inOrder(["gone", "b", "heavy"], String)).toEqual(["b", "heavy", "gone"]);
});

test("relative times are in words", () => {
  expect(ago(1000, "en", 1005)).toBe("now");
  expect(ago(1000, "en", 1000 + 125)).toBe("2 minutes ago");
  expect(ago(0, "de", 90_000)).toBe("gestern");
});

afterEach(() => {
  vi.unstubAllGlobals();
  me.value = null;
  catalogue.value = null;
});

test("a file without a match is not sent", async () => {
  const fetchMock = vi.fn();
  vi.stubGlobal("fetch", fetchMock);
  for (const text of ["", "Anna 12, Ben 7", '{"game": "carr', "[]", "null", "7", '{"a": 1}\n{"a": 2}'])
    await expect(openMatch(new File([text], "notes.txt")), text).rejects.toThrow(PageError);
  expect(fetchMock).not.toHaveBeenCalled();
});

test("a refused file is explained: it is not a match, or the reason in the words of its game", async () => {
  me.value = { id: "1", name: "Anna", confirm: true };
  const answer = (why: object) =>
    vi.stubGlobal("fetch", async (path: string) =>
      path.startsWith("/api/games/market/words/")
        ? new Response("type-villa = Villa\nnone-of-type = You have no { $type }.")
        : Response.json({ kind: "bad-file", why }, { status: 400 }),
    );
  const file = new File(['{"game": "market"}'], "position.json");
  answer({ message: "not-a-match-file", arguments: { why: "…" } });
  await expect(openMatch(file)).rejects.toThrow(new PageError("page-no-match"));
  const why = { message: "none-of-type", arguments: { type: "$type-villa" } };
  answer({ message: "bad-action-in-file", arguments: { number: 1, text: "score villa", why } });
  await expect(openMatch(file)).rejects.toThrow(/^Can’t play action 1 of the file, “score villa”: You have no Villa/);
});

test("without an answer from the server, the error is passed on", async () => {
  me.value = { id: "1", name: "Anna", confirm: true };
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(openMatch(new File(["{}"], "match.json"))).rejects.toThrow(TypeError);
});
