import { type Documents, documents } from "./documents/documents.ts";
import type { CallOptions, ClientOptions } from "./options.ts";
import { addressOf } from "./plan-address.ts";
import { type AdminResource, admin } from "./resources/admin.ts";
import { type GlossaryResource, glossaries } from "./resources/glossaries.ts";
import { languageResources, type ResourceFeatures } from "./resources/languages.ts";
import { type MemoryResource, memories } from "./resources/memories.ts";
import { type MemoryJobs, memoryJobs } from "./resources/memory-jobs.ts";
import { type SpokenTermsResource, spokenTerms } from "./resources/spoken-terms.ts";
import { type StyleRuleResource, styleRules } from "./resources/style-rules.ts";
import { type Usage, usage } from "./resources/usage.ts";
import { createPerform } from "./sending/operation.ts";
import { createRaw, type RawClient } from "./sending/raw.ts";
import { createTransport } from "./sending/transport.ts";
import { createWatch } from "./sending/watch.ts";
import { resolveSettings } from "./settings.ts";
import { type Estimate, estimate } from "./text/estimate.ts";
import { type ImprovingCalls, improvingCalls } from "./text/improve.ts";
import { phraseMemory } from "./text/phrase-memory.ts";
import type { TranslationOutcome } from "./text/settled.ts";
import { createSpending } from "./text/spending.ts";
import { createTally, type Savings } from "./text/tally.ts";
import type { TextContext } from "./text/translate.ts";
import { type TextSource, translateEach } from "./text/translate-each.ts";
import type { TranslateOptions } from "./text/translate-options.ts";
import { type TextClient, textCalls } from "./text-client.ts";
import { type Voice, voice } from "./voice/voice.ts";

/** The typed client. Every method rejects with a `DragomanError` and with nothing else. */
export interface Client extends TextClient, ImprovingCalls {
  /**
   * What `translateSettled` does for texts as they come, from a list, a generator or a stream: what became of each, in
   * order, as soon as it is known. `for await` it; leaving the loop stops what is in flight.
   */
  readonly translateEach: (texts: TextSource, options: TranslateOptions) => AsyncIterable<TranslationOutcome>;
  /** What `translateMany` would send and a service bill for it. Nothing is sent. */
  readonly estimate: (texts: readonly string[], options: TranslateOptions) => Promise<Estimate>;
  /** What translating sent so far and what it did not have to send; a copy, for as long as you like. */
  readonly savings: Savings;
  /** Every resource and the features its languages may have. */
  readonly languageResources: (options?: CallOptions) => Promise<ResourceFeatures[]>;
  readonly glossaries: GlossaryResource;
  readonly styleRules: StyleRuleResource;
  readonly memories: MemoryResource & MemoryJobs;
  /** Whole documents, their layout kept, in the background. */
  readonly documents: Documents;
  readonly spokenTerms: SpokenTermsResource;
  /** Speech, transcribed and translated while it is spoken. */
  readonly voice: Voice;
  readonly admin: AdminResource;
  /** What the account has used and may use. */
  readonly usage: (options?: CallOptions) => Promise<Usage>;
  /**
   * Every operation of the contract under its path, typed, with the wire's own names: `raw.GET("/v2/usage")`. Same
   * authentication, timeouts and retries; a failing status is `error` in the result, not an exception.
   */
  readonly raw: RawClient;
}

/**
 * A client for a service at one address, with one key.
 * @throws DragomanError of kind `invalid-request` when an option cannot be right.
 */
export function createClient(given: ClientOptions): Client {
  // Callers without types may forget them altogether.
  const options = { ...given };
  const settings = resolveSettings({ ...options, baseUrl: addressOf(options) });
  const { hooks, tracer } = options;
  const transport = createTransport(settings, createWatch(hooks, tracer, settings.baseUrl, settings.redact));
  const readUsage = (call: CallOptions = {}) => usage(transport, settings, call);
  const { budget, phraseStore } = options;
  const tally = createTally();
  const context: TextContext = {
    settings,
    transport,
    counting: tally,
    spending: budget && createSpending(budget, readUsage),
    memory: phraseStore && phraseMemory(phraseStore),
  };
  const perform = createPerform(transport, settings);
  return {
    ...textCalls(context),
    ...improvingCalls(context),
    glossaries: glossaries(perform),
    styleRules: styleRules(perform),
    memories: { ...memories(perform), ...memoryJobs(transport, perform, settings) },
    documents: documents(transport, perform, settings),
    spokenTerms: spokenTerms(perform),
    voice: voice(perform, settings),
    admin: admin(perform),
    translateEach: (source, call) => translateEach(context, source, call),
    estimate: (list, call) => estimate(context, list, call),
    languageResources: (call = {}) => languageResources(transport, settings, call),
    usage: readUsage,
    raw: createRaw(transport, settings),
    get savings() {
      return tally.savings();
    },
  };
}
