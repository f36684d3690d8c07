import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { app } from "./plugins/app.ts";
import { groups } from "./plugins/chunks.ts";
import { componentsFromDisk } from "./plugins/components.ts";
import { covers } from "./plugins/covers.ts";
import { words } from "./plugins/words.ts";

const repository = fileURLToPath(new URL("..", import.meta.url));
const python = fileURLToPath(new URL("../src/townwright", import.meta.url));

export default defineConfig({
  plugins: [svelte(), words(), covers(), app(), ...(process.env.VITEST ? [componentsFromDisk()] : [])],
  build: {
    outDir: `${python}/server/page`,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: { checks: { bundlerTimings: false }, output: { codeSplitting: { groups } } },
  },
  server: {
    proxy: { "/api": { target: process.env.TOWNWRIGHT_SERVER ?? "http://127.0.0.1:8018", ws: true } },
    fs: { allow: [repository] },
  },
  test: { include: ["src/**/*.test.ts"], testTimeout: 120_000 }, // long enough for a slow machine
});
