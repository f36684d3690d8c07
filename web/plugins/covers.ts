/* Draws the games' covers while the page is built: `virtual:covers` gives each cover's address by the game's name. */

import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Plugin, runnerImport } from "vite";

const NAME = "virtual:covers";
const GAMES = fileURLToPath(new URL("../src/games", import.meta.url));

function picture(draw: () => string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 288" preserveAspectRatio="xMidYMid slice">${draw()}</svg>`;
}

export function covers(): Plugin {
  let serving = false;
  return {
    name: "townwright-covers",
    configResolved(config) {
      serving = config.command === "serve";
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const addresses: string[] = [];
      for (const game of readdirSync(GAMES)) {
        const file = `${GAMES}/${game}/cover.ts`;
        if (!existsSync(file)) continue;
        this.addWatchFile(file);
        const { module } = await runnerImport<{ cover: () => string }>(file);
        const source = picture(module.cover);
        const address = serving
          ? JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)
          : `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name: `${game}.svg`, source })}`;
        addresses.push(`${JSON.stringify(game)}: ${address}`);
      }
      return `export default { ${addresses.join(", ")} };`;
    },
  };
}
