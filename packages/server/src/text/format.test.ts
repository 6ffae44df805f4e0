import { parseLanguageTag } from "@dragoman/engines";
import { expect, test } from "vitest";
import { format } from "./format.ts";

function formatted(source: string, translation: string, code: string, preserveFormatting = true): string | undefined {
  const target = parseLanguageTag(code);
  if (target === undefined) throw new Error(`${code} is no language.`);
  const passages = format(
    [
      {
        ...{
          index: 0,
          source,
          lead: "",
          trail: "",
          translation,
          engine: "pseudo",
          characters: 0,
          language: undefined,
          languageIsGuess: false,
        },
        text: { text: source, sentences: [source] },
      },
    ],
    {
      ...{ source: undefined, target, splitting: "1", preserveFormatting, context: undefined },
      signal: new AbortController().signal,
    },
  );
  return passages instanceof Promise ? undefined : passages[0]?.translation;
}

test.each([
  ["save changes", "Enregistrer les modifications.", "fr", "enregistrer les modifications"],
  ["Save changes.", "enregistrer les modifications", "fr", "Enregistrer les modifications."],
  ["house", "Haus", "de", "Haus"],
  ["je vais bien", "I am fine.", "en", "I am fine"],
  ["à propos de la nasa", "NASA facts", "en", "NASA facts"],
  ["Done.", "完了しました", "ja", "完了しました。"],
  ["istanbul", "İstanbul", "tr", "istanbul"],
  ["wait", "attendre...", "fr", "attendre..."],
  ["Really?", "Vraiment ?", "fr", "Vraiment ?"],
  ["«bonjour»", "«Hello»", "en", "«hello»"],
])("keeps the form of %j in %j (%s)", (source, translation, target, expected) => {
  expect(formatted(source, translation, target)).toBe(expected);
});

test("leaves what the engine wrote where it is not asked", () => {
  expect(formatted("save", "Enregistrer.", "fr", false)).toBe("Enregistrer.");
});
