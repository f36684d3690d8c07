import { expect, test } from "vitest";
import type { ResultInfo } from "../wire/types";
import { cards, groups, scale, tally } from "./tally";

const result = (score: number, won: boolean, more: Partial<ResultInfo> = {}): ResultInfo => ({
  table: "t",
  game: "bazaar",
  seat: 0,
  players: 1,
  options: {},
  day: null,
  challenge: false,
  score,
  best: null,
  target: 20,
  rank: 1,
  won,
  others: [],
  ended: 0,
  length: 30,
  cards: {},
  counts: true,
  ...more,
});

test("games, wins, average and best", () => {
  expect(tally([result(10, false), result(25, true), result(-2, false)])).toEqual({
    games: 3,
    won: 1,
    average: 11,
    best: 25,
  });
});

test("groups are added up, the largest first", () => {
  const all = groups([result(1, true, { game: "market" }), result(2, false), result(4, true)], ({ game }) => game);
  expect(all.map(({ name, games, average }) => [name, games, average])).toEqual([
    ["bazaar", 2, 3],
    ["market", 1, 1],
  ]);
});

test("scoring cards: games, wins and average points", () => {
  const all = cards([
    result(1, true, { cards: { the_strip: 4, skid_row: 0 } }),
    result(2, false, { cards: { the_strip: 7 } }),
    result(2, false, { cards: { go_green: -1 } }),
  ]);
  expect(all).toEqual([
    { card: "the_strip", games: 2, won: 1, average: 5.5 },
    { card: "skid_row", games: 1, won: 1, average: 0 },
    { card: "go_green", games: 1, won: 0, average: -1 },
  ]);
});

test.each([
  [[3], [3, 4]],
  [
    [0, 40],
    [0, 10, 20, 30, 40],
  ],
  [
    [-7, 31],
    [-10, 0, 10, 20, 30, 40],
  ],
  [
    [100, 101],
    [100, 101],
  ],
])("a scale around %j", (values, lines) => {
  expect(scale(values)).toEqual({ low: lines[0], high: lines.at(-1), lines });
});
