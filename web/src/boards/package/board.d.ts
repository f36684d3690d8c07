/* The interface of a board module: `page/board.js` in a game's package. See docs/boards.md.

The page imports the module when a table of the game is opened and calls `mount` with an empty element and the props.
Whenever something changes, it calls `update` with all props again; when the table is closed, `destroy`.
Everything in the props is plain data or a function; nothing of the page's framework is needed. */

/** A message of the server: the id of a Fluent message, and its arguments. */
export interface Sentence {
  message: string;
  arguments?: Record<string, unknown>;
}

/** An action as JSON, as the game's `Action` classes define it: `{"action": "pay", "colour": "amber"}`. */
export type Action = Record<string, string | number | boolean>;

/** An action that is legal now. */
export interface Choice {
  action: Action;
  /** The action's notation, for display only. */
  text: string;
  /** The game's remark about it. */
  remark?: string;
}

/** A row of the score sheet; points that the viewer may not see are null. */
export interface ScoreRow {
  source: string;
  points: (number | null)[];
}

export interface BoardProps {
  /** The result of the game's `view` for the viewer's seat. */
  view: Record<string, unknown>;
  /** The current score sheet, and each seat's total. */
  score: { rows: ScoreRow[]; totals: (number | null)[] } | null;
  /** The viewer's seat; null for watchers. */
  seat: number | null;
  /** The seat to act; null when the game is over. */
  turn: number | null;
  /** The players' names, by seat. */
  names: string[];
  /** The viewer's legal actions; empty on other players' turns and in the replay. */
  choices: Choice[];
  /** The choice that a hint or a lesson suggests. */
  suggested: Choice | null;
  /** The parts of the board that the lesson's note highlights; see `data-part` in docs/boards.md. */
  lit: readonly string[];
  /** The number of actions played; compare it to animate changes. */
  actionCount: number;
  language: string;
  /** Format a message of the game or of the page. */
  say: (id: string, args?: Record<string, string | number>) => string;
  /** Format a message of the server, with the players' names. */
  sentence: (sentence: Sentence) => string;
  /** Play one of the choices. Resolves to false if the server refused it; the page shows the reason. */
  act: (action: Action) => Promise<boolean>;
  /** Show on the score sheet what a choice would change; null hides the preview. */
  preview: (action: Action | null) => void;
}

export interface Board {
  update(props: BoardProps): void;
  destroy(): void;
}

/** The exports of `board.js`. */
export interface BoardModule {
  mount(element: HTMLElement, props: BoardProps): Board;
}
