import type { Client, ReceivedFile } from "@dragoman/client";
import type { OperationId } from "@dragoman/client/contract";

/** How the client asks for what the contract's example of an operation asks for. */
export interface DoubledCall {
  readonly call: (client: Client) => Promise<unknown>;
  /** What the example answer has beside what the call gives. */
  readonly beside?: object;
  /** What is asked otherwise than in the examples, where an address is followed or nothing need be said. */
  readonly asks?: object;
  /** The answer is the client's own, and nobody sees it. */
  readonly kept?: true;
  /** What the same call also asks. */
  readonly also?: readonly OperationId[];
}

const glossaryId = "0a6f3b0e-5a0b-4d0e-9d0f-1f1b6a6f2c11";
const styleId = "7b2d1c3a-8f64-4c4e-a1d9-0a5be3f2d977";
const instructionId = "c1f0e7b2-3d6b-4a0e-8f0d-5e2a9b7c4d10";
const memoryId = "e3a1c5d7-92b4-4f68-8a0c-6d1e2f3b4a59";
const spokenTermsId = "f4e3d2c1-b0a9-4877-9665-544332211000";
const keyId = "1f2e3d4c-5b6a-4798-8a9b-0c1d2e3f4a5b:6a5b4c3d-2e1f-4089-97a6-b5c4d3e2f1a0";
const direction = { sourceLang: "en", targetLang: "de" };
const tmx = '<tmx version="1.4"><header srclang="en"/><body></body></tmx>';
/** Where the contract's examples say that the service is. */
const home = "http://127.0.0.1:4100";
const importJobId = "5d9c8b7a-6e5f-4d3c-b2a1-0f9e8d7c6b5a";
const exportJobId = "6e5d4c3b-2a1f-4e0d-9c8b-7a6f5e4d3c2b";
const document = {
  documentId: "04DE5AD98A02647D83285A36021911C6",
  documentKey: "0CB0054F1C132C1625B392EADDA41CB754A742822F6877173029A6C487E7F60A",
};
const speech = {
  sourceMediaContentType: "audio/pcm;encoding=s16le;rate=16000",
  sourceLanguage: "en",
  targetLanguages: ["de", "es"],
} as const;
const days = { startDate: "2026-10-01", endDate: "2026-10-31" };

/**
 * What the service does not serve yet. The call of an operation that it serves moves to `served-calls.ts`; with the last
 * of them, the double goes.
 */
export const doubled: Readonly<Partial<Record<OperationId, DoubledCall>>> = {
  createGlossary: {
    call: ({ glossaries }) =>
      glossaries.create({
        name: "Shop",
        dictionaries: [{ ...direction, entries: { cart: "Warenkorb", checkout: "Kasse" } }],
      }),
  },
  listGlossaries: { call: async ({ glossaries }) => ({ glossaries: await glossaries.list() }) },
  getGlossary: { call: ({ glossaries }) => glossaries.get(glossaryId) },
  updateGlossary: { call: ({ glossaries }) => glossaries.update(glossaryId, { name: "Shop and newsletter" }) },
  deleteGlossary: { call: ({ glossaries }) => glossaries.delete(glossaryId) },
  getGlossaryEntries: {
    call: async ({ glossaries }) => {
      const { entries, ...languages } = await glossaries.entries(glossaryId, direction);
      return { dictionaries: [{ ...languages, entries: tsv(entries), entriesFormat: "tsv" }] };
    },
  },
  replaceGlossaryDictionary: {
    call: ({ glossaries }) =>
      glossaries.replaceDictionary(glossaryId, { ...direction, entries: new Map([["cart", "Warenkorb"]]) }),
  },
  deleteGlossaryDictionary: {
    call: ({ glossaries }) => {
      const summary = { ...direction, entryCount: 2 };
      return glossaries.deleteDictionary(glossaryId, summary);
    },
  },

  createGlossaryV2: {
    call: ({ glossaries }) =>
      glossaries.v2.create({
        name: "Shop",
        ...direction,
        entries: "cart\tWarenkorb\ncheckout\tKasse",
        entriesFormat: "tsv",
      }),
  },
  listGlossariesV2: { call: async ({ glossaries }) => ({ glossaries: await glossaries.v2.list() }) },
  getGlossaryV2: { call: ({ glossaries }) => glossaries.v2.get(glossaryId) },
  deleteGlossaryV2: { call: ({ glossaries }) => glossaries.v2.delete(glossaryId) },
  getGlossaryEntriesV2: { call: async ({ glossaries }) => tsv(await glossaries.v2.entries(glossaryId)) },

  createStyleRuleList: {
    call: ({ styleRules }) =>
      styleRules.create({
        name: "Help centre",
        language: "de",
        configuredRules: { punctuation: { quotation_mark: "use_guillemets" } },
      }),
  },
  listStyleRuleLists: {
    call: async ({ styleRules }) => ({
      styleRules: await styleRules.list({ page: 0, pageSize: 10, detailed: true }).toArray(),
    }),
  },
  getStyleRuleList: { call: ({ styleRules }) => styleRules.get(styleId) },
  updateStyleRuleList: { call: ({ styleRules }) => styleRules.update(styleId, { name: "Help centre" }) },
  deleteStyleRuleList: { call: ({ styleRules }) => styleRules.delete(styleId) },
  replaceConfiguredRules: {
    call: ({ styleRules }) =>
      styleRules.replaceConfiguredRules(styleId, { punctuation: { quotation_mark: "use_guillemets" } }),
  },
  createCustomInstruction: {
    call: ({ styleRules }) =>
      styleRules.customInstructions.create(styleId, { label: "Address", prompt: "Address the reader informally." }),
  },
  getCustomInstruction: { call: ({ styleRules }) => styleRules.customInstructions.get(styleId, instructionId) },
  replaceCustomInstruction: {
    call: ({ styleRules }) =>
      styleRules.customInstructions.replace(styleId, instructionId, {
        label: "Address",
        prompt: "Address the reader informally.",
      }),
  },
  deleteCustomInstruction: { call: ({ styleRules }) => styleRules.customInstructions.delete(styleId, instructionId) },

  listTranslationMemories: {
    call: async ({ memories }) => ({ translationMemories: await memories.list({ page: 0, pageSize: 10 }).toArray() }),
    beside: { total_count: 1 },
  },
  getTranslationMemory: { call: ({ memories }) => memories.get(memoryId) },
  deleteTranslationMemory: { call: ({ memories }) => memories.delete(memoryId) },
  listTranslationMemorySegments: {
    call: async ({ memories }) => {
      const filter = { filterText: "save", filterCaseSensitive: false };
      const segments = memories.segments(memoryId, { pageSize: 50, pageCursor: "eyJhZnRlciI6NTB9", ...filter });
      return { segments: await segments.toArray(1) };
    },
    beside: { segment_count: 1200, next_page_cursor: "eyJhZnRlciI6NTB9" },
  },

  importTranslationMemory: {
    call: async ({ memories }) => {
      const job = await memories.import(new Blob(["x".repeat(482133)]), { filename: "website.tmx" });
      return job.handle;
    },
    beside: {
      upload_url: `${home}/v3/translation_memories/jobs/${importJobId}/file?expires=1795250000&signature=6e1f`,
      expires_at: "2026-11-21T10:33:20.000Z",
    },
    also: ["uploadTranslationMemoryFile"],
  },
  uploadTranslationMemoryFile: {
    call: async ({ memories }) => {
      await memories.import(new File([tmx], "website.tmx"));
    },
    also: ["importTranslationMemory"],
  },
  exportTranslationMemory: {
    call: async ({ memories }) => (await memories.export(memoryId)).handle,
    asks: { body: undefined },
    beside: { parameters: { translation_memory_id: memoryId } },
  },
  getTranslationMemoryJob: {
    call: async ({ memories }) => ({
      results: [await memories.resumeExport({ jobId: importJobId }).status()],
    }),
    beside: {
      job_id: exportJobId,
      product: "translation_memory",
      operation: "export",
      creation_time: "2026-11-21T09:33:20.000Z",
      updated_time: "2026-11-21T09:34:02.000Z",
      parameters: { translation_memory_id: memoryId },
    },
  },
  downloadTranslationMemoryFile: {
    call: async ({ memories }) => textOf(await memories.resumeExport({ jobId: exportJobId }).download()),
    asks: { ids: { job_id: exportJobId }, query: { expires: "1795250000", signature: "9c4d" } },
    also: ["getTranslationMemoryJob"],
  },

  uploadDocument: {
    call: ({ documents }) => documents.upload(new File(["The bytes of invoice.docx"], "invoice.docx"), { to: "fr" }),
  },
  getDocumentStatus: { call: ({ documents }) => documents.status(document) },
  downloadDocument: { call: async ({ documents }) => textOf(await documents.download(document)) },

  rephraseText: {
    call: async (client) => ({
      improvements: [await client.rephrase("I could really use sum help.", { to: "en-US", tone: "friendly" })],
    }),
  },
  correctText: {
    call: async (client) => ({ improvements: [await client.correct("He have two dog.", { to: "en-US" })] }),
  },

  startVoiceSession: {
    call: async ({ voice }) => {
      const session = await voice.open(speech);
      await session.close();
    },
    kept: true,
  },
  reconnectVoiceSession: {
    call: async ({ voice }) => {
      const session = await voice.open(speech);
      await session.send(new Uint8Array(3200));
      for await (const { type } of session) if (type === "reconnected") break;
      await session.close();
    },
    kept: true,
    also: ["startVoiceSession"],
  },

  createSpokenTerms: {
    call: (client) =>
      client.spokenTerms.create({ name: "Products", termLists: [{ lang: "en", entries: ["Dragoman", "GPU"] }] }),
  },
  listSpokenTerms: { call: async (client) => ({ spokenTerms: await client.spokenTerms.list() }) },
  getSpokenTerms: { call: (client) => client.spokenTerms.get(spokenTermsId) },
  updateSpokenTerms: {
    call: (client) => client.spokenTerms.update(spokenTermsId, { name: "Products" }),
  },
  deleteSpokenTerms: { call: (client) => client.spokenTerms.delete(spokenTermsId) },
  getSpokenTermsEntries: {
    call: async (client) => {
      const { entries, ...list } = await client.spokenTerms.entries(spokenTermsId, "en");
      return { ...list, entries: entries.join("\n") };
    },
  },
  replaceSpokenTermsList: {
    call: (client) => client.spokenTerms.replaceTermList(spokenTermsId, { lang: "en", entries: "Dragoman\nGPU" }),
  },
  deleteSpokenTermsList: { call: (client) => client.spokenTerms.deleteTermList(spokenTermsId, "en") },

  createDeveloperKey: { call: ({ admin }) => admin.keys.create({ label: "Website" }) },
  listDeveloperKeys: { call: ({ admin }) => admin.keys.list() },
  deactivateDeveloperKey: { call: ({ admin }) => admin.keys.deactivate(keyId) },
  renameDeveloperKey: { call: ({ admin }) => admin.keys.rename(keyId, "Website, staging") },
  limitDeveloperKey: {
    call: ({ admin }) => admin.keys.limit(keyId, { characters: 100000, speechToTextMilliseconds: null }),
  },
  getUsageAnalytics: {
    call: async ({ admin }) => ({ usageReport: await admin.usage({ ...days, groupBy: "key" }) }),
  },
  getCustomTagAnalytics: {
    call: async ({ admin }) => {
      const usage = await admin.usageByTag({ ...days, aggregateBy: "day", page: 1 }).toArray();
      const beside = { aggregateBy: "period", ...days, nextPage: null };
      return { customTagUsageReport: { ...beside, usage } };
    },
  },
};

function tsv(entries: Readonly<Record<string, string>>): string {
  return Object.entries(entries)
    .map((pair) => pair.join("\t"))
    .join("\n");
}

async function textOf(file: ReceivedFile): Promise<string> {
  return new TextDecoder().decode(await file.arrayBuffer());
}
