import { expect, test } from "vitest";

import { isValidDrawing } from "../../testing/drawings";
import { drawWholeCard } from "./card";
import { printed } from "./components";
import { example } from "./conditions";

const { cards } = printed;

test("every card has its picture", () => {
  for (const { number } of cards) expect(isValidDrawing(drawWholeCard(number, false)), `card ${number}`).toBe(true);
});

test("every scoring card has an example of its own", () => {
  const pictures = cards.map(({ scoring }) => example(scoring));
  expect(pictures.every(isValidDrawing)).toBe(true);
  expect(new Set(pictures).size).toBe(18);
});
