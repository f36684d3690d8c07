/* The client's state of a table: the last server state, the position that is shown, and the commands. */

import { me } from "../lobby/catalogue.svelte";
import { storedTable, storeTable } from "../offline/answers";
import { capitalize, formatList } from "../ui/format";
import { namesOf } from "../ui/seats";
import { settings } from "../ui/settings.svelte";
import { actionKey, sameAction } from "../wire/actions";
import { api } from "../wire/api";
import { type Connection, TableSocket } from "../wire/socket";
import {
  type ActionSentence,
  type ChatMessage,
  type Choice,
  type Difference,
  type FromServer,
  type GameAction,
  type GameView,
  type Highlight,
  type Highlights,
  type LogEntry,
  MAX_LINE_LENGTH,
  type Past,
  type Pointed,
  type Presence,
  type Preview,
  type Row,
  type Score,
  type Sentence,
  type ShownAction,
  type State,
  type Suggestion,
  type Target,
  type Turn,
} from "../wire/types";
import { locale, t } from "../words/words.svelte";
import { Finale } from "./finale.svelte";
import { entriesOfOthers, isMidTurn, joinLog, joinTurns, mergeStates } from "./log";
import { MoveStepper, scriptedSteps } from "./moveStepper.svelte";
import { groupReasons } from "./reasons";

/** Time between other players' turns, in milliseconds. */
const PACE_MS = 1000;
/** How long a pointing mark is shown, in milliseconds. */
const POINTED_MS = 8000;

/** What a board draws: the present or a past position. */
export interface Scene {
  view: GameView;
  score: Score | null;
  seat: number | null;
  turn: number | null;
  /** The seat that acted last, scripted seats aside; watchers see the table from there. */
  mover: number | null;
  choices: Choice[];
  /** The number of actions so far; animated drawings compare it. */
  actionCount: number;
}

export class Table {
  state = $state.raw<State | null>(null);
  log = $state.raw<LogEntry[]>([]);
  turns = $state.raw<Turn[]>([]);
  chat = $state.raw<ChatMessage[]>([]);
  connection = $state<Connection>("connecting");
  gone = $state(false);
  /** Whether a stored table is shown, because the server cannot be reached. */
  stored = $state(false);
  /** Why the game cannot be replayed or analysed now; undefined if it can. */
  offlineReason = $derived(this.stored ? t("page-offline-table") : undefined);
  /** Compile progress of the search in percent; null when it is ready. */
  compileProgress = $state<number | null>(null);
  /** Whether the search became ready while the page was open, until the note is dismissed. */
  searchReady = $state(false);
  /** The targets that players are pointing at, one per seat. */
  pointed = $state.raw<Pointed[]>([]);
  /** The number of actions that cannot be undone. */
  #settledCount = $state(0);
  /** Why the last request was refused. */
  refusal = $state.raw<Sentence | null>(null);
  suggestions = $state.raw<Suggestion[] | null>(null);
  /** The suggestion shown on the board. */
  suggestedAction = $state.raw<GameAction | null>(null);
  /** The steps of the chosen suggestion that are still to be played. */
  plan = $state.raw<ShownAction[]>([]);
  /** The better action of an analysed mistake. */
  betterAction = $state.raw<GameAction | null>(null);
  thinking = $state(false);
  past = $state.raw<Past | null>(null);
  /** The number of decisions of another line that are shown after the past moment. */
  shownDecisionCount = $state(0);
  /** The selected score line. */
  selectedRow = $state<string | null>(null);
  /** The score line under the pointer. */
  pointedRow = $state<string | null>(null);
  /** Counts the score lines one by one after the last move. */
  readonly finale = new Finale(() => this.state?.score ?? null);
  /** The score line whose squares are highlighted on the board. */
  litRow = $derived.by(() => this.finale.row?.source ?? this.pointedRow ?? this.selectedRow);
  /** The number of actions seen before this visit. */
  seenBefore = $state<number | null>(null);
  /** Whether the final scores have been counted up on the board. */
  get hasCountedUp(): boolean {
    return localStorage.getItem(`counted ${this.id}`) !== null;
  }
  set hasCountedUp(hasCountedUp: boolean) {
    if (hasCountedUp) localStorage.setItem(`counted ${this.id}`, "");
    else localStorage.removeItem(`counted ${this.id}`);
  }
  /** Previews by action key. */
  #previews = $state.raw<ReadonlyMap<string, Preview>>(new Map());
  /** The action being tried on the board before it is played. */
  trying = $state.raw<GameAction | null>(null);

  /** Shows the steps of scripted seats one by one, or a turn once more. */
  readonly stepper = new MoveStepper((at) => this.#loadPast(at, this.state?.seat ?? null));

  #paused = $state(false);
  /** The id of the last message that the viewer has read. */
  #readUpTo = $state(0);
  readonly #socket: TableSocket;
  #queue: State[] = [];
  #shownAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #requestedPreviews = new Set<string>();
  /** The squares that score the points, once they have been requested for a running game. */
  #highlights = $state.raw<Highlights | null>(null);
  #requestedHighlights = -1;
  #pointedTimers = new Map<number, ReturnType<typeof setTimeout>>();
  #pasts = new Map<string, Past>();

  constructor(readonly id: string) {
    const seen = Number.parseInt(localStorage.getItem(`seen ${id}`) ?? "", 10);
    this.seenBefore = Number.isNaN(seen) ? null : seen;
    this.#readUpTo = Number(localStorage.getItem(`read ${id}`) ?? 0);
    this.#paused = localStorage.getItem(`paused ${id}`) !== null;
    void this.#showPreloaded();
    this.#socket = new TableSocket(() => this.#address(), {
      message: (message) => this.#receive(message),
      connection: (connection) => {
        this.connection = connection;
        if (connection === "lost" && !this.state) void this.#showStored();
      },
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.finale.stop();
    for (const timer of this.#pointedTimers.values()) clearTimeout(timer);
    this.#socket.close();
  }

  #address(): string {
    const since = this.#queue.at(-1)?.number ?? this.state?.number;
    const address = new URL(`/api/tables/${this.id}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    if (since !== undefined) address.searchParams.set("since", String(since));
    return address.href;
  }

  // State for the components

  /** What the board draws. */
  scene = $derived.by((): Scene | null => {
    if (this.past) return this.#sceneOf(this.past);
    if (this.stepper.shown) return this.#sceneOf(this.stepper.shown);
    if (!this.state?.view) return null;
    const { view, score, seat, turn, action_count: actionCount } = this.state;
    const choices = this.acting ? this.state.choices : [];
    return { view, score, seat, turn, mover: this.#mover(actionCount), choices, actionCount };
  });

  #sceneOf({ view, score, seat, turn, at }: Past): Scene {
    return { view, score, seat, turn, mover: this.#mover(at), choices: [], actionCount: at };
  }

  #mover(actionCount: number): number | null {
    const seats = this.state?.seats ?? [];
    return (
      this.log.findLast(({ index, seat }) => index <= actionCount && seats[seat]?.kind !== "scripted")?.seat ?? null
    );
  }

  /** The number of other people's messages that the viewer has not read. */
  unread = $derived.by((): number => {
    const seats = this.state?.seats ?? [];
    return this.chat.filter(({ id, seat }) => id > this.#readUpTo && !seats[seat]?.mine).length;
  });

  /** Mark all messages so far as read. */
  markChatRead(): void {
    this.#readUpTo = this.chat.at(-1)?.id ?? this.#readUpTo;
    localStorage.setItem(`read ${this.id}`, String(this.#readUpTo));
  }

  /** Whether the viewer may ask for hints in this game. */
  hasHints = $derived.by((): boolean => {
    const { state } = this;
    if (state?.phase !== "running" || state.read_only || state.hints === "off" || this.puzzle) return false;
    return (!this.lesson || this.lesson.last) && state.seats.some((seat) => seat.mine);
  });

  /** “With hints”, and who has used how many. */
  hintsNote = $derived.by((): string => {
    if (this.state?.hints !== "shown") return "";
    const counts = this.names.map((name, seat) => ({
      name,
      count: this.state?.hints_used.filter((use) => use.seat === seat).length ?? 0,
    }));
    const used = counts.filter(({ count }) => count).map((each) => t("page-hints-of", each));
    return [t("page-with-hints"), ...used].join(" · ");
  });

  /** A note if the printed values are an owner's corrections, or are not those of the viewer's box. */
  boardNote = $derived.by((): string => {
    if (this.state?.corrections) return t("page-box-corrected-table");
    return this.puzzle && me.value?.boxes?.includes(this.state?.game ?? "") ? t("page-box-standard-table") : "";
  });

  names = $derived(namesOf(this.state?.seats ?? []));
  words = $derived(locale.of(this.state?.game ?? ""));

  /** Whether it is the viewer's turn to choose an action. */
  acting = $derived.by((): boolean => {
    const { state } = this;
    if (
      !state ||
      this.past ||
      this.stepper.shown ||
      state.phase !== "running" ||
      state.confirming ||
      state.cover !== null
    )
      return false;
    return state.turn !== null && Boolean(state.seats[state.turn]?.mine) && state.choices.length > 0;
  });

  /** Whether the viewer can get a hint now, even while something earlier is shown. */
  canHint = $derived.by((): boolean => {
    const { state } = this;
    if (!state || !this.hasHints || state.confirming || state.cover !== null || state.turn === null) return false;
    return Boolean(state.seats[state.turn]?.mine) && state.choices.length > 0;
  });

  /** Whether the viewer has to confirm the end of the turn. */
  confirming = $derived(
    Boolean(
      this.state?.confirming && this.state.turn !== null && this.state.seats[this.state.turn]?.mine && !this.past,
    ),
  );

  /** Whether the viewer's turns have to be confirmed. */
  wantsConfirmation = $derived(this.state?.seats.some(({ mine, confirm }) => mine && confirm) ?? true);

  /** A key for what the viewer has to decide; it changes when actions can no longer be undone, and when the turn can be ended or confirmed. */
  decision = $derived.by((): string => {
    if (this.confirming) return "confirm";
    if (!this.acting) return "";
    const turn = this.state?.turn ?? null;
    const canEnd = this.state?.choices.some(({ action }) => "action" in action && action.action === "end_turn");
    const othersCount = this.log.findLast(({ seat }) => seat !== turn)?.index ?? 0;
    return `${turn} ${Math.max(othersCount, this.#settledCount)} ${canEnd}`;
  });

  /** Whether other people play here, so that pointing makes sense. */
  hasOtherPeople = $derived.by((): boolean => {
    const people = this.state?.seats.filter(({ kind }) => kind === "person") ?? [];
    return this.scene !== null && !this.past && people.some(({ mine }) => mine) && people.some(({ mine }) => !mine);
  });

  /** Whether a game is running in which only bots play. */
  watching = $derived(
    this.state?.phase === "running" &&
      this.state.seats.every(({ kind, name }) => kind === "scripted" || (kind === "bot" && !name)),
  );

  /** Whether the viewer sets the pace of these bots. */
  setsPace = $derived(this.watching && Boolean(this.state?.is_owner));

  /** Whether watching is paused; stored until it is resumed. */
  get paused(): boolean {
    return this.#paused;
  }
  set paused(paused: boolean) {
    this.#paused = paused;
    if (paused) localStorage.setItem(`paused ${this.id}`, "");
    else localStorage.removeItem(`paused ${this.id}`);
  }

  /** Whether the viewer has not finished a turn yet: the log has no other seat's action after the viewer's first one. */
  isFirstTurn = $derived.by((): boolean => {
    const first = this.log.findIndex(({ seat }) => this.state?.seats[seat]?.mine);
    return first < 0 || this.log.slice(first).every(({ seat }) => seat === this.log[first]?.seat);
  });

  isMyTurn = $derived(this.acting || this.confirming || (this.state?.cover ?? null) !== null);

  /** The changes of the tried action, by score line. */
  changes = $derived.by((): Map<string, Row> => {
    const rows = this.trying && this.previewOf(this.trying)?.changes;
    return new Map((rows ?? []).map((row) => [row.source, row]));
  });

  /** Whether the preview of the tried action has arrived. */
  hasPreview = $derived(this.trying !== null && this.previewOf(this.trying) !== undefined);

  /** The action to mark on the board: the suggestion, or the better move in a replay. */
  hintedAction = $derived(this.acting ? this.suggestedAction : this.betterAction);

  /** The preview of an action, if it has arrived. */
  previewOf(action: GameAction): Preview | undefined {
    return this.#previews.get(actionKey(action));
  }

  change(source: string, seat: number): number {
    return this.changes.get(source)?.points[seat] ?? 0;
  }

  totalChange(seat: number): number {
    return [...this.changes.values()].reduce((sum, { points }) => sum + (points[seat] ?? 0), 0);
  }

  /** An action as a sentence; its notation if it has none. */
  sentenceOf({ sentence, text }: { sentence?: ActionSentence | null; text: string }): string {
    return sentence ? this.words.sentence(sentence, this.names) : t("page-notation", { text });
  }

  /** Differences in the score lines as phrases, one for all gains or losses of a seat; `mover` is the player who acts. */
  #reasonPhrases(reasons: readonly Difference[], mover: number): string[] {
    const { words } = this;
    const amount = ({ source, points }: Difference) => {
      const id = `reason-${source}`;
      const place = words.has(id) ? words.say(id) : words.say("reason-in", { source: words.source(source) });
      return words.say("reason-amount", { points: Math.abs(points), place });
    };
    return groupReasons(reasons).map((group) => {
      const { seat, points } = group[0];
      return words.say("reason", {
        gains: points > 0 ? 1 : 0,
        you: seat === mover && this.state?.seats[seat]?.mine ? 1 : 0,
        name: this.names[seat] ?? "",
        amounts: formatList(group.map(amount), locale.language),
      });
    });
  }

  /** A difference in a score line as a phrase. */
  sayReason(reason: Difference, mover: number): string {
    return this.sayReasons([reason], mover);
  }

  /** Differences in the score lines as a list of phrases, each of which may be a list: “a and b, and c”. */
  sayReasons(reasons: readonly Difference[], mover: number): string {
    const phrases = this.#reasonPhrases(reasons, mover);
    const last = phrases.pop() ?? "";
    return phrases.length ? t("reason-list", { first: phrases.join(", "), last }) : last;
  }

  /** A suggestion in words: its turn if the game has words for it, otherwise its action. */
  sayPlan(suggestion: Suggestion): string {
    const say = (sentence: Sentence) => this.words.sentence(sentence, this.names);
    const { plan, prepares, prevents, remark } = suggestion;
    const list = (phrases: readonly Sentence[]) => formatList(phrases.map(say), locale.language);
    return [
      plan.length ? `${capitalize(list(plan))}.` : this.sentenceOf(suggestion),
      ...(remark ? [`${capitalize(say(remark))}.`] : []),
      ...(prepares.length ? [t("hint-prepares", { actions: list(prepares) })] : []),
      ...prevents.map(say),
    ].join(" ");
  }

  sayChance(chance: number): string {
    return t("hint-chance", { chance: Math.round(100 * chance) });
  }

  /** Expected points at the end, compared with the best rival or the target. */
  sayPoints(value: number): string {
    const points = Math.abs(Math.round(10 * value) / 10);
    const cooperative = this.state?.score?.target == null ? 0 : 1;
    return t("hint-points", { points, ahead: value >= 0 ? 1 : 0, cooperative });
  }

  /** The log entries of a turn. */
  entriesOf({ first, last }: Turn): LogEntry[] {
    return this.log.slice(first - 1, last);
  }

  /** A turn as one sentence; if the game has no phrases for it, its first event. */
  sentenceOfTurn(turn: Turn): string {
    const did = turn.did.map((each) => this.words.sentence(each, this.names));
    if (did.length)
      return t("turn-sentence", { name: this.names[turn.seat] ?? "", did: formatList(did, locale.language) });
    const entries = this.entriesOf(turn);
    const event = entries.flatMap(({ events }) => events).find(({ kind }) => this.words.has(`event-${kind}`));
    return event ? this.words.event(event, this.names) : t("page-notation", { text: entries[0]?.text ?? "" });
  }

  // Commands

  /** Try an action: show what it would change; null hides the preview. */
  try(action: GameAction | null): void {
    this.trying = action;
    if (action !== null) void this.preview([action]);
  }

  async act(...line: GameAction[]): Promise<boolean> {
    return this.#act(line, false);
  }

  /** Play a line whose effect the player has seen: if it ends the turn, it also confirms the turn. */
  async actAndConfirm(...line: GameAction[]): Promise<boolean> {
    return this.#act(line, true);
  }

  async #act(line: GameAction[], ends: boolean): Promise<boolean> {
    const { state } = this;
    if (!state) return false;
    return this.#command({ type: "act", number: state.number, line, ends });
  }

  /** The lesson at this table, if there is one. */
  get lesson() {
    const activity = this.state?.activity;
    return activity?.kind === "lesson" ? activity : null;
  }

  get puzzle() {
    const activity = this.state?.activity;
    return activity?.kind === "puzzle" ? activity : null;
  }

  undo = () => this.#command({ type: "undo", number: this.state?.number ?? 0 });
  redo = () => this.#command({ type: "redo", number: this.state?.number ?? 0 });
  /** Let the bots make one decision. */
  step = () => this.#command({ type: "step", number: this.state?.number ?? 0 });
  confirm = () => this.#command({ type: "confirm", number: this.state?.number ?? 0 });
  look = (seat: number | null) => this.#command({ type: "look", seat });
  say = (text: string) => this.#command({ type: "say", text });
  point = (at: Target) => this.#command({ type: "point", at });
  /** Go to another step of a lesson or a puzzle. */
  go = (to: string) => this.#command({ type: "go", number: this.state?.number ?? 0, to });
  confirmTurns = (on: boolean) => this.#command({ type: "confirm_turns", on });

  async #command(command: Parameters<TableSocket["send"]>[0]): Promise<boolean> {
    this.refusal = null;
    const answer = await this.#socket.send(command);
    return answer.type !== "refused";
  }

  /** Ask why an action is illegal and show the reason. */
  async explain(action: GameAction): Promise<void> {
    const answer = await this.#socket.send({ type: "why", action });
    if (answer.type === "verdict") this.refusal = answer.why;
  }

  /** Request previews of actions; `previewOf` returns them. */
  async preview(actions: readonly GameAction[]): Promise<void> {
    const number = this.state?.number;
    const missing = actions.filter((action) => !this.#requestedPreviews.has(actionKey(action)));
    if (number === undefined || !missing.length) return;
    for (const action of missing) this.#requestedPreviews.add(actionKey(action));
    const requested = missing.length > MAX_LINE_LENGTH ? null : missing; // null requests all of them
    const answer = await this.#socket.send({ type: "preview", number, actions: requested });
    if (answer.type !== "previews" || this.state?.number !== number) return;
    this.#previews = new Map([
      ...this.#previews,
      ...answer.previews.map((each) => [actionKey(each.action), each] as const),
    ]);
  }

  /** Load the squares of the lit score line; the state of a running game does not have them. */
  async loadHighlights(): Promise<void> {
    if (this.litRow === null || this.state?.phase !== "running" || !this.state.score) return;
    const { number } = this.state;
    if (this.#requestedHighlights === number) return;
    this.#requestedHighlights = number;
    const answer = await this.#socket.send({ type: "highlights", number });
    if (answer.type === "highlights") this.#highlights = answer;
  }

  /** The squares that score the points of a score line, as far as they are loaded. */
  highlightsOf({ score }: Scene, source: string | null): readonly Highlight[] {
    const row = score?.rows.findIndex((each) => each.source === source) ?? -1;
    if (row < 0) return [];
    const isNow = score === this.state?.score && this.#highlights?.number === this.state?.number;
    return (isNow && this.#highlights?.rows[row]) || (score?.rows[row]?.highlights ?? []);
  }

  /** Get a hint; return to the present first. */
  async hint(): Promise<void> {
    const number = this.state?.number;
    if (number === undefined || this.thinking) return;
    this.returnToNow();
    this.stepper.end();
    this.thinking = true;
    const answer = await this.#socket.send({ type: "hint", number });
    this.thinking = false;
    this.skip(); // if other players see the use of hints, a new state has arrived first
    if (answer.type !== "hint" || this.state?.number !== answer.number) return;
    this.suggestions = answer.suggestions;
    if (answer.suggestions[0]) this.choose(answer.suggestions[0]);
  }

  dropHints(): void {
    this.suggestions = null;
    this.suggestedAction = null;
    this.plan = [];
  }

  /** Choose a suggestion; its first step is shown on the board. */
  choose({ action, steps }: Suggestion): void {
    this.suggestedAction = action;
    this.plan = steps;
  }

  /** Keep what is left of a plan after its first steps were played; true if the viewer is still on it. */
  #followPlan(state: State): boolean {
    const played = state.log.filter(({ index, forced }) => index > (this.state?.action_count ?? 0) && !forced);
    const isOnPlan = played.every(({ action }, index) => sameAction(action, this.plan[index]?.action ?? null));
    const rest = this.plan.slice(played.length);
    if (!played.length || !isOnPlan || !rest.length || state.turn !== this.state?.turn) return false;
    this.plan = rest;
    this.suggestions = null;
    this.suggestedAction = rest[0]?.action ?? null;
    return true;
  }

  /** Show the position after the first `at` actions, or after another line from there. */
  async goTo(
    at: number,
    seat: number | null = this.past?.seat ?? this.state?.seat ?? null,
    line: GameAction[] = [],
  ): Promise<void> {
    const past = await this.#loadPast(at, seat, line);
    if (!past) return;
    this.past = past;
    this.shownDecisionCount = line.length;
  }

  async #loadPast(at: number, seat: number | null, line: GameAction[] = []): Promise<Past | null> {
    const key = JSON.stringify([at, seat, line]);
    const cached = this.#pasts.get(key);
    if (cached) return cached;
    const answer = await this.#socket.send({ type: "past", at, seat, line });
    if (answer.type !== "past") return null;
    this.#pasts.set(key, answer);
    return answer;
  }

  /** Show a turn once more: the moment before it, then all of it as one animation. */
  async showTurn(turn: Turn): Promise<void> {
    const before = await this.#loadPast(turn.first - 1, this.state?.seat ?? null);
    if (before) this.stepper.show(before, [turn.last], turn);
  }

  returnToNow(): void {
    this.past = null;
  }

  // Messages of the server

  #receive(message: FromServer): void {
    switch (message.type) {
      case "state":
        this.gone = false;
        this.#enqueue(message);
        break;
      case "refused":
        this.#showRefusal(message.kind, message.why);
        break;
      case "talk":
        if (!this.chat.some((each) => each.id === message.id)) this.chat = [...this.chat, message];
        break;
      case "presence":
        this.#updatePresence(message);
        break;
      case "pointed":
        this.#showPointed(message);
        break;
      case "compile_progress":
        this.searchReady = message.percent === null && this.compileProgress !== null;
        this.compileProgress = message.percent;
        break;
      case "closed":
        this.gone = true;
        break;
    }
  }

  #showRefusal(kind: string, why: Sentence): void {
    if (kind === "stale") return; // the current state follows
    this.refusal = why;
  }

  #updatePresence({ seats }: Presence): void {
    if (this.state) this.state = { ...this.state, seats };
  }

  #showPointed(message: Pointed): void {
    const others = () => this.pointed.filter(({ seat }) => seat !== message.seat);
    this.pointed = [...others(), message];
    clearTimeout(this.#pointedTimers.get(message.seat));
    const hide = () => {
      this.pointed = others();
    };
    this.#pointedTimers.set(message.seat, setTimeout(hide, POINTED_MS));
  }

  /** Show other players' turns one by one, the viewer's own decisions at once. */
  #enqueue(state: State): void {
    this.#queue.push(state);
    if (state.reply != null || document.visibilityState === "hidden" || !settings.follow) this.skip();
    else this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    let state = this.#queue[0];
    for (let next = this.#queue[1]; state && next && this.#holds(state); next = this.#queue[1]) {
      state = mergeStates(state, next);
      this.#queue.splice(0, 2, state);
    }
    if (!state || this.#holds(state)) return;
    const othersMoved = this.state !== null && entriesOfOthers(state).length > 0;
    const wait = othersMoved ? this.#shownAt + PACE_MS - performance.now() : 0;
    if (wait > 0) {
      this.#timer = setTimeout(() => this.#next(), wait);
      return;
    }
    this.#queue.shift();
    this.#show(state);
    if (this.#queue.length) this.#next();
  }

  /** Whether to wait for the rest of a bot's turn, so that it is shown as one. */
  #holds(state: State): boolean {
    return this.state !== null && !this.watching && isMidTurn(state);
  }

  /** Show all queued states at once. */
  skip(): void {
    clearTimeout(this.#timer);
    while (this.#queue.length) this.#show(this.#queue.shift() as State);
  }

  /** If the page came with this table's state, show that while the socket opens. */
  async #showPreloaded(): Promise<void> {
    const tag = document.querySelector(`link[rel=preload][href="${api.statePath(this.id)}"]`);
    if (!tag) return;
    tag.remove(); // on a later visit, this state is outdated
    const state = await api.state(this.id).catch(() => null);
    if (state && !this.state) this.#show(state);
  }

  /** Without the server, show the table as it was stored. */
  async #showStored(): Promise<void> {
    const state = await storedTable(this.id);
    if (!state || this.state) return;
    this.#show({ ...state, turns: state.turns ?? [], turns_from: 0 }); // an earlier version stored no turns
    this.stored = true;
  }

  #show(state: State): void {
    this.stored = false;
    if (this.state && state.number < this.state.number) return;
    const changed = state.number !== this.state?.number;
    const isOnPlan = changed && this.#followPlan(state);
    this.#stepTo(state);
    this.#shownAt = performance.now();
    this.log = joinLog(this.log, state);
    this.turns = joinTurns(this.turns, state);
    this.state = state;
    if (!state.can_undo) this.#settledCount = state.action_count;
    if (state.phase === "over" || this.puzzle) this.#store(state);
    if (changed) {
      this.#previews = new Map();
      this.#requestedPreviews.clear();
      this.trying = null;
      if (!isOnPlan) this.dropHints();
      this.refusal = null;
      if (this.lesson && state.choices.length === 1) this.suggestedAction = state.choices[0]?.action ?? null; // the move that the lesson asks for
    }
    if (state.phase !== "over") this.#pasts.clear();
    if (document.visibilityState === "visible") this.markSeen();
  }

  #store(state: State): void {
    void storeTable({ ...state, log: this.log, log_from: 0, turns: this.turns, turns_from: 0, reply: null });
  }

  /** Show new steps of scripted seats one by one, starting from the last state. */
  #stepTo(state: State): void {
    this.stepper.end();
    const before = this.state;
    const follows = settings.follow || this.watching;
    if (!before?.view || !before.score || !follows || document.visibilityState === "hidden") return;
    const steps = scriptedSteps(state);
    if (!steps.length || state.log_from < before.action_count) return;
    const { table, action_count, seat, turn, view, question, score } = before;
    this.stepper.begin(
      { type: "past", table, at: action_count, action_count, seat, turn, view, question, score, log: [] },
      steps,
    );
  }

  /** Store how many actions the viewer has seen. */
  markSeen(): void {
    localStorage.setItem(`seen ${this.id}`, String(this.state?.action_count ?? 0));
  }
}
