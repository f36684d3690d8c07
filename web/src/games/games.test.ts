import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const games = readdirSync(HERE).filter((name) => statSync(join(HERE, name)).isDirectory());

test.each(games)("%s imports nothing from another game", (game) => {
  const imports = readdirSync(join(HERE, game))
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .flatMap((name) => [...readFileSync(join(HERE, game, name), "utf-8").matchAll(/"(\.\.\/[^"]+)"/g)])
    .map(([, from]) => from as string);
  expect(imports).not.toEqual([]);
  const others = games.filter((other) => other !== game);
  expect(imports.filter((from) => others.some((other) => from.includes(`/${other}/`)))).toEqual([]);
});
