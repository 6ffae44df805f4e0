import type { SourceFamily } from "../rows.ts";
import { isLiteralObject } from "../rows.ts";
import { type Codes, chinaAndTaiwan, plainCodes, underscored, without } from "./codes.ts";
import { localeFiles } from "./locale-files.ts";

const strapiCodes: Codes = { ...plainCodes, "zh-Hant": "zh" };

/** Left out: fewer than 40 in 100 of their strings have the words that the other sources agree on. */
const unlikeTheOthers = { Vendure: ["zh-Hans", "zh-Hant"], Decap: ["zh-Hant"] } as const;

/** Applications that manage content and shops. */
export const content: readonly SourceFamily[] = [
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
    name: "Vendure",
    packages: ["@vendure/admin-ui"],
    path: "static/i18n-messages/{code}.json",
    format: "json",
    codes: without(underscored(plainCodes), ["ja", "ko", "tr", ...unlikeTheOthers.Vendure]),
    without: /^lang\./,
  }),
  localeFiles({
    name: "Decap",
    packages: ["decap-cms-locales"],
    path: "dist/esm/{code}/index.js",
    format: "module",
    codes: without({ ...underscored(plainCodes), "pt-BR": "pt" }, unlikeTheOthers.Decap),
  }),
  localeFiles({
    name: "Umbraco",
    packages: ["@umbraco-cms/backoffice"],
    path: "dist-cms/assets/lang/{code}.js",
    format: "module",
    codes: { ...plainCodes, "pt-BR": "pt-br", "zh-Hans": "zh", "zh-Hant": "zh-tw" },
    shown: (written) => written.replaceAll(/%(\d)%/g, "{$1}"),
  }),
  localeFiles({
    name: "Apostrophe",
    packages: ["apostrophe"],
    path: "modules/@apostrophecms/*/i18n/{code}.json",
    format: "json",
    codes: without(plainCodes, ["pl", "ja", "ko", "zh-Hans", "zh-Hant", "ru", "tr", "cs"]),
  }),
  localeFiles({
    name: "Volto",
    packages: ["@plone/volto"],
    path: "locales/{code}.json",
    format: "json",
    codes: without({ ...underscored(plainCodes), "zh-Hans": "zh_CN" }, ["pl", "ko", "zh-Hant", "tr", "cs"]),
    keysAreEnglish: true,
  }),
  localeFiles({
    name: "Alfresco",
    packages: [
      "@alfresco/adf-core",
      "@alfresco/adf-content-services",
      "@alfresco/adf-process-services",
      "@alfresco/adf-process-services-cloud",
    ],
    path: "bundles/assets/*/i18n/{code}.json",
    format: "json",
    codes: without({ ...plainCodes, ...chinaAndTaiwan }, ["ko", "zh-Hant", "tr"]),
  }),
  localeFiles({
    name: "Mirador",
    packages: ["mirador"],
    path: "src/locales/{code}/translation.json",
    format: "json",
    codes: without({ ...plainCodes, "pt-BR": "ptBr", ko: "kr", "zh-Hans": "zhCn", "zh-Hant": "zhTw" }, [
      "es",
      "ru",
      "tr",
      "cs",
    ]),
  }),
];
