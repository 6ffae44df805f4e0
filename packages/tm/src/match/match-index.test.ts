import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createNaiveScan } from "../../test/naive-scan.ts";
import { indexOf, sentence, toGerman, told } from "../../test/sample-index.ts";
import { unit, variant } from "../../test/units.ts";
import type { TranslationUnit } from "../model/unit.ts";
import { createIndex, openIndex } from "./match-index.ts";
import type { EntryNumber, Stem } from "./ports.ts";
import type { Counting } from "./tokens.ts";

/** Not a good one: it makes `file` of `files`, and leaves out `the`. */
const stem: Stem = (word) => (word === "the" ? undefined : word.toLowerCase().replace(/s$/, ""));

describe.each<Counting>([
  { profile: "words" },
  { profile: "characters" },
  { profile: "omegat" },
  { profile: "omegat", stem },
])("by %j", (counting) => {
  test("loses no match that a scan of everything finds, and answers in the same order", () => {
    fc.assert(
      fc.property(
        fc.array(sentence, { maxLength: 40 }),
        sentence,
        fc.oneof(fc.integer({ min: 0, max: 100 }), fc.double({ min: 0, max: 100, noNaN: true })),
        fc.integer({ min: 1, max: 50 }),
        fc.constantFrom({}, { codes: 0, numbers: 0, letterCase: 0, punctuation: 0 }, { numbers: 90, punctuation: 40 }),
        (sources, query, threshold, limit, penalties) => {
          const index = createIndex(counting);
          const scan = createNaiveScan(counting);
          for (const [at, source] of sources.entries()) {
            const each = unit(source, `Ziel ${at}`, { id: String(at) });
            index.add(each);
            scan.add(each);
          }
          const options = { ...toGerman, threshold, limit, penalties };
          const found = index.match(query, options);
          const expected = scan.match(query, options);
          expect(found.map(({ unitId, score, kind }) => ({ unitId, score, kind }))).toEqual(
            expected.map(({ unit: { id }, score, kind }) => ({ unitId: id, score, kind })),
          );
        },
      ),
      { numRuns: 300 },
    );
  });
});

test("loses nothing in an index that is large enough for lists, with later additions and removals", () => {
  const random = fc.sample(sentence, { numRuns: 7000, seed: 7 });
  const index = createIndex();
  const kept: TranslationUnit[] = [];
  for (const [at, source] of random.entries()) {
    const each = unit(`${source} ${at % 97}x`, "Ziel", { id: String(at) });
    const entry = index.add(each);
    if (at === 5000) index.match("save all files", toGerman);
    if (at % 3 === 0) expect(index.remove(entry)).toBe(true);
    else kept.push(each);
  }
  const scan = createNaiveScan({ profile: "words" });
  for (const each of kept) scan.add(each);
  expect(index.size).toBe(kept.length);
  for (const query of fc.sample(sentence, { numRuns: 100, seed: 8 })) {
    const options = { ...toGerman, threshold: 60, limit: 5 };
    const found = index.match(`${query} 5x`, options).map(({ unitId, score }) => [unitId, score]);
    expect(found).toEqual(scan.match(`${query} 5x`, options).map(({ unit: { id }, score }) => [id, score]));
  }
});

describe("points", () => {
  test("decide the order, never whether there is a match", () => {
    const index = createIndex();
    index.add(unit("Save all files", "alt"), { memory: "old" });
    index.add(unit("Save all the files", "neu"), { memory: "new" });
    const matches = index.match("Save all files", { ...toGerman, penalties: { memories: { old: 90 } } });
    expect(matches.map(told)).toEqual([
      ["fuzzy", 75, "neu"],
      ["exact", 10, "alt"],
    ]);
    expect(matches[1]?.explanation.losses).toEqual([{ part: "memory", points: 90 }]);
  });

  test("are lost for a target of another region", () => {
    const index = indexOf(
      unit("Save", "", {
        variants: [variant("en", "Save"), variant("es-MX", "Guardar"), variant("fr", "Enregistrer")],
      }),
    );
    expect(index.match("Save", { to: "es-ES" }).map(told)).toEqual([["exact", 99, "Guardar"]]);
    expect(index.match("Save", { to: "es" }).map(told)).toEqual([["exact", 100, "Guardar"]]);
  });

  test.each([{ memories: { x: -1 } }, { codes: Number.NaN }])("that are none are refused: %j", (penalties) => {
    expect(() => createIndex().match("Save", { ...toGerman, penalties })).toThrow(RangeError);
  });
});

describe("languages", () => {
  test("a script is not exchanged for another", () => {
    const index = indexOf(unit("Save", "", { variants: [variant("en", "Save"), variant("zh-CN", "保存")] }));
    expect(index.match("Save", { to: "zh-Hans" })).toHaveLength(1);
    expect(index.match("Save", { to: "zh-TW" })).toHaveLength(0);
  });

  test("a unit for all languages is found from each", () => {
    const index = indexOf(unit("Save", "Speichern", { sourceLanguage: "*all*" }));
    expect(index.match("Speichern", { from: "de", to: "en" }).map(told)).toEqual([["exact", 100, "Save"]]);
    expect(index.match("Save", toGerman).map(told)).toEqual([["exact", 100, "Speichern"]]);
  });

  test("tags are the same in any writing", () => {
    const index = indexOf(unit("Save", "", { variants: [variant("EN_us", "Save"), variant("DE_at", "Speichern")] }));
    expect(index.match("Save", { from: "en-US", to: "de-AT" }).map(told)).toEqual([["exact", 100, "Speichern"]]);
    expect(index.match("Save", { from: "EN", to: "de-DE" }).map(told)).toEqual([["exact", 99, "Speichern"]]);
  });

  test("without one that is asked for, OmegaT's words are those of each unit's language", () => {
    const index = createIndex({ profile: "omegat" });
    const texts = { en: "Save mp3", de: "Save www.a.de", pl: "mp3" };
    for (const [language, text] of Object.entries(texts)) {
      index.add(unit("", "", { sourceLanguage: language, variants: [variant(language, text), variant("fr", "Oui")] }));
    }
    for (const [language, text] of Object.entries(texts)) {
      const found = index.match(text, { to: "fr", threshold: 90 });
      expect(found.filter(({ kind }) => kind === "exact")).toMatchObject([{ score: 100, sourceLanguage: language }]);
    }
    expect(index.match("mp3", { from: "en", to: "fr", threshold: 1 })).toEqual([]);
  });

  test("a unit is found from its source language alone", () => {
    const index = indexOf(unit("Save", "Speichern"));
    expect(index.match("Speichern", { to: "en" })).toEqual([]);
    expect(index.match("Save", { from: "fr", to: "de" })).toEqual([]);
    expect(index.match("Save", { from: "en-GB", to: "de" })).toHaveLength(1);
  });
});

describe("what changes while it is read", () => {
  test("an entry can be removed once", () => {
    const index = createIndex();
    const entry = index.add(unit("Save", "Speichern"));
    expect(index.remove(entry)).toBe(true);
    expect(index.remove(entry)).toBe(false);
    expect(index.match("Save", toGerman)).toEqual([]);
    expect(index.size).toBe(0);
  });

  test("entries keep their numbers when others are removed", () => {
    const index = createIndex();
    const entries = Array.from({ length: 5000 }, (_, at) => index.add(unit(`Save file ${at}x`, `Datei ${at}`)));
    for (const entry of entries.slice(0, 4990)) index.remove(entry);
    expect(index.match("Save file 4995x", toGerman).map(told)[0]).toEqual(["exact", 100, "Datei 4995"]);
    const [, ...rest] = entries.slice(4990);
    for (const entry of rest) expect(index.remove(entry)).toBe(true);
    expect(index.size).toBe(1);
    expect(index.match("Save file 4990x", toGerman).map(told)[0]).toEqual(["exact", 100, "Datei 4990"]);
  });
});

describe("saved and opened", () => {
  test("an index answers as before, and goes on", () => {
    const index = createIndex();
    const gone = index.add(unit("Gone", "Weg"));
    const stays = index.add(
      unit(["Save ", { kind: "ph", x: 1, content: ["{0}"] }], ["{0} speichern"], { id: "a\nb" }),
      {
        memory: "__proto__",
        context: { before: "x" },
      },
    );
    index.remove(gone);
    const opened = openIndex(index.save());
    const options = { ...toGerman, context: { before: "x" } };
    const query = ["Save ", { kind: "ph", x: 9, content: ["{0}"] }] as const;
    expect(opened.match(query, options)).toEqual(index.match(query, options));
    expect(opened.match(query, options)[0]).toMatchObject({ kind: "context", unitId: "a\nb", memory: "__proto__" });
    expect(opened.remove(gone)).toBe(false);
    const later = opened.add(unit("Later", "Später"));
    expect(later).not.toBe(stays);
    expect(opened.match("Later", toGerman).map(told)).toEqual([["exact", 100, "Später"]]);
    expect(opened.remove(stays)).toBe(true);
    expect(opened.size).toBe(1);
  });

  const change = fc.oneof(
    { arbitrary: fc.record({ add: sentence }), weight: 5 },
    { arbitrary: fc.record({ remove: fc.nat(40) }), weight: 3 },
    { arbitrary: fc.constant({ reopen: true } as const), weight: 1 },
  );

  test("after any additions, removals and reopenings it answers as a new one, and entries have their numbers", () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 60 }), sentence, (changes, query) => {
        let index = createIndex();
        const entries: EntryNumber[] = [];
        const kept = new Map<EntryNumber, TranslationUnit>();
        for (const each of changes) {
          if ("add" in each) {
            const added = unit(each.add, "Ziel", { id: String(entries.length) });
            const entry = index.add(added);
            expect(entries).not.toContain(entry);
            entries.push(entry);
            kept.set(entry, added);
          } else if ("remove" in each) {
            const entry = entries[each.remove];
            if (entry !== undefined) expect(index.remove(entry)).toBe(kept.delete(entry));
          } else index = openIndex(index.save());
        }
        const options = { ...toGerman, threshold: 40, limit: 10 };
        expect(index.size).toBe(kept.size);
        expect(index.match(query, options)).toEqual(indexOf(...kept.values()).match(query, options));
      }),
    );
  });

  test("the bytes stay as they were, so that they can be opened again", () => {
    const index = createIndex();
    const entry = index.add(unit("Save", "Speichern"));
    const bytes = index.save();
    const before = bytes.slice();
    const one = openIndex(bytes);
    expect(one.remove(entry)).toBe(true);
    one.add(unit("Open", "Öffnen"));
    one.match("Open", toGerman);
    expect(bytes).toEqual(before);
    expect(openIndex(bytes).match("Save", toGerman).map(told)).toEqual([["exact", 100, "Speichern"]]);
  });

  test("an index of stems opens with the stemmer that it was made with, and with none else", () => {
    const index = createIndex({ profile: "omegat", stem });
    index.add(unit("The files are the best", "Ziel"));
    const bytes = index.save();
    const opened = openIndex(bytes, { stem }).match("A file is the best", { ...toGerman, threshold: 0 });
    expect(opened).toEqual(index.match("A file is the best", { ...toGerman, threshold: 0 }));
    expect(opened[0]?.explanation).toMatchObject({ text: 50, omegat: { stems: 50, words: 40, everything: 66 } });
    expect(() => openIndex(bytes)).toThrow(/stem is missing/);
    expect(() => openIndex(createIndex({ profile: "omegat" }).save(), { stem })).toThrow(/stem must be left out/);
    expect(() => createIndex({ stem })).toThrow(/stem is for the profile omegat/);
  });

  test("an empty index can be saved", () => expect(openIndex(createIndex().save()).size).toBe(0));
});

test("what is compared has its bounds: an equal text is found all the same, similar ones within the effort", () => {
  const index = createIndex();
  const words = (count: number, last: string) => `${"again ".repeat(count)}${last}`;
  for (let at = 0; at < 50; at++) index.add(unit(words(200, `file${at}`), `Ziel ${at}`, { id: String(at) }));
  const scoresWithin = (effort: number) =>
    index.match(words(200, "file7"), { ...toGerman, effort, limit: 100 }).map(({ score }) => score);
  expect(scoresWithin(Number.POSITIVE_INFINITY)).toHaveLength(50);
  expect(scoresWithin(0)).toEqual([100]);
  // Of 201 tokens each: seven times 32 for one text.
  const { length } = scoresWithin(10 * 201 * 7);
  expect(length === 10 || length === 11).toBe(true);
  expect(scoresWithin(10 * 201 * 7)[0]).toBe(100);
});

test("long texts of few different words do not take long", () => {
  const index = createIndex();
  const line = (length: number, last: string) => `${"a ".repeat(length)}${last}`;
  for (let at = 0; at < 5; at++) index.add(unit(line(30_000 - 50 * at, "b"), "Ziel", { id: String(at) }));
  expect(index.match(line(29_990, "c"), { ...toGerman, limit: 1 })).toMatchObject([{ score: 99.9 }]);
});

test.each([
  { threshold: -1 },
  { threshold: 101 },
  { threshold: Number.NaN },
  { limit: 0 },
  { limit: 1.5 },
  { effort: -1 },
  { effort: Number.NaN },
  { to: " " },
])("what makes no sense is refused: %j", (options) => {
  expect(() => createIndex().match("Save", { ...toGerman, ...options })).toThrow(RangeError);
});
