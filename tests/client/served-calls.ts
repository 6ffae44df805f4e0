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
};
