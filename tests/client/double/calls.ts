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

const spokenTermsId = "f4e3d2c1-b0a9-4877-9665-544332211000";
const keyId = "1f2e3d4c-5b6a-4798-8a9b-0c1d2e3f4a5b:6a5b4c3d-2e1f-4089-97a6-b5c4d3e2f1a0";
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

async function textOf(file: ReceivedFile): Promise<string> {
  return new TextDecoder().decode(await file.arrayBuffer());
}
