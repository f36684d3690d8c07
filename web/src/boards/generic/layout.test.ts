import { expect, test } from "vitest";
import { layoutOf, plainList, plainText, sentenceCase, type Wording } from "./layout";

const wording: Wording = {
  players: ["Anna", "Ben"],
  name: (name) => name.toUpperCase(),
  yes: "yes",
  no: "no",
};

test("the layout depends on the kind of data", () => {
  expect(layoutOf(3).kind).toBe("plain");
  expect(layoutOf(["a", 1]).kind).toBe("words");
  const rows = [{ a: 1 }, { a: 2 }];
  expect(layoutOf(rows)).toEqual({ kind: "table", columns: ["a"], rows, seats: false });
  expect(layoutOf([{ a: { b: 1 } }]).kind).toBe("list");
  expect(layoutOf({ a: 1 }).kind).toBe("named");
});

test("a list with one entry per player is laid out by player", () => {
  expect(layoutOf([4, 5], 2)).toEqual({ kind: "table", columns: [""], rows: [{ "": 4 }, { "": 5 }], seats: true });
  expect(layoutOf([{ a: 1 }, { a: 2 }], 2)).toMatchObject({ kind: "table", seats: true });
  expect(layoutOf([4, 5, 6], 2).kind).toBe("words");
  expect(layoutOf([4], 1).kind).toBe("words");
});

test("null, booleans and seats are written as words", () => {
  expect(plainText(null, wording)).toBe("–");
  expect(plainText(true, wording)).toBe("yes");
  expect(plainText("amber", wording)).toBe("AMBER");
  expect(plainText(1, wording)).toBe("1");
  expect(plainText(1, wording, "owner")).toBe("Ben");
  expect(plainText(7, wording, "owner")).toBe("7");
  expect(plainText(-3, wording)).toBe("−3");
});

test("lists have commas in every language", () => {
  expect(plainList([6, 23, 28], wording)).toBe("6, 23, 28");
  expect(plainList([], wording)).toBe("–");
});

test("names without a word are read as they are written", () => {
  expect(sentenceCase("turns_left")).toBe("Turns left");
});
