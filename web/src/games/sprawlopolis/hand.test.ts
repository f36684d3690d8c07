import { expect, test } from "vitest";
import { keepPlaces } from "./hand";

test("cards stay where they are, and new ones take the free places", () => {
  expect(keepPlaces([], [2, 5, 9])).toEqual([2, 5, 9]);
  expect(keepPlaces([2, 5, 9], [2, 7, 9])).toEqual([2, 7, 9]);
  expect(keepPlaces([9, 5, 2], [1, 2, 9])).toEqual([9, 1, 2]);
  expect(keepPlaces([9, 5, 2], [2, 9])).toEqual([9, 2]);
  expect(keepPlaces([9, 2], [2, 9, 11])).toEqual([9, 2, 11]);
  expect(keepPlaces([9, 2], [3, 4, 5])).toEqual([3, 4, 5]);
});
