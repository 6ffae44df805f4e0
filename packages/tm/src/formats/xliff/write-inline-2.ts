import {
  type CodePart,
  type Highlight,
  type InlineElement,
  type PairedBegin,
  type PairedEnd,
  plainText,
  type Segment,
  type SegmentPart,
  type UnknownInline,
} from "../../model/segment.ts";
import type { ExtraAttribute } from "../../model/unit.ts";
import { type AttributeList, pairsOf, xmlAttributes, xmlText } from "../../xml/writing.ts";
import type { UnitLosses } from "../losses.ts";
import { CodeNames } from "./code-ids.ts";
import { nestedPairs } from "./code-pairs.ts";
import { isForeignElement, isForeignName, isWritable } from "./foreign-names.ts";
import { allowed2, authorityValue, halfNames, writtenCodeType, writtenMarkType } from "./inline-2-names.ts";
import { distinctAttributes } from "./unit-extras.ts";

/** The native codes of a unit, each once: `originalData`. */
export class OriginalData {
  readonly #ids = new Map<string, string>();

  /** The id of a native code; `undefined` for none. */
  idOf(code: string): string | undefined {
    if (code === "") return undefined;
    const id = this.#ids.get(code) ?? `d${this.#ids.size + 1}`;
    this.#ids.set(code, id);
    return id;
  }

  xml(): string {
    if (this.#ids.size === 0) return "";
    const data = [...this.#ids].map(([code, id]) => `<data id="${id}">${textWithCp(code)}</data>`);
    return `<originalData>${data.join("")}</originalData>`;
  }
}

/** Text in which characters that XML does not allow are `cp` elements. */
function textWithCp(text: string): string {
  return xmlText(text, (character) => {
    const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    return `<cp hex="${hex}"/>`;
  });
}

/** A segment as the content of a `source` or `target` (XLIFF 2.1, section 4.2.3). */
export function writeInline2(segment: Segment, data: OriginalData, losses: UnitLosses): string {
  return new InlineWriting(data, losses).segment(segment);
}

type Code = Exclude<InlineElement, Highlight | UnknownInline>;
type Extras = readonly ExtraAttribute[] | undefined;

class InlineWriting {
  readonly #names = new CodeNames();
  readonly #data: OriginalData;
  readonly #losses: UnitLosses;

  constructor(data: OriginalData, losses: UnitLosses) {
    this.#data = data;
    this.#losses = losses;
  }

  segment(parts: Segment): string {
    const pairs = nestedPairs(parts);
    const ends = new Set<number>();
    return parts
      .map((part, index) => {
        const endIndex = pairs.get(index);
        const pair = endIndex === undefined ? undefined : wholePair(part, parts[endIndex]);
        if (endIndex !== undefined && pair !== undefined) {
          ends.add(endIndex);
          return this.#openPair(pair.begin, pair.end);
        }
        return ends.has(index) ? "</pc>" : this.#part(part);
      })
      .join("");
  }

  #part(part: SegmentPart): string {
    if (typeof part === "string") return textWithCp(part);
    if (part.kind === "hi") return this.#mark(part);
    return part.kind === "unknown" ? this.#unknown(part) : this.#code(part);
  }

  #openPair(begin: PairedBegin, end: PairedEnd): string {
    const both = [...halves(begin.extraAttributes, "Start"), ...halves(end.extraAttributes, "End")];
    const attributes: AttributeList = [
      ["id", this.#pairId(begin)],
      ...this.#type(begin.type),
      ["dataRefStart", this.#dataId(begin.content)],
      ["dataRefEnd", this.#dataId(end.content)],
    ];
    return this.#tag(
      "pc",
      attributes,
      both,
      halfNames.flatMap((name) => [`${name}Start`, `${name}End`]),
    );
  }

  #code(part: Code): string {
    const data = ["dataRef", this.#dataId(part.content)] as const;
    const { extraAttributes: extras } = part;
    switch (part.kind) {
      case "bpt":
        return closed(this.#tag("sc", [["id", this.#pairId(part)], ...this.#type(part.type), data], extras));
      case "ept":
        return closed(this.#tag("ec", [["startRef", this.#names.endOf(part.i)], data], extras));
      case "it": {
        const name = part.position === "begin" ? "sc" : "ec";
        const id = this.#names.alone(numbered(part.x, extras));
        return closed(this.#tag(name, [["id", id], ["isolated", "yes"], ...this.#type(part.type), data], extras));
      }
      default: {
        if (part.kind === "ut") this.#losses.lose("inline-code", "a `ut` code, which becomes a placeholder");
        const { type, association } = part.kind === "ut" ? {} : part;
        if (association !== undefined) this.#losses.lose("attribute", "the `assoc` of a placeholder");
        const id = this.#names.alone(numbered(part.x, extras));
        return closed(this.#tag("ph", [["id", id], ...this.#type(type), data], extras));
      }
    }
  }

  #mark({ x, type, content, extraAttributes }: Highlight): string {
    const written = type === undefined ? undefined : this.#orLost(type, writtenMarkType);
    const attributes: AttributeList = [
      ["id", this.#names.alone(numbered(x, extraAttributes))],
      ["type", written],
    ];
    return `${this.#tag("mrk", attributes, extraAttributes)}${this.segment(content)}</mrk>`;
  }

  /** A mark of XLIFF's own that has no end here, or an element of another namespace; any other is lost but for its text. */
  #unknown({ name, attributes, content }: UnknownInline): string {
    const isOwn =
      (name === "sm" || name === "em") && content.length === 0 && isWritable({ name, attributes, children: [] });
    if (isOwn) return closed(this.#tag(name, pairsOf(attributes), undefined));
    if (!isForeignElement({ name, attributes, children: [] })) {
      this.#losses.lose("unknown-element", "an inline element that XLIFF does not have");
      return this.segment(content);
    }
    return `${this.#tag(name, pairsOf(attributes), undefined)}${this.segment(content)}</${name}>`;
  }

  #pairId({ i, x, extraAttributes }: PairedBegin): string {
    return this.#names.pair({ i, ...numbered(x, extraAttributes) });
  }

  #dataId(content: readonly CodePart[]): string | undefined {
    const texts = content.map((part) => {
      if (typeof part === "string") return part;
      if (part.kind === "sub") this.#losses.lose("sub-flow", "translatable text within a code");
      else this.#losses.lose("unknown-element", "an element within a code");
      return plainText(part.content);
    });
    return this.#data.idOf(texts.join(""));
  }

  #type(type: string | undefined): AttributeList {
    const written = type === undefined ? undefined : this.#orLost(type, writtenCodeType);
    return written === undefined
      ? []
      : [
          ["type", written.type],
          ["subType", written.subType],
        ];
  }

  #orLost<Written>(type: string, write: (type: string) => Written): Written | undefined {
    if (type !== "" && type.isWellFormed()) return write(type);
    this.#losses.lose("attribute", "a type that is empty or no text");
    return undefined;
  }

  #tag(name: string, attributes: AttributeList, extras: Extras, more: readonly string[] = []): string {
    const written = new Set(attributes.filter(([, value]) => value !== undefined).map(([attribute]) => attribute));
    const kept = distinctAttributes(extras, this.#losses).filter((extra) => {
      if (extra.name === "id" && (written.has("id") || written.has("startRef"))) return false;
      const isKnown =
        isForeignName(extra.name, extras) || more.includes(extra.name) || allowed2[name]?.includes(extra.name) === true;
      const isValid = extra.name !== "subType" || authorityValue.test(extra.value);
      if (isKnown && isValid && !written.has(extra.name)) return true;
      this.#losses.lose("attribute", `the attribute ${JSON.stringify(extra.name.slice(0, 40))} of a code`);
      return false;
    });
    const invalid = () => {
      this.#losses.lose("character", "a character that XML does not allow, in an attribute");
      return "\uFFFD";
    };
    return `<${name}${xmlAttributes([...attributes, ...pairsOf(kept)], invalid)}>`;
  }
}

function closed(tag: string): string {
  return `${tag.slice(0, -1)}/>`;
}

/** Two halves that say nothing which one `pc` cannot. */
function wholePair(begin: SegmentPart, end: SegmentPart | undefined) {
  if (typeof begin === "string" || begin.kind !== "bpt") return undefined;
  if (end === undefined || typeof end === "string" || end.kind !== "ept") return undefined;
  const names: readonly string[] = halfNames;
  return (end.extraAttributes ?? []).every(({ name }) => names.includes(name)) ? { begin, end } : undefined;
}

function halves(extras: Extras, half: "Start" | "End"): readonly ExtraAttribute[] {
  const names: readonly string[] = halfNames;
  return (extras ?? []).map(({ name, value }) => ({ name: names.includes(name) ? name + half : name, value }));
}

function numbered(x: number | undefined, extras: Extras) {
  const id = extras?.find(({ name }) => name === "id")?.value;
  return { ...(x !== undefined && { x }), ...(id !== undefined && { id }) };
}
