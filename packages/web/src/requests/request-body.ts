import type { BodyLocalizer } from "../body-localizer.ts";
import type { Place } from "../json/place.ts";
import { type PlacedString, stringsAt } from "../json/strings-at.ts";
import {
  declined,
  kept,
  late,
  type MissingReason,
  type PhraseResult,
  type ResponsePhrases,
} from "../phrases/phrase.ts";
import { type TextChange, withTexts } from "./with-texts.ts";

/** A request's body in the language of the application. */
export interface LocalizedRequestBody {
  /** A copy with translations in it; the very value that was given where there are none. */
  readonly body: unknown;
  /** What readers wrote, in no order: of each chosen text, where it stands and what became of it. */
  readonly fields: readonly RequestField[];
}

/** `kept`: it has no words, or is in the application's language. `missing`: it stands in the body as it was written. */
export type RequestField = WrittenField & RequestFieldResult;

interface WrittenField {
  /** A JSON Pointer (RFC 6901): `/answers/0/text`. */
  readonly pointer: string;
  /** As the reader wrote it. */
  readonly original: string;
}

type RequestFieldResult =
  | { readonly status: "translated" | "kept" }
  | { readonly status: "missing"; readonly reason: MissingReason | "too-long" };

export interface RequestBodyParts {
  /** The root's place. */
  readonly root: Place;
  /** Translates into the language of the application. */
  readonly phrases: ResponsePhrases;
  /** The same for fragments of HTML. */
  readonly html: Pick<BodyLocalizer, "whole">;
  /** Characters of all texts together; those that do not fit stay. */
  readonly maxCharacters: number;
}

/**
 * Translates the chosen texts of a body that was parsed. What was given is not changed. A text that is not translated in
 * time stays as it was written and says so; nothing makes a request fail.
 */
export async function localizeRequestBody(body: unknown, parts: RequestBodyParts): Promise<LocalizedRequestBody> {
  const strings = stringsAt(body, parts.root);
  const results = await resultsOf(strings, parts);
  const changes: TextChange[] = [];
  const fields = strings.map(({ text, path }, index): RequestField => {
    const result = results[index] ?? tooLong;
    const names = path();
    const written: WrittenField = { pointer: pointerOf(names), original: text };
    if (result.status === "missing") return { ...written, status: "missing", reason: result.reason };
    if (result.status === "translated") changes.push({ path: names, text: result.text });
    return { ...written, status: result.status };
  });
  return { body: withTexts(body, changes), fields };
}

type StringResult = PhraseResult | typeof tooLong;

const tooLong = { status: "missing", reason: "too-long" } as const;

/** All plain texts go in one call. */
async function resultsOf(strings: readonly PlacedString[], parts: RequestBodyParts): Promise<readonly StringResult[]> {
  let characters = 0;
  const fitting = strings.filter(({ text }) => {
    if (characters + text.length > parts.maxCharacters) return false;
    characters += text.length;
    return true;
  });
  const plain = fitting.filter(({ format }) => format === "text");
  const fragments = fitting.filter(({ format }) => format === "html");
  const [plainResults, fragmentResults] = await Promise.all([
    plain.length === 0 ? [] : parts.phrases.translate(plain),
    Promise.all(fragments.map(({ text }) => fragmentResult(text, parts.html))),
  ]);
  const results = new Map<PlacedString, StringResult | undefined>();
  for (const [index, string] of plain.entries()) results.set(string, plainResults[index]);
  for (const [index, string] of fragments.entries()) results.set(string, fragmentResults[index]);
  return strings.map((string) => results.get(string) ?? tooLong);
}

/** A fragment is translated as a whole or not at all: in two languages it would help nobody. */
async function fragmentResult(text: string, html: Pick<BodyLocalizer, "whole">): Promise<PhraseResult> {
  const { body, outcome } = await html.whole(text);
  if (outcome.pending > 0) return late;
  if (outcome.declined > 0) return declined;
  return outcome.translated > 0 ? { status: "translated", text: body } : kept;
}

function pointerOf(path: readonly string[]): string {
  return path.map((name) => `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}
