import type { SourceFamily } from "../rows.ts";
import { plainCodes, regionCodes, underscored, without } from "./codes.ts";
import { localeFiles } from "./locale-files.ts";

/** Left out: fewer than 40 in 100 of their strings have the words that the other sources agree on. */
const unlikeTheOthers = { Etherpad: ["zh-Hans"] } as const;

/** Applications in which people talk, call and write together. */
export const communication: readonly SourceFamily[] = [
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
    name: "RingCentral",
    packages: ["@ringcentral-integration/widgets"],
    path: "components/**/i18n/{code}.ts",
    format: "module",
    codes: without(regionCodes, ["pl", "ru", "tr", "cs"]),
  }),
  localeFiles({
    name: "Etherpad",
    packages: ["ep_etherpad-lite"],
    path: "locales/{code}.json",
    format: "json",
    codes: without({ ...plainCodes, "pt-BR": "pt-br", "zh-Hant": "zh-hant" }, unlikeTheOthers.Etherpad),
    without: /^@metadata/,
  }),
];
