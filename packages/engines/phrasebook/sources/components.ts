import type { SourceFamily } from "../rows.ts";
import { isLiteralObject } from "../rows.ts";
import { type Codes, chinaAndTaiwan, mapCodes, plainCodes, regionCodes, underscored } from "./codes.ts";
import { localeFiles } from "./locale-files.ts";

const openUi5Codes: Codes = {
  ...mapCodes(plainCodes, (code) => `_${code}`),
  en: "",
  "pt-BR": "_pt",
  "zh-Hans": "_zh_CN",
  "zh-Hant": "_zh_TW",
};

/** Libraries of components, whose strings are part of any application. */
export const components: readonly SourceFamily[] = [
  localeFiles({
    name: "OpenUI5",
    packages: [
      "@openui5/sap.m",
      "@openui5/sap.ui.mdc",
      "@openui5/sap.ui.rta",
      "@openui5/sap.ui.unified",
      "@openui5/sap.ui.table",
      "@openui5/sap.uxap",
    ],
    path: "src/sap/**/messagebundle{code}.properties",
    format: "properties",
    codes: openUi5Codes,
  }),
  localeFiles({
    name: "AG Grid",
    packages: ["@ag-grid-community/locale"],
    path: "dist/package/main.esm.mjs",
    format: "module",
    codes: {
      en: "EN",
      de: "DE",
      fr: "FR",
      es: "ES",
      it: "IT",
      "pt-BR": "BR",
      pl: "PL",
      ja: "JP",
      ko: "KR",
      "zh-Hans": "CN",
      "zh-Hant": "TW",
      tr: "TR",
      cs: "CZ",
    },
    root: (file, code) => (isLiteralObject(file) ? file.get(`AG_GRID_LOCALE_${code}`) : undefined),
  }),
  localeFiles({
    name: "Uppy",
    packages: ["@uppy/locales"],
    path: "lib/{code}.js",
    format: "module",
    codes: underscored(regionCodes),
    root: (file, code) => {
      const locale = isLiteralObject(file) ? file.get(code) : undefined;
      return isLiteralObject(locale) ? locale.get("strings") : undefined;
    },
  }),
  localeFiles({
    name: "Prime",
    packages: ["primelocale"],
    path: "{code}.json",
    format: "json",
    codes: { ...plainCodes, ...chinaAndTaiwan },
    root: (file) => (isLiteralObject(file) ? [...file.values()][0] : undefined),
  }),
];
