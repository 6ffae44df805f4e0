import fc from "fast-check";
import { expect, test } from "vitest";
import { type InlineElement, joinText, type Segment, type SegmentPart } from "../model/segment.ts";
import { featuresOf } from "./features.ts";
import { createPluralForms } from "./plural-forms.ts";
import type { Loss, Repair } from "./ports.ts";
import { repair } from "./repair.ts";

function repaired(...parts: Parameters<typeof repairOf>): Segment | undefined {
  return repairOf(...parts)?.target;
}

function repairsOf(...parts: Parameters<typeof repairOf>): readonly Repair[] | undefined {
  return repairOf(...parts)?.repairs;
}

function repairOf(
  known: Segment,
  target: Segment,
  asked: Segment,
  differing: readonly Loss["part"][],
  targetLanguage = "de",
) {
  const [knownFeatures, askedFeatures] = [featuresOf(known), featuresOf(asked)];
  const pluralForms = createPluralForms();
  return repair({ known, asked, knownFeatures, askedFeatures, target, targetLanguage, pluralForms }, differing);
}

const ph = (text: string, x?: number): InlineElement => ({
  kind: "ph",
  ...(x !== undefined && { x }),
  content: [text],
});
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
  ["2 of 3", "3 von 2", "3 of 2", "2 von 3"],
  ["mp3 3", "mp3 3", "mp3 4", "mp3 4"],
  ["-5 °C", "-5 °C", "-7 °C", "-7 °C"],
  ["on 1/2/2024", "am 2.1.2024", "on 3/4/2024", undefined],
  ["at 10:30", "um 10:30", "at 11:45", "um 11:45"],
  ["Zoom 1.5x", "Zoom 1.5x", "Zoom 1.7x", "Zoom 1.7x"],
  // How the translation would write the separator is not known.
  ["5 km", "5 km", "2.5 km", undefined],
  ["1.5 km", "1,5 km", "1,000.5 km", undefined],
  // The word beside it may have another ending.
  ["5 inches", "5-zöllig", "7 inches", undefined],
  ["no. 3", "3'te", "no. 4", undefined],
  ["1,000,000,000,000,000 t", "1.000.000.000.000.000 t", "2,000,000,000,000,000 t", undefined],
  ["٥ of", "٥ von", "٦ of", undefined],
])("numbers: %j is %j, so %j is %j", (known, target, asked, expected) => {
  expect(repaired([known], [target], [asked], ["numbers"])?.join("")).toBe(expected);
});

test.each<[string, string, string, string, string | undefined]>([
  ["zh", "第5章", "Kapitel 5", "第6章", "Kapitel 6"],
  ["en", "Chapter 5", "第5章", "Chapter 6", "第6章"],
])("numbers that stand at letters of scripts without spaces are numbers: %s", (_, known, target, asked, expected) => {
  expect(repaired([known], [target], [asked], ["numbers"])?.join("")).toBe(expected);
});

test.each<[string, string, string, string, string | undefined]>([
  ["en", "1个文件", "1 file", "5个文件", undefined],
  ["en", "2个文件", "2 files", "5个文件", "5 files"],
  ["ru", "2 files", "2 файла", "5 files", undefined],
  ["ru", "2 files", "2 файла", "3 files", "3 файла"],
  ["fr", "1.5 km", "1,5 kilomètre", "2.5 km", undefined],
  ["fr", "1,000 km", "1,000 kilomètres", "0,001 km", undefined],
  ["ja", "1 file", "1個のファイル", "5 files", "5個のファイル"],
  ["x-elvish", "2 files", "2 parmar", "5 files", undefined],
  ["en", "8-Zoll 8", "an 8 inch 8", "9-Zoll 9", undefined],
  ["hu", "number 5", "az 5", "number 6", undefined],
])(
  "numbers with another plural form or article in %s: %j is %j, so %j is %j",
  (language, known, target, asked, expected) => {
    expect(repaired([known], [target], [asked], ["numbers"], language)?.join("")).toBe(expected);
  },
);

test("a number that codes part is not exchanged", () => {
  const target: Segment = ["Seite 5", open("<sup>"), "2", close("</sup>"), " 5"];
  expect(repaired(["Page 5"], target, ["Page 6"], ["numbers"])).toBeUndefined();
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

test("codes around the whole are put around the translation, with blanks where the asked source has them", () => {
  expect(repaired(["Save"], ["Speichern "], [open("<b>"), " Save", close("</b>")], ["codes"])).toEqual([
    open("<b>"),
    " Speichern",
    close("</b>"),
  ]);
});

test("pairs stay pairs where the translation nests them otherwise", () => {
  const known: Segment = [open("<b>", 1), "a", close("</b>", 1), " ", open("<b>", 2), "b", close("</b>", 2)];
  const target: Segment = [open("<b>", 3), "x", open("<b>", 1), "y", close("</b>", 1), close("</b>", 3)];
  const asked: Segment = [open("<i>", 8), "a", close("</i>", 8), " ", open("<i>", 9), "b", close("</i>", 9)];
  expect(repaired(known, target, asked, ["codes"])).toEqual([
    open("<i>", 8),
    "x",
    open("<i>", 9),
    "y",
    close("</i>", 9),
    close("</i>", 8),
  ]);
});

test("among codes that are alike, the one with the same x is the counterpart", () => {
  const known: Segment = [ph("{}", 1), " of ", ph("{}", 2)];
  const target: Segment = [ph("{}", 2), " von ", ph("{}", 1)];
  const asked: Segment = [ph("{a}", 7), " of ", ph("{b}", 8)];
  expect(repaired(known, target, asked, ["codes"])).toEqual([ph("{b}", 8), " von ", ph("{a}", 7)]);
});

const note: InlineElement = { kind: "ph", content: ["<n>", { kind: "sub", content: ["Note"] }] };

test.each<[string, Segment, Segment, Segment]>([
  ["inside the text, and none is known", ["Click Save"], ["Klicken"], ["Click ", ph("{x}"), "Save"]],
  ["of another kind", [ph("{a}"), " x"], [ph("{a}"), " x"], [open("<b>"), " x"]],
  ["one too many", [ph("{a}"), " x"], [ph("{a}"), " x"], [ph("{a}"), " x", ph("{b}")]],
  ["that the translation has twice", [ph("{a}"), " x"], [ph("{a}"), ph("{a}"), " x"], [ph("{b}"), " x"]],
  ["that the translation has not", [ph("{a}"), " x"], ["x"], [ph("{b}"), " x"]],
  ["that were one and are two", [ph("{a}"), " x ", ph("{a}")], [ph("{a}"), ph("{a}")], [ph("{b}"), " x ", ph("{c}")]],
  ["that mark text", [{ kind: "hi", content: ["a"] }], [{ kind: "hi", content: ["b"] }], ["a"]],
  ["in another place", [ph("{a}"), " of files"], [ph("{a}"), " von Dateien"], ["of files ", ph("{b}")]],
  ["at the other side of a comma", ["a", ph("{a}"), ", b"], ["x", ph("{a}"), ", y"], ["a, ", ph("{b}"), "b"]],
  ["that stand alone and are gone", ["a", ph("<br/>"), "b"], ["x", ph("<br/>"), "y"], ["a b"]],
  ["that stand alone and are new", ["Open"], ["Öffnen"], ["Open ", ph("{0}")]],
  ["that have no other half", ["Save"], ["Speichern"], [open("<b>"), "Save"]],
  ["that end before they begin", ["Save"], ["Speichern"], [close("</b>"), "Save", open("<b>")]],
  ["that stand before the whole", ["Save"], ["Speichern"], [open("<b>"), close("</b>"), "Save"]],
  ["around nothing", [" "], [], [open("<b>"), " ", close("</b>")]],
  ["around all but a mark", ["Save!"], ["Speichern!"], [open("<b>"), "Save", close("</b>"), "!"]],
  ["with text in them", [ph("<n>")], [ph("<n>")], [note]],
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
  ["File", "Datei", "file", undefined, "de_AT"],
  // Days, languages and the first person have a capital in English.
  ["Lunes", "Monday", "lunes", undefined, "en"],
  ["J'accepte", "I agree", "j'accepte", undefined, "en-GB"],
  ["ice cream", "ijsje", "Ice cream", "IJsje", "nl"],
  ["in the evening", "'s avonds", "In the evening", undefined, "nl"],
  ["first file", "1er fichier", "First file", undefined, "fr"],
  ["saved {name}", "{name} est enregistré", "Saved {name}", undefined, "fr"],
  ["open the site", "https://example.com", "Open the site", undefined, "fr"],
  ["readme", "readme.txt ouvrir", "Readme", undefined, "fr"],
  ["is it open?", "¿está abierto?", "Is it open?", "¿Está abierto?", "es"],
  ["work", "έργο", "Work", "Έργο", "el"],
  ["work", "έργο", "WORK", "ΕΡΓΟ", "el"],
  ["film", "ﬁlm", "Film", undefined, "fr"],
  ["jeep", "ǆip", "Jeep", undefined, "hr"],
  ["press {x}", "appuyez {x}", "PRESS {X}", undefined, "fr"],
  ["Ireland", "na hÉireann", "IRELAND", undefined, "ga"],
  // Written without case, it fits as it is; Georgian does not begin sentences with a capital.
  ["save", "保存", "Save", "保存", "zh"],
  ["Save", "保存", "SAVE", "保存", "zh"],
  ["it", "cela", "IT", undefined, "fr"],
  ["us", "我们", "US", undefined, "zh"],
  ["US", "美国", "us", undefined, "zh"],
  ["save", "შენახვა", "Save", undefined, "ka"],
])("case: %j is %j, so %j is %j in %s", (known, target, asked, expected, language) => {
  expect(repaired([known], [target], [asked], ["letterCase"], language)?.join("")).toBe(expected);
});

test("what fits as it is has no repair to tell of", () => {
  expect(repairsOf(["save"], ["保存"], ["SAVE"], ["letterCase"], "zh")).toEqual([]);
});

test.each<[string, Segment, Segment | undefined]>([
  ["a code that stands alone", [ph("{0}"), " enregistré"], undefined],
  ["a word that a code goes on", ["fichier", ph("{s}")], undefined],
  ["a pair", [open("<b>"), "enregistrer", close("</b>")], [open("<b>"), "Enregistrer", close("</b>")]],
])("a translation that begins with %s", (_, target, expected) => {
  expect(repaired(["save"], target, ["Save"], ["letterCase"], "fr")).toEqual(expected);
});

test("several parts are repaired together, or none is", () => {
  expect(repaired(["Page 5"], ["Page 5"], ["PAGE 6"], ["numbers", "letterCase"], "fr")).toEqual(["PAGE 6"]);
  expect(repaired(["Page 5"], ["Page 5"], ["Page 6!"], ["numbers", "punctuation"], "fr")).toBeUndefined();
});

/** Words with codes around and between them: pairs are whole, and may cross each other. */
const coded = (first: number): fc.Arbitrary<Segment> =>
  fc
    .tuple(
      fc.array(fc.constantFrom("a ", "b", " ", "5"), { minLength: 1, maxLength: 4 }),
      fc.array(fc.tuple(fc.nat(4), fc.nat(4), fc.constantFrom("<b>", "<i>"), fc.boolean()), { maxLength: 3 }),
    )
    .map(([texts, codes]) =>
      joinText(
        Array.from({ length: 5 }, (_, at) => [
          ...codes.flatMap(([from, , text, isPair], code) => {
            if (from !== at) return [];
            return [isPair ? open(text, first + code) : ph(text, first + code)];
          }),
          ...codes.flatMap(([from, to, text, isPair], code) =>
            isPair && Math.max(from, to) === at ? [close(`/${text}`, first + code)] : [],
          ),
          texts[at] ?? "",
        ]).flat(),
      ),
    );

test("a translation with repaired codes has those of the asked source, each once, and the same text", () => {
  const codesOf = (segment: Segment) =>
    segment
      .filter((part) => typeof part !== "string")
      .map((part) => JSON.stringify(part))
      .sort();
  const textOf = (segment: Segment) => segment.filter((part) => typeof part === "string").join("");
  let repairs = 0;
  fc.assert(
    fc.property(coded(1), fc.option(coded(1)), coded(10), fc.boolean(), (known, other, elsewhere, isSame) => {
      const asked = isSame ? known.map((part) => renumbered(part)) : elsewhere;
      const target = repaired(known, other ?? known, asked, ["codes"]);
      if (target === undefined) return;
      repairs++;
      expect(codesOf(target)).toEqual(codesOf(asked));
      expect(textOf(target).trim()).toBe(textOf(other ?? known).trim());
      const begun = new Set<number>();
      for (const part of target) {
        if (typeof part === "string") continue;
        if (part.kind === "bpt") begun.add(part.i);
        if (part.kind === "ept") expect(begun.delete(part.i)).toBe(true);
      }
      expect(begun.size).toBe(0);
    }),
    { numRuns: 2000 },
  );
  expect(repairs).toBeGreaterThan(100);
});

/** Another file's codes in the same places. */
function renumbered(part: SegmentPart): SegmentPart {
  if (typeof part === "string") return part;
  if (part.kind === "bpt" || part.kind === "ept") return { ...part, i: part.i + 20, content: ["<u>"] };
  return part.kind === "ph" ? { ...part, x: 30, content: ["{x}"] } : part;
}
