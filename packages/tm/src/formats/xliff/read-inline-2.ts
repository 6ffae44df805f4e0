import { type InlineElement, type Isolated, joinText, type Segment, type SegmentPart } from "../../model/segment.ts";
import type { ExtraAttribute } from "../../model/unit.ts";
import type { CodeNumbers } from "./code-ids.ts";
import { numberPairs, type PairRole } from "./code-pairs.ts";
import { halfNames, ownSubType, readMarkType } from "./inline-2-names.ts";
import { attributeOf, elementsIn, otherAttributes, type XmlElement } from "./xml-element.ts";

/** What a unit has for the reading of its texts. */
export interface InlineContext2 {
  readonly numbers: CodeNumbers;
  /** `originalData`: native codes by id. */
  readonly data: ReadonlyMap<string, string>;
  /** Told of a code whose other half is missing. */
  readonly onUnpaired: (element: XmlElement) => void;
  /** Told of a code that names data which is not there. */
  readonly onMissingData: (element: XmlElement) => void;
}

/** The text and inline codes of a `source` or `target` (XLIFF 2.1, section 4.2.3). */
export function readInline2(root: XmlElement, context: InlineContext2): Segment {
  return new InlineReading(root, context).segment();
}

/** Every id that codes and marks have in an element, for `CodeNumbers`. */
export function codeIds2(root: XmlElement): string[] {
  return [...elementsIn(root)].flatMap((element) => {
    if (!codeNames.has(element.name)) return [];
    return [attributeOf(element, "id"), attributeOf(element, "startRef")].filter((id) => id !== undefined);
  });
}

const codeNames: ReadonlySet<string> = new Set(["pc", "sc", "ec", "ph", "mrk"]);

/** The text of a `data` or text element: its characters, and those that `cp` stands for. */
export function textWithCodePoints(element: XmlElement): string {
  return element.children.map((child) => (typeof child === "string" ? child : codePoint(child))).join("");
}

/** `cp`: a character that XML does not allow. */
function codePoint(element: XmlElement): string {
  const hex = attributeOf(element, "hex") ?? "";
  const code = element.name === "cp" && /^[0-9A-Fa-f]{1,6}$/.test(hex) ? Number.parseInt(hex, 16) : undefined;
  return code === undefined || code > 0x10ffff ? "" : String.fromCodePoint(code);
}

class InlineReading {
  readonly #root: XmlElement;
  readonly #context: InlineContext2;
  readonly #pairs: ReadonlyMap<XmlElement, number>;

  constructor(root: XmlElement, context: InlineContext2) {
    this.#root = withHalves(root);
    this.#context = context;
    this.#pairs = numberPairs(this.#root, pairRole, context.numbers);
  }

  segment(): Segment {
    return this.#segmentOf(this.#root);
  }

  #segmentOf(element: XmlElement): Segment {
    return joinText(
      element.children.map((child): SegmentPart => {
        if (typeof child === "string") return child;
        return child.name === "cp" ? codePoint(child) : this.#inline(child);
      }),
    );
  }

  #inline(element: XmlElement): InlineElement {
    switch (element.name) {
      case "ph":
        return { kind: "ph", ...this.#x(element), ...this.#body(element, "id") };
      case "sc":
        return this.#begin(element);
      case "ec":
        return this.#end(element);
      case "mrk":
        return this.#mark(element);
      default: {
        const { name, attributes } = element;
        return { kind: "unknown", name, attributes, content: this.#segmentOf(element) };
      }
    }
  }

  #begin(element: XmlElement): InlineElement {
    const i = this.#pairs.get(element);
    if (i === undefined) return this.#isolated(element, "begin", "id");
    return { kind: "bpt", i, ...this.#x(element), ...this.#body(element, "id") };
  }

  #end(element: XmlElement): InlineElement {
    const i = this.#pairs.get(element);
    if (i === undefined)
      return this.#isolated(element, "end", attributeOf(element, "id") === undefined ? "startRef" : "id");
    const { content, extraAttributes } = this.#body({
      ...element,
      attributes: otherAttributes(element, "startRef") ?? [],
    });
    return { kind: "ept", i, content, ...(extraAttributes && { extraAttributes }) };
  }

  #isolated(element: XmlElement, position: Isolated["position"], idName: "id" | "startRef"): Isolated {
    if (attributeOf(element, "isolated") !== "yes") this.#context.onUnpaired(element);
    return { kind: "it", position, ...this.#x(element, idName), ...this.#body(element, idName) };
  }

  #mark(element: XmlElement): InlineElement {
    const type = attributeOf(element, "type");
    const extraAttributes = this.#extras(element, "id", "type");
    return {
      kind: "hi",
      ...this.#x(element),
      ...(type !== undefined && { type: readMarkType(type) }),
      content: this.#segmentOf(element),
      ...(extraAttributes && { extraAttributes }),
    };
  }

  /** The type, native code and other attributes of a code. `idName` is the attribute that has its id, if any. */
  #body(element: XmlElement, idName?: "id" | "startRef") {
    const subType = ownSubType(attributeOf(element, "subType"));
    const type = subType ?? attributeOf(element, "type");
    const reference = attributeOf(element, "dataRef");
    const data = reference === undefined ? "" : this.#context.data.get(reference);
    if (data === undefined) this.#context.onMissingData(element);
    const consumed = ["dataRef", "isolated", "type", ...(subType === undefined ? [] : ["subType"])];
    const extraAttributes = this.#extras(element, idName, ...consumed);
    return {
      ...(type !== undefined && { type }),
      content: data === undefined || data === "" ? [] : [data],
      ...(extraAttributes && { extraAttributes }),
    };
  }

  #x(element: XmlElement, idName = "id"): { readonly x?: number } {
    const { x } = this.#context.numbers.of(attributeOf(element, idName) ?? "");
    return x === undefined ? {} : { x };
  }

  /** What the model has no name for, and the id where it is no number. */
  #extras(element: XmlElement, idName = "", ...read: readonly string[]): readonly ExtraAttribute[] | undefined {
    const { id } = this.#context.numbers.of(attributeOf(element, idName) ?? "");
    const others = otherAttributes(element, idName, ...read);
    return id === undefined ? others : [{ name: "id", value: id }, ...(others ?? [])];
  }
}

function pairRole(element: XmlElement): PairRole | undefined {
  if (attributeOf(element, "isolated") === "yes") return undefined;
  if (element.name === "sc") return { role: "begin", key: attributeOf(element, "id") ?? "" };
  if (element.name === "ec") return { role: "end", key: attributeOf(element, "startRef") ?? "" };
  return undefined;
}

/** The element with each `pc` in it as a `sc` and an `ec` around its content, which says the same. */
function withHalves(element: XmlElement): XmlElement {
  const children = element.children.flatMap((child): readonly (string | XmlElement)[] => {
    if (typeof child === "string") return [child];
    if (child.name !== "pc") return [withHalves(child)];
    const { children: inside, line } = withHalves(child);
    const begin = { name: "sc", attributes: halfAttributes(child, "Start"), children: [], line };
    const end = { name: "ec", attributes: halfAttributes(child, "End"), children: [], line };
    return [begin, ...inside, end];
  });
  return { ...element, children };
}

/** What is said of the whole pair stays with its beginning. */
function halfAttributes({ attributes }: XmlElement, half: "Start" | "End"): readonly ExtraAttribute[] {
  return attributes.flatMap(({ name, value }) => {
    const own = [...halfNames, "dataRef"].find((base) => name === `${base}Start` || name === `${base}End`);
    if (own !== undefined) return name === own + half ? [{ name: own, value }] : [];
    if (half === "Start") return [{ name, value }];
    return name === "id" ? [{ name: "startRef", value }] : [];
  });
}
