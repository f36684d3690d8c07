import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../wire/api";
import type { Analysis } from "../wire/types";
import { pollAnalysis } from "./analysisPoll";

const answer = (state: Analysis["state"]): Analysis => ({ state, progress: 0, judgements: [], players: [], flat: [] });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Poll with these answers, for two minutes; return what was shown and whether each request was the first. */
async function poll(...answers: (Analysis | Error)[]) {
  const shown: string[] = [];
  const requests: boolean[] = [];
  const stop = pollAnalysis(
    async (first) => {
      requests.push(first);
      const next = answers.shift() ?? new Error("no connection");
      if (next instanceof Error) throw next;
      return next;
    },
    ({ state }) => shown.push(state),
  );
  await vi.advanceTimersByTimeAsync(120_000);
  stop();
  return { shown, requests };
}

test("a lost connection does not end an analysis", async () => {
  const { shown, requests } = await poll(new Error(), answer("computing"), new Error(), answer("done"));
  expect(shown).toEqual(["computing", "done"]);
  expect(requests).toEqual([true, true, false, false]);
});

test("a refusal and many failures in a row end it", async () => {
  const refusal = new Refusal(409, {
    type: "refused",
    kind: "not-possible",
    why: { message: "m", arguments: {} },
  } as never);
  expect((await poll(refusal)).shown).toEqual(["failed"]);
  const { shown, requests } = await poll();
  expect([shown, requests.length]).toEqual([["failed"], 8]);
});

test("nothing is requested after the panel is closed", async () => {
  const request = vi.fn(async () => answer("computing"));
  const stop = pollAnalysis(request, () => {});
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(request).toHaveBeenCalledTimes(1);
});
