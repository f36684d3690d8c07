/* The types of everything on the wire, made from the server's schemas by scripts/wire_types.py. */

/** Maximum number of actions in one message. */
export const MAX_LINE_LENGTH = 100;

/** Play a line of decisions: all or none, except that those up to a reveal stay played. `ends`: if the line ends my turn, also confirm the turn. */
export interface Act {
  type: "act";
  number: number;
  line: GameAction[];
  ends?: boolean;
  reply?: number | null;
}

/** A sentence about an action: a message and its arguments, written as in `Event`. */
export interface ActionSentence {
  message: string;
  arguments: Record<string, unknown>;
}

export type ActivityState = LessonState | PuzzleState;

/** The analysis of a finished game: its state, how much of it is done (0 to 1), and the results so far. `players` has the accuracy and the key moments of each seat. `flat` lists the seats whose win chance hardly changes, so that points say more. */
export interface Analysis {
  state: "computing" | "done" | "failed";
  progress: number;
  judgements: Judgement[];
  players: PlayerReport[];
  flat: number[];
}

/** Ask which squares score the points of each row of the score sheet. */
export interface AskHighlights {
  type: "highlights";
  number: number;
  reply?: number | null;
}

/** Ask for a hint: what a strong player would do. */
export interface AskHint {
  type: "hint";
  number: number;
  reply?: number | null;
}

/** Show the table after the first `at` actions, as my seat saw it; once the game is over, as any seat. `line`: further decisions to play from there, to show another line; only once the game is over. */
export interface AskPast {
  type: "past";
  at: number;
  seat?: number | null;
  line?: GameAction[];
  reply?: number | null;
}

/** Ask what these actions, or all legal ones, would change on the score sheet. */
export interface AskPreview {
  type: "preview";
  number: number;
  actions?: GameAction[] | null;
  reply?: number | null;
}

/** Ask why this action is not possible now. */
export interface AskWhy {
  type: "why";
  action: GameAction;
  reply?: number | null;
}

/** What a decision is based on. */
export type Basis = "any" | "glance" | "only" | "proof" | "search" | "slip";

/** Any other named part of the board: a card, a section, a city. `thing` is what it is, such as `section` (the board's attribute `data-section`), `name` which one. */
export interface BoardItem {
  kind: "thing";
  thing: string;
  name: string;
}

/** A bot of a level. */
export interface Bot {
  kind: "bot";
  level: string;
}

/** The least and the greatest value of a number in a position, or of the length of a list. */
export interface Bounds {
  least?: number;
  most?: number | null;
}

/** The printed values of a game in a guest's copy. `contradictions` say why the values do not fit together; until they do, games are played without corrections. `changes` are the corrections that new games are played with; null if there are none. */
export interface Box {
  values: BoxValue[];
  contradictions: Sentence[];
  changes: Record<string, unknown> | null;
}

/** Values as they are printed, by path; null withdraws one. */
export interface BoxChange {
  values: Record<string, unknown>;
}

/** A file of corrections, which replaces my box. */
export interface BoxFile {
  file: Record<string, unknown>;
}

/** A value that owners may correct. `known`: the rules state it, or it follows from them; `reconstructed`: we have not seen it. `confirmed` and `corrected`: the guest has compared it with their copy. `ours` is our own value; `sources` say how it is known, part by part. */
export interface BoxValue {
  path: string;
  state: "confirmed" | "corrected" | "known" | "reconstructed";
  value: unknown;
  ours: unknown;
  sources: PrintedValue[];
}

export type CarraraAction = CarraraTurnWheel | CarraraTake | CarraraDone | CarraraTakeCoins | CarraraBuild | CarraraPay | CarraraScore | CarraraBuy | CarraraAnnounce | CarraraEndTurn | CarraraPass;

/** Announce the end of the game. */
export interface CarraraAnnounce {
  action: "announce";
}

/** Take an open building and put it into a city. */
export interface CarraraBuild {
  action: "build";
  type: string;
  cost: number;
  city: string;
}

/** A building on display. */
export interface CarraraBuilding {
  type: string;
  cost: number;
  payouts: Record<string, number>;
}

/** The extra purchase: an object. */
export interface CarraraBuy {
  action: "buy";
  object: string;
}

/** A building in a city of a player. */
export interface CarraraCityBuilding {
  type: string;
  cost: number;
  city: string;
}

/** The conditions for announcing the end. */
export interface CarraraConditions {
  scorings: number;
  objects: number;
  costs: number;
}

/** Buy no more bricks. */
export interface CarraraDone {
  action: "done";
}

/** End the turn without announcing the end, whether or not an object was bought. */
export interface CarraraEndTurn {
  action: "end_turn";
}

export type CarraraEvent = { kind: "turned"; facts: { seat: number; }; } | { kind: "drew"; facts: { white: number; yellow: number; red: number; green: number; blue: number; black: number; }; } | { kind: "took"; facts: { seat: number; colour: number | string; segment: number; price: number; }; } | { kind: "cannot_pay"; facts: { seat: number; coins: number; }; } | { kind: "cannot_act"; facts: { seat: number; coins: number; }; } | { kind: "built"; facts: { seat: number; type: number | string; cost: number; city: number | string; }; } | { kind: "paid"; facts: { seat: number; colour: number | string; }; } | { kind: "opened"; facts: { type: number | string; cost: number; }; } | { kind: "last_built"; facts: { seat: number; }; } | { kind: "scored_type"; facts: { seat: number; type: number | string; points: number; coins: number; objects: number; }; } | { kind: "scored_city"; facts: { seat: number; city: number | string; points: number; coins: number; objects: number; }; } | { kind: "brought_points"; facts: { type: number | string; cost: number; city: number | string; value: number; points: number; object: number | string; }; } | { kind: "brought_coins"; facts: { type: number | string; cost: number; city: number | string; value: number; coins: number; object: number | string; }; } | { kind: "bought"; facts: { seat: number; object: number | string; price: number; }; } | { kind: "announced"; facts: { seat: number; points: number; }; } | { kind: "passed"; facts: { seat: number; }; } | { kind: "finished"; facts: { }; } | { kind: "showed_coins"; facts: { seat: number; coins: number; }; } | { kind: "showed_bricks"; facts: { seat: number; bricks: number; }; } | { kind: "showed_objects"; facts: { seat: number; objects: number; }; };

/** What a scoring brings. */
export interface CarraraGain {
  points: number;
  coins: number;
  objects: number;
}

/** Do nothing, after the end was announced. */
export interface CarraraPass {
  action: "pass";
}

/** Pay a brick for the building. */
export interface CarraraPay {
  action: "pay";
  colour: string;
}

/** What a player has. Hidden stock is None. */
export interface CarraraPlayer {
  points: number;
  costs: number;
  markers: number;
  scorings: number;
  scored: CarraraScoring[];
  buildings: CarraraCityBuilding[];
  gains: Record<string, CarraraGain>;
  coins: number | null;
  too_dear: string[][] | null;
  bricks: Record<string, number> | null;
  cities_by_building: string[][] | null;
  brick_count: number | null;
  objects: Record<string, number> | null;
  object_count: number | null;
}

/** A position as JSON. `{"game": "carrara", "announcer": 0, "players": [{"points": 38, "buildings": [{"type": "villa", "cost": 3}, …], "objects": 7, "coins": 4, "bricks": 2}, …]}` */
export interface CarraraPosition {
  game: string;
  players: CarraraPositionPlayer[];
  announcer?: number | null;
  options?: Record<string, string>;
}

/** A building of a player; its city may be left out. */
export interface CarraraPositionOwnedBuilding {
  type: string;
  cost: number;
  city?: string | null;
}

/** What a player has at the end. `points` are those on the track before the final scoring; `scored` may list their sources. */
export interface CarraraPositionPlayer {
  buildings?: CarraraPositionOwnedBuilding[];
  objects?: number;
  coins?: number;
  bricks?: number;
  points?: number | null;
  scored?: CarraraPositionTrackPoints[];
}

/** Points on the track, and their row of the score sheet. */
export interface CarraraPositionTrackPoints {
  what: string;
  points: number;
}

/** Bricks of one segment and their price; what is affordable and can be built afterwards. */
export interface CarraraPurchase {
  segment: number;
  bricks: Record<string, number>;
  price: number;
  left: number;
  too_dear: string[][];
  cities_by_building: string[][];
}

/** Score a type of building or a city. */
export interface CarraraScore {
  action: "score";
  what: string;
}

/** A scoring: a type or a city, and the points it brought. */
export interface CarraraScoring {
  what: string;
  points: number;
}

/** Buy a brick from a segment of the wheel. */
export interface CarraraTake {
  action: "take";
  segment: number;
  colour: string;
}

/** Take two coins, because no brick is affordable or no action is possible. */
export interface CarraraTakeCoins {
  action: "take_coins";
}

/** Buy bricks: turn the wheel and fill it up. */
export interface CarraraTurnWheel {
  action: "turn_wheel";
}

/** The table. */
export interface CarraraView {
  phase: string;
  to_move: number | null;
  wheel: Record<string, number>[];
  prices: Record<string, number>[];
  bag: number;
  display: (CarraraBuilding | null)[];
  stack: number;
  supply: Record<string, number>;
  sale: string[];
  cities: Record<string, number | null>;
  announcer: number | null;
  to_announce: CarraraConditions;
  last_round: boolean;
  segment: number | null;
  unpaid_building: CarraraCityBuilding | null;
  owed: number;
  purchases: CarraraPurchase[];
  payments: Record<string, number>[];
  next_turn: CarraraWheelTurn | null;
  players: CarraraPlayer[];
}

/** The wheel after its next turn, before bricks are drawn, and the odds of those bricks. */
export interface CarraraWheelTurn {
  wheel: Record<string, number>[];
  drawn: number;
  unseen: Record<string, number>;
  chances: Record<string, number>;
}

/** The games, bots and languages of this server. Bots are the levels from weak to strong, then plain ones. `broken` says why an installed game cannot be loaded. */
export interface Catalogue {
  version: string;
  games: GameInfo[];
  broken: Sentence[];
  bots: string[];
  languages: string[];
  network_address: string;
  searching: string[];
}

/** A challenge by link: who made it, and what is played. `own`: I made it; `cooperative`: all players win or lose together; `table`: my table. `results`: all results, the challenger's first; empty until I have played. `read_only`: the rules have changed, so it can no longer be played. */
export interface ChallengeInfo {
  game: string;
  options: Record<string, string>;
  players: number;
  seat: number;
  others: Other[];
  cooperative: boolean;
  by: string;
  own: boolean;
  table: string | null;
  results: ChallengeResult[];
  read_only?: boolean;
}

/** The result of one player in a challenge. */
export interface ChallengeResult {
  name: string;
  mine: boolean;
  score: number;
  best: number | null;
  target: number | null;
  won: boolean;
  sheet: SheetRow[];
}

/** A chat message. */
export interface ChatMessage {
  type: "talk";
  id: number;
  seat: number;
  text: string;
  at: number;
}

/** A legal action as JSON and as text, with a remark if there is one. `next` lists actions that are legal after it and may be sent in the same line. */
export interface Choice {
  action: GameAction;
  text: string;
  remark?: Sentence | null;
  next?: Choice[];
}

export type CircleTheWagonsAction = CircleTheWagonsStart | CircleTheWagonsTake | CircleTheWagonsPlace;

/** A place of the circle: its card, its owner, and the cards that taking it gives away, in order. */
export interface CircleTheWagonsCirclePlace {
  card: number;
  owner: number | null;
  gives: number[];
}

export type CircleTheWagonsEvent = { kind: "started"; facts: { seat: number; card: number; }; } | { kind: "took"; facts: { seat: number; card: number; skipped: number; }; } | { kind: "gave"; facts: { seat: number; card: number; to: number; }; } | { kind: "placed"; facts: { seat: number; card: number; x: number; y: number; turned: number; }; } | { kind: "finished"; facts: { }; };

/** A card of a town, its top left square at (x, y). Later cards cover earlier ones. */
export interface CircleTheWagonsLaidCard {
  card: number;
  x: number;
  y: number;
  turned: boolean;
}

/** Place a card with its top left square at (x, y). */
export interface CircleTheWagonsPlace {
  action: "place";
  card: number;
  x: number;
  y: number;
  turned?: boolean;
}

/** A position as JSON. `{"game": "circle_the_wagons", "scoring": ["badlands", …], "towns": [[[card, x, y, turned], …], […]]}` */
export interface CircleTheWagonsPosition {
  game: string;
  scoring: string[];
  towns: [number, number, number, number][][];
  options?: Record<string, string>;
}

/** A visible square of a town. */
export interface CircleTheWagonsSquare {
  x: number;
  y: number;
  territory: string;
  icon: string;
}

/** The second player chooses the card at which the first player begins. */
export interface CircleTheWagonsStart {
  action: "start";
  card: number;
}

/** Take a card from the circle; the cards before it go to the other player. */
export interface CircleTheWagonsTake {
  action: "take";
  card: number;
}

/** A town: its cards in order, and the visible squares. */
export interface CircleTheWagonsTown {
  cards: CircleTheWagonsLaidCard[];
  squares: CircleTheWagonsSquare[];
}

/** The table. */
export interface CircleTheWagonsView {
  phase: string;
  to_move: number | null;
  scoring: string[];
  circle: CircleTheWagonsCirclePlace[];
  ahead: number[];
  upcoming: number | null;
  hands: number[][];
  towns: CircleTheWagonsTown[];
}

/** What an achievement tile scores. */
export interface CirclevilleAchievement {
  achievement: number;
  kind: string;
  structure: string | null;
  quadrant: number | null;
  points: number;
}

export type CirclevilleAction = CirclevilleAssistant | CirclevilleFlipStack | CirclevilleSwapStack | CirclevilleBasic | CirclevilleAlternate | CirclevilleBonusKeeping | CirclevilleBonus | CirclevilleStep | CirclevillePlace | CirclevilleRaze | CirclevilleBuild | CirclevilleBuildNew | CirclevilleBeautify | CirclevilleImprove | CirclevilleTake | CirclevilleReturn | CirclevilleClaim | CirclevilleLift | CirclevilleEndAction | CirclevilleQueue | CirclevilleExtraCube | CirclevilleComplete | CirclevilleTakeYear | CirclevilleSwapYear | CirclevilleLay | CirclevilleExchangeTile | CirclevilleExchangeQueue | CirclevilleUsePlot | CirclevilleUseEquipment | CirclevilleUseSupervisor | CirclevilleUseAssistant | CirclevilleUseFive | CirclevilleUseRaze | CirclevilleUseBuild | CirclevilleEndTurn | CirclevilleColumn | CirclevilleCarryOn;

/** Take an alternate action (move, equipment, beautify, improve, achievement) with a colour. */
export interface CirclevilleAlternate {
  action: "alternate";
  colour: string;
  kind: string;
}

/** Step 1: move the assistant to a space of the rondel; space 1 is the one with the smokestack. */
export interface CirclevilleAssistant {
  action: "assistant";
  space: number;
}

/** Take the basic action of a colour at a value. */
export interface CirclevilleBasic {
  action: "basic";
  colour: string;
  value: number;
}

/** Place a cube on the beautify icon of a section. */
export interface CirclevilleBeautify {
  action: "beautify";
  section: number;
}

/** Pay the top tile of every column for a bonus action. */
export interface CirclevilleBonus {
  action: "bonus";
}

/** Pay for a bonus action with the top tiles of three columns. */
export interface CirclevilleBonusKeeping {
  action: "bonus_keeping";
  colour: string;
}

/** Build a structure on a plot of a section, with one cube or two. */
export interface CirclevilleBuild {
  action: "build";
  section: number;
  twice?: boolean;
}

/** Build a structure on a new plot. */
export interface CirclevilleBuildNew {
  action: "build_new";
  plot: number;
}

/** Take the next step of an opponent in a solo game. */
export interface CirclevilleCarryOn {
  action: "carry_on";
}

/** A space for action tiles on the mat of an opponent: its printed colour, and the tile on it. */
export interface CirclevilleCell {
  colour: string;
  tile: string | null;
}

/** Claim an achievement from the table. */
export interface CirclevilleClaim {
  action: "claim";
  tile: number;
}

/** Put a used year tile on a column. */
export interface CirclevilleColumn {
  action: "column";
  colour: string;
}

/** Choose the finished section that is completed next. */
export interface CirclevilleComplete {
  action: "complete";
  section: number;
}

/** End the action. */
export interface CirclevilleEndAction {
  action: "end_action";
}

/** End the turn: take the action tile, and if tiles can still be used then, end it once more. */
export interface CirclevilleEndTurn {
  action: "end_turn";
}

/** What an equipment tile does, and in which colours. */
export interface CirclevilleEquipmentTile {
  equipment: number;
  kind: string;
  colours: string[];
}

export type CirclevilleEvent = { kind: "went"; facts: { seat: number; space: number; }; } | { kind: "flipped"; facts: { seat: number; }; } | { kind: "swapped_stack"; facts: { seat: number; }; } | { kind: "began"; facts: { seat: number; colour: number | string; value: number; }; } | { kind: "began_alternate"; facts: { seat: number; colour: number | string; kind: number | string; }; } | { kind: "paid"; facts: { seat: number; }; } | { kind: "stepped"; facts: { seat: number; section: number; }; } | { kind: "placed"; facts: { seat: number; count: number; colour: number | string; section: number; }; } | { kind: "razed"; facts: { seat: number; structure: number | string; section: number; cubes: number; }; } | { kind: "queued"; facts: { seat: number; structure: number | string; count: number; }; } | { kind: "built"; facts: { seat: number; structure: number | string; section: number; cubes: number; }; } | { kind: "beautified"; facts: { seat: number; section: number; }; } | { kind: "improved"; facts: { seat: number; structure: number | string; section: number; }; } | { kind: "equipped"; facts: { seat: number; equipment: number; }; } | { kind: "returned"; facts: { seat: number; equipment: number; }; } | { kind: "claimed"; facts: { seat: number; achievement: number; points: number; }; } | { kind: "lifted"; facts: { seat: number; colour: number | string; section: number; }; } | { kind: "extra_cube"; facts: { seat: number; section: number; }; } | { kind: "completed"; facts: { seat: number; section: number; }; } | { kind: "scored"; facts: { seat: number; section: number; points: number; place: number; }; } | { kind: "swapped_year"; facts: { seat: number; tile: number | string; }; } | { kind: "got_year_tile"; facts: { seat: number; tile: number | string; }; } | { kind: "got_three_points"; facts: { seat: number; points: number; }; } | { kind: "laid"; facts: { seat: number; achievement: number; row: number | string; }; } | { kind: "first_place"; facts: { seat: number; section: number; quadrant: number; }; } | { kind: "exchanged_tile"; facts: { seat: number; colour: number | string; got: number | string; space: number; }; } | { kind: "exchanged_queue"; facts: { seat: number; first: number; second: number; }; } | { kind: "used"; facts: { seat: number; tile: number | string; }; } | { kind: "new_plot"; facts: { seat: number; section: number; }; } | { kind: "took_tile"; facts: { seat: number; colour: number | string; }; } | { kind: "lost_tile"; facts: { seat: number; colour: number | string; }; } | { kind: "no_tile"; facts: { seat: number; }; } | { kind: "refilled"; facts: { count: number; }; } | { kind: "put"; facts: { seat: number; colour: number | string; }; } | { kind: "discarded"; facts: { seat: number; }; } | { kind: "ending"; facts: { }; } | { kind: "stalemate"; facts: { rounds: number; }; } | { kind: "round_limit"; facts: { rounds: number; }; } | { kind: "no_place_left"; facts: { }; } | { kind: "last_idle_round"; facts: { rounds: number; }; } | { kind: "last_rounds"; facts: { rounds: number; limit: number; }; } | { kind: "final"; facts: { }; } | { kind: "finished"; facts: { }; } | { kind: "sought_colour"; facts: { seat: number; space: number; colour: number | string; }; } | { kind: "found_no_colour"; facts: { seat: number; space: number; colour: number | string; }; } | { kind: "sought_rarest"; facts: { seat: number; space: number; colour: number | string; count: number; }; } | { kind: "found_no_rarest"; facts: { seat: number; space: number; count: number; }; } | { kind: "walked"; facts: { seat: number; space: number; steps: number; }; } | { kind: "supervisor_shows"; facts: { seat: number; quadrant: number; }; } | { kind: "space_shows"; facts: { seat: number; quadrant: number; colour: number | string; }; } | { kind: "all_different"; facts: { seat: number; }; } | { kind: "pair"; facts: { seat: number; colour: number | string; }; } | { kind: "triple"; facts: { seat: number; colour: number | string; }; } | { kind: "takes_basic"; facts: { seat: number; colour: number | string; level: number; quadrant: number; highest: number; }; } | { kind: "takes_improve"; facts: { seat: number; quadrant: number; highest: number; }; } | { kind: "takes_beautify"; facts: { seat: number; quadrant: number; highest: number; }; } | { kind: "carried_on"; facts: { seat: number; quadrant: number; }; } | { kind: "impossible"; facts: { seat: number; points: number; }; } | { kind: "out_of_cubes"; facts: { seat: number; points: number; }; } | { kind: "missed_tile"; facts: { seat: number; points: number; }; } | { kind: "returned_year"; facts: { seat: number; tile: number | string; points: number; }; } | { kind: "returned_goal"; facts: { seat: number; achievement: number; points: number; }; } | { kind: "removed_goal"; facts: { seat: number; achievement: number; colour: number | string; }; } | { kind: "no_goal"; facts: { seat: number; colour: number | string; points: number; }; } | { kind: "pair_points"; facts: { seat: number; points: number; }; } | { kind: "laid_tile"; facts: { seat: number; colour: number | string; old: number | string; }; } | { kind: "moved_on"; facts: { seat: number; quadrant: number; }; } | { kind: "left_track"; facts: { seat: number; colour: number | string; quadrant: number; }; } | { kind: "back_to_top"; facts: { seat: number; space: number; }; } | { kind: "third_tile"; facts: { seat: number; colour: number | string; }; } | { kind: "early"; facts: { seat: number; section: number; }; } | { kind: "no_section"; facts: { seat: number; points: number; }; } | { kind: "idle"; facts: { seat: number; points: number; }; } | { kind: "gone"; facts: { seat: number; structure: number | string; }; } | { kind: "tiles_left"; facts: { seat: number; colour: number | string; }; } | { kind: "reached_mark"; facts: { seat: number; }; } | { kind: "final_points"; facts: { seat: number; points: number; }; };

/** Exchange two structures of the queue, counted from the left. */
export interface CirclevilleExchangeQueue {
  action: "exchange_queue";
  first: number;
  second: number;
}

/** Exchange an action tile of your mat, counted from the bottom, with the top tile of a stack. */
export interface CirclevilleExchangeTile {
  action: "exchange_tile";
  colour: string;
  place: number;
  space: number;
}

/** Place one more cube in a section whose roads are finished. */
export interface CirclevilleExtraCube {
  action: "extra_cube";
  section: number;
}

/** Turn over the stack at your space. */
export interface CirclevilleFlipStack {
  action: "flip_stack";
}

/** Place a cube on the second square beside a structure. */
export interface CirclevilleImprove {
  action: "improve";
  section: number;
  plot: number;
}

/** Lay the achievement of the year on a row of the table. */
export interface CirclevilleLay {
  action: "lay";
  row: string;
}

/** Lift one of your own cubes from a road square. */
export interface CirclevilleLift {
  action: "lift";
  colour: string;
  section: number;
}

/** A player's mat and what lies beside it. */
export interface CirclevilleMat {
  cubes: number;
  supervisor: number;
  columns: Record<string, string[]>;
  levels: Record<string, number>;
  values: Record<string, number>;
  reach: number[];
  equipment: number[];
  achievements: number[];
  free_slots: number;
  year_tiles: Record<string, number>;
  used: number;
}

/** An opponent of a solo game: its mat, its supervisor, and what it did in its last turn. */
export interface CirclevilleOpponent {
  seat: number;
  character: string;
  cubes: number;
  sections: string;
  structures: string[];
  stops: number[];
  supervisor: number | null;
  section: number | null;
  cells: CirclevilleCell[];
  lines: number[][];
  marked: number | null;
  extra: number | null;
  columns: Record<string, number>;
  equipment: number[];
  points: Record<string, number>;
  quadrant: number | null;
  tasks: string[];
}

/** Who would score a section's points if the player to move had 1, 2 … more cubes of an action there. */
export interface CirclevilleOutlook {
  section: number;
  colour: string;
  seats_by_place: ((number | null)[])[];
}

/** Place cubes on road squares where the supervisor stands. */
export interface CirclevillePlace {
  action: "place";
  cubes: number;
}

/** A plot of a completed section: its structure, and the seats on its left and right square. */
export interface CirclevillePlot {
  plot: number;
  structure: string | null;
  left: number | null;
  right: number | null;
  new: boolean;
}

/** A position as JSON. `{"game": "circleville", "players": [{"points": 61, "supervisor": 4, "tracks": [3, 0, 5, 6], …}, …], "structures": [{"natural": 2, "golden": 1}, {}, {}, {}]}` `structures` counts those of each quadrant by colour, no matter who built them; only colours that an achievement counts are needed. In a solo game the option `opponents` names the opponents, who follow the person in `players`. */
export interface CirclevillePosition {
  game: string;
  players: CirclevillePositionPlayer[];
  structures?: [Record<string, number>, Record<string, number>, Record<string, number>, Record<string, number>];
  options?: Record<string, string>;
  components?: Record<string, unknown> | null;
}

/** What a player has at the end. Opponents of a solo game have only points, markers, beautify cubes and action tiles. `points` are those on the scoring track before the final scoring; `scored` may list their sources. `supervisor` is the quadrant where the supervisor stands, and `tracks` are the quadrant markers without its bonus. `beautified` counts cubes on beautify icons; `twice` counts icons with two of them. `beside` counts structures, by colour, with at least one cube beside them. `year_tiles` are the unused ones, `action_tiles` those on the mat without turned year tiles. */
export interface CirclevillePositionPlayer {
  tracks?: [number, number, number, number];
  supervisor?: number | null;
  beautified?: [number, number, number, number];
  twice?: [number, number, number, number];
  achievements?: number[];
  beside?: Record<string, number>;
  year_tiles?: number;
  action_tiles?: number;
  points?: number | null;
  scored?: CirclevillePositionTrackPoints[];
}

/** Points on the track, and their row of the score sheet. */
export interface CirclevillePositionTrackPoints {
  what: string;
  points: number;
}

/** Choose the razed structure that joins the queue next. */
export interface CirclevilleQueue {
  action: "queue";
  structure: string;
}

/** Raze a structure where the supervisor stands, marked by one cube or two. */
export interface CirclevilleRaze {
  action: "raze";
  structure: string;
  twice?: boolean;
}

/** Return an equipment tile to make room. */
export interface CirclevilleReturn {
  action: "return";
  tile: number;
}

/** A section of the town. */
export interface CirclevilleSection {
  section: number;
  quadrant: number;
  band: string;
  begins: number;
  ends: number;
  neighbours: number[];
  points: number[];
  seats_by_place: (number | null)[];
  completed: boolean;
  area: number[];
  red: number;
  blue: number;
  printed: Record<string, number>;
  structures: Record<string, number>;
  cubes: CirclevilleWork[];
  number_square: number | null;
  beauty: number[];
  plots: CirclevillePlot[];
}

/** A space of the rondel: its colour, its stack from the bottom to the top, the assistants on it. */
export interface CirclevilleSpace {
  space: number;
  colour: string;
  actions: string[];
  stack: string[];
  assistants: number[];
}

/** Move the supervisor to an adjacent section or area; an area is named by its lowest section. */
export interface CirclevilleStep {
  action: "step";
  section: number;
}

/** Exchange the stack at your space with the upcoming one. */
export interface CirclevilleSwapStack {
  action: "swap_stack";
}

/** Exchange the next year tile with that of a later year, then take it. */
export interface CirclevilleSwapYear {
  action: "swap_year";
  year: number;
}

/** Take an unclaimed equipment tile. */
export interface CirclevilleTake {
  action: "take";
  tile: number;
}

/** Take the next year tile as it lies. */
export interface CirclevilleTakeYear {
  action: "take_year";
}

/** The turn: the actions left, and the current one. */
export interface CirclevilleTurn {
  permits: string[];
  any_colour: boolean;
  bonus: boolean;
  five: boolean;
  kind: string | null;
  colour: string | null;
  units: number;
  steps: number;
  walks: CirclevilleWalk[];
  worked: boolean;
  held: string[];
  takes_tile: boolean;
  outlooks: CirclevilleOutlook[];
  fills: ((CirclevilleEndAction | CirclevilleBasic | CirclevilleStep | CirclevillePlace | CirclevilleRaze | CirclevilleBuild | CirclevilleExtraCube)[])[];
}

/** Use a year tile: move the assistant anywhere. */
export interface CirclevilleUseAssistant {
  action: "use_assistant";
  space: number;
}

/** Use a year tile: build any structure of the queue, counted from the left. */
export interface CirclevilleUseBuild {
  action: "use_build";
  place: number;
}

/** Use a year tile: take new equipment. */
export interface CirclevilleUseEquipment {
  action: "use_equipment";
}

/** Use a year tile: the next action counts as level 5. */
export interface CirclevilleUseFive {
  action: "use_five";
}

/** Use a year tile: place a new plot. */
export interface CirclevilleUsePlot {
  action: "use_plot";
  section: number;
}

/** Use a year tile: raze any structure. */
export interface CirclevilleUseRaze {
  action: "use_raze";
  structure: string;
  section: number;
}

/** Use a year tile: move the supervisor anywhere. */
export interface CirclevilleUseSupervisor {
  action: "use_supervisor";
  section: number;
}

/** The table. */
export interface CirclevilleView {
  players: number;
  people: number;
  first: number;
  to_move: number | null;
  phase: string;
  round: number;
  ending: boolean;
  final: boolean;
  notice: string | null;
  round_limit: number;
  turn: CirclevilleTurn;
  sections: CirclevilleSection[];
  work_left: number[];
  markers: number[][];
  tracks: number[][];
  points_so_far: number[];
  rondel: CirclevilleSpace[];
  upcoming: string[];
  bag: Record<string, number>;
  queue: string[];
  equipment: number[];
  years: CirclevilleYear[];
  table: Record<string, (number | null)[]>;
  values: Record<string, number[]>;
  mats: CirclevilleMat[];
  opponents: CirclevilleOpponent[];
  equipment_tiles: CirclevilleEquipmentTile[];
  achievement_tiles: CirclevilleAchievement[];
}

/** A way of several steps in an alternate action. */
export interface CirclevilleWalk {
  steps: number[];
  idle: boolean;
}

/** A seat's cubes in an open section, by where they are. */
export interface CirclevilleWork {
  red: number;
  blue: number;
  structures: number;
  extra: number;
  total: number;
}

/** A year whose tile is still on the track. */
export interface CirclevilleYear {
  year: number;
  tile: string;
  achievement: number | null;
}

/** The table is gone, or the viewer may no longer see it. */
export interface Closed {
  type: "closed";
}

/** Progress of compiling the search of this game, in percent; null once it is ready. */
export interface CompileProgress {
  type: "compile_progress";
  percent: number | null;
}

/** Confirm the end of my turn. */
export interface Confirm {
  type: "confirm";
  number: number;
  reply?: number | null;
}

/** Set whether the turns of my seats at this table have to be confirmed. */
export interface ConfirmTurns {
  type: "confirm_turns";
  on: boolean;
  reply?: number | null;
}

/** An owner's corrections of a game's components. */
export interface Corrections {
  corrections?: Record<string, unknown>;
}

/** The challenges of a day; `first` and `last` are the first and the last day with challenges. The day is dealt with `key`, which is published when the day is over everywhere; `commitment` is its SHA-256 digest. Both are null for days whose challenges follow from the date alone. `archived`: the day is over everywhere, and playing it no longer counts for the streak. */
export interface Day {
  date: string;
  first: string;
  last: string;
  games: DayGame[];
  commitment?: string | null;
  key?: string | null;
  archived?: boolean;
  streak?: StreakInfo | null;
}

/** The daily challenge of one game. `varied`: options that differ from day to day; `table`: my table; `result`: my first result, which counts; `repeats`: how often I have finished it since; `par`: the points of a strong bot in my seat, shown once I have a result, null while it is computed. */
export interface DayGame {
  game: string;
  options: Record<string, string>;
  varied: string[];
  players: number;
  seat: number;
  others: Other[];
  table?: string | null;
  result?: ResultInfo | null;
  repeats?: number;
  par?: number | null;
}

/** The turn that decided a game, counted from 1. `took_lead`: the winner has been ahead ever since. Otherwise it is the turn in which the winner gained most on the others or, in a cooperative game, scored most. */
export interface DecisiveTurn {
  turn: number;
  took_lead: boolean;
}

/** A browser that I use. `name` is empty if unknown; `last_seen` is in Unix seconds. */
export interface DeviceInfo {
  id: string;
  name: string;
  last_seen: number;
  current: boolean;
}

/** The expected difference between two actions in one row of the score sheet, in points. */
export interface Difference {
  source: string;
  seat: number;
  points: number;
}

/** Open a new table with the first `at` actions of this one and everything hidden dealt again. */
export interface Fork {
  at: number;
  seats?: (Mine | Here | Open | Bot)[] | null;
}

export type FromClient = Act | Undo | Redo | Confirm | Go | AskPreview | AskHighlights | AskWhy | AskHint | StepBot | Look | AskPast | Say | Point | ConfirmTurns | Ping;

export type FromServer = State | Past | Refused | Previews | Highlights | Verdict | Hint | ChatMessage | Pointed | Presence | CompileProgress | Pong | Closed;

export type GameAction = CarraraAction | CircleTheWagonsAction | CirclevilleAction | SprawlopolisAction;

/** A game: its options, activities and files for the page. `default_players` is the number of players for a quick start, `minutes` the shortest and longest playing time, and `complexity` is from 1 to 5. */
export interface GameInfo {
  name: string;
  rules: number;
  players: number[];
  default_players: number;
  minutes: [number, number];
  complexity: number;
  options: OptionInfo[];
  topics: string[];
  compile_progress: number | null;
  activities: string[];
  words: Record<string, string>;
  cover: boolean;
  board: boolean;
  digest: string;
  ratings: Record<string, number>;
}

export type GameView = CarraraView | CircleTheWagonsView | CirclevilleView | SprawlopolisView;

/** Go to another step of the table's activity. In a lesson: `on` after reading a note, `back` one step, or `free` to play on without the coach. At a puzzle: try `again`, `show` the solution, or go `on` to the next decision of the better line. */
export interface Go {
  type: "go";
  number: number;
  to: string;
  reply?: number | null;
}

/** Whether the server works and its database can be written. */
export interface Health {
  status: "failing" | "ok";
  version: string;
  database: boolean;
}

/** The seat of another person at my screen. */
export interface Here {
  kind: "here";
  name: string;
}

/** Squares that scored together: a group, a line, a road or a single square. */
export interface Highlight {
  points: number;
  squares: [number, number][];
  seat?: number | null;
}

/** The squares that score the points now, one list per row of the score sheet. */
export interface Highlights {
  type: "highlights";
  number: number;
  rows: Highlight[][];
  reply?: number | null;
}

/** Suggestions for the viewer's turn, best first. */
export interface Hint {
  type: "hint";
  number: number;
  suggestions: Suggestion[];
  reply?: number | null;
}

/** A hint that a seat asked for after the first `at` actions of the log. */
export interface HintUse {
  seat: number;
  at: number;
}

/** Open a match file: a finished match is viewed, any other continues with hidden cards dealt again. */
export interface Import {
  file: Record<string, unknown>;
  seats?: (Mine | Here | Open | Bot)[] | null;
}

/** What an invitation or a watchers' link is for, before it is used. `host` is the name of the table's owner, null if they are gone; `seats` are those of the table, `watch` is true for a watchers' link; `mine`: the guest has a seat there already, or owns the table. `corrected`: it is played with an owner's corrections. */
export interface Invitation {
  table: string;
  game: string;
  options: Record<string, string>;
  host: string | null;
  seats: SeatInfo[];
  phase: "open" | "over" | "running";
  hints: "off" | "private" | "shown";
  watch: boolean;
  mine: boolean;
  read_only: boolean;
  corrected?: boolean;
}

/** Join with an invitation, at a chosen or the first open seat; or watch with a watchers' link. */
export interface Join {
  token: string;
  seat?: number | null;
  name?: string | null;
}

/** The value of a decision or a turn of a finished game; `number` is its place in the line, from 1. `is_improvable`: something better is known; `measure`: which of the two losses to show. A turn that is judged as a whole ends with the action `last`; otherwise `last` is 0. `best_line` are the decisions of the better turn. The phrases of `played_turn` follow the player's name; those of `best_turn` too, unless their messages are called `plan-…`: these are imperatives. */
export interface Judgement {
  number: number;
  seat: number;
  played: ShownAction;
  best: ShownAction;
  mark: "blunder" | "fine" | "good" | "mistake";
  is_improvable: boolean;
  measure: "chance" | "points";
  cost: number;
  chance_lost: number;
  chances: number[];
  leads: number[];
  reasons: Difference[];
  last: number;
  best_line: (GameAction | null)[];
  played_turn: ActionSentence[];
  best_turn: ActionSentence[];
}

/** The current step of a lesson, from 1, with its note and the parts of the board to highlight. `note_only`: the step is only a note to read; `last`: the next move is an ordinary one and ends the lesson. */
export interface LessonState {
  kind: "lesson";
  step: number;
  steps: number;
  note: Sentence;
  lights: string[];
  note_only: boolean;
  last: boolean;
}

/** A secret, and the path of the page that accepts it. */
export interface Link {
  token: string;
  path: string;
}

/** The guest that a device link belongs to; `mine`: this browser is that guest already. */
export interface LinkOwner {
  name: string;
  mine: boolean;
}

/** The secret of a link. */
export interface LinkToken {
  token: string;
}

/** An action of the line: its number from 1, its seat, and its events. At a table of bots it also has the bot's thought, and a sentence if no event describes the action. */
export interface LogEntry {
  index: number;
  seat: number;
  action: GameAction | null;
  text: string;
  forced: boolean;
  events: VisibleEvent[];
  thought?: Thought | null;
  sentence?: ActionSentence | null;
}

/** View the table from this seat of mine; null: as watchers see it. */
export interface Look {
  type: "look";
  seat: number | null;
  reply?: number | null;
}

/** A guest: a name without an account. `confirm`: whether turns have to be confirmed at new tables. `former`: the name of the browser's own guest, while it is a device of this one. `lessons`: the games whose lesson is finished. `boxes`: the games that are played with this guest's corrections of the printed values. */
export interface Me {
  id: string;
  name: string;
  confirm: boolean;
  former?: string | null;
  lessons?: string[];
  boxes?: string[];
}

/** The number that says how good a suggestion is. */
export type Measure = "chance" | "points";

/** My seat; `name` replaces my usual name. */
export interface Mine {
  kind: "me";
  name?: string | null;
}

/** Open a table for an activity of a game. `id`: which puzzle; it replaces the table of the last one. */
export interface NewActivity {
  activity: string;
  game: string;
  id?: string | null;
}

/** My name and settings. */
export interface NewMe {
  name: string;
  confirm?: boolean;
}

/** A new table. It starts at once unless a seat is open; a seed needs a table without other people. `corrections` of the printed values are those of my box unless they are given; `{}` plays without any. `hints`: whether hints are allowed between people; everyone at the table sees their use. */
export interface NewTable {
  game: string;
  seats: (Mine | Here | Open | Bot)[];
  options?: Record<string, string>;
  corrections?: Record<string, unknown> | null;
  seed?: string | number | null;
  hints?: boolean;
}

/** An open seat, for a guest with the invitation. */
export interface Open {
  kind: "open";
}

/** An option of a game; its words are `option-<name>`. `values` are those it can have, the default first; `players` are the numbers of players it applies to. */
export interface OptionInfo {
  name: string;
  values: string[];
  players: number[];
}

/** Another player at a table: a person, a bot (`name` is its level), or a scripted seat. */
export interface Other {
  kind: "bot" | "open" | "person" | "scripted";
  name?: string | null;
}

/** The end of a game, without the rows of the score sheet; null where something was not stored. */
export interface Outcome {
  totals: (number | null)[];
  target: number | null;
  ranks: (number | null)[] | null;
}

/** A puzzle from one of my games: the points I lost, and when it was added. `due` is when it comes back (null: learned), `level` the number of right answers in a row, up to `levels`. */
export interface OwnPuzzleInfo {
  id: string;
  game: string;
  points_lost: number;
  added: number;
  level: number;
  levels: number;
  is_due: boolean;
  due: number | null;
}

/** The table after the first `at` actions as the viewer saw it; after the end, as any seat saw it. */
export interface Past {
  type: "past";
  table: string;
  at: number;
  action_count: number;
  seat: number | null;
  turn: number | null;
  view: GameView;
  question: Sentence;
  score: Score;
  log: LogEntry[];
  reply?: number | null;
}

/** Check the connection, and keep it open. */
export interface Ping {
  type: "ping";
  reply?: number | null;
}

/** How well a seat played: accuracy in percent, points lost, and its key moments, worst first. */
export interface PlayerReport {
  seat: number;
  accuracy: number | null;
  points_lost: number;
  moments: number[];
}

/** Point at something on the table. */
export interface Point {
  type: "point";
  at: Square | BoardItem;
  reply?: number | null;
}

/** A player points at something on the table. */
export interface Pointed {
  type: "pointed";
  seat: number;
  at: Square | BoardItem;
}

/** Answer a ping, or acknowledge a message that has no other answer. */
export interface Pong {
  type: "pong";
  reply?: number | null;
}

/** The seats, after a guest has connected or left. */
export interface Presence {
  type: "presence";
  seats: SeatInfo[];
}

/** An action in words, and its immediate changes to the score sheet, row by row. If a single action was requested, each row also has the squares that score after it. */
export interface Preview {
  action: GameAction;
  changes: Row[];
  sentence: ActionSentence | null;
}

/** Previews of the requested actions, or of all legal ones. */
export interface Previews {
  type: "previews";
  number: number;
  previews: Preview[];
  reply?: number | null;
}

/** A printed value of a game, and its provenance. The path is the one with which owners correct it. */
export interface PrintedValue {
  path: string;
  what: Sentence;
  value: string;
  provenance: string;
  provenance_text: Sentence;
  why: Sentence;
}

/** A choice of a puzzle: expected lead, win chance, and where the best choice is better. */
export interface PuzzleChoice {
  action: GameAction | null;
  text: string;
  sentence: ActionSentence | null;
  lead: number;
  chance: number;
  reasons: Difference[];
}

/** A puzzle in the list: its place, from 1, its difficulty (1 to 5), its rating, and my progress. */
export interface PuzzleInfo {
  id: string;
  number: number;
  difficulty: number;
  rating: number;
  state: "first" | "new" | "seen" | "solved";
}

/** The puzzles of a game, easiest first, and my rating, if I have answered one. */
export interface PuzzleSet {
  game: string;
  puzzles: PuzzleInfo[];
  rating: number | null;
}

/** The state of a puzzle. The solution is secret until the viewer finds it or asks for it (`shown`). After an answer, `lead` and `chance` are those of the best choice, and `alternatives` has the choice `played`, if it is listed. After the right answer, or once shown, `alternatives` has all listed choices, the best first, and `line` the decisions of the better line; the first `played_on` of them have been played. `exact`: the ending was solved. `own`: it is from a game of the viewer, who played `obvious`; it has no number. */
export interface PuzzleState {
  kind: "puzzle";
  id: string;
  own: boolean;
  number: number;
  count: number;
  difficulty: number;
  stage: "asked" | "right" | "shown" | "wrong";
  exact: boolean;
  played: ShownAction | null;
  lead: number | null;
  chance: number | null;
  obvious: ShownAction | null;
  alternatives: PuzzleChoice[];
  line: GameAction[];
  played_on: number;
}

/** Redo my last undone decision. */
export interface Redo {
  type: "redo";
  number: number;
  reply?: number | null;
}

/** Why a message was refused. Nothing has changed, except that the decisions of a line up to a reveal stay played. HTTP adds `text` and, if stale, the current `state`. */
export interface Refused {
  type: "refused";
  kind: string;
  why: Sentence;
  text?: string | null;
  reply?: number | null;
  state?: State | null;
}

/** The result of a finished game of mine. `best`: the best rival's points; `day`: the date of a daily challenge; `cards`: my points from each scoring card; `length`: the number of actions, forced ones included; `counts`: whether it is part of my statistics. */
export interface ResultInfo {
  table: string;
  game: string;
  seat: number;
  players: number;
  options: Record<string, string>;
  day: string | null;
  challenge: boolean;
  score: number;
  best: number | null;
  target: number | null;
  rank: number;
  won: boolean;
  others: Other[];
  ended: number;
  length: number;
  cards: Record<string, number>;
  counts: boolean;
}

/** A row of the score sheet: one source of points, one column per seat; hidden cells are null. Rows with the same `group` are shown together and have a subtotal. `highlights` are the squares that score the points; the state of a running game has none, but `highlights` can be requested. */
export interface Row {
  source: string;
  points: (number | null)[];
  highlights?: Highlight[];
  group?: string | null;
}

/** Say something at the table. */
export interface Say {
  type: "say";
  text: string;
  reply?: number | null;
}

/** The score sheet now. `target` in cooperative games; `ranks` once the game is over, null where a place was not stored. */
export interface Score {
  rows: Row[];
  totals: (number | null)[];
  tie_breaks: Row[];
  target?: number | null;
  ranks?: (number | null)[] | null;
}

/** The totals of each seat before the first turn and after each turn; the turn that decided the game. */
export interface ScoreHistory {
  totals: number[][];
  decisive: DecisiveTurn | null;
}

/** The score of a position entered by hand. `won`: in cooperative games, whether the target is reached. In card games, `free_places` are where one more card may be placed in each town, and `complete` says whether all cards are placed. `bounds` has the least and greatest values of fields, by path, such as `players.0.points`. */
export interface ScoredPosition {
  score: Score;
  won?: boolean | null;
  free_places?: [number, number][][];
  complete?: boolean;
  bounds?: Record<string, Bounds>;
}

/** A seat: its player, presence, whether it is the viewer's, and whether turns are confirmed. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person" | "scripted";
  name: string | null;
  level: string | null;
  connected: boolean;
  mine: boolean;
  confirm: boolean;
}

export type SeatPlan = Mine | Here | Open | Bot;

/** A message of the Fluent files and its arguments. An argument that begins with a dollar sign is another message of the game (`$city-massa`, `$city-massa.takes`). One called `seat` or `to` is a seat number, shown as the player's name. An argument can also be a sentence, or a list, which is joined with “and”; if something is repeated, it is written with numbers and commas. */
export interface Sentence {
  message: string;
  arguments?: Record<string, unknown>;
}

/** The text to share about a result. `score`: my points; `par`: those of a strong bot in my seat, null while it is computed. */
export interface ShareText {
  text: string;
  score: number;
  par: number | null;
  streak: StreakInfo;
}

/** A row of one player's score sheet. */
export interface SheetRow {
  source: string;
  points: number;
}

/** An action, as text and in words. `action` is null if the installed rules no longer have it. */
export interface ShownAction {
  action: GameAction | null;
  text: string;
  sentence: ActionSentence | null;
}

export type SprawlopolisAction = SprawlopolisReveal | SprawlopolisPlace;

/** A visible block: its zone and the edges its road joins ("NS", "EW", "NE" …; none in a park). */
export interface SprawlopolisBlock {
  x: number;
  y: number;
  zone: string;
  road: string;
}

/** The city: its cards in order, and the visible blocks. */
export interface SprawlopolisCity {
  cards: SprawlopolisLaidCard[];
  blocks: SprawlopolisBlock[];
}

export type SprawlopolisEvent = { kind: "revealed"; facts: { seat: number; card: number; }; } | { kind: "placed"; facts: { seat: number; card: number; x: number; y: number; turned: number; }; } | { kind: "passed"; facts: { seat: number; count: number; to: number; }; } | { kind: "among"; facts: { card: number; }; } | { kind: "drew"; facts: { seat: number; card: number; }; } | { kind: "turned_up"; facts: { card: number; }; } | { kind: "finished"; facts: { }; };

/** A hand: the cards the viewer knows, and the number of others. */
export interface SprawlopolisHand {
  cards: number[];
  hidden: number;
}

/** A card of the city, its top left block at (x, y). Later cards cover earlier ones. */
export interface SprawlopolisLaidCard {
  card: number;
  x: number;
  y: number;
  turned: boolean;
}

/** Place a card with its top left block at (x, y). */
export interface SprawlopolisPlace {
  action: "place";
  card: number;
  x: number;
  y: number;
  turned?: boolean;
}

/** A position as JSON. `{"game": "sprawlopolis", "scoring": [7, 8, 17], "difficulty": "normal", "placements": [[18, 0, 0, 0], …]}` A placement is card, x, y, turned. The difficulty is one of the options; the others are in `options`. */
export interface SprawlopolisPosition {
  game: string;
  scoring: number[];
  placements: [number, number, number, number][];
  difficulty?: string | null;
  options?: Record<string, string>;
}

/** Show the card of the hand that will be placed. */
export interface SprawlopolisReveal {
  action: "reveal";
  card: number;
}

/** A scoring card: its number, which adds to the target, and its condition. */
export interface SprawlopolisScoringCard {
  card: number;
  condition: string;
}

/** The table as a seat sees it. */
export interface SprawlopolisView {
  phase: string;
  to_move: number | null;
  scoring: SprawlopolisScoringCard[];
  target: number;
  won: boolean | null;
  deck: number;
  top: number | null;
  revealed_card: number | null;
  hands: SprawlopolisHand[];
  city: SprawlopolisCity;
  size: number;
}

/** A square of a card table; `ground` is the board's name for the card table. */
export interface Square {
  kind: "square";
  ground: string;
  x: number;
  y: number;
}

/** The table as this viewer may see it. `number` grows with every command of the table; a command must carry the number of the state it is meant for. `seat` is the viewpoint, null for watchers. `turn` is the seat to act or, if `confirming`, to confirm or undo. `cover` is the viewer's seat to act while its view is covered, until `look` is sent. `log` replaces the viewer's log after its first `log_from` actions; `action_count` is the length of the whole log. Likewise, `turns` replaces the turns after the first `turns_from`. `ending` says why a finished game ended, if the game has words for it. `activity` is the state of the table's activity, if it has one; `choices` are the accepted decisions. `hints_used`: hints of all seats, where players see each other's. `day` is the date of a daily challenge; `challenge`: another player has played this deal before. `next` is the table of the rematch, `origin` the finished table whose game this one continues. `read_only`: the rules have changed, so there is no `view`, `log` and `score` are as stored, and nothing can be played or replayed. */
export interface State {
  type: "state";
  table: string;
  game: string;
  rules: number;
  options: Record<string, string>;
  phase: "open" | "over" | "running";
  number: number;
  seats: SeatInfo[];
  seat: number | null;
  turn: number | null;
  confirming: boolean;
  cover: number | null;
  view: GameView | null;
  question: Sentence;
  topic: string | null;
  choices: Choice[];
  score: Score | null;
  action_count: number;
  log_from: number;
  log: LogEntry[];
  turns_from: number;
  turns: Turn[];
  can_undo: boolean;
  can_redo: boolean;
  is_owner: boolean;
  corrections: Record<string, unknown> | null;
  next: string | null;
  origin: string | null;
  hints: "off" | "private" | "shown";
  hints_used: HintUse[];
  activity?: ActivityState | null;
  ending?: Sentence | null;
  day?: string | null;
  challenge?: boolean;
  read_only?: boolean;
  reply?: number | null;
}

/** Let the bot to move make one decision, at a table of bots. */
export interface StepBot {
  type: "step";
  number: number;
  reply?: number | null;
}

/** My current streak and my longest one, in days. */
export interface StreakInfo {
  days: number;
  best: number;
}

/** A suggested action: expected lead, win chance, and the turn that it begins. `measure`: which of the two numbers to show. `reasons` are the differences of the first suggestion from the second, and of the others from the first; `is_equal`: as good as the first. `steps` are the decisions of the turn, `plan` the turn as imperatives, `prepares` what it allows in the next turn, `prevents` what an opponent could otherwise do first, `effects` the immediate changes to the score sheet, `remark` the game's remark about the action. */
export interface Suggestion {
  action: GameAction | null;
  text: string;
  sentence: ActionSentence | null;
  lead: number;
  chance: number;
  measure: "chance" | "points";
  is_equal: boolean;
  reasons: Difference[];
  steps: ShownAction[];
  plan: ActionSentence[];
  prepares: ActionSentence[];
  prevents: ActionSentence[];
  effects: Difference[];
  remark: Sentence | null;
}

/** A table in the list of my tables. `turn` is the seat to act or to confirm; `day`: the date of a daily challenge; `read_only`: its rules have changed. `outcome`: how a finished game ended, if that is stored. */
export interface Summary {
  id: string;
  game: string;
  options: Record<string, string>;
  phase: "open" | "over" | "running";
  seats: SeatInfo[];
  turn: number | null;
  my_turn: boolean;
  number: number;
  changed: number;
  next: string | null;
  day: string | null;
  hints: "off" | "private" | "shown";
  outcome?: Outcome | null;
  read_only?: boolean;
}

/** A table, new or found again, with new links to it. The invitation is null unless a seat is open. */
export interface TableLinks {
  id: string;
  phase: "open" | "over" | "running";
  invitation: Link | null;
  watch_link: Link;
}

export type Target = Square | BoardItem;

/** Why a bot decided as it did. `value` is in points: the weight of the action, or after a search the expected lead at the end. `other` is the best alternative as people type it, `other_sentence` is the sentence about it, which stored tables call `other_told`. */
export interface Thought {
  how: Basis;
  value?: number;
  chance?: number;
  other?: string | null;
  other_told?: ActionSentence | null;
  other_value?: number;
  reasons?: Difference[];
  measure?: Measure;
  is_equal?: boolean;
  is_key?: boolean;
}

/** A turn: its number from 1, its seat, and its first and last action of the log. `did` are phrases that follow the player's name; empty if the game has none. `over`: the next action begins another turn. */
export interface Turn {
  number: number;
  seat: number;
  first: number;
  last: number;
  over: boolean;
  did: Sentence[];
}

/** Undo my last decision. */
export interface Undo {
  type: "undo";
  number: number;
  reply?: number | null;
}

/** Why an action is not possible now; null if it is. */
export interface Verdict {
  type: "verdict";
  why: Sentence | null;
  reply?: number | null;
}

/** An event that the viewer may see; its words are `event-<kind>` with the facts as arguments. */
export interface VisibleEvent {
  kind: string;
  facts: Record<string, number | string>;
}
