/* Draws the games' covers while the page is built: `virtual:covers` gives each cover's address. */

import { fileURLToPath } from "node:url";
import { type Plugin, runnerImport } from "vite";

const NAME = "virtual:covers";
const SOURCE = fileURLToPath(new URL("../src/lobby/covers/index.ts", import.meta.url));

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
      const { module } = await runnerImport<{ COVERS: Record<string, () => string> }>(SOURCE);
      const addresses = Object.entries(module.COVERS).map(([game, draw]) => {
        const source = picture(draw);
        const address = serving
          ? JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)
          : `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name: `${game}.svg`, source })}`;
        return `${JSON.stringify(game)}: ${address}`;
      });
      return `export default { ${addresses.join(", ")} };`;
    },
  };
}
