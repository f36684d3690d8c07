/* Makes the page installable: the service worker with the list of files to store, and a manifest for each language. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { messages } from "./words.ts";

const resolve = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const WORKER = resolve("../src/offline/worker.js");
const WORDS = resolve("../../src/townwright/locale/page");
const PUBLIC = resolve("../public");
const PAPER = "#f3ecdf";
/** Fonts for letters of other languages; the browser loads them when a player's name needs them. */
const OTHER_FONTS = /-(cyrillic|greek|vietnamese|latin-ext)/;

/** The manifest of the app in the language of a Fluent file. */
export function manifest(language: string, source: string): string {
  const words = new Map(messages(source).map(([name, text]) => [name, text.slice(text.indexOf("=") + 1).trim()]));
  const say = (name: string) => words.get(name) as string;
  const png = (name: string, size: number, purpose: string) => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return JSON.stringify({
    id: "/",
    lang: language,
    name: "Townwright",
    short_name: "Townwright",
    description: say("page-app-description"),
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: PAPER,
    theme_color: PAPER,
    categories: ["games"],
    icons: [
      png("icon-192", 192, "any"),
      png("icon-512", 512, "any"),
      png("icon-maskable", 512, "maskable"),
      { src: "/mark.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    ],
    shortcuts: [
      { name: say("page-daily"), url: "/daily" },
      { name: say("page-puzzles"), url: "/puzzles" },
    ],
  });
}

export function app(): Plugin {
  return {
    name: "townwright-app",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: () => [
        { tag: "link", attrs: { rel: "manifest", href: "/manifest.en.webmanifest" }, injectTo: "head" },
        { tag: "link", attrs: { rel: "apple-touch-icon", href: "/apple-touch-icon.png" }, injectTo: "head" },
      ],
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of readdirSync(WORDS)) {
          const [language = ""] = file.split(".");
          const source = manifest(language, readFileSync(`${WORDS}/${file}`, "utf-8"));
          this.emitFile({ type: "asset", fileName: `manifest.${language}.webmanifest`, source });
        }
        const assets = Object.values(bundle).filter(
          ({ fileName }) => fileName.startsWith("assets/") && !OTHER_FONTS.test(fileName),
        );
        const files = [
          "/",
          ...assets.map(({ fileName }) => `/${fileName}`),
          ...readdirSync(PUBLIC).map((name) => `/${name}`),
        ].sort();
        const worker = readFileSync(WORKER, "utf-8");
        const index = Object.values(bundle).find(({ fileName }) => fileName === "index.html");
        const version = createHash("sha256")
          .update(worker + files.join() + (index?.type === "asset" ? index.source : ""))
          .digest("hex")
          .slice(0, 16);
        const source = worker.replace("BUILD_VERSION", version).replace('["BUILD_FILES"]', JSON.stringify(files));
        this.emitFile({ type: "asset", fileName: "worker.js", source });
      },
    },
  };
}
