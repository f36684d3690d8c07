/* Loads the Fluent files that Python and the page share.

`file.ftl?words` is the whole file; `file.ftl?page` also has the messages of the file with the same name in the parent
folder, except those of the terminal; `file.ftl?how` has only the sentence about a game's score form. */

import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";

const HOW = /^page-score-how$/;
const TERMINAL = /^cli-/;

/** The messages of a Fluent file, each with its source text, without comments. */
export function messages(source: string): [name: string, text: string][] {
  const entries: [string, string][] = [];
  for (const line of source.split("\n")) {
    const name = /^(-?[a-zA-Z][\w-]*) *=/.exec(line)?.[1];
    if (name) entries.push([name, line]);
    else if (entries.length && /^(\s|\}|$)/.test(line)) (entries.at(-1) as [string, string])[1] += `\n${line}`;
  }
  return entries;
}

/** The files to read and the messages to include, by query. */
const QUERIES: Record<string, { files(file: string): string[]; includes(name: string): boolean }> = {
  words: { files: (file) => [file], includes: () => true },
  page: {
    files: (file) => [join(dirname(file), "..", basename(file)), file],
    includes: (name) => !TERMINAL.test(name),
  },
  how: { files: (file) => [file], includes: (name) => HOW.test(name) },
};

export function words(): Plugin {
  return {
    name: "townwright-words",
    load(id) {
      const [file = "", name = ""] = id.split("?");
      const query = QUERIES[name];
      if (!file.endsWith(".ftl") || !query) return undefined;
      const files = query.files(file);
      for (const each of files) this.addWatchFile(each);
      const entries = files
        .flatMap((each) => messages(readFileSync(each, "utf-8")))
        .filter(([name]) => query.includes(name));
      return `export default ${JSON.stringify(entries.map(([, text]) => text.trimEnd()).join("\n"))};`;
    },
  };
}
