import type { Client } from "@dragoman/client";
import type { OperationId } from "@dragoman/client/contract";

/** What the service serves, and how the client asks for it. */
export const served: Readonly<Partial<Record<OperationId, (client: Client) => Promise<unknown>>>> = {
  translateText: (client) => client.translate("Hello", { to: "de" }),
  detectLanguage: (client) => client.detect("Where is the nearest railway station, please?"),
  listLanguages: (client) => client.languages({ resource: "translate_text", include: ["beta", "external"] }),
  listLanguageResources: (client) => client.languageResources(),
  listLanguagesV2: (client) => client.raw.GET("/v2/languages"),
  listGlossaryLanguagePairs: (client) => client.glossaries.v2.languagePairs(),
  getUsage: (client) => client.usage(),

  createGlossary: madeGlossary,
  listGlossaries: ({ glossaries }) => glossaries.list(),
  getGlossary: async (client) => client.glossaries.get(await madeGlossary(client)),
  updateGlossary: async (client) =>
    client.glossaries.update(await madeGlossary(client), { name: "Shop and newsletter" }),
  deleteGlossary: async (client) => client.glossaries.delete(await madeGlossary(client)),
  getGlossaryEntries: async (client) => client.glossaries.entries(await madeGlossary(client), direction),
  replaceGlossaryDictionary: async (client) =>
    client.glossaries.replaceDictionary(await madeGlossary(client), {
      ...direction,
      entries: new Map([["cart", "Warenkorb"]]),
    }),
  deleteGlossaryDictionary: async (client) => client.glossaries.deleteDictionary(await madeGlossary(client), direction),

  createGlossaryV2: madeGlossaryV2,
  listGlossariesV2: (client) => client.glossaries.v2.list(),
  getGlossaryV2: async (client) => client.glossaries.v2.get(await madeGlossaryV2(client)),
  deleteGlossaryV2: async (client) => client.glossaries.v2.delete(await madeGlossaryV2(client)),
  getGlossaryEntriesV2: async (client) => client.glossaries.v2.entries(await madeGlossaryV2(client)),

  createStyleRuleList: madeStyle,
  listStyleRuleLists: (client) => client.styleRules.list({ page: 0, pageSize: 10, detailed: true }).toArray(),
  getStyleRuleList: async (client) => client.styleRules.get((await madeStyle(client)).styleId),
  updateStyleRuleList: async (client) => client.styleRules.update((await madeStyle(client)).styleId, { name: "Shop" }),
  deleteStyleRuleList: async (client) => client.styleRules.delete((await madeStyle(client)).styleId),
  replaceConfiguredRules: async (client) =>
    client.styleRules.replaceConfiguredRules((await madeStyle(client)).styleId, {
      punctuation: { dash: "use_em_dash" },
    }),
  createCustomInstruction: async (client) =>
    client.styleRules.customInstructions.create((await madeStyle(client)).styleId, instruction),
  getCustomInstruction: async (client) => client.styleRules.customInstructions.get(...(await madeInstruction(client))),
  replaceCustomInstruction: async (client) =>
    client.styleRules.customInstructions.replace(...(await madeInstruction(client)), instruction),
  deleteCustomInstruction: async (client) =>
    client.styleRules.customInstructions.delete(...(await madeInstruction(client))),

  listTranslationMemories: ({ memories }) => memories.list({ page: 0, pageSize: 10 }).toArray(),
  getTranslationMemory: async (client) => client.memories.get(await madeMemory(client)),
  deleteTranslationMemory: async (client) => client.memories.delete(await madeMemory(client)),
  listTranslationMemorySegments: async (client) =>
    client.memories
      .segments(await madeMemory(client), { pageSize: 50, filterText: "save", filterCaseSensitive: false })
      .toArray(),
  importTranslationMemory: (client) =>
    client.raw.POST("/v3/translation_memories/import", {
      body: { source_file: { file_name: "website.tmx", content_length: tmx.size } },
    }),
  uploadTranslationMemoryFile: ({ memories }) => memories.import(tmx),
  exportTranslationMemory: async (client) => client.memories.export(await madeMemory(client)),
  getTranslationMemoryJob: async ({ memories }) => (await memories.import(tmx)).status(),
  downloadTranslationMemoryFile: async (client) =>
    (await (await client.memories.export(await madeMemory(client))).download({ intervalMs: 20 })).blob(),
};

const tmx = new File(
  [
    '<tmx version="1.4"><header srclang="en"/><body><tu><tuv xml:lang="en"><seg>Save</seg></tuv>' +
      '<tuv xml:lang="de"><seg>Speichern</seg></tuv></tu></body></tmx>',
  ],
  "website.tmx",
);

async function madeMemory({ memories }: Client): Promise<string> {
  const { translationMemoryId = "" } = await (await memories.import(tmx)).wait({ intervalMs: 20 });
  return translationMemoryId;
}

const direction = { sourceLang: "en", targetLang: "de" };

async function madeGlossary({ glossaries }: Client): Promise<string> {
  const dictionaries = [{ ...direction, entries: { cart: "Warenkorb", checkout: "Kasse" } }];
  return (await glossaries.create({ name: "Shop", dictionaries })).glossaryId;
}

async function madeGlossaryV2({ glossaries }: Client): Promise<string> {
  const entries = "cart\tWarenkorb\ncheckout\tKasse";
  return (await glossaries.v2.create({ name: "Shop", ...direction, entries, entriesFormat: "tsv" })).glossaryId;
}

const instruction = { label: "Address", prompt: "Address the reader informally." };

function madeStyle({ styleRules }: Client) {
  return styleRules.create({ name: "Help centre", language: "de", customInstructions: [instruction] });
}

async function madeInstruction(client: Client): Promise<[styleId: string, instructionId: string]> {
  const { styleId, customInstructions } = await madeStyle(client);
  return [styleId, customInstructions?.[0]?.id ?? ""];
}
