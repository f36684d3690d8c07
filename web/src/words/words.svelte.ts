/* Fluent messages. The page's own are built in; a game's come from the server. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import { formatList } from "../ui/format";
import { api, Refusal } from "../wire/api";
import type { GameInfo, Sentence, VisibleEvent } from "../wire/types";

export const LANGUAGES = ["en", "de"] as const;
type Language = (typeof LANGUAGES)[number];
type Arguments = Record<string, FluentVariable>;

type Loader = () => Promise<unknown>;
/** The page's messages and the shared ones. */
const PAGE = import.meta.glob("../../../src/townwright/locale/page/*.ftl", { query: "?page", import: "default" });
/** The page's messages about a game, loaded with its board. */
const GAMES = import.meta.glob("../games/*/*.ftl", { query: "?words", import: "default" });

/** A plain word, `family-name`; not a sentence about events, questions, rules or options. */
const PLAIN = /^((?!event|ask|rules|option|page)[a-z]+-([\w-]+)) = [^$\n]+$/gm;
/** Families to prefer if a game has several words for a name. */
const FAMILIES = ["label", "source"];

/** Arguments with these names are seats; they are replaced by player names. */
const SEATS = new Set(["seat", "to"]);

/** A number that is written with a minus sign instead of a hyphen. */
class NumberWithMinus extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    const { value } = this;
    // Without separators, digits are enough; the browser's first number format takes long.
    const plain = Number.isInteger(value) && Math.abs(value) < 1000;
    return (plain ? String(value) : super.toString(...scope)).replace("-", "−");
  }
}

const withMinus = (value: FluentVariable) => (typeof value === "number" ? new NumberWithMinus(value) : value);

/** Messages in one language: the shared ones, and those of one game. */
export class Words {
  readonly #bundle: FluentBundle;
  /** The ids of the game's plain words, by name. */
  readonly #families = new Map<string, string[]>();

  constructor(
    readonly language: string,
    ...sources: (string | FluentResource)[]
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const each of sources) this.#add(each);
  }

  #add(source: string | FluentResource): void {
    this.#bundle.addResource(typeof source === "string" ? new FluentResource(source) : source);
    if (typeof source !== "string") return;
    for (const [, id = "", name = ""] of source.matchAll(PLAIN))
      this.#families.set(name, [...(this.#families.get(name) ?? []), id]);
  }

  has(id: string): boolean {
    const [name = "", part] = id.split(".");
    const message = this.#bundle.getMessage(name);
    return part ? part in (message?.attributes ?? {}) : Boolean(message?.value);
  }

  /** Format a message; `message.part` names an attribute. */
  say(id: string, args: Arguments = {}): string {
    const [name = "", part] = id.split(".");
    const message = this.#bundle.getMessage(name);
    const pattern = part ? message?.attributes[part] : message?.value;
    if (!pattern) return id;
    const values = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, withMinus(value)]));
    return this.#bundle.formatPattern(pattern, values, []);
  }

  /** Format a message of the server, with player names for seats. */
  sentence({ message, arguments: args = {} }: Sentence, names: readonly string[] = []): string {
    return this.say(message, this.#resolve(args, names));
  }

  event({ kind, facts }: VisibleEvent, names: readonly string[]): string {
    return this.say(`event-${kind}`, this.#resolve(facts, names));
  }

  /** The name of a score line: `source-…`, or its scoring card. */
  source(source: string): string {
    const id = [`source-${source}`, `condition-${source}`].find((each) => this.has(each));
    return id ? this.say(id) : source;
  }

  /** The game's word for a name in its data: `label-…`, or any family. */
  word(name: string): string | null {
    const ids = this.#families.get(name) ?? [];
    const id = FAMILIES.map((family) => `${family}-${name}`).find((each) => ids.includes(each)) ?? ids[0];
    return id ? this.say(id) : null;
  }

  #resolve(args: Record<string, unknown>, names: readonly string[]): Arguments {
    const resolved: Arguments = {};
    for (const [name, value] of Object.entries(args)) {
      if (Array.isArray(value))
        resolved[name] = this.#joinList(value.map((each) => String(this.#resolve({ [name]: each }, names)[name])));
      else if (typeof value === "string" && value.startsWith("$") && this.has(value.slice(1)))
        resolved[name] = this.say(value.slice(1));
      else if (SEATS.has(name) && typeof value === "number")
        resolved[name] = names[value] ?? this.say("seat", { number: value + 1 });
      else if (value && typeof value === "object") resolved[name] = this.sentence(value as Sentence, names);
      else resolved[name] = value as FluentVariable;
    }
    return resolved;
  }

  /** Different texts as “white and red”, with numbers if some are repeated: “2 white, 1 red”. */
  #joinList(texts: readonly string[]): string {
    const counts = new Map<string, number>();
    for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
    if (counts.size === 1 || counts.size === texts.length) return formatList([...counts.keys()], this.language);
    return [...counts].map(([what, count]) => this.say("list-count", { count, what })).join(", ");
  }
}

/** The text of a Fluent file; empty if there is none. */
async function loadSource(files: Record<string, Loader>, folder: string, language: Language): Promise<string> {
  const entry = Object.entries(files).find(([path]) => path.endsWith(`${folder}/${language}.ftl`));
  return entry ? ((await entry[1]()) as string) : "";
}

const shared = new Map<Language, Promise<FluentResource>>();

/** The messages that every bundle of a language contains. */
function sharedResource(language: Language): Promise<FluentResource> {
  const resource = shared.get(language) ?? loadSource(PAGE, "page", language).then((text) => new FluentResource(text));
  shared.set(language, resource);
  return resource;
}

function preferredLanguage(): Language {
  const codes = [localStorage.getItem("language"), ...navigator.languages].map((code) => code?.slice(0, 2));
  return LANGUAGES.find((each) => each === codes.find((code) => LANGUAGES.includes(code as Language))) ?? "en";
}

/** Return no messages for a game that is no longer installed. */
function noneIfMissing(error: unknown): string {
  if (error instanceof Refusal && error.status === 404) return "";
  throw error;
}

/** The current language, and the loaded messages of the page, games and lessons. */
class Locale {
  language = $state<Language>("en");
  page = $state.raw(new Words("en"));
  #shared = new FluentResource("");
  #catalogue = $state.raw<readonly GameInfo[]>([]);
  #games = $state.raw<Record<string, Words>>({});
  #lessons = $state.raw<Record<string, Words>>({});
  /** Titles, taglines, credits and options from the catalogue, by game. */
  readonly #summaries = $derived(
    Object.fromEntries(
      this.#catalogue.map(({ name, words }) => [
        name,
        new Words(this.language, this.#shared, words[this.language] ?? ""),
      ]),
    ),
  );

  /** Set the language. The messages in use are loaded first, then all change at once. */
  async setLanguage(language: Language = preferredLanguage()): Promise<void> {
    const reload = async (known: Record<string, Words>, load: (game: string) => Promise<Words>) =>
      Object.fromEntries(await Promise.all(Object.keys(known).map(async (game) => [game, await load(game)] as const)));
    const [shared, games, lessons] = await Promise.all([
      sharedResource(language),
      reload(this.#games, (game) => this.#openGame(language, game)),
      reload(this.#lessons, (game) => this.#openLesson(language, game)),
    ]);
    this.#shared = shared;
    this.language = language;
    this.page = new Words(language, shared);
    this.#games = games;
    this.#lessons = lessons;
    document.documentElement.lang = language;
    const description = document.querySelector("meta[name=description]");
    description?.setAttribute("content", this.page.say("page-app-description"));
    document.querySelector("link[rel=manifest]")?.setAttribute("href", `/manifest.${language}.webmanifest`);
  }

  chooseLanguage(language: Language): Promise<void> {
    localStorage.setItem("language", language);
    return this.setLanguage(language);
  }

  /** Take the games' titles and options from the catalogue. */
  setCatalogue(games: readonly GameInfo[]): void {
    const digests = (all: readonly GameInfo[]) => all.map(({ name, digest }) => `${name} ${digest}`).join();
    if (digests(games) !== digests(this.#catalogue)) this.#catalogue = games;
  }

  #digest(game: string): string {
    return untrack(() => this.#catalogue).find(({ name }) => name === game)?.digest ?? "";
  }

  async #openGame(language: Language, game: string): Promise<Words> {
    const [shared, own, words] = await Promise.all([
      sharedResource(language),
      loadSource(GAMES, `/${game}`, language),
      api.words(game, language, this.#digest(game)).catch(noneIfMissing),
    ]);
    return new Words(language, shared, own, words);
  }

  async #openLesson(language: Language, game: string): Promise<Words> {
    return new Words(language, await api.lessonWords(game, language, this.#digest(game)));
  }

  async loadGame(game: string): Promise<void> {
    const [current, language] = untrack(() => [this.#games[game], this.language]);
    if (current?.language === language) return;
    const loaded = await this.#openGame(language, game);
    this.#games = { ...this.#games, [game]: loaded };
  }

  async loadLesson(game: string): Promise<void> {
    const loaded = await this.#openLesson(
      untrack(() => this.language),
      game,
    );
    this.#lessons = { ...this.#lessons, [game]: loaded };
  }

  /** The messages of a game's lesson, once loaded. */
  lesson(game: string): Words | undefined {
    return this.#lessons[game];
  }

  /** Whether all messages of a game are loaded. */
  hasGame(game: string): boolean {
    return game in this.#games;
  }

  /** A game's title; its id if it is not installed. */
  title(game: string): string {
    const words = this.of(game);
    return words.has("title") ? words.say("title") : game;
  }

  /** A game's messages as far as loaded; otherwise the page's. */
  of(game: string): Words {
    return this.#games[game] ?? this.#summaries[game] ?? this.page;
  }
}

export const locale = new Locale();

/** Format a message of the page. */
export const t = (id: string, args?: Arguments): string => locale.page.say(id, args);

/** A function that formats messages of the page or of one game. */
export const wordsOf =
  (game: string) =>
  (id: string, args?: Arguments): string =>
    locale.of(game).say(id, args);
