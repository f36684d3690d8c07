import { expect, test } from "vitest";
import { readable, shape, spoken, type Told } from "./layout";

const told: Told = {
  players: ["Anna", "Ben"],
  name: (name) => name.toUpperCase(),
  yes: "yes",
  no: "no",
  list: new Intl.ListFormat("en", { type: "unit" }),
};

test("plain data finds its form", () => {
  expect(shape(3).kind).toBe("plain");
  expect(shape(["a", 1]).kind).toBe("words");
  const rows = [{ a: 1 }, { a: 2 }];
  expect(shape(rows)).toEqual({ kind: "table", columns: ["a"], rows, seats: false });
  expect(shape([{ a: { b: 1 } }]).kind).toBe("list");
  expect(shape({ a: 1 }).kind).toBe("named");
});

test("a list with one entry per player is told by player", () => {
  expect(shape([4, 5], 2)).toEqual({ kind: "table", columns: [""], rows: [{ "": 4 }, { "": 5 }], seats: true });
  expect(shape([{ a: 1 }, { a: 2 }], 2)).toMatchObject({ kind: "table", seats: true });
  expect(shape([4, 5, 6], 2).kind).toBe("words");
  expect(shape([4], 1).kind).toBe("words");
});

test("nothing, yes, no and seats can be read", () => {
  expect(spoken(null, told)).toBe("–");
  expect(spoken(true, told)).toBe("yes");
  expect(spoken("lucca", told)).toBe("LUCCA");
  expect(spoken(1, told)).toBe("1");
  expect(spoken(1, told, "owner")).toBe("Ben");
  expect(spoken(7, told, "owner")).toBe("7");
});

test("names without a word are read as they are written", () => {
  expect(readable("turns_left")).toBe("Turns left");
});
