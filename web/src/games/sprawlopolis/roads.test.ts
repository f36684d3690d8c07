import { expect, test } from "vitest";
import { blocksOf, drawCard, face, visibleBlocks } from "./card";
import { roadsOf, stopBars } from "./roads";

test("two blocks whose roads meet at their edge are one road with two ends", () => {
  const [road, ...rest] = roadsOf([
    { x: 0, y: 0, road: ["E", "W"] },
    { x: 1, y: 0, road: ["S", "W"] },
  ]);
  expect(rest).toEqual([]);
  expect(road?.blocks).toHaveLength(2);
  expect(road?.ends).toEqual([
    { x: 0, y: 0, edge: "W" },
    { x: 1, y: 0, edge: "S" },
  ]);
});

test("blocks whose roads do not meet are two roads", () => {
  const roads = roadsOf([
    { x: 0, y: 0, road: ["N", "S"] },
    { x: 1, y: 0, road: ["E", "W"] },
  ]);
  expect(roads).toHaveLength(2);
  expect(stopBars(roads).match(/M/g)).toHaveLength(4);
});

test("a loop has no end and closes its path", () => {
  const [loop] = roadsOf([
    { x: 0, y: 0, road: ["E", "S"] },
    { x: 1, y: 0, road: ["S", "W"] },
    { x: 1, y: 1, road: ["N", "W"] },
    { x: 0, y: 1, road: ["N", "E"] },
  ]);
  expect(loop?.blocks).toHaveLength(4);
  expect(loop?.ends).toEqual([]);
  expect(loop?.path.endsWith("Z")).toBe(true);
});

test("a turned card shows its blocks in reverse order, with roads to the opposite edges", () => {
  const printed = face(1, false);
  const turned = face(1, true);
  expect(turned.map(({ zone }) => zone)).toEqual(printed.map(({ zone }) => zone).reverse());
  expect(printed[1]?.road).toEqual(["S", "W"]);
  expect(turned[2]?.road).toEqual(["N", "E"]);
});

test("a later card covers an earlier one", () => {
  const cards = [
    { card: 1, x: 0, y: 0, turned: false },
    { card: 2, x: 1, y: 0, turned: false },
  ];
  const blocks = visibleBlocks(cards);
  expect(blocks).toHaveLength(6);
  const top = blocksOf(cards[1] as (typeof cards)[1])[0];
  expect(blocks.find(({ x, y }) => x === 1 && y === 0)).toEqual(top);
});

test("a card looks the same every time", () => {
  expect(drawCard(7, true)).toBe(drawCard(7, true));
  expect(drawCard(7, true)).not.toBe(drawCard(7, false));
  expect(drawCard(7, false)).not.toMatch(/NaN|undefined/);
});
