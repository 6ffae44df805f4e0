export { type Content, contentOf } from "./content.ts";
export { type ExportOptions, exportWhenFree } from "./export-when-free.ts";
export { findMemory, MemoryNameError } from "./find-memory.ts";
export { type Pull, type PulledChanges, type PullOptions, pullMemory } from "./pull.ts";
export { type Push, type PushOptions, pushMemory } from "./push.ts";
export type { StateStore } from "./state.ts";
export { type SyncClient, type SyncConflict, SyncConflictError, type SyncOptions, type SyncProgress } from "./sync.ts";
