import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import pyodide from "pyodide/package.json" with { type: "json" };
import { defineConfig } from "vitest/config";
import { gzipped } from "./build/gzipped.ts";
import { icons } from "./build/icons.ts";
import { packages } from "./build/packages.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Pyodide asks for this file by its name, so its version stands in a folder. */
const WASM = "pyodide.asm.wasm";
const named = ({ names }: { names: string[] }): string =>
  names.includes(WASM)
    ? `assets/pyodide-${pyodide.version}/${WASM}`
    : "assets/[name]-[hash][extname]";

const TESTS = ["src/**/*.test.ts", "../src/fateloom/games/*/board/**/*.test.ts"];
const COMPONENTS = TESTS.map((path) => path.replace(".test.ts", ".svelte.test.ts"));

export default defineConfig({
  plugins: [packages(), icons(), svelte(), gzipped()],
  resolve: {
    alias: {
      $lib: fileURLToPath(new URL("./src/lib", import.meta.url)),
      $table: fileURLToPath(new URL("./src/table", import.meta.url)),
    },
    // Svelte's own tests of components need its browser build.
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: `${root}/src/fateloom/web`,
    emptyOutDir: true,
    // Inlined fonts and images would need a laxer content security policy.
    assetsInlineLimit: 0,
    // For the test of how much a page loads; it is not served.
    manifest: true,
    rolldownOptions: { output: { assetFileNames: named } },
  },
  worker: {
    format: "es",
    rolldownOptions: { output: { assetFileNames: named } },
  },
  server: {
    // The words (.ftl) and the rules (.md) lie beside the Python code that shares them.
    fs: { allow: [root] },
    proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } },
  },
  test: {
    environment: "jsdom",
    testTimeout: 30_000, // machines that run the tests are busy and slow
    setupFiles: ["src/lib/layout.fixture.ts", "src/games/words.fixture.ts"],
    // A document of its own costs a file more than its tests do: components alone have one.
    projects: [
      {
        extends: true,
        test: {
          name: "modules",
          include: TESTS,
          exclude: COMPONENTS,
          isolate: false,
        },
      },
      { extends: true, test: { name: "components", include: COMPONENTS } },
    ],
  },
});
