import { type Direction, directionKey, type LanguageTag, parseLanguageTag, type Script } from "@dragoman/engines";
import { createService } from "./service.ts";
import type { Settings } from "./settings.ts";

/** Translations by source language, text and target language: `{"en": {"Hello": {"de": "Hallo"}}}`. */
export type TestScript = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

export interface TestServiceOptions {
  /** `pseudo` answers every text in every language; `scripted` what the script says, and declines the rest. */
  readonly engine: "pseudo" | "scripted";
  readonly script?: TestScript;
  /** Anything else that the service can be told. */
  readonly settings?: Partial<Settings>;
}

export interface TestService {
  /** Where it listens, on loopback and a free port. */
  readonly url: string;
  /** A key of a pro account with all betas. */
  readonly apiKey: string;
  /** The same service without a socket. */
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

/** The real service for tests: nothing is kept, and it logs nothing. Close it when the tests are done. */
export async function createTestService({ engine, script = {}, settings }: TestServiceOptions): Promise<TestService> {
  const service = await createService(
    { data: "memory", port: 0, log: "silent", engines: [engine], ...settings },
    engine === "scripted" ? { script: readScript(script) } : {},
  );
  const { url } = await service.listen();
  return {
    url,
    apiKey: service.firstKey ?? settings?.keys?.[0]?.secret ?? "",
    fetch: service.fetch,
    close: service.close,
  };
}

function readScript(script: TestScript): Script {
  const directions = new Map<string, Direction>();
  const translations = new Map<string, string>();
  for (const [from, texts] of Object.entries(script)) {
    for (const [text, targets] of Object.entries(texts)) {
      for (const [to, translation] of Object.entries(targets)) {
        const direction = { source: readTag(from), target: readTag(to) };
        directions.set(directionKey(direction), direction);
        translations.set(`${directionKey(direction)} ${text.trim()}`, translation);
      }
    }
  }
  return {
    directions: [...directions.values()],
    find: (direction, text) => translations.get(`${directionKey(direction)} ${text.trim()}`),
  };
}

function readTag(code: string): LanguageTag {
  const tag = parseLanguageTag(code);
  if (tag === undefined) throw new TypeError(`The script names "${code}", which is no language tag (BCP 47).`);
  return tag;
}
