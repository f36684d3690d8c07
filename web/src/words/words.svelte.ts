/* Every word a person reads. Those of the page are built in; those of a game, ours or another, come from the server. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import { api, Refusal } from "../wire/api";
import type { GameInfo, Happening, Sentence } from "../wire/types";

export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Record<string, FluentVariable>;

type Loader = () => Promise<unknown>;
const PAGE = import.meta.glob("../../../src/townwright/locale/page/*.ftl", { query: "?words", import: "default" });
const SHARED = import.meta.glob("../../../src/townwright/locale/*.ftl", { query: "?words", import: "default" });
/** What the page itself says about a game: these words come with its board. */
const GAMES = import.meta.glob("../games/*/*.ftl", { query: "?words", import: "default" });

/** A word for something, `family-name`; sentences about events, questions, rules and options are none. */
const PLAIN = /^((?!event|ask|rules|option|page)[a-z]+-([\w-]+)) = [^$\n]+$/gm;
/** Where the game has several words for a name: those that are meant first. */
const FAMILIES = ["label", "source"];

/** Arguments of these names are seats, said as their players' names. */
const SEATS = new Set(["seat", "to"]);

/** The words of one language: those shared by all games, and one game's own. */
export class Words {
  readonly #bundle: FluentBundle;
  /** By the last part of their names, the plain words of the game. */
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

  /** The sentence of a message; `message.part` names one of its attributes. */
  say(id: string, args: Arguments = {}): string {
    const [name = "", part] = id.split(".");
    const message = this.#bundle.getMessage(name);
    const pattern = part ? message?.attributes[part] : message?.value;
    if (!pattern) return id;
    return this.#bundle.formatPattern(pattern, args, []);
  }

  /** A sentence of the server: words looked up, seats by their players' names. */
  sentence({ message, arguments: args = {} }: Sentence, names: readonly string[] = []): string {
    return this.say(message, this.#resolve(args, names));
  }

  event({ kind, facts }: Happening, names: readonly string[]): string {
    return this.say(`event-${kind}`, this.#resolve(facts, names));
  }

  /** What a row of the score sheet is called: a word `source-…`, or that of its scoring card. */
  source(source: string): string {
    const id = [`source-${source}`, `condition-${source}`].find((each) => this.has(each));
    return id ? this.say(id) : source;
  }

  /** What the game calls something that its data names: `label-…`, or a word of any family. */
  word(name: string): string | null {
    const ids = this.#families.get(name) ?? [];
    const id = FAMILIES.map((family) => `${family}-${name}`).find((each) => ids.includes(each)) ?? ids[0];
    return id ? this.say(id) : null;
  }

  #resolve(args: Record<string, unknown>, names: readonly string[]): Arguments {
    const resolved: Arguments = {};
    for (const [name, value] of Object.entries(args)) {
      if (typeof value === "string" && value.startsWith("$") && this.has(value.slice(1)))
        resolved[name] = this.say(value.slice(1));
      else if (SEATS.has(name) && typeof value === "number")
        resolved[name] = names[value] ?? this.say("seat", { number: value + 1 });
      else if (value && typeof value === "object") resolved[name] = this.sentence(value as Sentence, names);
      else resolved[name] = value as FluentVariable;
    }
    return resolved;
  }
}

async function source(files: Record<string, Loader>, folder: string, language: Language): Promise<string> {
  const entry = Object.entries(files).find(([path]) => path.endsWith(`${folder}/${language}.ftl`));
  return entry ? ((await entry[1]()) as string) : "";
}

const shared = new Map<Language, Promise<FluentResource[]>>();

/** What every bundle of a language begins with. */
function sharedResources(language: Language): Promise<FluentResource[]> {
  const resources =
    shared.get(language) ??
    Promise.all([source(SHARED, "locale", language), source(PAGE, "page", language)]).then((texts) =>
      texts.map((text) => new FluentResource(text)),
    );
  shared.set(language, resources);
  return resources;
}

function preferredLanguage(): Language {
  const codes = [localStorage.getItem("language"), ...navigator.languages].map((code) => code?.slice(0, 2));
  return LANGUAGES.find((each) => each === codes.find((code) => LANGUAGES.includes(code as Language))) ?? "en";
}

/** A game that was played here need not be installed any more. */
function noneIfMissing(error: unknown): string {
  if (error instanceof Refusal && error.status === 404) return "";
  throw error;
}

/** The words being spoken now, and those of the games that are shown. */
class Speech {
  language = $state<Language>("en");
  page = $state.raw(new Words("en"));
  #sources: FluentResource[] = [];
  #catalogue = $state.raw<readonly GameInfo[]>([]);
  #games = $state.raw<Record<string, Words>>({});
  #lessons = $state.raw<Record<string, Words>>({});
  /** What is known of each game of the catalogue: what it is called, what it is about, its options. */
  readonly #heads = $derived(
    Object.fromEntries(
      this.#catalogue.map(({ name, words }) => [
        name,
        new Words(this.language, ...this.#sources, words[this.language] ?? ""),
      ]),
    ),
  );

  /** Speak the reader's language; everything shown so far is loaded before it changes. */
  async speak(language: Language = preferredLanguage()): Promise<void> {
    const reload = async (known: Record<string, Words>, load: (game: string) => Promise<Words>) =>
      Object.fromEntries(await Promise.all(Object.keys(known).map(async (game) => [game, await load(game)] as const)));
    const [sources, games, lessons] = await Promise.all([
      sharedResources(language),
      reload(this.#games, (game) => this.#openGame(language, game)),
      reload(this.#lessons, (game) => this.#openLesson(language, game)),
    ]);
    this.#sources = sources;
    this.language = language;
    this.page = new Words(language, ...sources);
    this.#games = games;
    this.#lessons = lessons;
    document.documentElement.lang = language;
  }

  choose(language: Language): Promise<void> {
    localStorage.setItem("language", language);
    return this.speak(language);
  }

  /** Learn what the games are called. */
  meet(games: readonly GameInfo[]): void {
    const digests = (all: readonly GameInfo[]) => all.map(({ name, digest }) => `${name} ${digest}`).join();
    if (digests(games) !== digests(this.#catalogue)) this.#catalogue = games;
  }

  #digest(game: string): string {
    return untrack(() => this.#catalogue).find(({ name }) => name === game)?.digest ?? "";
  }

  async #openGame(language: Language, game: string): Promise<Words> {
    const [before, own, words] = await Promise.all([
      sharedResources(language),
      source(GAMES, `/${game}`, language),
      api.words(game, language, this.#digest(game)).catch(noneIfMissing),
    ]);
    return new Words(language, ...before, own, words);
  }

  async #openLesson(language: Language, game: string): Promise<Words> {
    return new Words(language, await api.lessonWords(game, language, this.#digest(game)));
  }

  async loadGame(game: string): Promise<void> {
    const [known, language] = untrack(() => [this.#games[game], this.language]);
    if (known?.language === language) return;
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

  /** The words of a game's lesson, once they are loaded. */
  lesson(game: string): Words | undefined {
    return this.#lessons[game];
  }

  /** Whether all words of a game are loaded. */
  knows(game: string): boolean {
    return game in this.#games;
  }

  /** What a game is called; its name in the code if it is not installed. */
  title(game: string): string {
    const words = this.of(game);
    return words.has("title") ? words.say("title") : game;
  }

  /** The words of a game as far as they are known; the page's own until then. */
  of(game: string): Words {
    return this.#games[game] ?? this.#heads[game] ?? this.page;
  }
}

export const speech = new Speech();

/** A word of the page. */
export const t = (id: string, args?: Arguments): string => speech.page.say(id, args);

/** A word of the page or of a game, for the parts of the page that belong to this game. */
export const wordsOf =
  (game: string) =>
  (id: string, args?: Arguments): string =>
    speech.of(game).say(id, args);
