import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createNaiveScan } from "../../test/naive-scan.ts";
import { indexOf, sentence, toGerman, told } from "../../test/sample-index.ts";
import { unit, variant } from "../../test/units.ts";
import type { InlineElement, Segment } from "../model/segment.ts";
import { createIndex } from "./match-index.ts";
import type { Loss, ScoringProfile } from "./ports.ts";

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

  test("an id is context where it is a key", () => {
    const keyed = unit("Save", "Speichern", { id: "cart.save" });
    const index = indexOf(keyed);
    expect(index.match("Save", { ...toGerman, context: { id: "cart.save" } })[0]?.score).toBe(100);
    index.add(keyed, { idIsKey: true });
    expect(index.match("Save", { ...toGerman, context: { id: "cart.save" } })[0]?.score).toBe(101);
    expect(index.match("Save", { ...toGerman, context: { id: "other" } })[0]?.score).toBe(100);
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

  test.each<[ScoringProfile, number, readonly Loss[]]>([
    ["characters", 99, [{ part: "codes", points: 1 }]],
    ["omegat", 99.9, []],
  ])("other codes are no exact match by %s either", (profile, score, losses) => {
    const index = createIndex({ profile });
    index.add(unit(["Save ", code("{0}")], "Ziel"));
    index.add(unit(["Open ", ...bold("now")], "Ziel"));
    for (const asked of [["Save ", code("{1}")], ["Open now"]]) {
      expect(index.match(asked, toGerman)[0]).toMatchObject({
        kind: "fuzzy",
        score,
        explanation: { losses },
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
    const scan = createNaiveScan({ profile: "words" });
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
