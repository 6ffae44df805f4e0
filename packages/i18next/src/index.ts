export { DragomanBackend } from "./backend.ts";
export type { MessageInfo } from "./localizer.ts";
export type { MissingKeyOptions } from "./missing-strings.ts";
export type { DeclinedMessage, DragomanBackendOptions, Steering, SteeringOptions } from "./options.ts";
export type { RecordStore } from "./records.ts";
export type { Resources, ResourceValue } from "./resources.ts";
export type { LoadedNamespace } from "./session.ts";
