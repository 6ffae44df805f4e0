import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createNaiveScan } from "../../test/naive-scan.ts";
import { unit, variant } from "../../test/units.ts";
import type { InlineElement, Segment } from "../model/segment.ts";
import type { TranslationUnit } from "../model/unit.ts";
import { createIndex, openIndex } from "./match-index.ts";
import type { EntryNumber, Match, MatchIndex, ScoringProfile } from "./ports.ts";

const toGerman = { from: "en", to: "de" } as const;

function indexOf(...units: readonly TranslationUnit[]): MatchIndex {
  const index = createIndex();
  for (const each of units) index.add(each);
  return index;
}

const told = ({ kind, score, target }: Match) => [kind, score, target.join("")];

/** Sentences out of few words, so that many are alike. */
const word = fc.constantFrom("save", "Save", "file", "files", "the", "all", "5", "12", "日", "本", "日本", "now", "!");
const sentence = fc.array(word, { maxLength: 9 }).map((words) => words.join(" "));

describe.each<ScoringProfile>(["words", "characters", "omegat"])("by %s", (profile) => {
  test("loses no match that a scan of everything finds, and answers in the same order", () => {
    fc.assert(
      fc.property(
        fc.array(sentence, { maxLength: 40 }),
        sentence,
        fc.oneof(fc.integer({ min: 0, max: 100 }), fc.double({ min: 0, max: 100, noNaN: true })),
        fc.integer({ min: 1, max: 50 }),
        fc.constantFrom({}, { codes: 0, numbers: 0, letterCase: 0, punctuation: 0 }, { numbers: 90, punctuation: 40 }),
        (sources, query, threshold, limit, penalties) => {
          const index = createIndex({ profile });
          const scan = createNaiveScan(profile);
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
  const scan = createNaiveScan("words");
  for (const each of kept) scan.add(each);
  expect(index.size).toBe(kept.length);
  for (const query of fc.sample(sentence, { numRuns: 100, seed: 8 })) {
    const options = { ...toGerman, threshold: 60, limit: 5 };
    const found = index.match(`${query} 5x`, options).map(({ unitId, score }) => [unitId, score]);
    expect(found).toEqual(scan.match(`${query} 5x`, options).map(({ unit: { id }, score }) => [id, score]));
  }
});

describe("kinds of matches", () => {
  const context = { before: "Cart", after: "Pay", id: "cart.save" };

  test.each([
    [undefined, "exact", 100],
    [{ before: "Cart" }, "context", 101],
    [{ after: "Pay" }, "context", 101],
    [{ id: "cart.save" }, "context", 101],
    [{ id: "cart.save", after: "Pay" }, "context-double", 102],
    [{ before: "Cart", after: "Pay" }, "context-double", 102],
    [{ before: "Other", id: "other" }, "exact", 100],
    [{ before: "", after: " ", id: "" }, "exact", 100],
  ] as const)("with the context %j: %s", (asked, kind, score) => {
    const index = createIndex();
    index.add(unit("Save", "Speichern"), { context });
    const [match] = index.match("Save", { ...toGerman, ...(asked && { context: asked }) });
    expect(match).toMatchObject({ kind, score });
  });

  test("what is blank is no context, on both sides neither", () => {
    const blank = { before: "", after: " ", id: "" };
    const index = createIndex();
    index.add(unit("Save", "Speichern"), { context: blank });
    expect(index.match("Save", { ...toGerman, context: blank })[0]).toMatchObject({ kind: "exact", score: 100 });
  });

  test("context is read from the properties that tools write", () => {
    const properties = [
      { type: "x-context-pre", value: "Cart" },
      { type: "x-context-post", value: "Pay" },
    ];
    const index = indexOf(unit("Save", "Speichern", { properties }));
    expect(index.match("Save", { ...toGerman, context: { before: "Cart", after: "Pay" } })[0]?.score).toBe(102);
  });

  test("the same context decides between equal sources", () => {
    const index = createIndex();
    index.add(unit("Open", "Öffnen"), { context: { id: "menu.open" } });
    index.add(unit("Open", "Geöffnet"), { context: { id: "shop.open" } });
    const matches = index.match("Open", { ...toGerman, context: { id: "menu.open" } });
    expect(matches.map(told)).toEqual([
      ["context", 101, "Öffnen"],
      ["exact", 100, "Geöffnet"],
    ]);
  });

  test("other numbers, codes and case are made to fit", () => {
    const index = indexOf(unit("Page 5 of 10", "Seite 5 von 10"));
    expect(index.match("Page 7 of 12", toGerman).map(told)).toEqual([["repaired", 99.5, "Seite 7 von 12"]]);
    expect(index.match("Page 7 of 12", { ...toGerman, repair: false }).map(told)).toEqual([
      ["fuzzy", 99, "Seite 5 von 10"],
    ]);
  });

  const bold = (text: string): Segment => [
    { kind: "bpt", i: 1, content: ["<b>"] },
    text,
    { kind: "ept", i: 1, content: ["</b>"] },
  ];
  const code = (text: string): InlineElement => ({ kind: "ph", content: [text] });
  const half = (position: "begin" | "end"): InlineElement => ({ kind: "it", position, content: [] });

  test.each<[string, string | Segment, string | Segment, number]>([
    ["numbers at letters of scripts without spaces", "第5章", "第6章", 99],
    ["numbers that go on as a word", "Zoom 1.5x", "Zoom 1.7x", 99],
    ["times that go on as a word", "10:30pm", "10:45pm", 99],
    ["numbers that are one character", "①Save", "②Save", 99],
    ["a comma elsewhere", "Eat, Anna now", "Eat Anna, now", 99.5],
    ["a space in a script without", "日 本", "日本", 99.5],
    ["a space before a mark", "Save !", "Save!", 99.5],
    ["invisible characters", "Save\u200E", "Save", 99.5],
    ["the capital of a name beside another space", "iPhone  app", "IPhone app", 99.5],
    ["the capital of a name beside another number", "iPhone 5", "IPhone 6", 98.5],
    ["a pair elsewhere", ["Save ", ...bold("all"), " files"], [...bold("Save"), " all files"], 99],
    ["a pair elsewhere in a word", ["un", ...bold("do")], [...bold("un"), "do"], 99],
    ["a code elsewhere", [code("{0}"), " of files"], ["of files ", code("{0}")], 99],
    ["a code at the other side of a comma", ["See ", code("{0}"), ", now"], ["See, ", code("{0}"), " now"], 99.5],
    ["a beginning for an end", [half("begin"), "Save"], [half("end"), "Save"], 99],
  ])("%s are no exact match", (_, known, asked, score) => {
    const [match] = indexOf(unit(known, "Ziel")).match(asked, { ...toGerman, repair: false });
    expect(match).toMatchObject({ kind: "fuzzy", score, explanation: { text: 100 } });
    expect(match?.explanation.losses).not.toEqual([]);
  });

  test.each([
    ["Save all files", " Save\n  all\u00A0files "],
    ["\u00E9t\u00E9", "e\u0301te\u0301"],
  ])("blanks of another kind and composed letters are the same text: %j and %j", (known, asked) => {
    expect(indexOf(unit(known, "Ziel")).match(asked, toGerman)[0]?.kind).toBe("exact");
  });

  test.each(["Ａ", "sa\u00ADve", "ﬁle"])("characters that only look alike are another word: %j", (known) => {
    const asked = known.normalize("NFKC").replace("\u00AD", "");
    expect(indexOf(unit(known, "Ziel")).match(asked, toGerman)).toEqual([]);
  });

  test("a sign is no number", () => {
    expect(indexOf(unit("#", "#")).match("5", toGerman)).toEqual([]);
  });

  test.each<ScoringProfile>(["characters", "omegat"])("other codes are no exact match by %s either", (profile) => {
    const index = createIndex({ profile });
    index.add(unit(["Save ", code("{0}")], "Ziel"));
    index.add(unit(["Open ", ...bold("now")], "Ziel"));
    for (const asked of [["Save ", code("{1}")], ["Open now"]]) {
      expect(index.match(asked, toGerman)[0]).toMatchObject({
        kind: "fuzzy",
        score: 99,
        explanation: { losses: [{ part: "codes", points: 1 }] },
      });
    }
  });

  test("a unit that nobody has translated yet is no match", () => {
    const variants = [variant("en", "Save"), variant("de", ""), variant("de-AT", "Speichern")];
    expect(indexOf(unit("Save", " ")).match("Save", toGerman)).toEqual([]);
    expect(
      indexOf(unit("Save", "", { variants }))
        .match("Save", toGerman)
        .map(told),
    ).toEqual([["exact", 100, "Speichern"]]);
    expect(indexOf(unit(" ", "")).match("", toGerman)).toHaveLength(1);
  });

  test("similar text is fuzzy, and explained", () => {
    const [match] = indexOf(unit("Click Save to continue", "Klicken Sie auf Speichern")).match(
      "Click Save to proceed",
      toGerman,
    );
    expect(match).toMatchObject({ kind: "fuzzy", score: 75, explanation: { text: 75, losses: [] } });
    expect(match?.explanation.changes).toEqual([
      { kind: "same", text: "Click Save to " },
      { kind: "removed", text: "continue" },
      { kind: "added", text: "proceed" },
    ]);
  });

  test("texts that have nothing in common are explained as quickly, and as wholly, as any", () => {
    const text = (word: string) => Array.from({ length: 2_000 }, (_, at) => `${word}${at}`).join(" ");
    const [match] = indexOf(unit(text("a"), "Ziel")).match(text("b"), { ...toGerman, threshold: 0 });
    expect(match?.explanation.changes).toEqual([
      { kind: "removed", text: text("a") },
      { kind: "added", text: text("b") },
    ]);
  });

  test("the changes put both texts together", () => {
    fc.assert(
      fc.property(sentence, sentence, (known, asked) => {
        const [match] = indexOf(unit(known, "Ziel", { sourceLanguage: "en" })).match(asked, {
          ...toGerman,
          threshold: 0,
        });
        const textOf = (without: "added" | "removed") =>
          match?.explanation.changes.flatMap(({ kind, text }) => (kind === without ? [] : [text])).join("");
        expect([textOf("added"), textOf("removed")]).toEqual([known, asked]);
      }),
    );
  });

  test("many of the same words are ranked as a scan ranks them, also where only some can be repaired", () => {
    const index = createIndex();
    const scan = createNaiveScan("words");
    const random = fc.sample(fc.tuple(fc.nat(3), fc.constantFrom("Seite", "Page", "page", "Seite 1,")), {
      numRuns: 200,
      seed: 3,
    });
    for (const [at, [page, target]] of random.entries()) {
      const each = unit(`Page ${page + 4}`, `${target} ${page + 4}`, { id: String(at) });
      index.add(each);
      scan.add(each);
    }
    for (const query of ["Page 5", "PAGE 6", "page 8"]) {
      const options = { ...toGerman, limit: 7, penalties: { letterCase: 4 } };
      expect(index.match(query, options).map(({ unitId, score, kind }) => [unitId, score, kind])).toEqual(
        scan.match(query, options).map(({ unit: { id }, score, kind }) => [id, score, kind]),
      );
    }
  });

  test("text without any word is compared by its signs", () => {
    const index = indexOf(unit("→", "→"), unit("***", "***"));
    expect(index.match("→", toGerman).map(told)).toEqual([["exact", 100, "→"]]);
  });
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

  test("an empty index can be saved", () => expect(openIndex(createIndex().save()).size).toBe(0));
});

test.each([
  { threshold: -1 },
  { threshold: 101 },
  { threshold: Number.NaN },
  { limit: 0 },
  { limit: 1.5 },
  { to: " " },
])("what makes no sense is refused: %j", (options) => {
  expect(() => createIndex().match("Save", { ...toGerman, ...options })).toThrow(RangeError);
});
