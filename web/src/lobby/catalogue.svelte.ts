/* The server's catalogue of games, and the current guest. */

import { untrack } from "svelte";
import { setOwner } from "../offline/answers";
import { app } from "../offline/app.svelte";
import { connection } from "../offline/connection.svelte";
import { api, Refusal } from "../wire/api";
import type { Catalogue, GameInfo, Me } from "../wire/types";
import { locale, t } from "../words/words.svelte";

/** Polling interval while a search is being compiled or the server cannot be reached, in milliseconds. */
const POLL_MS = 1500;

class Store<T> {
  value = $state.raw<T | null>(null);
}

class CatalogueStore extends Store<Catalogue> {
  /** The games in display order, easiest first. */
  readonly games = $derived(
    (this.value?.games ?? []).toSorted((a, b) => a.complexity - b.complexity || (a.name < b.name ? -1 : 1)),
  );

  /** Items in the order of their games; items of games that are not installed come last. */
  inOrder<T>(items: readonly T[], gameOf: (item: T) => string): T[] {
    const names = this.games.map(({ name }) => name);
    const place = (item: T) => (names.includes(gameOf(item)) ? names.indexOf(gameOf(item)) : names.length);
    return items.toSorted((a, b) => place(a) - place(b));
  }

  game(name: string): GameInfo | undefined {
    return this.value?.games.find((game) => game.name === name);
  }

  /** Compile progress of a game's search in percent; null if bots of this level are ready. */
  compileProgress(game: string, level: string): number | null {
    if (!this.value?.searching.includes(level)) return null;
    return this.game(game)?.compile_progress ?? null;
  }

  failed = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #loading: Promise<void> | undefined;

  load(): Promise<void> {
    this.#loading ??= this.#fetch().finally(() => {
      this.#loading = undefined;
    });
    return this.#loading;
  }

  async #fetch(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.value = await api.catalogue();
      locale.setCatalogue(this.value.games);
      this.failed = false;
      if (app.stored && !connection.offline) void app.storeRules(this.value.games);
    } catch {
      this.failed = true;
    }
    const waiting =
      this.failed || connection.offline || this.value?.games.some((game) => game.compile_progress !== null);
    if (waiting) this.#timer = setTimeout(() => this.load(), POLL_MS);
  }

  /** Return a game once the catalogue is loaded, without subscribing to later changes. */
  async find(name: string): Promise<GameInfo | undefined> {
    if (!untrack(() => this.value)) await this.load();
    return untrack(() => this.game(name));
  }
}

/** Key in local storage, set once the server has given this browser a guest. */
const GUEST_KEY = "guest";

class MeStore extends Store<Me> {
  /** Whether the server has given this browser a guest. */
  get isKnown(): boolean {
    return localStorage.getItem(GUEST_KEY) !== null;
  }

  async load(): Promise<void> {
    if (!this.isKnown) return;
    try {
      this.value = await api.me();
      await setOwner(this.value.id);
    } catch (error) {
      if (error instanceof Refusal && error.status === 401) this.forget();
    }
  }

  set(me: Me): Me {
    localStorage.setItem(GUEST_KEY, "1");
    this.value = me;
    void setOwner(me.id);
    return me;
  }

  forget(): void {
    localStorage.removeItem(GUEST_KEY);
    this.value = null;
    void setOwner(null);
  }

  /** Set whether my turns at new tables have to be confirmed. */
  async confirmTurns(confirm: boolean): Promise<void> {
    this.set(await api.setMe({ name: (await this.ensure()).name, confirm }));
  }

  /** Return the current guest; create one with a default name if necessary. */
  async ensure(): Promise<Me> {
    if (!this.value) await this.load();
    return this.value ?? this.set(await api.setMe({ name: t("page-guest") }));
  }

  /** Change the guest's name. An empty or unchanged name is ignored. */
  async rename(to: string): Promise<void> {
    const name = to.trim();
    if (name && name !== this.value?.name) this.set(await api.setMe({ name, confirm: this.value?.confirm ?? true }));
  }
}

export const catalogue = new CatalogueStore();
export const me = new MeStore();
