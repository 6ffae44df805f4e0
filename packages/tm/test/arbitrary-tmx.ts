import fc from "fast-check";
import type { CodePart, InlineElement, Segment } from "../src/model/segment.ts";
import { joinText } from "../src/model/segment.ts";
import type {
  ExtraAttribute,
  History,
  MemoryHeader,
  Note,
  Property,
  TranslationUnit,
  UnknownElement,
  Variant,
} from "../src/model/unit.ts";

/** Texts with all that is hard for XML: markup, line ends, blanks at the ends, characters of several units. */
const xmlTexts: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom("<", ">", "&", "]]>", '"', "'", "\r", "\n", "\r\n", "\t", " ", "&amp;", "<!--", "-->", "&#13;"),
      fc.constantFrom(
        "\u0085",
        "\u2028",
        "\uFEFF",
        "\uFFFD",
        "\u200B",
        "\u{1F600}",
        "e\u0301",
        "</tu>",
        "<tu>",
        "__proto__",
      ),
      fc.string({ unit: "grapheme", maxLength: 8 }),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join("").replaceAll(/[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ""));

const filledTexts = xmlTexts.map((text) => (text === "" ? "x" : text));
const numbers = fc.nat();
const languages = fc.constantFrom("en", "EN-US", "de_DE", "zh-Hant-TW", "x-klingon", "__proto__");
const dates = fc
  .integer({ min: Date.UTC(0, 0, 1) / 1000, max: Date.UTC(9999, 11, 31) / 1000 })
  .map((seconds) => new Date(seconds * 1000));

/** Names that TMX has nowhere. */
const foreignNames = fc.constantFrom(
  "x-a",
  "xx:b",
  "__proto__",
  "constructor",
  "Bpt",
  "élan",
  "_1",
  "toString",
  "tu-x",
);

function optional<T extends object>(model: { [Key in keyof T]-?: fc.Arbitrary<Exclude<T[Key], undefined>> }) {
  return fc.record(model, { requiredKeys: [] });
}

const attributes: fc.Arbitrary<readonly ExtraAttribute[]> = fc.uniqueArray(
  fc.record({ name: foreignNames, value: xmlTexts }),
  { selector: ({ name }) => name, maxLength: 2 },
);
const filledAttributes = attributes.filter((list) => list.length > 0);

const inline = fc.letrec<{ segment: Segment; element: InlineElement; code: readonly CodePart[] }>((tie) => {
  const extra = optional<{ extraAttributes: readonly ExtraAttribute[] }>({ extraAttributes: filledAttributes });
  const mark = optional<{ x: number; type: string }>({ x: numbers, type: xmlTexts });
  const content = tie("code");
  const kept = fc.record({
    kind: fc.constant("unknown" as const),
    name: foreignNames,
    attributes,
    content: tie("segment"),
  });
  const join = <First, Second>(first: fc.Arbitrary<First>, second: fc.Arbitrary<Second>) =>
    fc.tuple(first, second).map(([one, other]) => ({ ...one, ...other }));
  return {
    segment: fc.array(fc.oneof({ depthSize: "small" }, filledTexts, tie("element")), { maxLength: 4 }).map(joinText),
    element: fc.oneof(
      { depthSize: "small" },
      join(join(fc.record({ kind: fc.constant("ph" as const), content }), mark), extra),
      join(
        fc.record({ kind: fc.constant("ph" as const), content }),
        optional<{ association: "p" | "f" | "b" }>({ association: fc.constantFrom("p", "f", "b") }),
      ),
      join(
        join(
          fc.record({
            kind: fc.constant("it" as const),
            position: fc.constantFrom("begin" as const, "end" as const),
            content,
          }),
          mark,
        ),
        extra,
      ),
      join(join(fc.record({ kind: fc.constant("hi" as const), content: tie("segment") }), mark), extra),
      join(
        join(fc.record({ kind: fc.constant("ut" as const), content }), optional<{ x: number }>({ x: numbers })),
        extra,
      ),
      kept,
    ),
    code: fc
      .array(
        fc.oneof(
          { depthSize: "small" },
          filledTexts,
          join(
            join(
              fc.record({ kind: fc.constant("sub" as const), content: tie("segment") }),
              optional<{ dataType: string; type: string }>({ dataType: xmlTexts, type: xmlTexts }),
            ),
            extra,
          ),
          kept,
        ),
        { maxLength: 3 },
      )
      .map(joinText),
  };
});

/** Segments with every kind of code; pairs are whole, and cross each other. */
const segments: fc.Arbitrary<Segment> = fc
  .tuple(
    fc.array(inline.segment, { minLength: 1, maxLength: 5 }),
    fc.uniqueArray(
      fc.record({ i: numbers, x: numbers, from: fc.nat(4), to: fc.nat(4), type: xmlTexts, content: inline.code }),
      { selector: ({ i }) => i, maxLength: 2 },
    ),
  )
  .map(([pieces, pairs]) => {
    const parts: (string | InlineElement)[] = [];
    pieces.forEach((piece, index) => {
      for (const { i, x, from, to, type, content } of pairs) {
        if (Math.min(from, to) === index) parts.push({ kind: "bpt", i, x, type, content });
      }
      parts.push(...piece);
      for (const { i, from, to } of pairs) {
        const end = Math.min(Math.max(from, to), pieces.length - 1);
        if (end === index && Math.min(from, to) <= index) parts.push({ kind: "ept", i, content: ["</b>"] });
      }
    });
    return joinText(parts);
  });

const unknownElements: fc.Arbitrary<UnknownElement> = fc.letrec<{ element: UnknownElement }>((tie) => ({
  element: fc.record({
    after: fc.constant(0),
    name: foreignNames,
    attributes,
    children: fc
      .array(fc.oneof({ depthSize: "small" }, xmlTexts, tie("element")), { maxLength: 3 })
      .map((children) => joinText<UnknownElement>(children)),
  }),
})).element;

const histories = optional<Omit<Required<History>, "usageCount" | "lastUsed">>({
  originalEncoding: xmlTexts,
  originalFormat: filledTexts,
  dataType: filledTexts,
  creationTool: filledTexts,
  creationToolVersion: filledTexts,
  created: dates,
  createdBy: xmlTexts,
  changed: dates,
  changedBy: xmlTexts,
  extraAttributes: filledAttributes,
});
const usages = optional<{ usageCount: number; lastUsed: Date }>({ usageCount: numbers, lastUsed: dates });
const levels = fc.constantFrom("block" as const, "paragraph" as const, "sentence" as const, "phrase" as const);

const origins = optional<{ language: string; encoding: string; extraAttributes: readonly ExtraAttribute[] }>({
  language: xmlTexts,
  encoding: xmlTexts,
  extraAttributes: filledAttributes,
});
const notes: fc.Arbitrary<Note> = fc.tuple(xmlTexts, origins).map(([text, origin]) => ({ text, ...origin }));
const properties: fc.Arbitrary<Property> = fc
  .tuple(xmlTexts, xmlTexts, origins)
  .map(([type, value, origin]) => ({ type, value, ...origin }));

const described = fc.record({
  properties: fc.array(properties, { maxLength: 2 }),
  notes: fc.array(notes, { maxLength: 2 }),
});

const variants: fc.Arbitrary<Variant> = fc
  .tuple(fc.record({ language: languages, segment: segments }), described, histories, usages, filledAttributes)
  .chain(([own, children, history, usage, segmentAttributes]) =>
    fc.constantFrom<Variant>(
      { ...own, ...children, ...history, ...usage },
      { ...own, ...children, ...history, segmentAttributes },
    ),
  );

export const units: fc.Arbitrary<TranslationUnit> = fc
  .tuple(
    optional<{ id: string; segmentation: "block" | "paragraph" | "sentence" | "phrase" }>({
      id: xmlTexts,
      segmentation: levels,
    }),
    described,
    histories,
    usages,
    fc.array(variants, { minLength: 1, maxLength: 3 }),
    fc.array(unknownElements, { maxLength: 2 }),
    fc.nat(8),
    fc.boolean(),
  )
  .map(([own, children, history, usage, variants, elements, seed, saysLanguage]) => {
    const known = children.properties.length + children.notes.length + variants.length;
    const unknown = elements
      .map((element, index) => ({ ...element, after: (seed + index) % (known + 1) }))
      .sort((one, other) => one.after - other.after);
    const language = variants[0]?.language;
    return {
      ...own,
      ...children,
      ...history,
      ...usage,
      variants,
      ...(saysLanguage && language !== undefined ? { sourceLanguage: language } : {}),
      ...(unknown.length > 0 ? { unknown } : {}),
    };
  });

/** Headers that say all that TMX asks for. */
export const headers: fc.Arbitrary<MemoryHeader> = fc
  .tuple(
    described,
    histories,
    fc.record({
      sourceLanguage: fc.constant("*all*"),
      segmentation: levels,
      adminLanguage: languages,
      originalFormat: filledTexts,
      dataType: filledTexts,
      creationTool: filledTexts,
      creationToolVersion: filledTexts,
    }),
    optional<{ rootAttributes: readonly ExtraAttribute[]; bodyAttributes: readonly ExtraAttribute[] }>({
      rootAttributes: filledAttributes,
      bodyAttributes: filledAttributes,
    }),
    fc.array(
      fc.record({
        name: xmlTexts,
        maps: fc.array(fc.record({ unicode: xmlTexts, code: xmlTexts, entity: xmlTexts, substitute: xmlTexts }), {
          maxLength: 2,
        }),
      }),
      { maxLength: 2 },
    ),
  )
  .map(([children, history, own, containers, encodings]) => ({
    ...children,
    ...history,
    ...own,
    ...containers,
    ...(encodings.length > 0 ? { encodings } : {}),
  }));
