import { expect, test } from "vitest";
import type { ResultInfo } from "../../wire/types";
import { missingWins, nextDifficulty, nextLineUp, recordOf, soloResults, unlockedAt } from "./campaign";

const LINE_UPS = ["denzel", "bertha", "carsten", "bertha_carsten", "bertha_denzel", "bertha_carsten_denzel"];
const DIFFICULTIES = ["markers_0", "markers_1", "markers_2"];
const played = (lineUp: string, won: boolean, score = 50, difficulty = "markers_0") => ({
  table: lineUp,
  lineUp,
  difficulty,
  score,
  won,
});

test("only solo games of this game that count are part of the campaign", () => {
  const info = (game: string, counts: boolean, options: Record<string, string>) =>
    ({ table: "denzel", game, counts, options, score: 61, won: true }) as unknown as ResultInfo;
  const options = { opponents: "denzel", difficulty: "markers_4" };
  const results = [info("here", true, options), info("here", false, options), info("there", true, options)];
  expect(soloResults([...results, info("here", true, {})], "here")).toEqual([played("denzel", true, 61, "markers_4")]);
});

test("a record has the games, wins, most points and the difficulties beaten", () => {
  const results = [played("denzel", false, 70), played("denzel", true, 60, "markers_1"), played("bertha", true)];
  expect(recordOf(results, "denzel")).toEqual({ games: 2, won: 1, best: 70, beaten: new Set(["markers_1"]) });
  expect(recordOf(results, "carsten")).toBeNull();
});

test("a pair opens after wins against both alone, a trio after wins against all three in pairs", () => {
  expect(missingWins([], "denzel")).toEqual([]);
  expect(missingWins([played("bertha", true), played("carsten", false)], "bertha_carsten")).toEqual(["carsten"]);
  const pairs = [played("bertha_carsten", true), played("denzel", true)];
  expect(missingWins(pairs, "bertha_carsten_denzel")).toEqual(["denzel"]);
  expect(missingWins([...pairs, played("bertha_denzel", true)], "bertha_carsten_denzel")).toEqual([]);
  expect(missingWins([played("bertha_carsten", true)], "bertha_carsten")).toEqual([]);
});

test("the campaign suggests the next line-up and the next difficulty", () => {
  expect(nextLineUp([], LINE_UPS)).toBe("denzel");
  expect(nextLineUp([played("denzel", true), played("bertha", true)], LINE_UPS)).toBe("carsten");
  const singles = ["denzel", "bertha", "carsten"].map((each) => played(each, true));
  expect(nextLineUp(singles, LINE_UPS)).toBe("bertha_carsten");
  expect(nextDifficulty(null, DIFFICULTIES)).toBe("markers_0");
  const beaten = (...difficulties: string[]) =>
    recordOf(
      difficulties.map((each) => played("denzel", true, 50, each)),
      "denzel",
    );
  expect(nextDifficulty(beaten("markers_0"), DIFFICULTIES)).toBe("markers_1");
  expect(nextDifficulty(beaten("markers_2"), DIFFICULTIES)).toBe("markers_2");
});

test("a win unlocks the line-ups that were still locked without it", () => {
  const results = [played("denzel", true), played("bertha", true), played("carsten", false)];
  expect(unlockedAt("bertha", results, LINE_UPS)).toEqual(["bertha_denzel"]);
  expect(unlockedAt("carsten", results, LINE_UPS)).toEqual([]);
});
