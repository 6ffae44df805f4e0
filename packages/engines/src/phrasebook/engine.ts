import { fileURLToPath } from "node:url";
import { asWorded, withTermsForTokens } from "../carry/terms.ts";
import { tokenized } from "../carry/variants.ts";
import { EngineError } from "../errors.ts";
import { matchSource, matchTarget, parseLanguageTag } from "../language.ts";
import type { Direction, EngineAnswer, EngineRequest, EngineText, LanguageTag, TranslationEngine } from "../ports.ts";
import type { Book } from "./book.ts";
import { Bookshelf } from "./book.ts";
import type { PhrasebookLanguage } from "./languages.ts";
import { phrasebookLanguages, writesFullWidth } from "./languages.ts";
import type { Finding } from "./lookup.ts";
import { lookUp } from "./lookup.ts";

export interface PhrasebookOptions {
  /** Where the data files are. Default: those that come with the package. */
  readonly dataFolder?: string;
}

/** The data that comes with the package. */
export const builtData = fileURLToPath(new URL("../../data/phrasebook", import.meta.url));

/**
 * Translates the strings of interfaces that translators have translated before, between English and 13 languages and
 * between any two of them. What it does not know it declines. A language is read when it is first asked for.
 */
export function createPhrasebookEngine({ dataFolder = builtData }: PhrasebookOptions = {}): TranslationEngine {
  const shelf = new Bookshelf(dataFolder);
  const directions = allDirections();
  return {
    name: "phrasebook",
    quality: "human",
    directions: () => directions,
    serves: (direction) => languagesOf(direction) !== undefined,
    revision: () => 0,
    async translate({ direction, texts, signal }: EngineRequest): Promise<readonly EngineAnswer[]> {
      const languages = languagesOf(direction);
      if (languages === undefined) return texts.map(() => notServed(direction));
      if (signal?.aborted) throw new EngineError("phrasebook", "aborted", "The request was aborted.");
      const [from, to] = await shelf.pair(languages.source, languages.target);
      return texts.map((text) => (text.terms?.length ? answerWithTerms(text, from, to) : answer(text, from, to)));
    },
    remedies: () => [],
    async close() {
      shelf.clear();
    },
  };
}

const tags: ReadonlyMap<LanguageTag, PhrasebookLanguage> = new Map(
  phrasebookLanguages.flatMap((language) => {
    const tag = parseLanguageTag(language);
    return tag === undefined ? [] : [[tag, language]];
  }),
);

function allDirections(): readonly Direction[] {
  const languages = [...tags.keys()];
  return languages.flatMap((source) =>
    languages.filter((target) => target !== source).map((target) => ({ source, target })),
  );
}

function languagesOf({ source, target }: Direction) {
  const languages = [...tags.keys()];
  const [from, to] = [matchSource(languages, source), matchTarget(languages, target)];
  const pair = from && to && { source: tags.get(from), target: tags.get(to) };
  if (!pair || pair.source === undefined || pair.target === undefined || pair.source === pair.target) return undefined;
  return { source: pair.source, target: pair.target };
}

function notServed({ source, target }: Direction): EngineAnswer {
  return { status: "declined", reason: `the phrasebook does not serve ${source} to ${target}` };
}

/**
 * With the terms where the known translation words them so, or else in a known sentence with placeholders in their
 * places. Other words in a translator's sentence could be wrong beside the rest of it, so that it declines.
 */
function answerWithTerms(text: EngineText, from: Book, to: Book): EngineAnswer {
  const known = asWorded(text, answer(text, from, to));
  if (known.status === "translated" && known.terms?.includes(undefined) === false) return known;
  const { text: variant, tokens } = tokenized(text);
  const filled = answer(variant, from, to);
  const settled = filled.status === "translated" ? withTermsForTokens(filled, tokens, text.terms ?? []) : undefined;
  if (settled !== undefined) return settled;
  return known.status === "declined"
    ? known
    : { status: "declined", reason: "the phrasebook knows this string only with other words than the terms asked for" };
}

/** The whole text where it is known; else its sentences, where all of them are. White space at the ends stays. */
function answer({ text, sentences }: EngineText, from: Book, to: Book): EngineAnswer {
  const whole = lookUpTrimmed(text, from, to);
  if (whole.status === "found") return { status: "translated", text: whole.text };
  const declined: EngineAnswer = { status: "declined", reason: whole.reason };
  if (sentences.length < 2 || sentences.join("") !== text) return declined;
  const parts: string[] = [];
  for (const sentence of sentences) {
    const part = sentence.trim() === "" ? undefined : lookUpTrimmed(sentence, from, to);
    if (part?.status === "unknown") return declined;
    parts.push(part?.text ?? sentence);
  }
  return { status: "translated", text: join(parts, to.language) };
}

function lookUpTrimmed(text: string, from: Book, to: Book): Finding {
  const core = text.trim();
  const finding = lookUp(core, from, to);
  if (finding.status === "unknown") return finding;
  const start = text.length - text.trimStart().length;
  return { ...finding, text: text.slice(0, start) + finding.text + text.slice(start + core.length) };
}

/** Full-width marks bring their own space, so that the one space between two sentences goes. */
function join(parts: readonly string[], language: PhrasebookLanguage): string {
  const text = parts.join("");
  return writesFullWidth(language) ? text.replaceAll(/(?<=[。！？：]) (?=\S)/gu, "") : text;
}
