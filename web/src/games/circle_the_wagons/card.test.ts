import { expect, test } from "vitest";

import { isValidDrawing } from "../../testing/drawings";
import { drawCard, drawNumbers, drawTinyCard, face } from "./card";
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

test("a card in a town shows its number if any of its squares is visible", () => {
  const place = (card: number, x: number) => ({ card, x, y: 0, turned: false });
  const drawing = drawNumbers([place(4, 0), place(11, 0), place(16, 1)]);
  expect(drawing).not.toContain(">4</text>");
  expect(drawing).toContain(">11</text>");
  expect(drawing).toContain(">16</text>");
});

test("every scoring card has an example of its own", () => {
  const pictures = cards.map(({ scoring }) => example(scoring).art);
  expect(pictures.every(isValidDrawing)).toBe(true);
  expect(new Set(pictures).size).toBe(18);
});
