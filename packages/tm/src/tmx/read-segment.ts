import type {
  CodePart,
  Highlight,
  InlineElement,
  Isolated,
  PairedBegin,
  PairedEnd,
  Placeholder,
  Segment,
  SubFlow,
  UnknownInline,
  UnknownTag,
} from "../model/segment.ts";
import { type CodePairs, pairCodes } from "./code-pairs.ts";
import type { Findings } from "./findings.ts";
import { parseNumber } from "./numbers.ts";
import { type Draft, readAttributes, reject } from "./read-attributes.ts";
import { attributeOf, type XmlElement } from "./xml-element.ts";

/** What the parts of a segment are read with. */
interface Reading {
  readonly pairs: CodePairs;
  readonly findings: Findings;
}

/** The text and codes of `seg` (TMX 1.4b, 2.3 and 4). */
export function readSegment(element: XmlElement, findings: Findings): Segment {
  // Most segments have no codes.
  if (element.children.every((child) => typeof child === "string")) return element.children;
  return readFlow(element, { pairs: pairCodes(element, findings), findings });
}

/** What may stand in `seg`, `hi`, `sub` and elements that TMX does not know. */
function readFlow({ children }: XmlElement, reading: Reading): Segment {
  return children.map((child) => (typeof child === "string" ? child : readInline(child, reading)));
}

function readInline(element: XmlElement, reading: Reading): InlineElement {
  switch (element.name) {
    case "bpt":
    case "ept":
      return readPairHalf(element, element.name, reading);
    case "ph":
      return readPlaceholder(element, reading);
    case "it":
      return readIsolated(element, reading);
    case "hi":
      return readHighlight(element, reading);
    case "ut":
      return readUnknownTag(element, reading);
    case "sub":
      reading.findings.add("misplaced_element", element.line, "A sub stands outside of a code; it is kept as it is.");
      return keepInline(element, reading);
    default:
      return keepInline(element, reading);
  }
}

function readPairHalf(element: XmlElement, kind: "bpt" | "ept", reading: Reading): InlineElement {
  const i = reading.pairs.get(element);
  if (i === undefined) {
    // `it` is what TMX has for a half whose other half is not in the segment.
    const others = element.attributes.filter(({ name }) => name !== "pos");
    const position = { name: "pos", value: kind === "bpt" ? "begin" : "end" };
    return readIsolated({ ...element, attributes: [...others, position] }, reading);
  }
  const content = readCode(element, reading);
  if (kind === "ept") {
    const end: Draft<PairedEnd> = { kind, i, content };
    readAttributes(element, end, (name) => name === "i");
    return end;
  }
  const begin: Draft<PairedBegin> = { kind, i, content };
  readAttributes(element, begin, (name, value) => name === "i" || takeMark(element, begin, name, value, reading));
  return begin;
}

function readPlaceholder(element: XmlElement, reading: Reading): Placeholder {
  const placeholder: Draft<Placeholder> = { kind: "ph", content: readCode(element, reading) };
  readAttributes(element, placeholder, (name, value) => {
    if (name !== "assoc") return takeMark(element, placeholder, name, value, reading);
    if (value !== "p" && value !== "f" && value !== "b") {
      return reject(reading.findings, element.line, name, "p, f or b");
    }
    placeholder.association = value;
    return true;
  });
  return placeholder;
}

function readIsolated(element: XmlElement, reading: Reading): Isolated | Placeholder {
  const pos = attributeOf(element, "pos");
  if (pos !== "begin" && pos !== "end") {
    const message = "An it does not say with pos whether it begins or ends; it is read as a ph.";
    reading.findings.add(pos === undefined ? "missing_attribute" : "invalid_value", element.line, message);
    return readPlaceholder(element, reading);
  }
  const isolated: Draft<Isolated> = { kind: "it", position: pos, content: readCode(element, reading) };
  readAttributes(
    element,
    isolated,
    (name, value) => name === "pos" || takeMark(element, isolated, name, value, reading),
  );
  return isolated;
}

function readHighlight(element: XmlElement, reading: Reading): Highlight {
  const highlight: Draft<Highlight> = { kind: "hi", content: readFlow(element, reading) };
  readAttributes(element, highlight, (name, value) => takeMark(element, highlight, name, value, reading));
  return highlight;
}

function readUnknownTag(element: XmlElement, reading: Reading): UnknownTag {
  const tag: Draft<UnknownTag> = { kind: "ut", content: readCode(element, reading) };
  readAttributes(element, tag, (name, value) => name === "x" && takeMark(element, tag, name, value, reading));
  return tag;
}

/** What may stand in a code: its own text, and `sub`. Anything else is kept as it is. */
function readCode({ children }: XmlElement, reading: Reading): readonly CodePart[] {
  return children.map((child) => {
    if (typeof child === "string") return child;
    return child.name === "sub" ? readSubFlow(child, reading) : keepInCode(child, reading);
  });
}

function readSubFlow(element: XmlElement, reading: Reading): SubFlow {
  const flow: Draft<SubFlow> = { kind: "sub", content: readFlow(element, reading) };
  readAttributes(element, flow, (name, value) => {
    if (name === "datatype") flow.dataType = value;
    else if (name === "type") flow.type = value;
    else return false;
    return true;
  });
  return flow;
}

/** What `readInline` knows. */
export const inlineNames: ReadonlySet<string> = new Set(["bpt", "ept", "ph", "it", "hi", "ut"]);

function keepInCode(element: XmlElement, reading: Reading): UnknownInline {
  if (inlineNames.has(element.name)) {
    const message = `A ${element.name} stands in another code, where only sub may; it is kept as it is.`;
    reading.findings.add("misplaced_element", element.line, message);
  }
  return keepInline(element, reading);
}

function keepInline(element: XmlElement, reading: Reading): UnknownInline {
  return { kind: "unknown", name: element.name, attributes: element.attributes, content: readFlow(element, reading) };
}

/** Takes `x` and `type`, which most codes have. */
function takeMark(
  { line }: XmlElement,
  into: { x?: number; type?: string },
  name: string,
  value: string,
  { findings }: Reading,
): boolean {
  if (name === "type") {
    into.type = value;
    return true;
  }
  if (name !== "x") return false;
  const number = parseNumber(value);
  if (number === undefined) return reject(findings, line, name, "a number");
  into.x = number;
  return true;
}
