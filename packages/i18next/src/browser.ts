/** The backend of pages: it holds no key, and asks the handler of `@dragoman/i18next/handler` on the page's own server. */
export { DragomanBackend } from "./browser/browser-backend.ts";
export type { BrowserBackendOptions } from "./browser/browser-options.ts";
