/* The socket of a table. It reconnects, unless the server closed the table, and resends unanswered commands. */

import type { FromClient, FromServer } from "./types";

export type Connection = "connecting" | "open" | "lost";
type Command = FromClient extends infer Each ? (Each extends { reply?: unknown } ? Omit<Each, "reply"> : never) : never;

interface Listener {
  message(message: FromServer): void;
  connection(connection: Connection): void;
}

interface Pending {
  command: Command;
  sent: boolean;
  answer(message: FromServer): void;
}

/** Reconnect delays in milliseconds; the last one repeats. */
export const RETRY_DELAYS = [0, 400, 1000, 2000, 4000, 8000];
const PING_INTERVAL_MS = 20_000;
const PONG_TIMEOUT_MS = 10_000;

export class TableSocket {
  #socket: WebSocket | null = null;
  #pending = new Map<number, Pending>();
  #lastReply = 0;
  /** Connections in a row without a state from the server. */
  #attempts = 0;
  #closed = false;
  /** Whether the server closed the table: do not reconnect until the page is visible again. */
  #ended = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #pong: ReturnType<typeof setTimeout> | undefined;
  #onWake = () => this.#reconnectNow();

  constructor(
    private readonly address: () => string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.#onWake);
    document.addEventListener("visibilitychange", this.#onWake);
    this.#connect();
  }

  /** Send a command; resolves with its answer, even after a reconnection. */
  send(command: Command): Promise<FromServer> {
    const reply = ++this.#lastReply;
    return new Promise((answer) => {
      this.#pending.set(reply, { command, sent: false, answer });
      this.#flush();
    });
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#onWake);
    document.removeEventListener("visibilitychange", this.#onWake);
    clearTimeout(this.#retry);
    this.#stopPings();
    this.#socket?.close();
  }

  #connect(): void {
    this.#ended = false;
    this.listener.connection(this.#attempts ? "lost" : "connecting");
    const socket = new WebSocket(this.address());
    this.#socket = socket;
    socket.onopen = () => {
      this.listener.connection("open");
      this.#ping = setInterval(() => this.#check(socket), PING_INTERVAL_MS);
      this.#flush();
    };
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(data));
    socket.onclose = () => this.#onLost(socket);
  }

  #onLost(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket) return;
    this.#stopPings();
    this.#socket = null;
    for (const pending of this.#pending.values()) pending.sent = false;
    this.listener.connection("lost");
    if (this.#ended) return;
    const pause = RETRY_DELAYS[Math.min(this.#attempts, RETRY_DELAYS.length - 1)] as number;
    this.#attempts += 1;
    this.#retry = setTimeout(() => this.#connect(), pause);
  }

  /** The page is visible or the network is back: reconnect now. */
  #reconnectNow(): void {
    if (document.visibilityState !== "visible" || this.#closed) return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#check(this.#socket);
    else if (!this.#socket) {
      clearTimeout(this.#retry);
      this.#connect();
    }
  }

  /** Ping; treat a missing pong as a lost connection. */
  #check(socket: WebSocket): void {
    clearTimeout(this.#pong);
    socket.send(JSON.stringify({ type: "ping" }));
    this.#pong = setTimeout(() => {
      socket.onclose = null;
      socket.close();
      this.#onLost(socket);
    }, PONG_TIMEOUT_MS);
  }

  #stopPings(): void {
    clearInterval(this.#ping);
    clearTimeout(this.#pong);
  }

  #flush(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    for (const [reply, pending] of this.#pending)
      if (!pending.sent) {
        pending.sent = true;
        this.#socket.send(JSON.stringify({ ...pending.command, reply }));
      }
  }

  #end(): void {
    this.#ended = true;
    this.#socket?.close();
  }

  #receive(message: FromServer): void {
    clearTimeout(this.#pong); // any message proves that the connection works
    if (message.type === "state") this.#attempts = 0;
    else if (message.type === "closed") this.#end();
    const reply = "reply" in message ? message.reply : null;
    const pending = reply == null ? undefined : this.#pending.get(reply);
    if (pending && reply != null) this.#pending.delete(reply);
    this.listener.message(message);
    pending?.answer(message);
  }
}
