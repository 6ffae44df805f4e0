import { describe, expect, test } from "vitest";
import { json, localService } from "../../test/local-service.ts";
import { type Client, createClient } from "../client.ts";

const direction = { sourceLang: "en", targetLang: "de" };
const days = { startDate: "2026-10-01", endDate: "2026-10-31" };

/** Every call that reads an answer. */
const calls: Readonly<Record<string, (client: Client) => Promise<unknown>>> = {
  "glossaries.create": ({ glossaries }) => glossaries.create({ name: "n", dictionaries: [] }),
  "glossaries.list": ({ glossaries }) => glossaries.list(),
  "glossaries.get": ({ glossaries }) => glossaries.get("g"),
  "glossaries.update": ({ glossaries }) => glossaries.update("g", {}),
  "glossaries.entries": ({ glossaries }) => glossaries.entries("g", direction),
  "glossaries.replaceDictionary": ({ glossaries }) => glossaries.replaceDictionary("g", { ...direction, entries: {} }),
  "glossaries.v2.create": ({ glossaries }) => glossaries.v2.create({ name: "n", ...direction, entries: {} }),
  "glossaries.v2.list": ({ glossaries }) => glossaries.v2.list(),
  "glossaries.v2.get": ({ glossaries }) => glossaries.v2.get("g"),
  "glossaries.v2.languagePairs": ({ glossaries }) => glossaries.v2.languagePairs(),
  "styleRules.create": ({ styleRules }) => styleRules.create({ name: "n", language: "de" }),
  "styleRules.list": ({ styleRules }) => styleRules.list().toArray(),
  "styleRules.get": ({ styleRules }) => styleRules.get("s"),
  "styleRules.update": ({ styleRules }) => styleRules.update("s", { name: "n" }),
  "styleRules.replaceConfiguredRules": ({ styleRules }) => styleRules.replaceConfiguredRules("s", {}),
  "styleRules.customInstructions.get": ({ styleRules }) => styleRules.customInstructions.get("s", "i"),
  "memories.list": ({ memories }) => memories.list().toArray(),
  "memories.get": ({ memories }) => memories.get("m"),
  "memories.segments": ({ memories }) => memories.segments("m").toArray(),
  "spokenTerms.create": ({ spokenTerms }) => spokenTerms.create({ name: "n", termLists: [] }),
  "spokenTerms.list": ({ spokenTerms }) => spokenTerms.list(),
  "spokenTerms.get": ({ spokenTerms }) => spokenTerms.get("t"),
  "spokenTerms.entries": ({ spokenTerms }) => spokenTerms.entries("t", "en"),
  "spokenTerms.replaceTermList": ({ spokenTerms }) => spokenTerms.replaceTermList("t", { lang: "en", entries: [] }),
  "admin.keys.create": ({ admin }) => admin.keys.create(),
  "admin.keys.list": ({ admin }) => admin.keys.list(),
  "admin.usage": ({ admin }) => admin.usage(days),
  "admin.usageByTag": ({ admin }) => admin.usageByTag(days).toArray(),
};

const answers: readonly unknown[] = [
  null,
  "text",
  7,
  [7],
  [null],
  [[]],
  {},
  { glossaries: 7, style_rules: 7, translation_memories: 7, segments: 7, spoken_terms: 7, dictionaries: 7 },
  { glossaries: [{}], style_rules: [{}], translation_memories: [{}], segments: [{}], spoken_terms: [{}] },
  { supported_languages: "en", usage_report: null, custom_tag_usage_report: { usage: 7, next_page: {} } },
  { usage_report: 7, lang: "en", entries: {} },
  { custom_tag_usage_report: 7, dictionaries: [7], lang: "en", entries: null },
];

describe.each(Object.entries(calls))("%s", (_name, call) => {
  test.each(answers.map((answer) => [answer]))("does not take %j for an answer", async (answer) => {
    const failure = call(answeredWith(answer));
    await expect(failure).rejects.toMatchObject({ kind: "invalid-response", status: 200 });
  });
});

/** A client of a service that answers every request alike. */
function answeredWith(answer: unknown): Client {
  const fetch = async () => Response.json(answer);
  return createClient({ baseUrl: "http://in-process", apiKey: "key-1234", maxRetries: 0, fetch });
}

test("a page after a page that is none ends the walk", async () => {
  const segment = { source_segment_id: "s", source_text: "Save", targets: [] };
  const usage = [{ custom_tag: "web", breakdown: {} }];
  for (const next of [{}, [], true, -1, 1.5]) {
    const answer = { segments: [segment], next_page_cursor: next };
    const { memories, admin } = answeredWith({ ...answer, custom_tag_usage_report: { usage, next_page: next } });
    expect(await memories.segments("m").toArray()).toHaveLength(1);
    expect(await admin.usageByTag(days).toArray()).toHaveLength(1);
  }
});

test("ids that lead elsewhere are refused before anything is sent", async () => {
  const { url, received } = await localService(json({}));
  const { glossaries, styleRules, memories, spokenTerms } = createClient({ baseUrl: url, apiKey: "key-1234" });
  const refused = [
    () => glossaries.get(""),
    () => glossaries.delete(".."),
    () => glossaries.deleteDictionary(".", direction),
    () => glossaries.v2.entries(""),
    () => styleRules.customInstructions.delete("s", ".."),
    () => memories.delete(""),
    () => spokenTerms.deleteTermList("..", "en"),
  ];
  for (const call of refused) await expect(call()).rejects.toMatchObject({ kind: "invalid-request", attempts: 0 });
  expect(received).toEqual([]);
});
