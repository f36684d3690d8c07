/* Loads the Fluent files that Python and the page share.

`file.ftl?words` is the whole file without the words of the terminal; `file.ftl?head` is what the lobby needs of a game:
its name, what it is about, and its options. */

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const HEAD = /^(title|tagline|option-)/;
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
      if (!file?.endsWith(".ftl") || (part !== "words" && part !== "head")) return undefined;
      this.addWatchFile(file);
      const wanted = part === "head" ? (name: string) => HEAD.test(name) : (name: string) => !TERMINAL.test(name);
      const kept = messages(readFileSync(file, "utf-8")).filter(([name]) => wanted(name));
      return `export default ${JSON.stringify(kept.map(([, text]) => text.trimEnd()).join("\n"))};`;
    },
  };
}
