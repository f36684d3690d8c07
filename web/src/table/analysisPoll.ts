/* Requesting an analysis until it is done. */

import { Refusal } from "../wire/api";
import type { Analysis } from "../wire/types";

/** Milliseconds between two requests, and the longest pause after failed ones. */
const INTERVAL = 800;
const MAX_INTERVAL = 10_000;
/** After this many failed requests in a row, the analysis counts as failed. */
const MAX_FAILURES = 8;
const FAILED: Analysis = { state: "failed", progress: 0, judgements: [], players: [], flat: [] };

/**
 * Request an analysis until it is done; return a function that stops this. A failed request is repeated, but a
 * refusal by the server or many failures in a row end the analysis. `first`: no request has succeeded yet.
 */
export function pollAnalysis(
  request: (first: boolean) => Promise<Analysis>,
  show: (analysis: Analysis) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const poll = async (first: boolean, failures: number): Promise<void> => {
    const again = (isFirst: boolean, failed: number) => {
      if (!isStopped) timer = setTimeout(() => poll(isFirst, failed), Math.min(INTERVAL * 2 ** failed, MAX_INTERVAL));
    };
    try {
      const analysis = await request(first);
      show(analysis);
      if (analysis.state === "computing") again(false, 0);
    } catch (error) {
      if ((error instanceof Refusal && error.refused) || failures + 1 >= MAX_FAILURES) show(FAILED);
      else again(first, failures + 1);
    }
  };
  void poll(true, 0);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
