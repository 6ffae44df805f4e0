import type { Schema } from "@dragoman/client/contract";
import { catalogueSources } from "@dragoman/engines";
import type { HttpError } from "../http/http-error.ts";
import type { DictionaryPair } from "../storage/glossary-repository.ts";
import type { Entries } from "./entries.ts";
import { invalidGlossary } from "./glossary-error.ts";

import { EntriesError, readEntries } from "./read-entries.ts";

/** A dictionary that keeps every rule. */
export interface Dictionary extends DictionaryPair {
  readonly entries: Entries;
}

const languages: ReadonlySet<string> = new Set(catalogueSources.map(({ tag }) => tag));

/**
 * Reads a dictionary of a request.
 * @param place Where it stands in the request: `dictionaries[0].`, or nothing where its fields stand alone.
 * @throws HttpError 400 that names the field, for entries the line and the rule.
 */
export function readDictionary(given: Schema<"Dictionary">, place = ""): Dictionary {
  const pair = readPair(given, place);
  try {
    return { ...pair, entries: readEntries(given.entries, given.entries_format ?? "tsv", pair) };
  } catch (error) {
    if (!(error instanceof EntriesError)) throw error;
    const field = `${place}entries`;
    throw invalidGlossary("invalid_glossary_entries", "Invalid glossary entries provided", {
      detail: `${field}: ${error.message}`,
      field,
    });
  }
}

/**
 * The pair that a dictionary is for: two languages that the interface names, without region or script.
 * @throws HttpError 400
 */
export function readPair(
  { source_lang, target_lang }: { readonly source_lang: string; readonly target_lang: string },
  place = "",
): DictionaryPair {
  requireLanguage(source_lang, `${place}source_lang`);
  requireLanguage(target_lang, `${place}target_lang`);
  if (source_lang === target_lang) {
    throw unsupportedPair(`${place}target_lang`, "must not be the language of the source");
  }
  return { source: source_lang, target: target_lang };
}

/** @throws HttpError 400 where a pair comes twice. */
export function requireDistinctPairs(dictionaries: readonly DictionaryPair[]): void {
  const seen = new Map<string, number>();
  for (const [index, { source, target }] of dictionaries.entries()) {
    const pair = `${source}-${target}`;
    const first = seen.get(pair);
    seen.set(pair, index);
    if (first === undefined) continue;
    const field = `dictionaries[${index}]`;
    throw invalidGlossary("repeated_language_pair", `The language pair ${pair} has more than one dictionary`, {
      detail: `${field} is for the same pair as dictionaries[${first}]. Put their entries into one.`,
      field,
    });
  }
}

function requireLanguage(code: string, field: string): void {
  if (languages.has(code)) return;
  throw unsupportedPair(field, "must be a language without region or script, such as en or zh");
}

function unsupportedPair(field: string, rule: string): HttpError {
  return invalidGlossary("unsupported_language_pair", "Unsupported glossary source and target language pair", {
    detail: `${field} ${rule}. GET /v3/languages?resource=glossary lists the languages.`,
    field,
  });
}
