/* How a game ended, in a sentence. */

import { listed, points } from "../ui/format";
import { t } from "../words/words.svelte";
import type { Table } from "./table.svelte";

export function outcome(table: Table): string {
  const { state } = table;
  const score = state?.score;
  if (!state || !score?.ranks) return t("page-over");
  if (score.target != null) {
    const [place] = score.ranks;
    if (!place) return t("page-over"); // of older rules, and the place was not stored
    return t("page-together", {
      won: place === 1 ? 1 : 0,
      points: points(score.totals[0] ?? 0),
      target: score.target,
    });
  }
  const first = state.seats.filter((_, seat) => score.ranks?.[seat] === 1);
  if (!first.length) return t("page-over"); // of older rules, and the winner's place was not stored
  if (first.length === 1 && first[0]?.mine && state.seats.filter((seat) => seat.mine).length === 1)
    return t("page-you-won");
  return t("page-winners", {
    count: first.length,
    names: listed(
      first.map((seat) => table.names[seat.seat] ?? ""),
      table.words.language,
    ),
  });
}
