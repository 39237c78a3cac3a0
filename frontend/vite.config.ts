import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { icons } from "./build/icons.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

export default defineConfig({
  plugins: [icons(), svelte()],
  resolve: {
    alias: { $lib: fileURLToPath(new URL("./src/lib", import.meta.url)) },
    // Svelte's own tests of components need its browser build.
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: `${root}/src/fateloom/web`,
    emptyOutDir: true,
    // Inlined fonts and images would need a laxer content security policy.
    assetsInlineLimit: 0,
  },
  server: {
    // The words (.ftl) and the rules (.md) lie beside the Python code that shares them.
    fs: { allow: [root] },
    proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } },
  },
  test: { environment: "jsdom", include: ["src/**/*.test.ts"] },
});
