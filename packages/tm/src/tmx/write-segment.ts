import type { UnitLosses } from "../formats/losses.ts";
import type { CodePart, InlineElement, Segment, UnknownInline } from "../model/segment.ts";
import { isXmlName } from "../xml/characters.ts";
import { type OnInvalidCharacter, xmlText } from "../xml/writing.ts";
import { tmxLimits } from "./limits.ts";
import { inlineNames } from "./read-segment.ts";
import type { Attributes, AttributeWriter } from "./write-attributes.ts";
import { withWholePairs } from "./write-pairs.ts";

/** Of the elements around a segment: `tu`, `tuv`, `seg`. */
const outerDepth = 3;

/** Writes text and codes (TMX 1.4b, 2.3 and 4). */
export class SegmentWriter {
  readonly #losses: UnitLosses;
  readonly #attributes: AttributeWriter;
  readonly #onInvalid: OnInvalidCharacter;

  constructor(losses: UnitLosses, attributes: AttributeWriter, onInvalid: OnInvalidCharacter) {
    this.#losses = losses;
    this.#attributes = attributes;
    this.#onInvalid = onInvalid;
  }

  write(segment: Segment): string {
    return this.#parts(withWholePairs(segment, this.#losses), outerDepth, false);
  }

  #parts(parts: readonly (string | InlineElement | CodePart)[], depth: number, isInCode: boolean): string {
    let text = "";
    for (const part of parts) {
      text += typeof part === "string" ? xmlText(part, this.#onInvalid) : this.#element(part, depth + 1, isInCode);
    }
    return text;
  }

  #element(element: Exclude<InlineElement | CodePart, string>, depth: number, isInCode: boolean): string {
    if (depth > tmxLimits.depth) return this.#leaveOut(`codes nested deeper than ${tmxLimits.depth}`);
    if (element.kind === "unknown" && !isUnknownName(element, isInCode)) {
      return this.#leaveOut("an element under a name that it may not have");
    }
    const name = element.kind === "unknown" ? element.name : element.kind;
    const extra = element.kind === "unknown" ? element.attributes : element.extraAttributes;
    const attributes = this.#attributes.write(attributesOf(element), extra);
    const isCode = element.kind !== "hi" && element.kind !== "sub" && element.kind !== "unknown";
    const content = this.#parts(element.content, depth, isCode);
    return content === "" ? `<${name}${attributes}/>` : `<${name}${attributes}>${content}</${name}>`;
  }

  #leaveOut(detail: string): string {
    this.#losses.lose("inline-code", detail);
    return "";
  }
}

/** Whether the element is still read as one that TMX does not know. */
function isUnknownName({ name, content }: UnknownInline, isInCode: boolean): boolean {
  const isKnown = isInCode ? name === "sub" : inlineNames.has(name);
  return isXmlName(name) && !isKnown && !cutsUnits(name, content);
}

/** Whether an element has a tag at which a file is cut into units, wherever that stands. */
export function cutsUnits(name: string, content: readonly unknown[]): boolean {
  return name === "tu" || (name === "body" && content.length > 0);
}

function attributesOf(element: Exclude<InlineElement | CodePart, string>): Attributes {
  switch (element.kind) {
    case "bpt":
      return [
        ["i", element.i],
        ["x", element.x],
        ["type", element.type],
      ];
    case "ept":
      return [["i", element.i]];
    case "ph":
      return [
        ["x", element.x],
        ["type", element.type],
        ["assoc", element.association],
      ];
    case "it":
      return [
        ["pos", element.position],
        ["x", element.x],
        ["type", element.type],
      ];
    case "hi":
      return [
        ["x", element.x],
        ["type", element.type],
      ];
    case "ut":
      return [["x", element.x]];
    case "sub":
      return [
        ["datatype", element.dataType],
        ["type", element.type],
      ];
    case "unknown":
      return [];
  }
}
