import { expect, test } from "vitest";

import { isValidDrawing } from "../../testing/drawings";
import { drawCard, drawTinyCard, face } from "./card";
import { printed } from "./components";
import { example } from "./conditions";

const { cards } = printed;

test("every card has its picture, large and tiny", () => {
  for (const { id } of cards) {
    expect(isValidDrawing(drawCard(id, false)), `card ${id}`).toBe(true);
    expect(isValidDrawing(drawTinyCard(id)), `card ${id}`).toBe(true);
    expect(face(id, true)).toEqual([...face(id, false)].reverse());
  }
});

test("every scoring card has an example of its own", () => {
  const pictures = cards.map(({ scoring }) => example(scoring).art);
  expect(pictures.every(isValidDrawing)).toBe(true);
  expect(new Set(pictures).size).toBe(18);
});
