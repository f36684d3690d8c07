/* Draws the games' covers while the page is built: `virtual:covers` maps each game's name to its cover's URL. */

import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Plugin, runnerImport } from "vite";
import { componentsFromDisk } from "./components.ts";

const NAME = "virtual:covers";
const GAMES = fileURLToPath(new URL("../src/games", import.meta.url));

/** A group without inner groups that only translates its content. */
const TRANSLATED = /<g transform="translate\((-?[\d.]+) (-?[\d.]+)\)">((?:(?!<\/?g\b).)+)<\/g>/g;
/** A shape long enough that a reference to it is shorter. */
const SHAPE = /<(?:path|polygon) [^>]{60,}\/>/g;

/** The drawing with repeated groups and shapes defined once and referenced. */
export function defineRepeatsOnce(art: string): string {
  const count = new Map<string, number>();
  const tally = (thing: string) => count.set(thing, (count.get(thing) ?? 0) + 1);
  for (const [, , , inner = ""] of art.matchAll(TRANSLATED)) tally(inner);
  const ids = new Map<string, string>();
  const use = (thing: string, where = "") => {
    if (!ids.has(thing)) ids.set(thing, `s${ids.size}`);
    return `<use href="#${ids.get(thing)}"${where}/>`;
  };
  const withGroupRefs = art.replace(TRANSLATED, (group, x: string, y: string, inner: string) =>
    (count.get(inner) ?? 0) > 1 ? use(inner, ` x="${x}" y="${y}"`) : group,
  );
  count.clear();
  for (const [shape] of withGroupRefs.matchAll(SHAPE)) tally(shape);
  const withAllRefs = withGroupRefs.replace(SHAPE, (shape) => ((count.get(shape) ?? 0) > 1 ? use(shape) : shape));
  const definitions = [...ids].map(([thing, id]) => `<g id="${id}">${thing}</g>`);
  return definitions.length ? `<defs>${definitions.join("")}</defs>${withAllRefs}` : art;
}

function picture(draw: () => string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 288" preserveAspectRatio="xMidYMid slice">${defineRepeatsOnce(draw())}</svg>`;
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
        const { module } = await runnerImport<{ cover: () => string }>(file, {
          configFile: false,
          plugins: [componentsFromDisk()],
        });
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
