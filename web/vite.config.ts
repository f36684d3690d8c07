import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { covers } from "./plugins/covers.ts";
import { words } from "./plugins/words.ts";

const python = fileURLToPath(new URL("../src/townwright", import.meta.url));

export default defineConfig({
  plugins: [svelte(), words(), covers()],
  resolve: { alias: { $python: python } },
  build: {
    outDir: `${python}/server/page`,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
