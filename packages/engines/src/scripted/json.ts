import { parseLanguageTag } from "../language.ts";
import type { LanguageTag } from "../ports.ts";
import { ScriptProblem } from "./problem.ts";
import { type ScriptBuilder, scriptDirection } from "./script.ts";

const shape = 'write it as {"en": {"Hello": {"de": "Hallo"}}}';

/**
 * Reads `{"en": {"Hello": {"de": "Hallo"}}}`: source language, text, target language, translation.
 * @throws ScriptProblem with the line where the JSON breaks off, or the path to a value of the wrong shape.
 */
export function readJsonScript(json: string, builder: ScriptBuilder): void {
  for (const [sourceCode, texts] of entriesOf(parse(json), "the file")) {
    const source = languageAt(sourceCode, "the top level");
    for (const [number, [text, translations]] of entriesOf(texts, `"${source}"`).entries()) {
      const place = `text ${number + 1} of "${source}"`;
      checkText(text, place);
      for (const [targetCode, translation] of entriesOf(translations, place)) {
        const direction = scriptDirection(source, languageAt(targetCode, place));
        if (typeof translation !== "string")
          throw new ScriptProblem(`The "${targetCode}" of ${place} is no text; ${shape}`);
        checkText(translation, place);
        if (direction !== undefined) builder.add(direction, text, translation);
      }
    }
  }
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
