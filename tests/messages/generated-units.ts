import {
  type Direction,
  i18nextInterpolation,
  type MessageSyntax,
  type MessageUnit,
  type PluralCategory,
  type PluralUnit,
} from "@dragoman/message";
import fc from "fast-check";
import { countOf, messages, syntaxes } from "../../packages/message/test/arbitrary-messages.ts";

/** Messages of every syntax, alone, as plural forms of a language's every category, and as ICU's plurals and selects. */
export function generatedUnits(direction: Direction): fc.Arbitrary<MessageUnit> {
  const single = fc
    .constantFrom(...syntaxes)
    .chain((syntax) => messages(syntax).map(({ text }): MessageUnit => ({ kind: "single", text, syntax })));
  const icu = branching(["n", "g", "m"]).map(
    (text): MessageUnit => ({ kind: "single", text, syntax: { kind: "icu" } }),
  );
  return fc.oneof(
    { weight: 5, arbitrary: single },
    { weight: 2, arbitrary: icu },
    { weight: 3, arbitrary: pluralUnits(direction.source) },
  );
}

const withForms: readonly MessageSyntax[] = [
  { kind: "i18next", interpolation: i18nextInterpolation },
  { kind: "printf", family: "c" },
  { kind: "printf", family: "python" },
];

function pluralUnits(source: string): fc.Arbitrary<PluralUnit> {
  return fc
    .record({ syntax: fc.constantFrom(...withForms), type: fc.constantFrom("cardinal", "ordinal") })
    .chain(({ syntax, type }) => {
      const { pluralCategories } = new Intl.PluralRules(source, { type }).resolvedOptions();
      const { name, token } = countOf(syntax);
      const form = fc
        .tuple(messages(syntax), fc.boolean(), messages(syntax))
        .map(([before, counts, after]) => `${before.text}${counts ? `${token} items ` : ""}${after.text}`);
      const forms = fc.tuple(...pluralCategories.map((category) => form.map((text) => [category, text] as const)));
      return forms.map((entries) => ({
        kind: "plural",
        type,
        syntax,
        countName: name,
        forms: new Map<PluralCategory, string>(entries),
      }));
    });
}

/** ICU with plurals and selects in each other, each of its own argument. */
function branching(argumentsLeft: readonly string[]): fc.Arbitrary<string> {
  const text = messages({ kind: "icu" }).map((message) => message.text.replaceAll(/\{n, plural[^}]*\}[^}]*\}\}/g, ""));
  const [argument, ...others] = argumentsLeft;
  if (argument === undefined) return text;
  const inside = fc.oneof({ weight: 2, arbitrary: text }, { weight: 1, arbitrary: branching(others) });
  const heads = argument === "g" ? ["select,"] : ["plural,", "plural, offset:1", "selectordinal,"];
  const keys = argument === "g" ? ["male", "female"] : ["=0", "=1", "one"];
  const choice = fc
    .tuple(fc.constantFrom(...heads), fc.subarray(keys), fc.array(inside, { minLength: 4, maxLength: 4 }))
    .map(([head, chosen, contents]) => {
      const number = argument === "g" || !head.includes("plural") ? "" : "# ";
      const cases = [...chosen, "other"].map((key, index) => `${key} {${number}${contents[index] ?? ""}}`);
      return `{${argument}, ${head} ${cases.join(" ")}}`;
    });
  return fc.tuple(text, choice, text).map((parts) => parts.join(""));
}
