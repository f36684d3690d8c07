import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RETRY_DELAYS, TableSocket } from "./socket";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
    this.onclose?.();
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const received: unknown[] = [];
const states: string[] = [];

function connect(): TableSocket {
  return new TableSocket(() => `ws://town.test/${FakeSocket.all.length}`, {
    message: (message) => received.push(message),
    connection: (state) => states.push(state),
  });
}

const latest = () => FakeSocket.all.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("document", { visibilityState: "visible", addEventListener: vi.fn(), removeEventListener: vi.fn() });
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
  FakeSocket.all = [];
  received.length = states.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an answer resolves its own command", async () => {
  const socket = connect();
  latest().open();
  const answer = socket.send({ type: "ping" });
  expect(latest().sent).toEqual(['{"type":"ping","reply":1}']);
  latest().say({ type: "pong", reply: 1 });
  expect(await answer).toEqual({ type: "pong", reply: 1 });
});

test("commands wait until the connection is open", () => {
  void connect().send({ type: "undo", number: 3 });
  expect(latest().sent).toEqual([]);
  latest().open();
  expect(latest().sent).toHaveLength(1);
});

test("a lost connection is restored, and unanswered commands are sent again", async () => {
  const socket = connect();
  latest().open();
  const answer = socket.send({ type: "act", number: 7, line: [{ action: "take", card: 1 }] });
  latest().close();
  expect(states.at(-1)).toBe("lost");
  await vi.advanceTimersByTimeAsync((RETRY_DELAYS[0] as number) + 1);
  expect(FakeSocket.all).toHaveLength(2);
  latest().open();
  expect(latest().sent).toEqual(['{"type":"act","number":7,"line":[{"action":"take","card":1}],"reply":1}']);
  latest().say({ type: "refused", kind: "stale", reply: 1 });
  expect(await answer).toMatchObject({ kind: "stale" });
  expect(states.at(-1)).toBe("open");
});

/** Breaks the connection and expects the next attempt after exactly `pause` milliseconds. */
async function reconnectsAfter(pause: number) {
  const before = FakeSocket.all.length;
  latest().close();
  await vi.advanceTimersByTimeAsync(Math.max(0, pause - 1));
  if (pause) expect(FakeSocket.all).toHaveLength(before);
  await vi.advanceTimersByTimeAsync(2);
  expect(FakeSocket.all).toHaveLength(before + 1);
}

test("retries slow down while the server does not answer", async () => {
  connect();
  for (const pause of RETRY_DELAYS) {
    await reconnectsAfter(pause);
  }
});

test("retries slow down even if the server answers, until it sends the table", async () => {
  connect();
  for (const pause of RETRY_DELAYS) {
    latest().open();
    latest().say({ type: "refused", kind: "too-much" });
    await reconnectsAfter(pause);
  }
  latest().open();
  latest().say({ type: "state", number: 1 });
  const before = FakeSocket.all.length;
  latest().close();
  await vi.advanceTimersByTimeAsync((RETRY_DELAYS[0] as number) + 1);
  expect(FakeSocket.all).toHaveLength(before + 1);
});

test("a table that the server closed is tried again only when the page is visible", async () => {
  connect();
  latest().open();
  latest().say({ type: "refused", kind: "missing" });
  latest().say({ type: "closed" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  const onVisibilityChange = vi.mocked(document.addEventListener).mock.calls[0]?.[1] as () => void;
  onVisibilityChange();
  expect(FakeSocket.all).toHaveLength(2);
  latest().close();
  await vi.advanceTimersByTimeAsync((RETRY_DELAYS[0] as number) + 1);
  expect(FakeSocket.all).toHaveLength(3);
});

test("a connection that stays silent counts as lost", async () => {
  connect();
  latest().open();
  await vi.advanceTimersByTimeAsync(31_000);
  expect(states).toContain("lost");
});

test("any message shows that the connection works", async () => {
  connect();
  latest().open();
  await vi.advanceTimersByTimeAsync(21_000);
  latest().say({ type: "presence", seats: [] });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(states).not.toContain("lost");
});

test("a socket that the page closed does not reconnect", async () => {
  const socket = connect();
  latest().open();
  socket.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});
