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
const code = files.map((name) => readFileSync(join(SOURCE, name), "utf-8")).join("\n");
const read = (language: string) => readFileSync(join(LOCALE, "page", `${language}.ftl`), "utf-8");
const shared = (language: string) => readFileSync(join(LOCALE, `${language}.ftl`), "utf-8");
const ids = (source: string) =>
  messages(source).flatMap(([name, text]) => [
    name,
    ...[...text.matchAll(/^\s+\.(\w+) =/gm)].map(([, part]) => `${name}.${part}`),
  ]);
const variables = (text: string) => [...new Set(text.match(/\$\w+/g))].sort();

describe("the page's words", () => {
  test("both languages have the same messages with the same variables", () => {
    const [english, german] = [new Map(messages(read("en"))), new Map(messages(read("de")))];
    expect([...german.keys()]).toEqual([...english.keys()]);
    for (const [name, text] of english) expect(variables(german.get(name) ?? ""), name).toEqual(variables(text));
  });

  test.each(LANGUAGES)("every message can be said (%s)", (language) => {
    const words = new Words(language, shared(language), read(language));
    const texts = new Map(messages(read(language)));
    for (const id of ids(read(language)))
      for (const value of [0, 1, 2, "word"]) {
        const text = texts.get(id.split(".")[0] ?? "") ?? "";
        const args = Object.fromEntries(variables(text).map((name) => [name.slice(1), value]));
        expect(words.say(id, args), id).not.toMatch(/^$|\{|^page-/);
      }
  });

  test("every message that the code names exists", () => {
    const known = new Set([...ids(read("en")), ...ids(shared("en"))]);
    const named = [...code.matchAll(/["'](page-[a-z_-]+[a-z])["']/g)].map(([, id]) => id as string);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
    const families = [...code.matchAll(/`(page-[a-z-]*)\$\{/g)].map(([, start]) => start as string);
    for (const family of families)
      expect(
        [...known].some((id) => id.startsWith(family)),
        family,
      ).toBe(true);
  });

  test("no message is left over", () => {
    const families = [...code.matchAll(/`(page-[a-z-]+-)\$\{/g)].map(([, start]) => start as string);
    const left = messages(read("en"))
      .map(([name]) => name)
      .filter((name) => !code.includes(`"${name}"`) && !families.some((family) => name.startsWith(family)));
    expect(left).toEqual([]);
  });
});

/** Words of the code itself: the name of the project, and keys of a keyboard. */
const ALLOWED = new Set(["Townwright", "R"]);
const READ_ALOUD = new Set(["aria-label", "title", "placeholder", "alt", "aria-description"]);

function strays(node: unknown, found: string[]): void {
  if (!node || typeof node !== "object") return;
  if (Array.isArray(node)) {
    for (const each of node) strays(each, found);
    return;
  }
  const each = node as AST.BaseNode & Record<string, unknown>;
  if (each.type === "Text") found.push(String(each.data));
  else if (each.type === "Attribute") {
    if (READ_ALOUD.has(String(each.name))) strays(each.value, found);
  } else if (each.type !== "StyleDirective")
    for (const [name, inner] of Object.entries(each))
      if (name !== "css" && name !== "instance" && name !== "module") strays(inner, found);
}

test.each(files.filter((name) => name.endsWith(".svelte")))("%s says nothing on its own", (name) => {
  const found: string[] = [];
  strays(parse(readFileSync(join(SOURCE, name), "utf-8"), { modern: true }).fragment, found);
  expect(found.map((text) => text.trim()).filter((text) => /\p{L}/u.test(text) && !ALLOWED.has(text))).toEqual([]);
});

test("a sentence of the server is said with names, words of the game and sentences inside", () => {
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
