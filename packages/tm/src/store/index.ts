export {
  type Decision,
  decide,
  type MachineTranslation,
  type MessageRecord,
  type RecordState,
  recordOfDecision,
  type SourceMessage,
  sourceHash,
} from "./message-records.ts";
export { createPhraseStore, type OpenPhraseStore, type PhraseStoreOptions } from "./phrase-store.ts";
export { createRecordStore, type RecordScope, type RecordStore, type RecordStoreOptions } from "./record-store.ts";
export { StoreError, type StoreErrorCode } from "./store-error.ts";
export type { Place, StoreOptions } from "./store-options.ts";
