import "@fontsource-variable/source-sans-3/wght.css";
import "./styles/fraunces/fraunces.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./ui/settings.svelte";
import { locale } from "./words/words.svelte";

import.meta.glob("./games/*/accent.css", { eager: true });

// A chunk is missing because the server has a newer build.
addEventListener("vite:preloadError", () => location.reload());

settings.apply();
await locale.setLanguage();
mount(App, { target: document.getElementById("page") as HTMLElement });
