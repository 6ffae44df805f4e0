export type { LocalizationOptions, RouteOptions } from "@dragoman/web";
export { type ExpressOptions, type LocalizeHandler, localize } from "./localize.ts";
export { localizeBody } from "./localize-body.ts";
export { localizeRoute } from "./localize-route.ts";
