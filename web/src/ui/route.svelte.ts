/* The router: maps the address to a page. */

/** `at`: show the match after this many actions; null for its current state. */
export type Place =
  | { page: "lobby" }
  | { page: "about" | "statistics" }
  /** An overview, or one game or day: `/box/<game>`, `/score/<game>`, `/puzzles/<game>`, `/daily/2030-05-17`. */
  | { page: "box" | "daily" | "puzzles" | "rules" | "score"; what: string }
  | { page: "table"; table: string; at: number | null }
  | { page: "challenge"; token: string }
  | { page: "join" | "watch" | "device"; token: string; at: number | null };

export function placeOf(address: Pick<URL, "pathname" | "hash" | "search">): Place {
  const [page = "", rest = ""] = address.pathname.replace(/^\//, "").split("/");
  const [token = "", moment = ""] = address.hash.slice(1).split("/");
  const at = /^\d+$/.test(moment) ? Number(moment) : null;
  if (page === "about" || page === "statistics") return { page };
  if (page === "box" || page === "daily" || page === "puzzles" || page === "rules" || page === "score")
    return { page, what: rest };
  if (page === "table" && rest) {
    const moment = new URLSearchParams(address.search).get("at") ?? "";
    return { page, table: rest, at: /^\d+$/.test(moment) ? Number(moment) : null };
  }
  if ((page === "join" || page === "watch" || page === "device") && token) return { page, token, at };
  if (page === "challenge" && token) return { page, token };
  return { page: "lobby" };
}

class Route {
  /** Whether the server has a newer version of the page; the next navigation loads it. */
  isOutdated = (): boolean => false;
  place = $state.raw<Place>({ page: "lobby" });
  /** Whether another page was shown before this one. */
  hasMoved = false;

  constructor() {
    if (typeof location === "undefined") return;
    this.#read();
    addEventListener("popstate", () => this.#move());
  }

  #read(): void {
    this.place = placeOf(new URL(location.href));
  }

  #move(): void {
    this.hasMoved = true;
    this.#read();
  }

  go(path: string, replace = false): void {
    if (this.isOutdated()) {
      location.assign(path);
      return;
    }
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.#move();
    scrollTo(0, 0);
  }

  /** Handle clicks on internal links without reloading the page. */
  followLink = (event: MouseEvent): void => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.origin !== location.origin || link.target || link.download || link.pathname.startsWith("/api")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

export const route = new Route();
