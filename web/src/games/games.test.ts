import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const WEB = join(HERE, "../..");
const LOCALE = join(WEB, "../src/townwright/locale/page");
const games = readdirSync(HERE).filter((name) => statSync(join(HERE, name)).isDirectory());

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());

/** Everything of the page outside of these folders; the types of the wire are made from all games. */
const others = [join(WEB, "src"), join(WEB, "plugins"), LOCALE]
  .flatMap(filesIn)
  .filter((path) => !path.startsWith(HERE) && !path.endsWith("wire/types.ts"));

/** What a game is called: its folder, its words joined, and its titles. */
function namesOf(game: string): string[] {
  const packaged = join(WEB, "../src/townwright/games", game);
  const titles = ["en", "de"].flatMap((language) => {
    const words = join(packaged, `${language}.ftl`);
    return existsSync(words) ? (readFileSync(words, "utf-8").match(/(?<=^title = ).*$/m) ?? []) : [];
  });
  return [game, game.replaceAll("_", ""), ...titles].map((name) => name.toLowerCase());
}

test.each(games)("nothing outside of its folder names %s", (game) => {
  const names = namesOf(game);
  const found = others.filter((path) => {
    const text = `${path.slice(WEB.length)}\n${readFileSync(path, "utf-8")}`.toLowerCase();
    return names.some((name) => text.includes(name));
  });
  expect(found).toEqual([]);
});

test.each(games)("%s imports no other game", (game) => {
  const imports = filesIn(join(HERE, game))
    .filter((path) => /\.(ts|svelte)$/.test(path))
    .flatMap((path) =>
      [...readFileSync(path, "utf-8").matchAll(/from "(\.\.\/[^"]+)"/g)].map(([, from]) => from as string),
    );
  const reached = games.filter((other) => other !== game && imports.some((from) => from.includes(`/${other}/`)));
  expect(reached).toEqual([]);
});
