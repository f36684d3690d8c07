import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeEach, expect, test } from "vitest";
import type { Choice } from "../wire/types";
import { speech, Words } from "../words/words.svelte";
import { said } from "./said";

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../../src/townwright/${path}`, import.meta.url)), "utf-8");
const wordsOf = (game: string) => new Words("de", read("locale/de.ftl"), read(`games/${game}/de.ftl`));
const choice = (action: object, text = "as in files") => ({ code: 1, text, kind: "", action }) as Choice;

beforeEach(() => {
  speech.page = new Words("de", read("locale/de.ftl"), read("locale/page/de.ftl"));
});

test("choices are said in the reader's words, not as files write them", () => {
  const carrara = wordsOf("carrara");
  const build = { action: "build", type: "porta", cost: 1, city: "lerici" };
  expect(said("carrara", choice(build), carrara)).toBe("Porta 1 in Lerici bauen");
  expect(said("carrara", choice({ action: "turn wheel" }), carrara)).toBe("Scheibe drehen und Bausteine kaufen");
  expect(said("carrara", choice({ action: "score", what: "villa" }), carrara)).toBe("Villa werten");
  const place = { action: "place", card: 7, x: 0, y: -1 };
  expect(said("sprawlopolis", choice(place), wordsOf("sprawlopolis"))).toBe("Karte 7 auf 0,-1 legen");
  expect(said("circle_the_wagons", choice({ ...place, turned: true }), wordsOf("circle_the_wagons"))).toBe(
    "Karte 7 gedreht auf 0,-1 legen",
  );
  const alternate = { action: "alternate", kind: "move", colour: "red" };
  expect(said("circleville", choice(alternate), wordsOf("circleville"))).toMatch(/Rot/);
  expect(said("chess", choice({ action: "castle" }), carrara)).toBe("as in files");
});
