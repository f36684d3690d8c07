import "@fontsource-variable/source-sans-3/wght.css";
import "./styles/fraunces/fraunces.css";
import "./styles/fallbacks.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { catalogue } from "./lobby/catalogue.svelte";
import { reloadOnOwnerChange } from "./offline/answers";
import { app } from "./offline/app.svelte";
import { route } from "./ui/route.svelte";
import { settings } from "./ui/settings.svelte";
import { locale } from "./words/words.svelte";

import.meta.glob("./games/*/accent.css", { eager: true });

// A chunk is missing because the server has a newer build: load the page again, but not in a loop.
addEventListener("vite:preloadError", () => {
  const last = Number(sessionStorage.getItem("reloaded") ?? 0);
  if (Date.now() - last < 10_000) return;
  sessionStorage.setItem("reloaded", String(Date.now()));
  location.reload();
});

settings.apply();
void catalogue.load(); // in parallel with the words
await locale.setLanguage();
reloadOnOwnerChange();
app.start();
route.isOutdated = () => app.outdated;
mount(App, { target: document.getElementById("page") as HTMLElement });
