import { expect, test } from "vitest";
import { format } from "./format.ts";
import { readPlainTexts } from "./read.ts";
import { sampleRequest } from "./sample-request.ts";
import { createSegmentation } from "./segment.ts";

function formatted(source: string, translation: string, target: string, preserveFormatting = true) {
  const request = sampleRequest(target, { preserveFormatting });
  const segments = createSegmentation()(readPlainTexts([source], request), request);
  const translated = segments.map((segment) => ({
    ...segment,
    maker: "pseudo" as const,
    translation: { text: translation, spans: [], fixed: [], terms: [] },
  }));
  const made = format(translated, request);
  return made instanceof Promise ? undefined : made[0]?.translation.text;
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
  ["Cart of {name}", "{name}s Wagen", "de", "{name}s Wagen"],
  ["{name} and I", "Ich und {name}", "fr", "Ich und {name}"],
  ["See https://a.example", "https://a.example ansehen", "de", "https://a.example ansehen"],
  ["Cart", "კალათა", "ka", "კალათა"],
  ["კალათა", "Cart", "en", "Cart"],
])("keeps the form of %j in %j (%s)", (source, translation, target, expected) => {
  expect(formatted(source, translation, target)).toBe(expected);
});

test("leaves what the engine wrote where it is not asked", () => {
  expect(formatted("save", "Enregistrer.", "fr", false)).toBe("Enregistrer.");
});
