import { expect, test } from "vitest";
import wagons from "../../../src/townwright/games/circle_the_wagons/components.json";
import city from "../../../src/townwright/games/sprawlopolis/components.json";
import { example as wagonsExample } from "../boards/circle_the_wagons/conditions";
import { example as cityExample } from "../boards/sprawlopolis/conditions";
import { COVERS } from "../lobby/covers";
import { drawWholeCard } from "./citycard";
import { drawCard, drawTinyCard, face } from "./wagonscard";

const sound = (art: string) => art.length > 200 && !/NaN|undefined|null/.test(art);

test("every card of Circle the Wagons has its picture, large and tiny", () => {
  for (const { id } of wagons.cards) {
    expect(sound(drawCard(id, false)), `card ${id}`).toBe(true);
    expect(sound(drawTinyCard(id)), `card ${id}`).toBe(true);
    expect(face(id, true)).toEqual([...face(id, false)].reverse());
  }
});

test("every card of Sprawlopolis has its picture", () => {
  for (const { number } of city.cards) expect(sound(drawWholeCard(number, false)), `card ${number}`).toBe(true);
});

test("every scoring card has an example of its own", () => {
  const pictures = [
    ...wagons.cards.map(({ scoring }) => wagonsExample(scoring).art),
    ...city.cards.map(({ scoring }) => cityExample(scoring)),
  ];
  expect(pictures.every(sound)).toBe(true);
  expect(new Set(pictures).size).toBe(36);
});

test("every cover can be drawn", () => {
  for (const [game, draw] of Object.entries(COVERS)) expect(sound(draw()), game).toBe(true);
});
