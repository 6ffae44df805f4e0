export { type Client, createClient } from "./client.ts";
export type { MemoryResource, Segment, SegmentsOptions, TranslationMemory } from "./resources/memories.ts";
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
export type { CreateOptions } from "./sending/operation.ts";
export type { NumberedPages, Paging } from "./sending/paging.ts";
export type { RawClient } from "./sending/raw.ts";
export * from "./text.ts";
