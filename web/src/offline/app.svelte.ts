/* The page as an app: its service worker, updates, and installing. */

import { api } from "../wire/api";
import type { GameInfo } from "../wire/types";
import { locale } from "../words/words.svelte";

interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

class App {
  /** Whether the server has a newer version of the page; the next navigation loads it. */
  outdated = false;
  /** The browser's offer to install the page. */
  installer = $state.raw<InstallEvent | null>(null);
  /** Whether the page is stored, so that it opens without the server. */
  stored = $state(false);

  /** Start the service worker once the page is loaded. */
  start(): void {
    addEventListener("beforeinstallprompt", (event) => {
      this.installer = event as InstallEvent;
    });
    const workers = navigator.serviceWorker;
    if (!workers || !import.meta.env.PROD) return;
    this.stored = workers.controller !== null;
    workers.addEventListener("controllerchange", () => {
      this.outdated = this.stored;
      this.stored = true;
    });
    const register = async () => {
      const registration = await workers.register("/worker.js", { updateViaCache: "none" });
      document.addEventListener("visibilitychange", () => {
        if (document.visibilityState === "visible") registration.update().catch(() => undefined);
      });
    };
    const registerSoon = () => setTimeout(() => void register().catch(() => undefined), 1500);
    if (document.readyState === "complete") registerSoon();
    else addEventListener("load", registerSoon, { once: true });
  }

  /** Let the service worker store the rules of all games. */
  async storeRules(games: readonly GameInfo[]): Promise<void> {
    for (const { name, digest } of games) await api.words(name, locale.language, digest).catch(() => undefined);
  }
}

export const app = new App();
