import { expect, test } from "vitest";
import { isSound } from "../testing/drawings";
import { plainCover } from "./plaincover";

const COVERS = import.meta.glob<{ cover: () => string }>("../games/*/cover.ts", { eager: true });

test("every cover can be drawn", () => {
  expect(Object.keys(COVERS)).not.toEqual([]);
  for (const [game, { cover }] of Object.entries(COVERS)) expect(isSound(cover()), game).toBe(true);
});

test("a game without a cover gets a plain one, always the same", () => {
  expect(isSound(decodeURIComponent(plainCover("market")))).toBe(true);
  expect(plainCover("market")).toBe(plainCover("market"));
  expect(plainCover("market")).not.toBe(plainCover("bazaar"));
});
