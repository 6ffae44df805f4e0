import {
  type CodePart,
  type InlineElement,
  joinText,
  type Segment,
  type SegmentPart,
  type UnknownInline,
} from "../../model/segment.ts";
import type { ExtraAttribute } from "../../model/unit.ts";
import type { CodeNumbers } from "./code-ids.ts";
import { numberPairs, type PairRole } from "./code-pairs.ts";
import { associations, noMarkType, readType } from "./inline-1-names.ts";
import { attributeOf, elementsIn, otherAttributes, type XmlElement } from "./xml-element.ts";

/** Told of a code whose other half is missing. */
export type OnUnpaired = (element: XmlElement) => void;

/** The text and inline codes of a `source`, `target` or `sub` (XLIFF 1.2, section 2.4). */
export function readInline1(root: XmlElement, numbers: CodeNumbers, onUnpaired: OnUnpaired): Segment {
  return new InlineReading(root, numbers, onUnpaired).segmentOf(root);
}

/** Every id that codes have in an element, for `CodeNumbers`. */
export function codeIds1(root: XmlElement): string[] {
  return [...elementsIn(root)].flatMap((element) => {
    if (!codeNames.has(element.name)) return [];
    return [attributeOf(element, "id"), attributeOf(element, "rid")].filter((id) => id !== undefined);
  });
}

const codeNames: ReadonlySet<string> = new Set(["g", "x", "bx", "ex", "bpt", "ept", "ph", "it"]);

class InlineReading {
  readonly #numbers: CodeNumbers;
  readonly #pairs: ReadonlyMap<XmlElement, number>;
  readonly #onUnpaired: OnUnpaired;
  /** The id that each pair began with. */
  readonly #begun = new Map<number, string | undefined>();

  constructor(root: XmlElement, numbers: CodeNumbers, onUnpaired: OnUnpaired) {
    this.#numbers = numbers;
    this.#pairs = numberPairs(root, pairRole, numbers);
    this.#onUnpaired = onUnpaired;
  }

  segmentOf(element: XmlElement): Segment {
    return joinText(
      element.children.flatMap((child): readonly SegmentPart[] => {
        if (typeof child === "string") return [child];
        return child.name === "g" ? this.#pairAround(child) : [this.#inline(child)];
      }),
    );
  }

  #inline(element: XmlElement): InlineElement {
    switch (element.name) {
      case "x":
      case "ph":
        return this.#placeholder(element);
      case "bx":
      case "bpt":
        return this.#begin(element);
      case "ex":
      case "ept":
        return this.#end(element);
      case "it":
        return this.#isolated(element, attributeOf(element, "pos") === "close" ? "end" : "begin");
      case "mrk":
        return this.#mark(element);
      default:
        return this.#unknown(element);
    }
  }

  #pairAround(element: XmlElement): readonly SegmentPart[] {
    return [
      this.#begin(element, []),
      ...this.segmentOf(element),
      { kind: "ept", i: this.#pairs.get(element) ?? 0, content: [] },
    ];
  }

  #placeholder(element: XmlElement): InlineElement {
    const written = attributeOf(element, "assoc");
    const association = (["p", "f", "b"] as const).find((short) => associations[short] === written);
    return {
      kind: "ph",
      ...this.#x(element),
      ...typeOf(element),
      ...(association !== undefined && { association }),
      content: this.#content(element),
      ...this.#extras(element, "ctype", association === undefined ? "" : "assoc"),
    };
  }

  #begin(element: XmlElement, content = this.#content(element)): InlineElement {
    const i = this.#pairs.get(element);
    if (i === undefined) return this.#halfPair(element, "begin");
    this.#begun.set(i, attributeOf(element, "id"));
    return { kind: "bpt", i, ...this.#x(element), ...typeOf(element), content, ...this.#extras(element, "ctype") };
  }

  /** The end has its pair's id, unless it says another. */
  #end(element: XmlElement): InlineElement {
    const i = this.#pairs.get(element);
    if (i === undefined) return this.#halfPair(element, "end");
    const own = attributeOf(element, "id") === this.#begun.get(i) ? ["id"] : [];
    const extraAttributes = otherAttributes(element, ...own);
    return { kind: "ept", i, content: this.#content(element), ...(extraAttributes && { extraAttributes }) };
  }

  #halfPair(element: XmlElement, position: "begin" | "end"): InlineElement {
    this.#onUnpaired(element);
    return this.#isolated(element, position);
  }

  #isolated(element: XmlElement, position: "begin" | "end"): InlineElement {
    return {
      kind: "it",
      position,
      ...this.#x(element),
      ...typeOf(element),
      content: this.#content(element),
      ...this.#extras(element, "ctype", "pos"),
    };
  }

  #mark(element: XmlElement): InlineElement {
    const type = attributeOf(element, "mtype");
    const mid = attributeOf(element, "mid");
    const isNumber = mid !== undefined && /^(?:0|[1-9]\d{0,14})$/.test(mid);
    const extraAttributes = otherAttributes(element, "mtype", isNumber ? "mid" : "");
    return {
      kind: "hi",
      ...(isNumber && { x: Number(mid) }),
      ...(type !== undefined && type !== noMarkType && { type: readType(type) }),
      content: this.segmentOf(element),
      ...(extraAttributes && { extraAttributes }),
    };
  }

  #content(element: XmlElement): readonly CodePart[] {
    return joinText<Exclude<CodePart, string>>(
      element.children.map((child): CodePart => {
        if (typeof child === "string") return child;
        return child.name === "sub" ? this.#subFlow(child) : this.#unknown(child);
      }),
    );
  }

  #subFlow(element: XmlElement): CodePart {
    const dataType = attributeOf(element, "datatype");
    const extraAttributes = otherAttributes(element, "datatype", "ctype");
    return {
      kind: "sub",
      ...(dataType !== undefined && { dataType }),
      ...typeOf(element),
      content: this.segmentOf(element),
      ...(extraAttributes && { extraAttributes }),
    };
  }

  #unknown({ name, attributes, children }: XmlElement): UnknownInline {
    return { kind: "unknown", name, attributes, content: this.segmentOf({ name, attributes, children, line: 0 }) };
  }

  #x(element: XmlElement): { readonly x?: number } {
    const { x } = this.#numbers.of(attributeOf(element, "id") ?? "");
    return x === undefined ? {} : { x };
  }

  /** What the model has no name for, and the id where it is no number. */
  #extras(element: XmlElement, ...read: readonly string[]): { readonly extraAttributes?: readonly ExtraAttribute[] } {
    const { id } = this.#numbers.of(attributeOf(element, "id") ?? "");
    const others = otherAttributes(element, "id", ...read) ?? [];
    const extraAttributes = id === undefined ? others : [{ name: "id", value: id }, ...others];
    return extraAttributes.length === 0 ? {} : { extraAttributes };
  }
}

function pairRole(element: XmlElement): PairRole | undefined {
  const id = attributeOf(element, "id");
  const key = attributeOf(element, "rid") ?? id ?? "";
  if (element.name === "g") return { role: "whole", key: id ?? "" };
  if (element.name === "bx" || element.name === "bpt") return { role: "begin", key };
  if (element.name === "ex" || element.name === "ept") return { role: "end", key };
  return undefined;
}

function typeOf(element: XmlElement): { readonly type?: string } {
  const written = attributeOf(element, "ctype");
  return written === undefined ? {} : { type: readType(written) };
}
