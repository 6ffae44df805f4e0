import { fileURLToPath } from "node:url";
import { defaultClientConditions, defineConfig } from "vite";

/** The page. JSX goes through Vite's own transform; assets are hashed, so that they may be cached for good. */
export default defineConfig({
  root: fileURLToPath(new URL("page", import.meta.url)),
  // Packages of this repository are taken as they are in the sources, in the worker too.
  resolve: { conditions: ["@dragoman/source", ...defaultClientConditions] },
  worker: { format: "es" },
  oxc: { jsx: { runtime: "automatic" } },
  build: {
    outDir: fileURLToPath(new URL("dist/page", import.meta.url)),
    emptyOutDir: true,
    // Everything is served as a file of our own origin: the page's policy allows no inline script and no data address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
