import { defineConfig } from "tsdown";

/** Node runs no decorators, so they are compiled. Nothing is published, so no types are emitted. */
export default defineConfig({
  entry: ["src/main.ts"],
  format: "esm",
  platform: "node",
  target: "node22.13",
  fixedExtension: false,
  unbundle: true,
  dts: false,
});
