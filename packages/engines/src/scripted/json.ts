import { parseLanguageTag } from "../language.ts";
import type { LanguageTag } from "../ports.ts";
import { ScriptProblem } from "./problem.ts";
import { type Formality, type ScriptBuilder, scriptDirection } from "./script.ts";
import { readTags } from "./tagged-text.ts";

const shape = 'write it as {"en": {"Hello": {"de": "Hallo"}}}';
const formalityShape = 'write it as {"default": "Hallo", "more": "Guten Tag", "less": "Hi"}';

/**
 * Reads `{"en": {"Hello": {"de": "Hallo"}}}`: source language, text, target language, translation. In place of a
 * translation may stand `{"default": "Hallo", "more": "Guten Tag", "less": "Hi"}`, one for each formality. A text with
 * tags in both languages also serves the same text with those elements around the same words.
 * @throws ScriptProblem with the line where the JSON breaks off, or the path to a value of the wrong shape.
 */
export function readJsonScript(json: string, builder: ScriptBuilder): void {
  for (const [sourceCode, texts] of entriesOf(parse(json), "the file")) {
    const source = languageAt(sourceCode, "the top level");
    for (const [number, [text, translations]] of entriesOf(texts, `"${source}"`).entries()) {
      const place = `text ${number + 1} of "${source}"`;
      checkText(text, place);
      const tagged = readTags(text);
      for (const [targetCode, value] of entriesOf(translations, place)) {
        const direction = scriptDirection(source, languageAt(targetCode, place));
        for (const { translation, formality } of translationsOf(value, `The "${targetCode}" of ${place}`)) {
          checkText(translation, place);
          if (direction === undefined) continue;
          builder.add(direction, text, translation, formality);
          const taggedTranslation = tagged && readTags(translation);
          if (taggedTranslation) builder.addTagged(direction, tagged, taggedTranslation, formality);
        }
      }
    }
  }
}

interface Translation {
  readonly translation: string;
  readonly formality?: Formality;
}

function translationsOf(value: unknown, place: string): readonly Translation[] {
  if (typeof value === "string") return [{ translation: value }];
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new ScriptProblem(`${place} is no text; ${shape}`);
  }
  const all: Translation[] = [];
  for (const [key, translation] of Object.entries(value)) {
    const isKnown = key === "default" || key === "more" || key === "less";
    if (!isKnown || typeof translation !== "string") {
      throw new ScriptProblem(`${place} is neither a text nor one for each formality; ${formalityShape}`);
    }
    all.push(key === "default" ? { translation } : { translation, formality: key });
  }
  if (all.some(({ formality }) => formality === undefined)) return all;
  throw new ScriptProblem(`${place} has no "default"; ${formalityShape}`);
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new ScriptProblem("The JSON is broken off or not well-formed; mend it here", lineOfFault(json));
  }
}

/** V8 gives the position of most faults; one that it calls a token is in the first line with which it appears. */
function lineOfFault(json: string): number {
  const position = /at position (\d+)/.exec(faultOf(json))?.[1];
  if (position !== undefined) return json.slice(0, Number(position)).split("\n").length;
  const lines = json.split("\n");
  let [before, fault] = [0, lines.length];
  while (fault - before > 1) {
    const middle = Math.floor((before + fault) / 2);
    if (faultOf(lines.slice(0, middle).join("\n")).startsWith("Unexpected token")) fault = middle;
    else before = middle;
  }
  return fault;
}

function faultOf(json: string): string {
  try {
    JSON.parse(json);
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
}

/** Own properties only, so that a key such as `__proto__` is a key like any other. */
function entriesOf(value: unknown, place: string): [string, unknown][] {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return Object.entries(value);
  throw new ScriptProblem(`The value of ${place} is no object; ${shape}`);
}

function languageAt(code: string, place: string): LanguageTag {
  const tag = parseLanguageTag(code);
  if (tag !== undefined) return tag;
  const shown = JSON.stringify(code.slice(0, 40));
  throw new ScriptProblem(`${shown} at ${place} is no language code; use one such as "de" or "pt-BR"`);
}

function checkText(text: string, place: string): void {
  if (!text.isWellFormed())
    throw new ScriptProblem(`Half a character (a lone surrogate) stands in ${place}; remove it`);
}
