export { createService, type Service } from "./service.ts";
export { SettingsError } from "./setting-values.ts";
export { readSettings, type ServedEngine, type Settings } from "./settings.ts";
export { settingsHelp } from "./settings-table.ts";
export { type StyleProperty, type StyleTreatment, styleTreatments } from "./style/treatments.ts";
