import type { SourceFamily } from "../rows.ts";
import { isLiteralObject } from "../rows.ts";
import { chinaAndTaiwan, mapCodes, plainCodes, regionCodes } from "./codes.ts";
import { localeFiles } from "./locale-files.ts";

/** Applications that are not in the phrasebook: their strings measure what it knows of an interface it never saw. */
export const heldOutApplications: readonly SourceFamily[] = [
  localeFiles({
    name: "Jitsi Meet",
    packages: ["@jitsi/react-native-sdk"],
    path: "lang/main{code}.json",
    format: "json",
    codes: { ...mapCodes({ ...plainCodes, ...chinaAndTaiwan }, (code) => `-${code}`), en: "" },
  }),
  localeFiles({
    name: "Node-RED",
    packages: ["@node-red/editor-client"],
    path: "locales/{code}/*.json",
    format: "json",
    codes: {
      en: "en-US",
      de: "de",
      fr: "fr",
      es: "es-ES",
      "pt-BR": "pt-BR",
      ja: "ja",
      ko: "ko",
      ...chinaAndTaiwan,
      ru: "ru",
    },
    without: /^jsonata\./,
  }),
  localeFiles({
    name: "Excalidraw",
    packages: ["@excalidraw/excalidraw"],
    path: "dist/prod/{code}.js",
    format: "module",
    codes: { ...mapCodes(regionCodes, (code) => `locales/${code}-[A-Z0-9]+`), en: "chunk-6U3AYISY" },
    root: (file, code) => (isLiteralObject(file) ? file.get(code.startsWith("chunk") ? "J" : "default") : undefined),
  }),
];
