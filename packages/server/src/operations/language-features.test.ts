import type { Schema } from "@dragoman/client/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { conformingAnswer } from "../http/conforming-answer.ts";
import { callerOf } from "../http/test-call.ts";
import { MemoryCalls, tmxOfLanguages } from "../memories/test-memories.ts";
import { createTestService, type TestService } from "../testing/index.ts";

type Language = Schema<"Language">;

/** A language that a request goes into or comes from, and the other side of it. */
interface Direction {
  readonly source: string;
  readonly target: string;
}

/** What a request asks for when it asks for a feature; `undefined` where what it needs cannot be made. */
type Asking = (direction: Direction) => Promise<object | undefined>;

describe.each(["pseudo", "scripted"] as const)(
  "with the engine %s, a feature is listed exactly where it is accepted",
  (engine) => {
    let service: TestService;
    let languages: readonly Language[];
    let memory: string;

    beforeAll(async () => {
      service = await createTestService({
        engine,
        script: {
          en: {
            Hello: { de: { default: "Hallo", more: "Guten Tag" }, fr: "Bonjour", ja: "こんにちは", "pt-BR": "Olá" },
          },
          de: { Hello: { en: "Hello" } },
        },
      });
      const answer = await callerOf(service).get("/v3/languages?resource=translate_text&include=beta");
      languages = Object(await conformingAnswer("listLanguages", answer));
      const codes = languages.filter(({ lang }) => lang !== "en").map(({ lang }) => lang);
      memory = await new MemoryCalls(service).import(tmxOfLanguages("en", codes));
    }, 60_000);
    afterAll(() => service.close());

    async function made(path: string, body: object): Promise<Record<string, unknown> | undefined> {
      const answer = await callerOf(service).postJson(path, body);
      return answer.status === 201 ? Object(await answer.json()) : undefined;
    }

    const base = (code: string) => code.split("-", 1)[0] ?? code;
    const features: Readonly<Record<string, Asking>> = {
      formality: async () => ({ formality: "more" }),
      glossary: async ({ source, target }) => {
        const pair = { source_lang: base(source), target_lang: base(target), entries: "a\tb" };
        const glossary = await made("/v3/glossaries", { name: "Terms", dictionaries: [pair] });
        return glossary && { glossary_id: glossary["glossary_id"] };
      },
      style_rules: async ({ target }) => {
        const list = await made("/v3/style_rules", { name: "Style", language: base(target) });
        return list && { style_id: list["style_id"] };
      },
      tag_handling: async () => ({ tag_handling: "html" }),
      translation_memory: async ({ source }) => {
        const own = source === "en" ? memory : await new MemoryCalls(service).import(tmxOfLanguages(source, ["en"]));
        return { translation_memory_id: own };
      },
    };

    async function accepts({ source, target }: Direction, parameter: object): Promise<boolean> {
      const body = { text: ["Hello"], source_lang: source, target_lang: target, ...parameter };
      const answer = await callerOf(service).postJson("/v2/translate", body);
      expect([200, 400], await answer.clone().text()).toContain(answer.status);
      return answer.status === 200;
    }

    async function isServed(direction: Direction): Promise<boolean> {
      return accepts(direction, {});
    }

    test.each(Object.entries(features))(
      "%s",
      async (name, ask) => {
        const tried: string[] = [];
        for (const { lang, usable_as_source, usable_as_target, features: listed } of languages) {
          const has = Object.hasOwn(listed, name);
          const [into, from] = [
            { source: lang === "en" || lang.startsWith("en-") ? "de" : "en", target: lang },
            { source: lang, target: lang === "en" ? "de" : "en" },
          ];
          if (usable_as_target && (await isServed(into))) {
            const parameter = await ask(into);
            expect(parameter !== undefined && (await accepts(into, parameter)), `${name} into ${lang}`).toBe(has);
            tried.push(lang);
          }
          if (usable_as_source && name !== "formality" && name !== "style_rules" && (await isServed(from))) {
            const parameter = await ask(from);
            expect(parameter !== undefined && (await accepts(from, parameter)), `${name} from ${lang}`).toBe(has);
          }
        }
        expect(tried.length).toBeGreaterThan(engine === "pseudo" ? 100 : 4);
      },
      120_000,
    );
  },
);
