import { defineConfig } from "vite";
import { locales } from "./server/locales.ts";

export default defineConfig({ plugins: [locales()] });
