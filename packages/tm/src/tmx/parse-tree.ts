import type { Place } from "./place.ts";
import { createStrictParser, XmlProblem } from "./strict-parser.ts";
import { TreeBuilder } from "./tree-builder.ts";
import { hasText, type XmlElement } from "./xml-element.ts";

/**
 * The one element that the text is; white space may stand around it.
 * @param start where the text stands in the file.
 * @throws XmlProblem
 */
export function parseTree(text: string, start: Place): XmlElement {
  const builder = new TreeBuilder();
  const parser = createStrictParser({ fragment: true, place });
  let tree: XmlElement | undefined;
  parser.on("opentag", ({ name, attributes }) => {
    const { line } = place();
    const isTaken = builder.begin({ name, attributes: attributeList(attributes), children: [], line });
    if (!isTaken) throw new XmlProblem("limit_exceeded", place());
    if (tree !== undefined) fail();
  });
  const take = (found: string) => {
    if (builder.isBetween && hasText(found)) fail();
    builder.text(found);
  };
  parser.on("text", take);
  parser.on("cdata", take);
  parser.on("closetag", () => {
    tree = builder.end();
  });
  parser.write(text).close();
  return tree ?? fail();

  function place(): Place {
    return { line: start.line + parser.line - 1, column: parser.columnIndex + (parser.line === 1 ? start.column : 1) };
  }

  function fail(): never {
    throw new XmlProblem("malformed", place());
  }
}

/** The parser's record has no prototype, so that any name is harmless. */
export function attributeList(attributes: Readonly<Record<string, string>>): XmlElement["attributes"] {
  return Object.entries(attributes).map(([name, value]) => ({ name, value }));
}
