import { expect, test } from "vitest";
import type { TargetLanguage } from "../src/phrasebook/languages.ts";
import { choosePhrases } from "./choose.ts";
import { cleanPairs } from "./clean.ts";

function clean(english: string, translation: string, language: TargetLanguage = "de", key = "key") {
  const row = { family: "one", key, english, translations: new Map([[language, translation]]) };
  return cleanPairs(row).map((pair) => [pair.english, pair.translation]);
}

test("accelerators go and spaces are folded", () => {
  expect(clean("&&Save\r\n  all ", "Alles &&speichern\n")).toEqual([["Save\n all", "Alles speichern"]]);
  expect(clean("&&Save", "保存(&&S)", "ja")).toEqual([["Save", "保存"]]);
});

test.each([
  ["no words", "{0}", "{0}"],
  ["an empty translation", "Save", " "],
  ["a lost placeholder", "Delete {name}", "Löschen"],
  ["another placeholder", "Browse %{files}", "%{file} durchsuchen"],
  ["a lost number", "Rotate 90°", "Drehen"],
  ["another number", "At least 8 characters", "Mindestens 6 Zeichen"],
  ["a sentence left in English", "This was never translated", "This was never translated"],
  ["broken characters", "Size", "GrÃ¶Ã\u009fe"],
  ["a question that was none", "Delete the file", "Datei löschen?"],
  ["plural forms in one message", "{n, plural, one {file} other {files}}", "{n, plural, one {Datei} other {Dateien}}"],
])("%s is dropped", (_, english, translation) => {
  expect(clean(english, translation)).toEqual([]);
});

test.each<[string, string, TargetLanguage]>([
  ["Publish without relations", "Ja, veröffentlichen", "de"],
  ["Min can't be superior to max", "Can't be superior", "ko"],
  ["It will not ask before undo", "Перед отменой будет отображаться запрос", "ru"],
])("a lost negation is dropped: %s, %s", (english, translation, language) => {
  expect(clean(english, translation, language)).toEqual([]);
});

test.each<[string, string, TargetLanguage]>([
  ["The file could not be saved", "Die Datei konnte nicht gespeichert werden", "de"],
  ["This is not a valid date", "Es una fecha inválida", "es"],
  ["Do not save", "Kaydetme", "tr"],
  ["Never show again", "今後表示しない", "ja"],
  ["Whether to show it or not", "Gibt an, ob es angezeigt wird", "de"],
])("a negation may be said otherwise: %s, %s", (english, translation, language) => {
  expect(clean(english, translation, language)).toHaveLength(1);
});

test.each([
  ["10000 ms", "10.000 ms"],
  ["10000 ms", "10 000 ms"],
  ["2.5 GB of 3", "2,5 GB von 3"],
  ["1 file", "eine Datei"],
  ["Page 2", "Seite ２"],
])("numbers may be written otherwise: %s, %s", (english, translation) => {
  expect(clean(english, translation)).toEqual([[english, translation]]);
});

test("a name may stay as it is", () => {
  expect(clean("GitHub", "GitHub")).toEqual([["GitHub", "GitHub"]]);
});

test("plural forms are kept only where the language has no more of them than English", () => {
  expect(clean("{{count}} files", "{{count}} Dateien", "de", "files_other")).toHaveLength(1);
  expect(clean("{{count}} files", "{{count}} pliku", "pl", "files_other")).toEqual([]);
});

test("wordings that differ in case are one opinion; the first family wins a draw; left in English counts little", () => {
  const pair = (family: string, english: string, translation: string) => ({
    family,
    english,
    translation,
    language: "de" as const,
  });
  const [close, open, start] = choosePhrases(
    [
      pair("a", "Close", "Zumachen"),
      pair("b", "Close", "Schließen"),
      pair("c", "Close", "schließen"),
      pair("b", "Open", "Aufmachen"),
      pair("a", "Open", "Öffnen"),
      pair("a", "Start", "Start"),
      pair("b", "Start", "Beginnen"),
    ],
    ["a", "b", "c"],
  );
  const best = (phrase: typeof close) => phrase?.translations.get("de")?.[0]?.text;
  expect([best(close), best(open), best(start)]).toEqual(["Schließen", "Öffnen", "Beginnen"]);
});
