import { expect, test } from "vitest";
import { defineRepeatsOnce } from "../../plugins/covers";
import { isValidDrawing } from "../testing/drawings";
import { plainCover } from "./plainCover";

const COVERS = import.meta.glob<{ cover: () => string }>("../games/*/cover.ts", { eager: true });

test("every cover can be drawn", () => {
  expect(Object.keys(COVERS)).not.toEqual([]);
  for (const [game, { cover }] of Object.entries(COVERS)) expect(isValidDrawing(cover()), game).toBe(true);
});

test("a game without a cover gets a plain one, always the same", () => {
  expect(isValidDrawing(decodeURIComponent(plainCover("market")))).toBe(true);
  expect(plainCover("market")).toBe(plainCover("market"));
  expect(plainCover("market")).not.toBe(plainCover("bazaar"));
});

test("a shape that a cover shows several times is defined once", () => {
  const house = '<path d="M0 0h9v9h-9Z" fill="#fff"/>';
  const art = `<g transform="translate(1 2)">${house}</g><g transform="translate(3 -4.5)">${house}</g>`;
  expect(defineRepeatsOnce(art)).toBe(
    `<defs><g id="s0">${house}</g></defs><use href="#s0" x="1" y="2"/><use href="#s0" x="3" y="-4.5"/>`,
  );
  expect(defineRepeatsOnce(house)).toBe(house);
});
