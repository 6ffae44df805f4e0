import type { DragomanError } from "@dragoman/client";
import { LRUCache } from "lru-cache";
import type { DragomanBackendOptions } from "./options.ts";

/** What became of one phrase. */
export type Phrase =
  | { readonly status: "translated"; readonly text: string; readonly engine: string | undefined }
  | { readonly status: "declined"; readonly error: DragomanError };

/** Translates phrases, and remembers the translated ones: each is sent once for a language. */
export interface Phrases {
  /**
   * What became of each phrase, in one pass for all that are not remembered.
   * @throws DragomanError when the service failed for another reason than the phrase itself.
   */
  readonly translate: (phrases: Iterable<string>, language: string) => Promise<ReadonlyMap<string, Phrase>>;
  readonly forget: () => void;
}

export function createPhrases(options: DragomanBackendOptions): Phrases {
  const { cacheSize = 20_000 } = options;
  const remembered = cacheSize === 0 ? undefined : new LRUCache<string, Phrase>({ max: cacheSize });

  const translate = async (phrases: Iterable<string>, language: string) => {
    const results = new Map<string, Phrase>();
    const unknown: string[] = [];
    for (const text of new Set(phrases)) {
      const known = remembered?.get(cacheKey(language, text));
      if (known === undefined) unknown.push(text);
      else results.set(text, known);
    }
    if (unknown.length === 0) return results;

    const call = { ...options.translate, from: baseLanguage(options.sourceLanguage), to: language };
    const outcomes = await options.client.translateSettled(unknown, call);
    const failures: DragomanError[] = [];
    outcomes.forEach((outcome, index) => {
      const text = unknown[index] ?? "";
      if (outcome.status === "translated") {
        const { text: translated, engine } = outcome.translation;
        const phrase: Phrase = { status: "translated", text: translated, engine };
        remembered?.set(cacheKey(language, text), phrase);
        results.set(text, phrase);
      } else if (isAboutThePhrase(outcome.error)) results.set(text, { status: "declined", error: outcome.error });
      else failures.push(outcome.error);
    });
    // What was translated is remembered all the same, so that the next read asks for the rest alone.
    if (failures[0] !== undefined) throw failures[0];
    return results;
  };
  return { translate, forget: () => remembered?.clear() };
}

/** Services take the language of a text without a region. */
function baseLanguage(language: string): string {
  return language.split("-")[0] ?? language;
}

function cacheKey(language: string, text: string): string {
  return `${language.toLowerCase()}\n${text}`;
}

function isAboutThePhrase(error: DragomanError): boolean {
  if (error.kind === "too-large") return error.textIndex !== undefined;
  const isDecline = error.code === "declined" || error.code === "no_engine" || error.textIndex !== undefined;
  return error.kind === "invalid-request" && isDecline;
}
