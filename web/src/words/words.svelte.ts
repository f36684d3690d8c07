/* Every word a person reads, from the Fluent files that Python and the page share; loaded for a language and a game when needed. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Happening, Sentence } from "../wire/types";

export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Record<string, FluentVariable>;

type Loader = () => Promise<unknown>;
const PAGE = import.meta.glob("../../../src/townwright/locale/page/*.ftl", { query: "?words", import: "default" });
const SHARED = import.meta.glob("../../../src/townwright/locale/*.ftl", { query: "?words", import: "default" });
const HEADS = import.meta.glob("../../../src/townwright/games/*/*.ftl", { query: "?head", import: "default" });
const GAMES = import.meta.glob("../../../src/townwright/games/*/*.ftl", { query: "?words", import: "default" });

const LESSONS = import.meta.glob("../../../src/townwright/games/*/lesson/*.ftl", { query: "?words", import: "default" });

/** Arguments of these names are seats, said as their players' names. */
const SEATS = new Set(["seat", "to"]);

/** The words of one language: those shared by all games, and one game's own. */
export class Words {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: string,
    ...sources: string[]
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
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
  sentence({ message, arguments: given = {} }: Sentence, names: readonly string[] = []): string {
    return this.say(message, this.#spoken(given, names));
  }

  event({ kind, facts }: Happening, names: readonly string[]): string {
    return this.say(`event-${kind}`, this.#spoken(facts, names));
  }

  /** What a row of the score sheet is called. */
  source(source: string): string {
    const family = ["territory", "zone", "condition", "source"].find((each) => this.has(`${each}-${source}`));
    return family ? this.say(`${family}-${source}`) : source;
  }

  #spoken(args: Record<string, unknown>, names: readonly string[]): Arguments {
    const spoken: Arguments = {};
    for (const [name, value] of Object.entries(args)) {
      if (typeof value === "string" && value.startsWith("$") && this.has(value.slice(1)))
        spoken[name] = this.say(value.slice(1));
      else if (SEATS.has(name) && typeof value === "number")
        spoken[name] = names[value] ?? this.say("seat", { number: value + 1 });
      else if (value && typeof value === "object") spoken[name] = this.sentence(value as Sentence, names);
      else spoken[name] = value as FluentVariable;
    }
    return spoken;
  }
}

async function source(files: Record<string, Loader>, folder: string, language: Language): Promise<string> {
  const found = Object.entries(files).find(([path]) => path.endsWith(`${folder}/${language}.ftl`));
  return found ? ((await found[1]()) as string) : "";
}

const fromFiles = new Map<string, Promise<Words>>();

function open(language: Language, game: string | null, whole: boolean): Promise<Words> {
  const name = `${language} ${game} ${whole}`;
  const found =
    fromFiles.get(name) ??
    Promise.all([
      source(SHARED, "locale", language),
      source(PAGE, "page", language),
      game ? source(whole ? GAMES : HEADS, `/${game}`, language) : "",
    ]).then((sources) => new Words(language, ...sources));
  fromFiles.set(name, found);
  return found;
}

/** What the coach of a game's lesson says. */
async function openLesson(language: Language, game: string): Promise<Words> {
  return new Words(language, await source(LESSONS, `/${game}/lesson`, language));
}

function wanted(): Language {
  const asked = [localStorage.getItem("language"), ...navigator.languages].map((code) => code?.slice(0, 2));
  return LANGUAGES.find((each) => each === asked.find((code) => LANGUAGES.includes(code as Language))) ?? "en";
}

/** The words being spoken now, and those of games that are shown. */
class Speech {
  language = $state<Language>("en");
  page = $state.raw(new Words("en"));
  #heads = $state.raw<Record<string, Words>>({});
  #games = $state.raw<Record<string, Words>>({});
  #lessons = $state.raw<Record<string, Words>>({});

  /** Speak the reader's language; everything shown so far is loaded before it changes. */
  async speak(language: Language = wanted()): Promise<void> {
    const reload = async (known: Record<string, Words>, load: (game: string) => Promise<Words>) =>
      Object.fromEntries(await Promise.all(Object.keys(known).map(async (game) => [game, await load(game)] as const)));
    const [page, heads, games, lessons] = await Promise.all([
      open(language, null, true),
      reload(this.#heads, (game) => open(language, game, false)),
      reload(this.#games, (game) => open(language, game, true)),
      reload(this.#lessons, (game) => openLesson(language, game)),
    ]);
    this.language = language;
    this.page = page;
    this.#heads = heads;
    this.#games = games;
    this.#lessons = lessons;
    document.documentElement.lang = language;
  }

  choose(language: Language): Promise<void> {
    localStorage.setItem("language", language);
    return this.speak(language);
  }

  async loadHead(game: string): Promise<void> {
    const loaded = await open(this.language, game, false);
    this.#heads = { ...this.#heads, [game]: loaded };
  }

  async loadGame(game: string): Promise<void> {
    const loaded = await open(this.language, game, true);
    this.#games = { ...this.#games, [game]: loaded };
  }

  async loadLesson(game: string): Promise<void> {
    const loaded = await openLesson(this.language, game);
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

  /** The words of a game as far as they are loaded; the page's own until then. */
  of(game: string): Words {
    return this.#games[game] ?? this.#heads[game] ?? this.page;
  }
}

export const speech = new Speech();

/** A word of the page. */
export const t = (id: string, args?: Arguments): string => speech.page.say(id, args);
