/* Groups modules into few chunks: on a slow network, each file costs a round trip. Rolldown splits the rest. */

import type { Rolldown } from "vite";

type Groups = NonNullable<Exclude<Rolldown.OutputOptions["codeSplitting"], boolean | undefined>["groups"]>;
type Modules = Pick<Rolldown.PluginContext, "getModuleInfo">;

/** Modules that a table needs before it can show a board. */
const FIRST = /[\\/]table[\\/]TablePage\.svelte$|[\\/]games[\\/]\w+[\\/]Board\.svelte$/;
/** Modules that are loaded later, by tables, score forms, solo campaigns and boxes. */
const LATER = /[\\/]table[\\/]later\.ts$|[\\/](?:Board|Box|ScoreForm|Solo)\.svelte$/;

/** The dynamically imported modules that depend on this one. */
function lazyDependents(id: string, modules: Modules, seen = new Set<string>()): string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  const module = modules.getModuleInfo(id);
  const above = (module?.importers ?? []).flatMap((each) => lazyDependents(each, modules, seen));
  return module?.dynamicImporters.length ? [id, ...above] : above;
}

/**
 * The chunk of a module that the first modules of a table need: `table` if several of them share it, `shared` if other
 * pages need it too. Rolldown places all other modules.
 */
function chunkOf(id: string, modules: Modules): string | null {
  const dependents = lazyDependents(id, modules);
  const first = dependents.filter((each) => FIRST.test(each));
  if (dependents.some((each) => !FIRST.test(each) && !LATER.test(each))) return first.length ? "shared" : null;
  return first.length > 1 ? "table" : null;
}

export const groups: Groups = [{ name: "page", tags: ["$initial"], priority: 1 }, { name: chunkOf }];
