import { afterEach, expect, test, vi } from "vitest";
import { connection } from "../offline/connection.svelte";
import { api } from "./api";

afterEach(() => vi.unstubAllGlobals());

test("only an answer of the server itself shows that the page is online again", async () => {
  const fetch = vi.fn().mockRejectedValueOnce(new TypeError("no network"));
  vi.stubGlobal("fetch", fetch);
  await expect(api.catalogue()).rejects.toThrow("no network");
  expect(connection.offline).toBe(true);

  fetch.mockResolvedValueOnce(new Response("rules-goal = Goal")); // stored by the service worker
  expect(await api.words("my_game", "en", "digest")).toBe("rules-goal = Goal");
  expect(connection.offline).toBe(true);

  fetch.mockResolvedValueOnce(new Response("{}", { headers: { "Content-Type": "application/json" } }));
  await api.catalogue();
  expect(connection.offline).toBe(false);
});
