import { expect, test } from "vitest";
import type { LogEntry, SeatInfo } from "../wire/types";
import { entriesOfOthers, entriesSince, joinLog } from "./log";

const entry = (index: number, seat: number): LogEntry => ({
  index,
  seat,
  action: { action: "take", card: index },
  text: `take ${index}`,
  forced: false,
  events: [],
});
const seat = (number: number, mine: boolean): SeatInfo => ({
  seat: number,
  kind: "person",
  name: "Anna",
  level: null,
  connected: true,
  mine,
  confirm: true,
});
const seats = [seat(0, true), seat(1, false)];

test("a state continues the log after its first entries", () => {
  const log = [entry(1, 0), entry(2, 1), entry(3, 0)];
  expect(
    joinLog(log, { log_from: 2, log: [entry(3, 1), entry(4, 1)] }).map(({ index, seat: who }) => [index, who]),
  ).toEqual([
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 1],
  ]);
});

test("undone actions leave the log", () => {
  expect(joinLog([entry(1, 0), entry(2, 0)], { log_from: 1, log: [] })).toHaveLength(1);
});

test("missed entries are those of other players", () => {
  const log = [entry(1, 1), entry(2, 0), entry(3, 1)];
  expect(entriesSince(log, seats, 1)).toEqual([entry(3, 1)]);
  expect(entriesOfOthers({ log, seats })).toHaveLength(2);
});
