/* Loads the Fluent files that Python and the page share.

`file.ftl?words` is the whole file without the words of the terminal; `file.ftl?how` is what the score helper says about a
game's form before it is opened. */

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const HOW = /^page-score-how$/;
const TERMINAL = /^cli-/;

/** A Fluent file as its messages, each with its lines; comments are left out. */
export function messages(source: string): [name: string, text: string][] {
  const found: [string, string][] = [];
  for (const line of source.split("\n")) {
    const name = /^(-?[a-zA-Z][\w-]*) *=/.exec(line)?.[1];
    if (name) found.push([name, line]);
    else if (found.length && /^(\s|\}|$)/.test(line)) (found.at(-1) as [string, string])[1] += `\n${line}`;
  }
  return found;
}

export function words(): Plugin {
  return {
    name: "townwright-words",
    load(id) {
      const [file, part] = id.split("?");
      if (!file?.endsWith(".ftl") || (part !== "words" && part !== "how")) return undefined;
      this.addWatchFile(file);
      const wanted = part === "how" ? (name: string) => HOW.test(name) : (name: string) => !TERMINAL.test(name);
      const kept = messages(readFileSync(file, "utf-8")).filter(([name]) => wanted(name));
      return `export default ${JSON.stringify(kept.map(([, text]) => text.trimEnd()).join("\n"))};`;
    },
  };
}
