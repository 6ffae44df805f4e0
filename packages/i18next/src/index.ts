export { DragomanBackend, type MessageInfo } from "./backend.ts";
export type { DeclinedMessage, DragomanBackendOptions } from "./options.ts";
export type { Resources, ResourceValue } from "./plan.ts";
