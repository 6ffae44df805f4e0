export { EngineError, type EngineErrorKind } from "./errors.ts";
export type * from "./ports.ts";
