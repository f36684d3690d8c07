import { expect, test } from "vitest";
import { ahead, givenAway, spots } from "./ring";

const circle = [10, 11, 12, 13, 14].map((card, place) => ({ card, owner: place === 1 ? 0 : null }));

test("the cards ahead begin with the next one and leave out what is gone", () => {
  expect(ahead(circle, 3)).toEqual([3, 4, 0, 2]);
  expect(ahead(circle, null)).toEqual([0, 2, 3, 4]);
});

test("taking a card gives away all before it, in order", () => {
  expect(givenAway(circle, 3, 2)).toEqual([13, 14, 10]);
  expect(givenAway(circle, 3, 3)).toEqual([]);
});

test("fifteen places lie at equal steps, the first one at the top", () => {
  const places = spots(15, 300, 200, 2.5);
  expect(places).toHaveLength(15);
  expect(places[0]?.x).toBeCloseTo(0);
  expect(places[0]?.y).toBeCloseTo(-200);
  expect(places[1]?.x).toBeGreaterThan(0);
});
