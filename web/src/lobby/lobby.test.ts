import { expect, test } from "vitest";
import type { GameInfo } from "../wire/types";
import { factsOf, inOrder } from "./games";
import { bestLevel, levelsOf, usualLevel } from "./levels";
import { countsOf, plansFor, usualCount, usualPlans, waysOf } from "./plans";
import { ago } from "./time";

const game = (name: string, players: number[]): GameInfo => ({
  name,
  players,
  rules: 1,
  options: [],
  topics: [],
  correctable: false,
  ready: true,
  lesson: false,
});
const duel = game("circle_the_wagons", [2]);
const together = game("sprawlopolis", [1, 2, 3, 4]);

test("one click: against a bot, or alone where that is how it is played", () => {
  expect(usualPlans(duel, "greedy")).toEqual([{ kind: "me" }, { kind: "bot", level: "greedy" }]);
  expect(usualPlans(together, "greedy")).toEqual([{ kind: "me" }]);
});

test("alone is offered only where one player is enough", () => {
  expect(waysOf(duel)).not.toContain("alone");
  expect(waysOf(together)).toContain("alone");
  expect(countsOf(together, "alone")).toEqual([1]);
  expect(usualCount(together, "friends")).toBe(2);
  expect(countsOf(together, "watch")).toEqual([1, 2, 3, 4]);
});

test("each way to play fills the seats", () => {
  const name = (seat: number) => `P${seat}`;
  expect(plansFor("watch", 2, "greedy", name).every((plan) => plan.kind === "bot")).toBe(true);
  expect(plansFor("friends", 3, "greedy", name).map((plan) => plan.kind)).toEqual(["me", "open", "open"]);
  expect(plansFor("screen", 2, "greedy", name)[1]).toEqual({ kind: "here", name: "P1" });
});

test("the usual bot is one of the middle", () => {
  expect(usualLevel(["a", "b", "c", "d", "e"])).toBe("c");
  expect(bestLevel(["a", "b", "c", "d", "e"])).toBe("e");
  const bots = ["newcomer", "builder", "master", "random", "greedy"];
  expect(usualLevel(levelsOf({ version: "1", games: [], languages: [], preparing: null, bots }))).toBe("builder");
  expect(usualLevel([])).toBe("");
});

test("our games come first, in the order of their weight", () => {
  expect(inOrder([game("another", [2]), together, game("circleville", [2])]).map(({ name }) => name)).toEqual([
    "circleville",
    "sprawlopolis",
    "another",
  ]);
  expect(factsOf("another").usual).toBe(2);
});

test("times are said as a person would", () => {
  expect(ago(1000, "en", 1005)).toBe("now");
  expect(ago(1000, "en", 1000 + 125)).toBe("2 minutes ago");
  expect(ago(0, "de", 90_000)).toBe("gestern");
});
