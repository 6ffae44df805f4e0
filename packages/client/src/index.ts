export { type Client, createClient } from "./client.ts";
export type { DocumentHandle, DocumentJob, DocumentStatus, Documents } from "./documents/documents.ts";
export type { DocumentOptions } from "./documents/upload.ts";
export type { ReceivedFile } from "./files/received-file.ts";
export type { ByteStream, SaveOptions } from "./files/runtime-files.ts";
export type { FileInput, FileOptions } from "./files/source.ts";
export type { FileJob } from "./jobs/file-job.ts";
export type { Job, WaitOptions, WatchOptions } from "./jobs/job.ts";
export { baseLanguage } from "./language-code.ts";
export type {
  AdminResource,
  CustomTagUsage,
  CustomTagUsageOptions,
  DeveloperKey,
  DeveloperKeyResource,
  ReportDays,
  UsageReport,
  UsageReportOptions,
} from "./resources/admin.ts";
export type {
  DictionaryDirection,
  DictionarySummary,
  Glossary,
  GlossaryChanges,
  GlossaryResource,
  NewGlossary,
} from "./resources/glossaries.ts";
export type {
  GlossaryLanguagePair,
  GlossaryV2,
  GlossaryV2Resource,
  NewGlossaryV2,
} from "./resources/glossaries-v2.ts";
export type { Dictionary, NewDictionary, Terms } from "./resources/glossary-terms.ts";
export type { LanguageResource, ResourceFeature, ResourceFeatures } from "./resources/languages.ts";
export type { MemoryResource, Segment, SegmentsOptions, TranslationMemory } from "./resources/memories.ts";
export type { ImportOptions } from "./resources/memory-files.ts";
export type {
  ExportJob,
  ImportedMemory,
  ImportJob,
  MemoryJobHandle,
  MemoryJobStatus,
  MemoryJobs,
} from "./resources/memory-jobs.ts";
export type {
  NewSpokenTerms,
  NewTermList,
  SpokenTerms,
  SpokenTermsChanges,
  SpokenTermsResource,
  TermList,
  TermListSummary,
} from "./resources/spoken-terms.ts";
export type {
  ConfiguredRules,
  CustomInstruction,
  CustomInstructionResource,
  NewCustomInstruction,
  NewStyleRuleList,
  StyleRuleList,
  StyleRuleResource,
  StyleRulesOptions,
} from "./resources/style-rules.ts";
export type { ProductUsage, Usage } from "./resources/usage.ts";
export type { AnswerEvent, FailureEvent, Hooks, RetryEvent, TryEvent } from "./sending/hooks.ts";
export type { CreateOptions } from "./sending/operation.ts";
export type { NumberedPages, Paging } from "./sending/paging.ts";
export type { RawClient } from "./sending/raw.ts";
export type { Tracer } from "./sending/tracing.ts";
export type { Estimate } from "./text/estimate.ts";
export type { CorrectOptions, Improvement, ImprovingCalls, RephraseOptions } from "./text/improve.ts";
export type { Phrase, PhraseStore, StoredPhrase } from "./text/phrase-store.ts";
export type { Budget } from "./text/spending.ts";
export type { Savings } from "./text/tally.ts";
export type { TextSource } from "./text/translate-each.ts";
export { isAboutText, type SettledText, type TextsUntilStopped, textsUntilStopped } from "./text/until-stopped.ts";
export * from "./text.ts";
export type { SendAllOptions } from "./voice/audio-chunks.ts";
export type { AudioBytes, AudioSource } from "./voice/audio-pieces.ts";
export type { Captions, Cue, Transcript } from "./voice/captions.ts";
export type { ChunkOptions, VoiceSession } from "./voice/session.ts";
export type { Voice } from "./voice/voice.ts";
export type { TargetMediaEvent, VoiceEvent } from "./voice/voice-event.ts";
export type { VoiceOptions, WebSocketLike } from "./voice/voice-options.ts";
