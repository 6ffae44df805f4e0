import fc from "fast-check";
import { createInstance } from "i18next";
import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, test } from "vitest";
import { icuMessage, isIcu } from "../../test/arbitrary-icu.ts";
import { misbehavingEngine } from "../../test/misbehaving-engine.ts";
import type { TextOutcome, TranslateTexts } from "../outcome.ts";
import { i18nextInterpolation, type MessageSyntax } from "../syntax.ts";
import type { PluralCategory, PluralType, PluralUnit, SingleUnit, UnitOutcome } from "../unit.ts";
import { pluralCategories } from "./category-samples.ts";
import { i18nextPluralKey } from "./i18next-keys.ts";
import { translateUnits } from "./translate-units.ts";

const languages = [
  "en",
  "de",
  "fr",
  "es",
  "it",
  "pl",
  "ru",
  "cs",
  "ar",
  "ja",
  "lv",
  "cy",
  "he",
  "sl",
  "lt",
  "ga",
  "uk",
];
const types: readonly PluralType[] = ["cardinal", "ordinal"];
const i18next: MessageSyntax = { kind: "i18next", interpolation: i18nextInterpolation };

/** A translator that gives each text as `change` has it. */
function translator(change: (text: string) => string, sent: string[] = []): TranslateTexts<string> {
  return async (texts) => {
    sent.push(...texts);
    return texts.map((text): TextOutcome<string> => ({ status: "translated", text: change(text), engine: "test" }));
  };
}

/** Says of every number what plural category it has: `5 items` becomes `5 items (many)`. */
function categoryTeller(language: string, type: PluralType): TranslateTexts<string> {
  const rules = new Intl.PluralRules(language, { type });
  return translator((text) => {
    const number = /<n [^>]*>([\d.]+)<\/n>/.exec(text)?.[1];
    return number === undefined ? text : `${text} (${rules.select(Number(number))})`;
  });
}

function pluralUnit(type: PluralType, one: string, other: string): PluralUnit {
  const forms = new Map<PluralCategory, string>([
    ["one", one],
    ["other", other],
  ]);
  return { kind: "plural", type, forms, syntax: i18next, countName: "count" };
}

function textsOf(outcome: UnitOutcome<string> | undefined): Map<PluralCategory, string> {
  if (outcome?.kind !== "plural") throw new Error("no plural");
  return new Map([...outcome.forms].map(([category, { text }]) => [category, text]));
}

function textOf(outcome: UnitOutcome<string> | undefined): string {
  if (outcome?.kind !== "single") throw new Error("no single message");
  return outcome.outcome.text;
}

function categoriesOf(language: string, type: PluralType): PluralCategory[] {
  const ofLanguage = new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories;
  return pluralCategories.filter((category) => ofLanguage.includes(category));
}

/** Every number that anybody counts, as far as one can try. */
const numbers = [
  ...Array.from({ length: 1200 }, (_, index) => index),
  1e4,
  1e5,
  1e6,
  2e6,
  0.1,
  0.5,
  1.1,
  1.5,
  2.5,
  10.1,
];

describe.each(languages.flatMap((language) => types.map((type) => [language, type] as const)))(
  "%s, %s",
  (target, type) => {
    const direction = { source: "en", target };

    test("the forms are CLDR's, each said with a number of its category", async () => {
      const unit = pluralUnit(type, "{{count}} item in {{place}}", "{{count, number}} items in {{place}}");
      const [outcome] = await translateUnits([unit], direction, categoryTeller(target, type));
      const texts = textsOf(outcome);
      expect([...texts.keys()]).toEqual(categoriesOf(target, type));
      for (const [category, text] of texts) {
        expect(text).toMatch(/^\{\{count(?:, number)?\}\} items? in \{\{place\}\}/);
        expect(text.endsWith(`(${category})`)).toBe(true);
      }
    });

    test("every form keeps its count, or its category is one number", async () => {
      const unit = pluralUnit(type, "{{count}} item", "{{count}} items");
      const withoutNumber = translator((text) => text.replace(/<n [^>]*>[^<]*<\/n>/, "some"));
      const [outcome] = await translateUnits([unit], direction, withoutNumber);
      const rules = new Intl.PluralRules(target, { type });
      for (const [category, text] of textsOf(outcome)) {
        const ofCategory = numbers.filter(
          (number) => (type === "cardinal" || Number.isInteger(number)) && rules.select(number) === category,
        );
        if (ofCategory.length > 1) expect(text).toContain("{{count}}");
      }
    });

    test("ICU plurals have CLDR's cases, each said with a number of its category", async () => {
      const keyword = type === "cardinal" ? "plural" : "selectordinal";
      const text = `Take {n, ${keyword}, one {# item} other {# items}} here`;
      const unit: SingleUnit = { kind: "single", syntax: { kind: "icu" }, text };
      const [outcome] = await translateUnits([unit], direction, categoryTeller(target, type));
      const cases = [...textOf(outcome).matchAll(/(\w+) \{Take # items? here \((\w+)\)\}/g)];
      expect(cases.map(([, key]) => key)).toEqual(categoriesOf(target, type));
      expect(cases.map(([, , said]) => said)).toEqual(categoriesOf(target, type));
    });
  },
);

test.each(languages)("i18next finds a form of %s for every count", async (target) => {
  const zero = new Map<PluralCategory, string>([
    ["zero", "No items"],
    ["one", "One item"],
    ["other", "{{count}} items"],
  ]);
  const units: PluralUnit[] = [
    { kind: "plural", type: "cardinal", forms: zero, syntax: i18next, countName: "count" },
    pluralUnit("ordinal", "{{count}}st place", "{{count}}th place"),
  ];
  const outcomes = await translateUnits(
    units,
    { source: "en", target },
    translator((text) => text),
  );
  const resources = Object.fromEntries(
    units.flatMap(({ type }, index) =>
      [...textsOf(outcomes[index])].map(([category, text]) => [i18nextPluralKey("item", type, category), text]),
    ),
  );
  const instance = createInstance();
  await instance.init({ lng: target, fallbackLng: false, resources: { [target]: { translation: resources } } });
  for (const count of [...numbers.slice(0, 120), 1e6, 1.5]) {
    const expected =
      count === 0 && target !== "lv" ? "No items" : count === 1 ? /^(?:One|1) items?$/ : `${count} items`;
    expect(instance.t("item", { count })).toMatch(expected);
    if (Number.isInteger(count)) {
      expect(instance.t("item", { count, ordinal: true })).toMatch(new RegExp(`^${count}(?:st|th) place$`));
    }
  }
});

test("units come back in order, all asked for together", async () => {
  const calls: number[] = [];
  const translate: TranslateTexts<string> = async (texts, handling) => {
    calls.push(texts.length);
    return translator((text) => text.toUpperCase())(texts, handling);
  };
  const single = (text: string, kind: "icu" | "plain"): SingleUnit => ({ kind: "single", text, syntax: { kind } });
  const units = [
    single("hello", "plain"),
    pluralUnit("cardinal", "{{count}} item", "{{count}} items"),
    single("{n, plural, one {a} other {b}}", "icu"),
    single("12", "plain"),
    single("{g, select, a {yes} other {no}}", "icu"),
  ];
  const outcomes = await translateUnits(units, { source: "en", target: "de" }, translate);
  expect(
    outcomes.map((outcome) => (outcome.kind === "single" ? outcome.outcome.text : [...textsOf(outcome).values()])),
  ).toEqual([
    "HELLO",
    ["{{count}} ITEM", "{{count}} ITEMS"],
    "{n, plural, one {A} other {B}}",
    "12",
    "{g, select, a {YES} other {NO}}",
  ]);
  // Plain texts beside markup.
  expect(calls).toEqual([5, 2]);
});

test("no units, no call", async () => {
  const sent: string[] = [];
  expect(
    await translateUnits(
      [],
      { source: "en", target: "de" },
      translator((text) => text, sent),
    ),
  ).toEqual([]);
  expect(sent).toEqual([]);
});

describe("an ICU message is whole or the source", () => {
  const unit = (text: string): SingleUnit => ({ kind: "single", syntax: { kind: "icu" }, text });
  const files = unit("{n, plural, =0 {-} one {# file of {name}} other {# files of {name}}}");
  const outcomeFor = async (given: SingleUnit, translate: TranslateTexts<string>) => {
    const [outcome] = await translateUnits([given], { source: "en", target: "pl" }, translate);
    return outcome?.kind === "single" ? outcome.outcome : undefined;
  };

  test("it says which engine translated it, and by what", async () => {
    const outcome = await outcomeFor(
      files,
      translator((text) => text.replace(/files?/, "Datei")),
    );
    expect(outcome).toMatchObject({ status: "translated", engine: "test", by: "xml" });
    expect(outcome?.text).toContain("=0 {-} one {# Datei of {name}} few {# Datei of {name}}");
  });

  test("with one sentence declined, all is the source", async () => {
    const translate: TranslateTexts<string> = async (texts) =>
      texts.map((text) =>
        text.includes(">5<") || !text.includes("<")
          ? { status: "declined", failure: "never heard" }
          : { status: "translated", text },
      );
    expect(await outcomeFor(files, translate)).toMatchObject({
      status: "fallback",
      reason: "declined",
      failure: "never heard",
      text: files.text,
    });
  });

  test("without words it is kept", async () => {
    const text = "{n, plural, one {#} other {# – #}}";
    expect(
      await outcomeFor(
        unit(text),
        translator(() => "x"),
      ),
    ).toEqual({ status: "kept", text });
  });

  test("what cannot be read, or grows beyond all bounds, is kept with the reason", async () => {
    expect(
      await outcomeFor(
        unit("{n, plural, one {#}"),
        translator(() => "x"),
      ),
    ).toMatchObject({
      status: "kept",
      text: "{n, plural, one {#}",
      fault: expect.any(String),
    });
    const text = ["a", "b", "c", "d", "e"].map((name) => `{${name}, plural, one {x} other {y}}`).join(" ");
    expect(
      await outcomeFor(
        unit(text),
        translator(() => "x"),
      ),
    ).toEqual({ status: "kept", text, fault: "TOO_MANY_BRANCHES" });
  });
});

test("an engine that gives everything back gives ICU messages that read the same", async () => {
  let translated = 0;
  await fc.assert(
    fc.asyncProperty(icuMessage, async (text) => {
      const unit: SingleUnit = { kind: "single", syntax: { kind: "icu" }, text };
      const [outcome] = await translateUnits(
        [unit],
        { source: "en", target: "en" },
        translator((sent) => sent),
      );
      if (outcome?.kind === "single" && outcome.outcome.status === "translated") translated++;
      const [result, source] = [readerOf(textOf(outcome)), readerOf(text)];
      for (const n of [0, 1, 2, 3, 7, 1.5]) expect(result({ n, m: 1 })).toBe(source({ n, m: 1 }));
    }),
    { numRuns: 60 },
  );
  expect(translated).toBeGreaterThan(30);
});

test("whatever an engine does, an ICU message parses and has what the source has", async () => {
  let translated = 0;
  await fc.assert(
    fc.asyncProperty(icuMessage, fc.nat(), fc.constantFrom("en", "pl", "ar"), async (text, seed, target) => {
      const unit: SingleUnit = { kind: "single", syntax: { kind: "icu" }, text };
      const [outcome] = await translateUnits([unit], { source: "en", target }, misbehavingEngine(seed));
      const result = textOf(outcome);
      expect(isIcu(result)).toBe(true);
      if (outcome?.kind !== "single" || outcome.outcome.status !== "translated") {
        expect(result).toBe(text);
        return;
      }
      translated++;
      // Of each category, the source's form is known in English alone.
      if (target !== "en") return;
      const value = { n: 1_048_576, m: 3_145_728 };
      expect(seenIn(readerOf(result)(value))).toEqual(seenIn(readerOf(text)(value)));
    }),
    { numRuns: 120 },
  );
  expect(translated).toBeGreaterThan(12);
});

function readerOf(text: string): (value: { readonly n: number; readonly m: number }) => string {
  const message = new IntlMessageFormat(text, "en");
  const when = Date.UTC(2026, 1, 3, 12);
  const b = (chunks: (string | number)[]) => `⟦${chunks.join("")}⟧`;
  return (value) => [message.format<string>({ ...value, g: "female", name: "⟪Ann⟫", x: "", when, b })].flat().join("");
}

/** Names, dates, tags and numbers, in an order that a translation may change. */
function seenIn(read: string): string[] {
  return [...(read.match(/⟪Ann⟫|1,048,57\d|3,145,72\d|Feb 3, 2026|[⟦⟧]/g) ?? [])].sort();
}
