import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createNaiveScan } from "../../test/naive-scan.ts";
import { unit, variant } from "../../test/units.ts";
import type { TranslationUnit } from "../model/unit.ts";
import { createIndex, openIndex } from "./match-index.ts";
import type { Match, MatchIndex, ScoringProfile } from "./ports.ts";

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
        fc.integer({ min: 0, max: 100 }),
        (sources, query, threshold) => {
          const index = createIndex({ profile });
          const scan = createNaiveScan(profile);
          for (const [at, source] of sources.entries()) {
            const each = unit(source, `Ziel ${at}`, { id: String(at) });
            index.add(each);
            scan.add(each);
          }
          const options = { ...toGerman, threshold, limit: 50 };
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
  ] as const)("with the context %j: %s", (asked, kind, score) => {
    const index = createIndex();
    index.add(unit("Save", "Speichern"), { context });
    const [match] = index.match("Save", { ...toGerman, ...(asked && { context: asked }) });
    expect(match).toMatchObject({ kind, score });
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
    const opened = openIndex(new Uint8Array(index.save()));
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

  test("an empty index can be saved", () => expect(openIndex(new Uint8Array(createIndex().save())).size).toBe(0));
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
