import { describe, expect, it } from "vitest";
import {
  i18nextInterpolation,
  type MessageSyntax,
  type PrintfFamily,
  piecesOf,
  type TranslateTexts,
  translateMessages,
} from "./index.ts";

const i18next: MessageSyntax = { kind: "i18next", interpolation: i18nextInterpolation };
const printf = (family: PrintfFamily): MessageSyntax => ({ kind: "printf", family });
const identity: TranslateTexts<never> = async (texts) => texts.map((text) => ({ status: "translated", text }));

/** Reading in quadratic time would take hours for these, and fail by the test's time. */
const long = 300_000;

describe("a long row", () => {
  it.each<[string, MessageSyntax]>([
    ...["{{", "$t(", "$t('a", '$t("', "<", "<a ", '<a b="', `<a b='x<c d="y`, "</", "<!--", "&", "&#1"].map(
      (unit): [string, MessageSyntax] => [unit, i18next],
    ),
    ...["www.", "https://", "a@", "a.", "a@b.", "\ud800", "<b>", "</b>", "{{a}}"].map(
      (unit): [string, MessageSyntax] => [unit, i18next],
    ),
    ...["%", "%1", "%(", "%*", "%%", "%<"].flatMap((unit) =>
      (["c", "python", "ruby", "php"] as const).map((family): [string, MessageSyntax] => [unit, printf(family)]),
    ),
    ...["{", "}", "{a{", "{}"].map((unit): [string, MessageSyntax] => [unit, printf("python-brace")]),
    ...["{", "'{'", "'", "<a>"].map((unit): [string, MessageSyntax] => [unit, { kind: "icu" }]),
  ])("of %j is read once", (unit, syntax) => {
    const length = syntax.kind === "icu" ? long / 5 : long;
    const text = unit.repeat(length / unit.length);
    const pieces = piecesOf(text, syntax);
    expect(pieces.reduce((sum, { value }) => sum + value.length, 0)).toBe(text.length);
  });
});

it("nests as deep as a message does", async () => {
  const text = `${"<b>".repeat(20_000)}x${"</b>".repeat(20_000)}`;
  expect(await translateMessages([{ text, syntax: i18next }], identity)).toMatchObject([
    { status: "translated", text },
  ]);
  const icu = `${"{a, select, other {".repeat(20_000)}x${"}}".repeat(20_000)}`;
  expect(await translateMessages([{ text: icu, syntax: { kind: "icu" } }], identity)).toEqual([
    { status: "kept", text: icu, fault: "NESTED_TOO_DEEPLY" },
  ]);
});

it("takes names of objects' own for names", async () => {
  const text = "Hi {{__proto__}} {{constructor}} <__proto__>x</__proto__> $t(__proto__) &constructor;";
  expect(await translateMessages([{ text, syntax: i18next }], identity)).toMatchObject([
    { status: "translated", text },
  ]);
  const odd: TranslateTexts<never> = async (texts) =>
    texts.map(() => ({
      status: "translated",
      text: 'Hi <x __proto__="1" constructor="2" i="1"/> <__proto__ i="3">x</__proto__>',
    }));
  expect(await translateMessages([{ text, syntax: i18next }], odd)).toMatchObject([{ status: "fallback", text }]);
});

describe("an answer", () => {
  const requests = ["Save", "Save {{name}}", "<b>Save</b> all"].map((text) => ({ text, syntax: i18next }));

  it.each<[string, (texts: readonly string[]) => unknown]>([
    ["too few", (texts) => texts.slice(1).map((text) => ({ status: "translated", text }))],
    ["too many", (texts) => [...texts, "x"].map((text) => ({ status: "translated", text }))],
    ["nothing", () => undefined],
    ["null", () => null],
    ["an object", () => ({ length: 1e9 })],
    ["texts alone", (texts) => texts],
    ["numbers as texts", (texts) => texts.map(() => ({ status: "translated", text: 5 }))],
    ["objects as texts", (texts) => texts.map(() => ({ status: "translated", text: { trim: () => "x" } }))],
    ["nulls", (texts) => texts.map(() => null)],
    ["holes", (texts) => new Array(texts.length)],
    ["another status", (texts) => texts.map((text) => ({ status: "done", text }))],
    ["blanks", (texts) => texts.map(() => ({ status: "translated", text: " \u00a0\ufeff" }))],
    ["far too much text", (texts) => texts.map(() => ({ status: "translated", text: "x".repeat(10_000_000) }))],
    ["halves of characters", (texts) => texts.map((text) => ({ status: "translated", text: `${text}\udc00` }))],
    ["elements without end", (texts) => texts.map(() => ({ status: "translated", text: '<t i="0">'.repeat(200) }))],
    [
      "a doctype",
      (texts) => texts.map((text) => ({ status: "translated", text: `<!DOCTYPE a [<!ENTITY x "y">]>${text}` })),
    ],
    ["scripts", (texts) => texts.map((text) => ({ status: "translated", text: `<script>${text}</script>` }))],
  ])("of %s breaks nothing", async (_, answer) => {
    const translate = (async (texts: readonly string[]) => answer(texts)) as TranslateTexts<string>;
    const outcomes = await translateMessages(requests, translate);
    expect(outcomes).toEqual(
      requests.map(({ text }) => expect.objectContaining({ status: "fallback", reason: "damaged", text })),
    );
  });
});
