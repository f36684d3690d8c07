import { expect, test } from "vitest";

import { isSound } from "../../testing/drawings";
import { drawCard, drawTinyCard, face } from "./card";
import { printed } from "./components";
import { example } from "./conditions";

const { cards } = printed;

test("every card has its picture, large and tiny", () => {
  for (const { id } of cards) {
    expect(isSound(drawCard(id, false)), `card ${id}`).toBe(true);
    expect(isSound(drawTinyCard(id)), `card ${id}`).toBe(true);
    expect(face(id, true)).toEqual([...face(id, false)].reverse());
  }
});

test("every scoring card has an example of its own", () => {
  const pictures = cards.map(({ scoring }) => example(scoring).art);
  expect(pictures.every(isSound)).toBe(true);
  expect(new Set(pictures).size).toBe(18);
});
