import { type Direction, directionKey, type LanguageTag, parseLanguageTag, type Script } from "@dragoman/engines";

/** Translations by source language, text and target language: `{"en": {"Hello": {"de": "Hallo"}}}`. */
export type TestScript = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

/** @throws TypeError for a code that is no language tag. */
export function readScript(script: TestScript): Script {
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
