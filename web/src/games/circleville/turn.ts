/* The stages of a turn, derived from the view. */

import type { CirclevilleView } from "../../wire/types";

export const STAGES = ["space", "order", "kind", "where", "end"] as const;
type Stage = (typeof STAGES)[number];

/** The colours whose order is not decided yet. */
export function unorderedColours(view: CirclevilleView): string[] {
  const colours = [...new Set(view.turn.permits)];
  return view.phase === "choose" && !view.turn.any_colour && colours.length > 1 ? colours : [];
}

/** The current stage; `first`: the colour selected to come first. */
export function stageOf(view: CirclevilleView, first: string | null): Stage {
  if (view.phase === "assistant") return "space";
  if (view.phase === "finish") return "end";
  if (view.phase !== "choose") return "where";
  if (!view.turn.permits.length) return "end";
  return unorderedColours(view).length && !first ? "order" : "kind";
}
