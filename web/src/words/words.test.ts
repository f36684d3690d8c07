import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type AST, parse } from "svelte/compiler";
import { describe, expect, test } from "vitest";
import { messages } from "../../plugins/words";
import { LANGUAGES, Words } from "./words.svelte";

const SOURCE = fileURLToPath(new URL("..", import.meta.url));
const LOCALE = fileURLToPath(new URL("../../../src/townwright/locale", import.meta.url));
const files = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" }).filter(
  (name) => /\.(ts|svelte)$/.test(name) && !/\.test\.ts$|types\.ts$/.test(name),
);
const GAMES = readdirSync(join(SOURCE, "games")).filter((name) => !name.includes("."));
const PAGE = "the page";

/** The folders with Fluent files and the code that uses them: the page, and each game. */
const folderOf = (place: string) => (place === PAGE ? join(LOCALE, "page") : join(SOURCE, "games", place));
const codeOf = (place: string) =>
  files
    .filter((name) => (place === PAGE ? !name.startsWith("games/") : name.startsWith(`games/${place}/`)))
    .map((name) => readFileSync(join(SOURCE, name), "utf-8"))
    .join("\n");
const read = (place: string, language: string) => readFileSync(join(folderOf(place), `${language}.ftl`), "utf-8");
const shared = (language: string) => readFileSync(join(LOCALE, `${language}.ftl`), "utf-8");
const ids = (source: string) =>
  messages(source).flatMap(([name, text]) => [
    name,
    ...[...text.matchAll(/^\s+\.(\w+) =/gm)].map(([, part]) => `${name}.${part}`),
  ]);
const variables = (text: string) => [...new Set(text.match(/\$\w+/g))].sort();

describe.each([PAGE, ...GAMES])("the words of %s", (place) => {
  const code = codeOf(place);

  test("both languages have the same messages with the same variables", () => {
    const [english, german] = [new Map(messages(read(place, "en"))), new Map(messages(read(place, "de")))];
    expect([...german.keys()]).toEqual([...english.keys()]);
    for (const [name, text] of english) expect(variables(german.get(name) ?? ""), name).toEqual(variables(text));
  });

  test("a game does not repeat messages of the page", () => {
    const pageIds = place === PAGE ? [] : messages(read(PAGE, "en")).map(([name]) => name);
    expect(messages(read(place, "en")).filter(([name]) => pageIds.includes(name))).toEqual([]);
  });

  test.each(LANGUAGES)("every message can be said (%s)", (language) => {
    const words = new Words(
      language,
      shared(language),
      read(PAGE, language),
      place === PAGE ? "" : read(place, language),
    );
    const texts = new Map(messages(read(place, language)));
    for (const id of ids(read(place, language)))
      for (const value of [0, 1, 2, "word"]) {
        const text = texts.get(id.split(".")[0] ?? "") ?? "";
        const args = Object.fromEntries(variables(text).map((name) => [name.slice(1), value]));
        expect(words.say(id, args), id).not.toMatch(/^$|\{|^page-/);
      }
  });

  test("every message that the code names exists", () => {
    const known = new Set([...ids(read(place, "en")), ...ids(read(PAGE, "en")), ...ids(shared("en"))]);
    const usedIds = [...code.matchAll(/["'](page-[a-z_-]+[a-z])["']/g)].map(([, id]) => id as string);
    expect(usedIds.filter((id) => !known.has(id) && id !== HOW)).toEqual([]);
    const families = [...code.matchAll(/`(page-[a-z-]*)\$\{/g)].map(([, start]) => start as string);
    for (const family of families)
      expect(
        [...known].some((id) => id.startsWith(family)),
        family,
      ).toBe(true);
  });

  test("every message is used", () => {
    const used = place === PAGE ? GAMES.reduce((all, game) => all + codeOf(game), code) : code;
    const families = [...used.matchAll(/`(page-[a-z-]+-)\$\{/g)].map(([, start]) => start as string);
    const unused = messages(read(place, "en"))
      .map(([name]) => name)
      .filter((name) => !used.includes(`"${name}"`) && !families.some((family) => name.startsWith(family)));
    expect(unused.filter((id) => id !== HOW)).toEqual([]);
  });
});

/** The sentence about a game's score form; every game with a form has one. */
const HOW = "page-score-how";

test.each(GAMES)("%s says what its score form asks for, if it has one", (game) => {
  const form = files.includes(`games/${game}/ScoreForm.svelte`);
  expect(messages(read(game, "en")).some(([name]) => name === HOW)).toBe(form);
});

/** Allowed literal text: the project's name and names of keys. */
const ALLOWED = new Set(["Townwright", "R"]);
const READ_ALOUD = new Set(["aria-label", "title", "placeholder", "alt", "aria-description"]);

function collectTexts(node: unknown, texts: string[]): void {
  if (!node || typeof node !== "object") return;
  if (Array.isArray(node)) {
    for (const each of node) collectTexts(each, texts);
    return;
  }
  const each = node as AST.BaseNode & Record<string, unknown>;
  if (each.type === "Text") texts.push(String(each.data));
  else if (each.type === "Attribute") {
    if (READ_ALOUD.has(String(each.name))) collectTexts(each.value, texts);
  } else if (each.type !== "StyleDirective")
    for (const [name, inner] of Object.entries(each))
      if (name !== "css" && name !== "instance" && name !== "module") collectTexts(inner, texts);
}

test.each(files.filter((name) => name.endsWith(".svelte")))("%s has no text of its own", (name) => {
  const texts: string[] = [];
  collectTexts(parse(readFileSync(join(SOURCE, name), "utf-8"), { modern: true }).fragment, texts);
  expect(texts.map((text) => text.trim()).filter((text) => /\p{L}/u.test(text) && !ALLOWED.has(text))).toEqual([]);
});

test("numbers below 0 have a minus sign, and still choose their variant", () => {
  const words = new Words("en", "lost = { $points ->\n    [-1] { $points } point\n   *[other] { $points } points\n}");
  expect([-1, -3, 2].map((points) => words.say("lost", { points }))).toEqual(["−1 point", "−3 points", "2 points"]);
});

test("a sentence of the server is formatted with names, words of the game and inner sentences", () => {
  const words = new Words(
    "en",
    "seat = Player { $number }\ncity = Massa\nscored = { $city } was scored by { $seat }\nwhy = No: { $reason }",
  );
  const inner = { message: "scored", arguments: { city: "$city", seat: 1 } };
  expect(words.sentence({ message: "why", arguments: { reason: inner } }, ["Anna", "Ben"])).toBe(
    "No: Massa was scored by Ben",
  );
  expect(words.sentence(inner, [])).toBe("Massa was scored by Player 2");
});

test("names in a game's data are replaced by the game's words", () => {
  const words = new Words(
    "en",
    "stone-amber = Amber\ncolour-held = wrong\nlabel-held = In hand\nask-bid = { $seat }, bid\nevent-sold = Sold out.",
  );
  expect(["amber", "held", "bid", "sold"].map((name) => words.word(name))).toEqual(["Amber", "In hand", null, null]);
  expect(words.source("other")).toBe("other");
});

test("a list counts what is repeated", () => {
  const words = new Words("en", "list-count = { $count } { $what }\nask-list = { $list }");
  const say = (...list: string[]) => words.sentence({ message: "ask-list", arguments: { list } });
  expect(say("white", "red", "white")).toBe("2 white, 1 red");
  expect(say("white", "red")).toBe("white and red");
  expect(say("white", "white")).toBe("white");
});
