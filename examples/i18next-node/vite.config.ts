import { defineConfig } from "vite";

/** The one script that pages load; the server runs from its sources. */
export default defineConfig({
  build: { rolldownOptions: { input: "page/fill-in.ts", output: { entryFileNames: "fill-in.js" } } },
});
