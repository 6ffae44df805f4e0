import type { SourceFamily } from "../rows.ts";
import { mapCodes, plainCodes, without } from "./codes.ts";
import { localeFiles } from "./locale-files.ts";

/** Applications for devices, clusters and money. */
export const tools: readonly SourceFamily[] = [
  localeFiles({
    name: "Cumulocity",
    packages: ["@c8y/ngx-components"],
    path: "locales/{code}",
    format: "po",
    // Without Traditional Chinese: 26 in 100 of its strings have the words that the other sources agree on.
    codes: {
      en: "locales.pot",
      de: "de.po",
      fr: "fr.po",
      es: "es.po",
      "pt-BR": "pt_BR.po",
      pl: "pl.po",
      ja: "ja_JP.po",
      ko: "ko.po",
      "zh-Hans": "zh_CN.po",
    },
    keysAreEnglish: true,
    // What stands in backticks at the end tells strings of equal words apart.
    shown: (written) => written.replace(/`[^`]+`$/, ""),
  }),
  localeFiles({
    name: "Actual",
    packages: ["@actual-app/web"],
    path: "build/static/js/{code}.chunk.js",
    format: "module",
    codes: without(
      mapCodes(plainCodes, (code) => String.raw`${code}\.[\w-]{8}`),
      ["ja", "ko", "tr", "cs"],
    ),
  }),
  localeFiles({
    name: "Headlamp",
    packages: ["@kinvolk/headlamp-plugin"],
    path: "lib/i18n/locales/{code}/*.json",
    format: "json",
    codes: without({ ...plainCodes, "pt-BR": "pt", "zh-Hans": "zh", "zh-Hant": "zh-tw" }, ["pl", "ru", "tr", "cs"]),
  }),
  localeFiles({
    name: "CNCjs",
    packages: ["cncjs"],
    path: "dist/cncjs/app/i18n/{code}/*.json",
    format: "json",
    codes: without({ ...plainCodes, "pt-BR": "pt-br", "zh-Hans": "zh-cn", "zh-Hant": "zh-tw" }, ["pl", "ko"]),
  }),
];
