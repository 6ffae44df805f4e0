import { type Client, createClient } from "@dragoman/client";
import { pseudoText } from "./pseudo-text.ts";
import { type TranslatorCall, TranslatorCalls } from "./translator-calls.ts";

/** Translations by target language and text, where a test wants other than pseudo-localized ones. */
export type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface TestClient {
  readonly client: Client;
  readonly calls: TranslatorCalls;
}

/** The settings of a client that asks nobody: a real client, whose requests are answered here. */
export function testSettings(calls: TranslatorCalls, translations: Translations = {}) {
  return { baseUrl: "http://translator.invalid", apiKey: "test", fetch: answering(calls, translations) };
}

export function createTestClient(translations?: Translations): TestClient {
  const calls = new TranslatorCalls();
  return { client: createClient(testSettings(calls, translations)), calls };
}

/**
 * What a service answers, as far as an application's own tests ask it. `@dragoman/server/testing` has the whole service;
 * it is not used here, because its engines weigh more than the application that is tested.
 */
function answering(calls: TranslatorCalls, translations: Translations): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const body: unknown = request.method === "POST" ? await request.json() : {};
    switch (new URL(request.url).pathname) {
      case "/v2/translate": {
        const call = callOf(body, request.headers);
        calls.add(call);
        return Response.json({ translations: call.texts.map((text) => translated(text, call, translations)) });
      }
      case "/v3/detect/language":
        return Response.json({
          results: textsOf(body).map(() => ({ detection_status: "success", detected_language: "en" })),
        });
      case "/v3/languages":
        return Response.json(knownLanguages());
      case "/v2/usage":
        return Response.json({ character_count: calls.texts.join("").length, character_limit: 1_000_000 });
      default: {
        const message = "The translator of tests cannot do this. createTestService of @dragoman/server/testing can.";
        return Response.json({ message }, { status: 501 });
      }
    }
  };
}

function translated(text: string, { to, from }: TranslatorCall, translations: Translations) {
  return { text: translations[to]?.[text] ?? pseudoText(text), detected_source_language: from ?? "en" };
}

function callOf(body: unknown, headers: Headers): TranslatorCall {
  const { text, target_lang, source_lang, ...rest } = { ...Object(body) };
  return {
    texts: textsOf({ text }),
    to: String(target_lang),
    from: source_lang,
    reportingTag: headers.get("x-service-reporting-tag") ?? undefined,
    options: Object.fromEntries(Object.entries(rest).map(([name, value]) => [clientName(name), value])),
  };
}

function textsOf(body: unknown): string[] {
  const { text } = Object(body);
  return Array.isArray(text) ? text.map(String) : [];
}

function clientName(wireName: string): string {
  return wireName.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Every language that ICU has a name for, by its code of two letters. */
function knownLanguages() {
  const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
  const letters = [..."abcdefghijklmnopqrstuvwxyz"];
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .map((lang) => ({ lang, name: names.of(lang) }))
    .filter(({ name }) => name !== undefined)
    .map((language) => ({ ...language, usable_as_source: true, usable_as_target: true, features: {} }));
}
