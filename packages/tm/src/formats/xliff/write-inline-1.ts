import {
  type CodePart,
  type Highlight,
  type Isolated,
  type PairedBegin,
  type PairedEnd,
  type Placeholder,
  plainText,
  type Segment,
  type SegmentPart,
  type SubFlow,
  type UnknownInline,
  type UnknownTag,
} from "../../model/segment.ts";
import type { ExtraAttribute } from "../../model/unit.ts";
import { type AttributeList, pairsOf, xmlAttributes, xmlText } from "../../xml/writing.ts";
import type { UnitLosses } from "../losses.ts";
import { CodeNames } from "./code-ids.ts";
import { nestedPairs } from "./code-pairs.ts";
import { isForeignElement, isForeignName } from "./foreign-names.ts";
import { associations, noMarkType, writtenType } from "./inline-1-names.ts";
import { distinctAttributes } from "./unit-extras.ts";

/** A segment as the content of a `source` or `target` (XLIFF 1.2, section 2.4). */
export function writeInline1(segment: Segment, losses: UnitLosses): string {
  return new InlineWriting(losses).segment(segment);
}

/** What XLIFF 1.2 lets stand at each element, of what the model has no name for. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  g: ["clone", "xid", "equiv-text", "ts"],
  x: ["clone", "xid", "equiv-text", "ts"],
  bx: ["rid", "clone", "xid", "equiv-text", "ts"],
  ex: ["rid", "xid", "equiv-text", "ts"],
  bpt: ["rid", "crc", "xid", "equiv-text", "ts"],
  ept: ["rid", "crc", "xid", "equiv-text", "ts"],
  ph: ["crc", "assoc", "xid", "equiv-text", "ts"],
  it: ["rid", "crc", "xid", "equiv-text", "ts"],
  mrk: ["mid", "comment", "ts"],
  sub: ["xid"],
};

const emptyElements: ReadonlySet<string> = new Set(["x", "bx", "ex"]);

type CodeBody = Pick<PairedEnd, "content" | "extraAttributes">;
type Extras = readonly ExtraAttribute[] | undefined;

class InlineWriting {
  readonly #names = new CodeNames();
  readonly #losses: UnitLosses;

  constructor(losses: UnitLosses) {
    this.#losses = losses;
  }

  segment(parts: Segment): string {
    const pairs = nestedPairs(parts);
    const ends = new Set<number>();
    return parts
      .map((part, index) => {
        const end = pairs.get(index);
        if (end !== undefined && canBeOne(part, parts[end])) {
          ends.add(end);
          return this.#tag("g", [["id", this.#pairId(part)], ctype(part.type)], part.extraAttributes);
        }
        return ends.has(index) ? "</g>" : this.#part(part);
      })
      .join("");
  }

  #part(part: SegmentPart): string {
    if (typeof part === "string") return this.#text(part);
    switch (part.kind) {
      case "bpt":
        return this.#begin(part);
      case "ept":
        return this.#code(needsContent(part) ? "ept" : "ex", part, [["id", this.#endId(part)]]);
      case "ph":
      case "ut":
        return this.#placeholder(part);
      case "it":
        return this.#isolated(part);
      case "hi":
        return this.#mark(part);
      case "unknown":
        return this.#unknown(part);
    }
  }

  #begin(part: PairedBegin): string {
    return this.#code(needsContent(part) ? "bpt" : "bx", part, [["id", this.#pairId(part)], ctype(part.type)]);
  }

  #pairId({ i, x, extraAttributes }: PairedBegin): string {
    const id = attributeNamed(extraAttributes, "id");
    // Where the file names the pair by `rid`, the id is that of the half alone.
    const hasOwnKey = attributeNamed(extraAttributes, "rid") !== undefined;
    return this.#names.pair({
      i,
      ...(x !== undefined && { x }),
      ...(id !== undefined ? { id } : hasOwnKey && x !== undefined && { id: String(x) }),
    });
  }

  #endId({ i, extraAttributes }: PairedEnd): string {
    return attributeNamed(extraAttributes, "id") ?? this.#names.endOf(i);
  }

  #placeholder(part: Placeholder | UnknownTag): string {
    if (part.kind === "ut") this.#losses.lose("inline-code", "a `ut` code, which becomes a placeholder");
    const { type, association } = part.kind === "ut" ? {} : part;
    const assoc = association === undefined ? undefined : associations[association];
    const name = needsContent(part) || assoc !== undefined ? "ph" : "x";
    return this.#code(name, part, [["id", this.#names.alone(ownId(part))], ctype(type), ["assoc", assoc]]);
  }

  #isolated(part: Isolated): string {
    const pos = part.position === "begin" ? "open" : "close";
    return this.#code("it", part, [["id", this.#names.alone(ownId(part))], ["pos", pos], ctype(part.type)]);
  }

  #mark({ x, type, content, extraAttributes }: Highlight): string {
    const mtype = type === undefined ? noMarkType : writtenType("mark", type);
    return `${this.#tag(
      "mrk",
      [
        ["mtype", mtype],
        ["mid", x],
      ],
      extraAttributes,
    )}${this.segment(content)}</mrk>`;
  }

  /** An element of another namespace; one of none is lost but for its text. */
  #unknown(part: UnknownInline): string {
    const { name, attributes, content } = part;
    if (!isForeign(part)) {
      this.#losses.lose("unknown-element", "an inline element that XLIFF does not have");
      return this.segment(content);
    }
    const written = xmlAttributes(pairsOf(attributes), () => this.#invalidCharacter());
    return `<${name}${written}>${this.segment(content)}</${name}>`;
  }

  /** A code with its native text in it. */
  #code(name: string, { content, extraAttributes }: CodeBody, attributes: AttributeList): string {
    const tag = this.#tag(name, attributes, extraAttributes);
    if (emptyElements.has(name)) return `${tag.slice(0, -1)}/>`;
    return `${tag}${content.map((part) => this.#codePart(part)).join("")}</${name}>`;
  }

  #codePart(part: CodePart): string {
    if (typeof part === "string") return this.#text(part);
    if (part.kind === "sub") return this.#subFlow(part);
    if (isForeign(part)) return this.#unknown(part);
    // Codes may not stand in a code.
    this.#losses.lose("unknown-element", "an element within a code");
    return this.#text(plainText(part.content));
  }

  #subFlow({ dataType, type, content, extraAttributes }: SubFlow): string {
    return `${this.#tag("sub", [["datatype", dataType], ctype(type)], extraAttributes)}${this.segment(content)}</sub>`;
  }

  #tag(name: string, attributes: AttributeList, extras: Extras): string {
    const written = new Set(attributes.filter(([, value]) => value !== undefined).map(([attribute]) => attribute));
    const kept = distinctAttributes(extras, this.#losses).filter((extra) => {
      if (extra.name === "id" && written.has("id")) return false;
      const isKnown = isForeignName(extra.name, extras) || allowed[name]?.includes(extra.name) === true;
      if (isKnown && !written.has(extra.name)) return true;
      this.#losses.lose("attribute", `the attribute ${quoted(extra.name)} of a code`);
      return false;
    });
    const all = [...attributes, ...pairsOf(kept)];
    return `<${name}${xmlAttributes(all, () => this.#invalidCharacter())}>`;
  }

  #text(text: string): string {
    return xmlText(text, () => this.#invalidCharacter());
  }

  #invalidCharacter(): string {
    this.#losses.lose("character", "a character that XML does not allow");
    return "\uFFFD";
  }
}

function canBeOne(begin: SegmentPart, end: SegmentPart | undefined): begin is PairedBegin {
  if (typeof begin === "string" || begin.kind !== "bpt" || begin.content.length > 0) return false;
  if (end === undefined || typeof end === "string" || end.kind !== "ept") return false;
  const extras = begin.extraAttributes ?? [];
  const fits = extras.every(({ name }) => name === "id" || allowed["g"]?.includes(name) || isForeignName(name, extras));
  return fits && end.content.length === 0 && end.extraAttributes === undefined;
}

/** Whether only an element that has its native code in it will do. */
function needsContent({ content, extraAttributes }: CodeBody): boolean {
  return content.some(leavesContent) || attributeNamed(extraAttributes, "crc") !== undefined;
}

function leavesContent(part: CodePart): boolean {
  if (typeof part === "string" || part.kind === "sub") return part !== "";
  return isForeign(part) || plainText(part.content) !== "";
}

/** Whether the element itself may be written; what is in it is inline content again. */
function isForeign({ name, attributes }: UnknownInline): boolean {
  return isForeignElement({ name, attributes, children: [] });
}

function ownId({ x, extraAttributes }: Pick<Isolated, "x" | "extraAttributes">) {
  const id = attributeNamed(extraAttributes, "id");
  return { ...(x !== undefined && { x }), ...(id !== undefined && { id }) };
}

function ctype(type: string | undefined): readonly ["ctype", string | undefined] {
  return ["ctype", type === undefined ? undefined : writtenType("code", type)];
}

function attributeNamed(extras: Extras, name: string): string | undefined {
  return extras?.find((extra) => extra.name === name)?.value;
}

function quoted(name: string): string {
  return JSON.stringify(name.slice(0, 40));
}
