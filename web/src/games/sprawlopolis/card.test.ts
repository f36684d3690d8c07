import { expect, test } from "vitest";

import { isValidDrawing } from "../../testing/drawings";
import { drawAbove, drawWholeCard } from "./card";
import { printed } from "./components";
import { example } from "./conditions";

const { cards } = printed;

test("every card has its picture", () => {
  for (const { number } of cards) expect(isValidDrawing(drawWholeCard(number, false)), `card ${number}`).toBe(true);
});

test("cards show their numbers, in a city only if any of their blocks is visible", () => {
  expect(drawWholeCard(7, true)).toContain(">7</text>");
  const place = (card: number, x: number) => ({ card, x, y: 0, turned: false });
  const drawing = drawAbove([place(4, 0), place(11, 0), place(16, 1)]);
  expect(drawing).not.toContain(">4</text>");
  expect(drawing).toContain(">11</text>");
  expect(drawing).toContain(">16</text>");
});

test("every scoring card has an example of its own", () => {
  const pictures = cards.map(({ scoring }) => example(scoring));
  expect(pictures.every(isValidDrawing)).toBe(true);
  expect(new Set(pictures).size).toBe(18);
});
