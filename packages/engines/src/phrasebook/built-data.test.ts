import { existsSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { parseLanguageTag } from "../language.ts";
import type { EngineAnswer, TranslationEngine } from "../ports.ts";
import { bookFile } from "./book.ts";
import { builtData, createPhrasebookEngine } from "./engine.ts";
import { phrasebookLanguages } from "./languages.ts";

const isBuilt = existsSync(bookFile(builtData, "en"));

/** The data is made by the build, which every test run begins with. */
describe.skipIf(!isBuilt)("the built data [needs the phrasebook's data: npm run data]", () => {
  let engine: TranslationEngine;

  beforeAll(() => {
    engine = createPhrasebookEngine();
  });

  async function ask(text: string, from: string, to: string): Promise<EngineAnswer | undefined> {
    const [source, target] = [parseLanguageTag(from), parseLanguageTag(to)];
    if (source === undefined || target === undefined) throw new Error("no such language");
    const [answer] = await engine.translate({ direction: { source, target }, texts: [{ text, sentences: [text] }] });
    return answer;
  }

  const cancel: Readonly<Record<string, string>> = {
    de: "Abbrechen",
    fr: "Annuler",
    es: "Cancelar",
    it: "Annulla",
    "pt-BR": "Cancelar",
    pl: "Anuluj",
    ja: "キャンセル",
    ko: "취소",
    "zh-Hans": "取消",
    "zh-Hant": "取消",
    ru: "Отмена",
    tr: "İptal",
    cs: "Zrušit",
  };

  test.each(Object.entries(cancel))("Cancel is known in %s, both ways", async (language, text) => {
    expect(await ask("Cancel", "en", language)).toEqual({ status: "translated", text });
    expect(await ask(text, language, "en")).toEqual({ status: "translated", text: "Cancel" });
  });

  test("strings pass through English", async () => {
    expect(await ask("Abbrechen", "de", "fr")).toEqual({ status: "translated", text: "Annuler" });
    expect(await ask("キャンセル", "ja", "pl")).toEqual({ status: "translated", text: "Anuluj" });
  });

  test("all languages load, and say how long it took", async () => {
    await engine.close();
    const times: string[] = [];
    for (const language of phrasebookLanguages.slice(1)) {
      const before = performance.now();
      expect(await ask("Save", "en", language)).toMatchObject({ status: "translated" });
      times.push(`${language} ${(performance.now() - before).toFixed(0)} ms`);
    }
    process.stdout.write(`phrasebook, first answer of a language: ${times.join(", ")}\n`);
  });
});
