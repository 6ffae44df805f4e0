import { type BodyLocalizer, type LocalizedBody, nothingToSay, type Outcome } from "../body-localizer.ts";
import type { PhraseResult, ResponsePhrases } from "../phrases/phrase.ts";
import { type ChosenString, chosenStrings } from "./chosen-strings.ts";
import type { Place } from "./place.ts";

interface JsonLocalizerParts {
  readonly phrases: ResponsePhrases;
  /** The root's place. */
  readonly root: Place;
  /** Localizes strings that are fragments of HTML; without it they stay. */
  readonly html?: Pick<BodyLocalizer, "whole"> | undefined;
}

/** Translates the chosen strings of a JSON text. All else stays, byte for byte, as does a body that is no JSON. */
export function createJsonLocalizer({ phrases, root, html }: JsonLocalizerParts): BodyLocalizer {
  /** Nothing where the text must be asked for. */
  const begun = ({ format, text }: ChosenString): LocalizedBody | Promise<LocalizedBody> | undefined => {
    if (format === "html") return html?.whole(text) ?? unchanged(text);
    const result = phrases.known({ format, text });
    return result === undefined ? undefined : localizedText(text, result);
  };

  /** All that must be asked for goes in one call. */
  const completed = async (texts: readonly ChosenString[], parts: readonly ReturnType<typeof begun>[]) => {
    const unknown = texts.filter((_, index) => parts[index] === undefined);
    const results = unknown.length === 0 ? [] : await phrases.translate(unknown);
    const asked = new Map(unknown.map((text, index) => [text, results[index]]));
    return Promise.all(texts.map((text, index) => parts[index] ?? localizedText(text.text, asked.get(text))));
  };

  return {
    whole: (body) => {
      const texts = chosenStrings(body, root) ?? [];
      if (texts.length === 0) return unchanged(body);
      const parts = texts.map(begun);
      if (parts.every(isThere)) return written(body, texts, parts);
      return completed(texts, parts).then((all) => written(body, texts, all));
    },
  };
}

function isThere(part: LocalizedBody | Promise<LocalizedBody> | undefined): part is LocalizedBody {
  return part !== undefined && !(part instanceof Promise);
}

function localizedText(text: string, result: PhraseResult | undefined): LocalizedBody {
  if (result?.status === "translated") return { body: result.text, outcome: translated };
  if (result?.status === "kept") return unchanged(text);
  return { body: text, outcome: result?.isFinal ? declined : pending };
}

function unchanged(body: string): LocalizedBody {
  return { body, outcome: nothingToSay };
}

const translated: Outcome = { translated: 1, pending: 0, declined: 0 };
const pending: Outcome = { translated: 0, pending: 1, declined: 0 };
const declined: Outcome = { translated: 0, pending: 0, declined: 1 };

/** The body with its texts exchanged; a text that is the same stays as it was written. */
function written(body: string, texts: readonly ChosenString[], parts: readonly LocalizedBody[]): LocalizedBody {
  const outcome = { ...nothingToSay };
  let result = "";
  let end = 0;
  for (const [index, text] of texts.entries()) {
    const part = parts[index];
    if (part === undefined) continue;
    outcome.translated += part.outcome.translated;
    outcome.pending += part.outcome.pending;
    outcome.declined += part.outcome.declined;
    if (part.body === text.text) continue;
    result += body.slice(end, text.start) + literalOf(part.body, body, text);
    end = text.end;
  }
  return { body: result + body.slice(end), outcome };
}

/**
 * A string of JSON. Who writes `\u003c` for `<`, as Express does with `json escape`, keeps a browser from reading JSON as
 * HTML; so `<`, `>` and `&` are written so, each unless it stands in the source as it is.
 */
function literalOf(said: string, body: string, { start, end }: ChosenString): string {
  if (!needsEscapes.test(said)) return `"${said}"`;
  const literal = JSON.stringify(said);
  if (!/[<>&]/.test(literal)) return literal;
  const source = body.slice(start, end);
  return literal.replace(/[<>&]/g, (character) =>
    source.includes(character) ? character : `\\u00${character.charCodeAt(0).toString(16)}`,
  );
}

/** Without the flag `u`, which makes it several times slower on letters beyond Latin-1; surrogates are left to JSON. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON has none in its strings.
const needsEscapes = /["\\<>&\0-\x1f\ud800-\udfff]/;
