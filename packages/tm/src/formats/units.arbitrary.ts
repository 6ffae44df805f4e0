import fc from "fast-check";
import { type CodePart, joinText, type Segment, type SegmentPart } from "../model/segment.ts";
import type { Note, Property, TranslationUnit, Variant } from "../model/unit.ts";

/** What the units of a format that has inline codes may hold. */
export interface UnitShape {
  /** Text of any characters at all, half surrogate pairs included; else of those that XML allows. */
  readonly anyCharacter: boolean;
  /** Translatable text within codes. */
  readonly subFlows: boolean;
  /** `assoc` of placeholders. */
  readonly associations: boolean;
  /** What may be said of a target's state. */
  readonly states: readonly (readonly Property[])[];
}

/** Units in English, most of them with German. */
export function arbitraryUnit(shape: UnitShape): fc.Arbitrary<TranslationUnit> {
  const segment = arbitrarySegment(shape);
  const notes = fc.array(arbitraryNote, { maxLength: 2 });
  const source: fc.Arbitrary<Variant> = fc.record({
    language: fc.constant("en"),
    segment,
    properties: fc.constant([]),
    notes,
  });
  const target: fc.Arbitrary<Variant> = fc.record({
    language: fc.constant("de-CH"),
    segment,
    properties: fc.constantFrom(...shape.states),
    notes,
  });
  const required = {
    sourceLanguage: fc.constant("en"),
    properties: fc.array(fc.record({ type: xmlText, value: xmlText }), { maxLength: 3 }),
    variants: fc.oneof(fc.tuple(source), fc.tuple(source, target)),
  };
  const id = fc.oneof(fc.constantFrom("1", "a.b", "__proto__", "dragoman-1", "dragoman-1-a_", ""), xmlText);
  // Notes on a target that is not there would be the unit's.
  return fc
    .record({ ...required, notes, id }, { requiredKeys: ["sourceLanguage", "properties", "notes", "variants"] })
    .map((unit) => unit);
}

const oddTexts = [
  "]]>",
  "\r",
  "\r\n",
  " \t\n ",
  "&amp;",
  "<b>",
  '"',
  "'",
  "\u{1f600}",
  "\u00a0",
  "\ufffd",
  "{{n}}",
  "\u200f",
];
const xmlCharacters = /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u;

/** Text that XML can hold, odd characters among it. */
export const xmlText: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.constantFrom(...oddTexts), fc.string({ unit: "grapheme", maxLength: 6 })), { maxLength: 3 })
  .map((parts) => parts.join(""))
  .filter((text) => xmlCharacters.test(text));

/** Text of any UTF-16 at all. */
const anyText: fc.Arbitrary<string> = fc.oneof(
  xmlText,
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)), maxLength: 8 }),
);

const arbitraryNote: fc.Arbitrary<Note> = fc.record(
  { text: xmlText, language: fc.constantFrom("en", "fr-CA") },
  { requiredKeys: ["text"] },
);

/** A segment before its pairs have numbers. */
type Draft =
  | string
  | { readonly wrap: "pair" | "hi"; readonly inside: readonly Draft[]; readonly code: DraftCode }
  | DraftCode;
interface DraftCode {
  readonly kind: "ph" | "begin" | "end" | "crossing";
  readonly x?: number;
  readonly type?: string;
  readonly content: readonly (string | { readonly sub: readonly Draft[] })[];
  readonly association?: "p" | "f" | "b";
}

function arbitrarySegment({ anyCharacter, subFlows, associations }: UnitShape): fc.Arbitrary<Segment> {
  const text = anyCharacter ? anyText : xmlText;
  const type = fc
    .oneof(fc.constantFrom("bold", "two words", "dragoman.x", "font", "fmt", "term", "x-own", "link"), xmlText)
    .filter((one) => one !== "");
  const optional = {
    x: fc.nat({ max: 12 }),
    type,
    ...(associations && { association: fc.constantFrom("p", "f", "b") }),
  };
  const { drafts } = fc.letrec<{ drafts: readonly Draft[]; code: DraftCode }>((tie) => ({
    code: fc.record(
      {
        kind: fc.constantFrom("ph", "begin", "end", "crossing"),
        content: fc.array(
          subFlows ? fc.oneof({ withCrossShrink: true }, text, fc.record({ sub: tie("drafts") })) : text,
          { maxLength: 2 },
        ),
        ...optional,
      },
      { requiredKeys: ["kind", "content"] },
    ),
    drafts: fc.array(
      fc.oneof(
        { depthSize: "small", withCrossShrink: true },
        text,
        tie("code"),
        fc.record({ wrap: fc.constantFrom("pair", "hi"), inside: tie("drafts"), code: tie("code") }),
      ),
      { maxLength: 4 },
    ),
  }));
  return drafts.map((one) => new Numbering().segment(one));
}

/** Makes segments of drafts: every pair gets a number of its own; a crossing one ends behind its neighbour's end. */
class Numbering {
  #last = 0;
  #crossing: SegmentPart[] = [];

  segment(drafts: readonly Draft[]): Segment {
    const parts = drafts.flatMap((draft) => this.#parts(draft));
    return joinText([...parts, ...this.#crossing.splice(0)]);
  }

  #parts(draft: Draft): readonly SegmentPart[] {
    if (typeof draft === "string") return [draft];
    if (!("wrap" in draft)) return this.#code(draft);
    const { code, inside, wrap } = draft;
    const { x, type } = code;
    if (wrap === "hi") {
      return [
        {
          kind: "hi",
          ...(x !== undefined && { x }),
          ...(type !== undefined && { type }),
          content: this.#nested(inside),
        },
      ];
    }
    const i = this.#next(x);
    const content = this.#content(code);
    const begin = {
      kind: "bpt",
      i,
      ...(x !== undefined && { x }),
      ...(type !== undefined && { type }),
      content,
    } as const;
    return [
      begin,
      ...this.#nested(inside),
      { kind: "ept", i, content: content.filter((part) => typeof part === "string") },
    ];
  }

  #code(draft: DraftCode): readonly SegmentPart[] {
    const { kind, x, type, association } = draft;
    const known = { ...(x !== undefined && { x }), ...(type !== undefined && { type }) };
    const content = this.#content(draft);
    if (kind === "ph") return [{ kind, ...known, ...(association !== undefined && { association }), content }];
    if (kind !== "crossing") return [{ kind: "it", position: kind, ...known, content }];
    const i = this.#next(undefined);
    this.#crossing.push({ kind: "ept", i, content: [] });
    return [{ kind: "bpt", i, ...known, content }];
  }

  /** What crosses does so within its own text, not out of a mark. */
  #nested(drafts: readonly Draft[]): Segment {
    const outside = this.#crossing;
    this.#crossing = [];
    const inside = this.segment(drafts);
    this.#crossing = outside;
    return inside;
  }

  #content({ content }: DraftCode): readonly CodePart[] {
    return joinText<Exclude<CodePart, string>>(
      content.map((part) => (typeof part === "string" ? part : { kind: "sub", content: this.#nested(part.sub) })),
    );
  }

  /** Now and then the number is that of the other language, as it is in most files. */
  #next(x: number | undefined): number {
    this.#last += 1;
    return x === undefined ? this.#last : 100 * this.#last + x;
  }
}
