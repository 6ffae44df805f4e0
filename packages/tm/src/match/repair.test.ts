import { expect, test } from "vitest";
import type { InlineElement, Segment } from "../model/segment.ts";
import { featuresOf } from "./features.ts";
import type { Loss } from "./ports.ts";
import { repair } from "./repair.ts";

function repaired(
  known: Segment,
  target: Segment,
  asked: Segment,
  differing: readonly Loss["part"][],
  targetLanguage = "de",
): Segment | undefined {
  const [knownFeatures, askedFeatures] = [featuresOf(known), featuresOf(asked)];
  return repair({ known, asked, knownFeatures, askedFeatures, target, targetLanguage }, differing)?.target;
}

const ph = (text: string): InlineElement => ({ kind: "ph", content: [text] });
const open = (text: string, i = 1): InlineElement => ({ kind: "bpt", i, content: [text] });
const close = (text: string, i = 1): InlineElement => ({ kind: "ept", i, content: [text] });

test.each<[string, string, string, string | undefined]>([
  ["Page 5 of 10", "Seite 5 von 10", "Page 7 of 12", "Seite 7 von 12"],
  ["10 of 5", "5 von 10", "3 of 4", "4 von 3"],
  ["1.5 km", "1,5 km", "2.25 km", "2,25 km"],
  ["1,000.5 EUR", "1.000,5 EUR", "2,500.25 EUR", "2.500,25 EUR"],
  ["5 plus 5", "5 plus 5", "6 plus 6", "6 plus 6"],
  // Which of the two became which cannot be known.
  ["5 plus 5", "5 plus 5", "6 plus 7", undefined],
  // The translation says the number otherwise, or once more.
  ["2 files", "zwei Dateien", "3 files", undefined],
  ["2 files", "2 von 2 Dateien", "3 files", undefined],
  ["2 files", "2 Dateien", "many files", undefined],
  ["Room 5 of 50", "Raum 5 von 50", "Room 6 of 50", "Raum 6 von 50"],
])("numbers: %j is %j, so %j is %j", (known, target, asked, expected) => {
  expect(repaired([known], [target], [asked], ["numbers"])?.join("")).toBe(expected);
});

test("numbers are exchanged in marked text too, and nowhere in codes", () => {
  const target: Segment = [{ kind: "hi", content: ["Seite 5"] }, ph("<5/>")];
  expect(repaired(["Page 5"], target, ["Page 6"], ["numbers"])).toEqual([
    { kind: "hi", content: ["Seite 6"] },
    ph("<5/>"),
  ]);
});

test("codes are exchanged for their counterparts, also where the order differs", () => {
  const known: Segment = [ph("{a}"), " of ", ph("{b}")];
  const target: Segment = [ph("{b}"), " von ", ph("{a}")];
  expect(repaired(known, target, [ph("{x}"), " of ", ph("{y}")], ["codes"])).toEqual([ph("{y}"), " von ", ph("{x}")]);
});

test("codes that the asked source has not are taken out", () => {
  const known: Segment = ["Click ", open("<b>"), "Save", close("</b>")];
  const target: Segment = ["Auf ", open("<b>"), "Speichern", close("</b>"), " klicken"];
  expect(repaired(known, target, ["Click Save"], ["codes"])).toEqual(["Auf Speichern klicken"]);
});

test("codes around the whole are put around the translation", () => {
  expect(repaired(["Save"], ["Speichern"], [open("<b>"), "Save", close("</b>")], ["codes"])).toEqual([
    open("<b>"),
    "Speichern",
    close("</b>"),
  ]);
});

test.each<[string, Segment, Segment, Segment]>([
  ["inside the text, and none is known", ["Click Save"], ["Klicken"], ["Click ", ph("{x}"), "Save"]],
  ["of another kind", [ph("{a}"), " x"], [ph("{a}"), " x"], [open("<b>"), " x"]],
  ["one too many", [ph("{a}"), " x"], [ph("{a}"), " x"], [ph("{a}"), " x", ph("{b}")]],
  ["that the translation has twice", [ph("{a}"), " x"], [ph("{a}"), ph("{a}"), " x"], [ph("{b}"), " x"]],
  ["that were one and are two", [ph("{a}"), " x ", ph("{a}")], [ph("{a}"), ph("{a}")], [ph("{b}"), " x ", ph("{c}")]],
  ["that mark text", [{ kind: "hi", content: ["a"] }], [{ kind: "hi", content: ["b"] }], ["a"]],
])("codes %s are not guessed", (_, known, target, asked) => {
  expect(repaired(known, target, asked, ["codes"])).toBeUndefined();
});

test.each<[string, string, string, string | undefined, string]>([
  ["Hello world", "Hallo Welt", "HELLO WORLD", "HALLO WELT", "de"],
  ["save file", "enregistrer", "Save file", "Enregistrer", "fr"],
  ["Save file", "Enregistrer", "save file", "enregistrer", "fr"],
  ["save", "iptal", "Save", "İptal", "tr"],
  // German nouns keep their capital.
  ["File", "Datei", "file", undefined, "de"],
  ["Save File", "Enregistrer", "save file", undefined, "fr"],
  ["SAVE", "ENREGISTRER", "Save", undefined, "fr"],
])("case: %j is %j, so %j is %j in %s", (known, target, asked, expected, language) => {
  expect(repaired([known], [target], [asked], ["letterCase"], language)?.join("")).toBe(expected);
});

test("several parts are repaired together, or none is", () => {
  expect(repaired(["Page 5"], ["Page 5"], ["PAGE 6"], ["numbers", "letterCase"], "fr")).toEqual(["PAGE 6"]);
  expect(repaired(["Page 5"], ["Page 5"], ["Page 6!"], ["numbers", "punctuation"], "fr")).toBeUndefined();
});
