/* Reads the components of games from the disk where there is no server: while the covers are drawn, and in tests. */

import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const MODULE = fileURLToPath(new URL("../src/boards/components.ts", import.meta.url));
const GAMES = fileURLToPath(new URL("../../src/townwright/games", import.meta.url));

export function componentsFromDisk(): Plugin {
  return {
    name: "townwright-components",
    enforce: "pre",
    load: (id) =>
      id === MODULE
        ? `import { readFile } from "node:fs/promises";
           export const componentsOf = async (game) => JSON.parse(await readFile(\`${GAMES}/\${game}/components.json\`, "utf-8"));`
        : undefined,
  };
}
