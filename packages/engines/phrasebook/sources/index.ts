import type { PhrasebookLanguage } from "../../src/phrasebook/languages.ts";
import type { SourceFamily } from "../rows.ts";
import { isLiteralObject } from "../rows.ts";
import { type Codes, chinaAndTaiwan, mapCodes, plainCodes, regionCodes, underscored } from "./codes.ts";
import { localeFiles } from "./locale-files.ts";
import { vscode } from "./vscode.ts";

const strapiCodes: Codes = { ...plainCodes, "zh-Hant": "zh" };

const openUi5Codes: Codes = {
  ...mapCodes(plainCodes, (code) => `_${code}`),
  en: "",
  "pt-BR": "_pt",
  "zh-Hans": "_zh_CN",
  "zh-Hant": "_zh_TW",
};

/** Left out: fewer than 40 in 100 of their strings have the words that the other sources agree on. */
const unlikeTheOthers = { Vendure: ["zh-Hans", "zh-Hant"], Decap: ["zh-Hant"] } as const;

/** All families, in the order of trust: where votes are equal, the first family's wording wins. */
export const sourceFamilies: readonly SourceFamily[] = [
  localeFiles({
    name: "Payload",
    packages: ["@payloadcms/translations"],
    path: "dist/languages/{code}.js",
    format: "module",
    codes: { ...plainCodes, "pt-BR": "pt", "zh-Hans": "zh", "zh-Hant": "zhTw" },
    root: (file, code) => (isLiteralObject(file) ? file.get(`${code}Translations`) : undefined),
  }),
  localeFiles({
    name: "Strapi",
    packages: ["@strapi/admin"],
    path: "dist/admin/admin/src/translations/{code}.json.mjs",
    format: "module",
    codes: strapiCodes,
  }),
  localeFiles({
    name: "Strapi",
    packages: [
      "@strapi/content-manager",
      "@strapi/content-type-builder",
      "@strapi/i18n",
      "@strapi/upload",
      "@strapi/plugin-users-permissions",
    ],
    path: "dist/admin/translations/{code}.json.mjs",
    format: "module",
    codes: strapiCodes,
  }),
  localeFiles({
    name: "Matrix",
    packages: ["matrix-react-sdk"],
    path: "src/i18n/strings/{code}.json",
    format: "json",
    codes: { ...underscored(plainCodes), en: "en_EN", de: "de_DE" },
  }),
  localeFiles({
    name: "Azure Communication",
    packages: ["@azure/communication-react"],
    path: "dist/dist-esm/react-composites/src/composites/localization/locales/{code}/strings.json",
    format: "json",
    codes: regionCodes,
  }),
  localeFiles({
    name: "Vendure",
    packages: ["@vendure/admin-ui"],
    path: "static/i18n-messages/{code}.json",
    format: "json",
    codes: without(underscored(plainCodes), ["ja", "ko", "tr", ...unlikeTheOthers.Vendure]),
    without: /^lang\./,
  }),
  localeFiles({
    name: "Clerk",
    packages: ["@clerk/localizations"],
    path: "dist/{code}.mjs",
    format: "module",
    codes: regionCodes,
    root: (file, code) => (isLiteralObject(file) ? file.get(code.replace("-", "")) : undefined),
  }),
  localeFiles({
    name: "Decap",
    packages: ["decap-cms-locales"],
    path: "dist/esm/{code}/index.js",
    format: "module",
    codes: without({ ...underscored(plainCodes), "pt-BR": "pt" }, unlikeTheOthers.Decap),
  }),
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
  vscode,
];

function without(codes: Codes, missing: readonly PhrasebookLanguage[]): Partial<Codes> {
  return Object.fromEntries(
    Object.entries(codes).filter(([language]) => !missing.some((absent) => absent === language)),
  );
}
