/** Serves locales to browsers, which hold no key: mount it beside the page. */
export {
  createLocaleHandler,
  type LocaleHandler,
  type LocaleHandlerOptions,
  type RequestContext,
} from "./handler/locale-handler.ts";
export type { MissingKeysOptions } from "./handler/missing-keys-options.ts";
export { type NodeHandler, type NodeHandlerOptions, toNodeHandler } from "./handler/node-handler.ts";
