/* The interface of a board module: `page/board.js` in a game's package. See docs/boards.md.

The page imports the module when a table of the game is opened and calls `mount` with an empty element and the props.
Whenever something changes, it calls `update` with all props anew; when the table is closed, `destroy`.
Everything in the props is plain data or a function; nothing of the page's framework is needed. */

/** A message of the server: an id of the game's words, with its arguments. */
export interface Sentence {
  message: string;
  arguments?: Record<string, unknown>;
}

/** An action as data, as the game's `Action` classes write it: `{"action": "pay", "colour": "amber"}`. */
export type Action = Record<string, string | number | boolean>;

/** An action that is legal now. */
export interface Choice {
  action: Action;
  /** The action as it is typed; only to be read. */
  text: string;
  /** What the game remarks about it. */
  remark?: string;
}

/** A row of the score sheet; points that the viewer may not see are null. */
export interface ScoreRow {
  source: string;
  points: (number | null)[];
}

export interface BoardProps {
  /** What the game's `view` gives for the viewer's seat. */
  view: Record<string, unknown>;
  /** The score sheet as it is now, and each seat's total. */
  score: { rows: ScoreRow[]; totals: (number | null)[] } | null;
  /** The viewer's seat; null for onlookers. */
  seat: number | null;
  /** The seat to act; null when the game is over. */
  turn: number | null;
  /** What the players are called, by seat. */
  names: string[];
  /** What the viewer may do now; empty while others are to act, and when looking back. */
  choices: Choice[];
  /** Which of the choices a hint or a lesson suggests. */
  suggested: Choice | null;
  /** The parts of the board that the lesson's note speaks of; mark them, or see `data-part` in docs/boards.md. */
  lit: readonly string[];
  /** How many actions have been played: compare it to animate what is new. */
  line: number;
  language: string;
  /** A message of the game's words or of the page's. */
  say: (id: string, args?: Record<string, string | number>) => string;
  /** A sentence of the server, with the players' names. */
  sentence: (sentence: Sentence) => string;
  /** Play one of the choices. False if the server refused it; the page says why. */
  act: (action: Action) => Promise<boolean>;
  /** Show on the score sheet what a choice would change; null: nothing. */
  preview: (action: Action | null) => void;
}

export interface Board {
  update(props: BoardProps): void;
  destroy(): void;
}

/** What `board.js` exports. */
export interface BoardModule {
  mount(element: HTMLElement, props: BoardProps): Board;
}
