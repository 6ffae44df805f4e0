import type { SourceFamily } from "../rows.ts";
import { isLiteralObject } from "../rows.ts";
import { chinaAndTaiwan, mapCodes, plainCodes, regionCodes, underscored, without } from "./codes.ts";
import { localeFiles } from "./locale-files.ts";

/** Applications that sign users in and manage their accounts. */
export const accounts: readonly SourceFamily[] = [
  localeFiles({
    name: "Clerk",
    packages: ["@clerk/localizations"],
    path: "dist/{code}.mjs",
    format: "module",
    codes: regionCodes,
    root: (file, code) => (isLiteralObject(file) ? file.get(code.replace("-", "")) : undefined),
  }),
  localeFiles({
    name: "Okta",
    packages: ["@okta/okta-signin-widget"],
    path: "dist/labels/json/login{code}.json",
    format: "json",
    codes: { ...mapCodes(underscored({ ...plainCodes, ...chinaAndTaiwan }), (code) => `_${code}`), en: "" },
  }),
  localeFiles({
    name: "Keycloak",
    packages: ["@keycloakify/keycloak-admin-ui"],
    path: "keycloak-theme/admin/i18n/messages_{code}.properties",
    format: "properties",
    codes: without(underscored(plainCodes), ["ko"]),
  }),
  localeFiles({
    name: "Keycloak",
    packages: ["keycloakify"],
    path: "src/*/i18n/messages_defaultSet/{code}.ts",
    format: "module",
    codes: without({ ...plainCodes, ...chinaAndTaiwan }, ["ko"]),
  }),
];
