import { defineConfig } from "tsdown";

/** The demo's own server. Its page is built by Vite, into `dist/page`. Nothing is published, so no types are emitted. */
export default defineConfig({
  entry: ["src/main.ts"],
  format: "esm",
  platform: "node",
  target: "node22.13",
  fixedExtension: false,
  unbundle: true,
  dts: false,
});
