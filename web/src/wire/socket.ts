/* The socket of a table. It reconnects, unless the server closed the table, and resends unanswered commands. */

import type { FromClient, FromServer } from "./types";

export type Connection = "connecting" | "open" | "lost";
type Command = FromClient extends infer Each ? (Each extends { reply?: unknown } ? Omit<Each, "reply"> : never) : never;

interface Listener {
  message(message: FromServer): void;
  connection(connection: Connection): void;
}

interface Waiting {
  command: Command;
  sent: boolean;
  answer(message: FromServer): void;
}

/** Reconnect delays in milliseconds; the last one repeats. */
export const PAUSES = [0, 400, 1000, 2000, 4000, 8000];
const PING_EVERY = 20_000;
const PONG_WITHIN = 10_000;

export class TableSocket {
  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  #reply = 0;
  /** Connections in a row without a state from the server. */
  #attempts = 0;
  #closed = false;
  /** The server closed the table: do not reconnect until the page is visible again. */
  #ended = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #pong: ReturnType<typeof setTimeout> | undefined;
  #awake = () => this.#hurry();

  constructor(
    private readonly address: () => string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.#awake);
    document.addEventListener("visibilitychange", this.#awake);
    this.#connect();
  }

  /** Send a command; resolves with its answer, also after reconnections. */
  send(command: Command): Promise<FromServer> {
    const reply = ++this.#reply;
    return new Promise((answer) => {
      this.#waiting.set(reply, { command, sent: false, answer });
      this.#flush();
    });
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#awake);
    document.removeEventListener("visibilitychange", this.#awake);
    clearTimeout(this.#retry);
    this.#quiet();
    this.#socket?.close();
  }

  #connect(): void {
    this.#ended = false;
    this.listener.connection(this.#attempts ? "lost" : "connecting");
    const socket = new WebSocket(this.address());
    this.#socket = socket;
    socket.onopen = () => {
      this.listener.connection("open");
      this.#ping = setInterval(() => this.#check(socket), PING_EVERY);
      this.#flush();
    };
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(data));
    socket.onclose = () => this.#lost(socket);
  }

  #lost(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket) return;
    this.#quiet();
    this.#socket = null;
    for (const waiting of this.#waiting.values()) waiting.sent = false;
    this.listener.connection("lost");
    if (this.#ended) return;
    const pause = PAUSES[Math.min(this.#attempts, PAUSES.length - 1)] as number;
    this.#attempts += 1;
    this.#retry = setTimeout(() => this.#connect(), pause);
  }

  /** The page is visible or the network is back: reconnect now. */
  #hurry(): void {
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
      this.#lost(socket);
    }, PONG_WITHIN);
  }

  #quiet(): void {
    clearInterval(this.#ping);
    clearTimeout(this.#pong);
  }

  #flush(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    for (const [reply, waiting] of this.#waiting)
      if (!waiting.sent) {
        waiting.sent = true;
        this.#socket.send(JSON.stringify({ ...waiting.command, reply }));
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
    const waiting = reply == null ? undefined : this.#waiting.get(reply);
    if (waiting && reply != null) this.#waiting.delete(reply);
    this.listener.message(message);
    waiting?.answer(message);
  }
}
