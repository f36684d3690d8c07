/* Loads the Fluent files that Python and the page share.

`file.ftl?words` is the whole file; `file.ftl?page` has the messages of the file of the same name in the folder above as
well, without the words of the terminal; `file.ftl?how` is what the score helper says about a game's form before it is
opened. */

import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
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

/** What a Fluent file gives for a query: the files to read, and the messages to keep. */
const PARTS: Record<string, { files(file: string): string[]; keeps(name: string): boolean }> = {
  words: { files: (file) => [file], keeps: () => true },
  page: { files: (file) => [join(dirname(file), "..", basename(file)), file], keeps: (name) => !TERMINAL.test(name) },
  how: { files: (file) => [file], keeps: (name) => HOW.test(name) },
};

export function words(): Plugin {
  return {
    name: "townwright-words",
    load(id) {
      const [file = "", part = ""] = id.split("?");
      const query = PARTS[part];
      if (!file.endsWith(".ftl") || !query) return undefined;
      const files = query.files(file);
      for (const each of files) this.addWatchFile(each);
      const kept = files.flatMap((each) => messages(readFileSync(each, "utf-8"))).filter(([name]) => query.keeps(name));
      return `export default ${JSON.stringify(kept.map(([, text]) => text.trimEnd()).join("\n"))};`;
    },
  };
}
