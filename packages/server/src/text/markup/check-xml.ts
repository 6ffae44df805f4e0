import { DOMParser, onErrorStopParsing } from "@xmldom/xmldom";
import { SaxesParser } from "saxes";
import { MarkupError } from "./markup-error.ts";
import type { Token } from "./token.ts";
import { xmlName } from "./xml-names.ts";

/**
 * Makes sure that the text is well-formed XML (1.0): a document, or a fragment with any number of roots and text
 * between them. Entities of the document's own may be used where it declares them; none is ever expanded.
 * @throws MarkupError for the first fault
 */
export function checkXml(source: string, tokens: readonly Token[]): void {
  // The parser takes half of a pair together with what follows it, whatever that is.
  const half = source.search(/\p{Surrogate}/u);
  if (half !== -1) throw errorAt(source, half, noCharacter);
  const documentType = tokens.find((token) => token.kind === "hidden" && token.documentType !== undefined);
  if (documentType !== undefined) checkDocumentType(source, documentType);
  const isDocument = documentType !== undefined || /^\uFEFF?<\?xml[\t\n\r ]/.test(source);
  const parser = new SaxesParser({
    xmlns: false,
    fragment: !isDocument,
    defaultXMLVersion: "1.0",
    forceXMLVersion: true,
  });
  parser.ENTITIES = xmlEntities();
  const ampersand = bareAmpersand(source, tokens);
  parser.on("error", ({ message }) => {
    // The parser looks for the end of what may be an entity, and finds fault only there.
    if (ampersand !== undefined && ampersand < parser.position) throw errorAt(source, ampersand, noEntity);
    throw new MarkupError({ line: parser.line, column: parser.column, reason: reasonFor(message) });
  });
  parser.on("doctype", (doctype) => {
    for (const name of declaredEntities(doctype, source)) parser.ENTITIES[name] ??= "";
  });
  parser.write(source).close();
}

/** The parser takes everything for a document type that begins like one; another one reads its declarations. */
function checkDocumentType(source: string, { from, to }: Token): void {
  const written = source.slice(from, to);
  if (!namedType.test(written)) throw errorAt(source, from, "a document type has no name");
  try {
    // It expands nothing, and opens nothing. What it warns of is no fault.
    new DOMParser({ onError: onErrorStopParsing }).parseFromString(`${written}<x/>`, "text/xml");
  } catch {
    throw errorAt(source, from, "a document type's identifier or one of its declarations is not well-formed");
  }
}

/** Without a prototype, so that `&constructor;` is no entity. */
function xmlEntities(): Record<string, string> {
  return Object.assign(Object.create(null), { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" });
}

const namedType = new RegExp(`^<!DOCTYPE[\\t\\n\\r ]+${xmlName}[\\t\\n\\r [>]`, "u");
const noEntity = "'&' begins no entity here; as text it is written '&amp;'";
const noCharacter = "a character stands here that XML does not allow";
const noReference = new RegExp(`&(?!#\\d+;|#x[\\da-fA-F]+;|${xmlName};)`, "u");

/** Where the first `&` stands, in text or in a tag, that begins no reference. */
function bareAmpersand(source: string, tokens: readonly Token[]): number | undefined {
  for (const token of tokens) {
    if (token.kind === "hidden" || (token.kind === "text" && token.isLiteral)) continue;
    const found = source.slice(token.from, token.to).search(noReference);
    if (found !== -1) return token.from + found;
  }
  return undefined;
}

function errorAt(source: string, at: number, reason: string): MarkupError {
  const lines = source.slice(0, at).split(/\r\n|\r|\n/);
  return new MarkupError({ line: lines.length, column: Array.from(lines.at(-1) ?? "").length + 1, reason });
}

/** With declarations that stand elsewhere, every entity may be declared there. */
function declaredEntities(doctype: string, source: string): readonly string[] {
  const isComplete = !/^\s*\S+\s+(?:SYSTEM|PUBLIC)\s/.test(doctype) && !/%[^\s;]+;/.test(doctype);
  const pattern = isComplete ? `<!ENTITY\\s+(${xmlName})\\s` : `&(${xmlName});`;
  const text = isComplete ? doctype : source;
  return Array.from(text.matchAll(new RegExp(pattern, "gu")), ([, name = ""]) => name);
}

/** What the parser says, in other words: it may quote names of the document. */
function reasonFor(message: string): string {
  return reasons.find(([sign]) => message.includes(sign))?.[1] ?? "this is not well-formed XML";
}

const reasons: readonly (readonly [sign: string, reason: string])[] = [
  ["unclosed tag", "an element is not closed at the end of the text"],
  ["unmatched closing tag", "an end tag closes an element that is not open"],
  ["unexpected close tag", "an end tag does not close the element that was opened last"],
  ["weird empty close tag", "an end tag has no name"],
  ["disallowed character in closing tag", "an end tag holds a character that may not stand there"],
  ["forward-slash in opening tag", "a slash in a tag stands before something else than '>'"],
  ["disallowed character in tag name", "'<' begins no tag here; as text it is written '&lt;'"],
  ["disallowed character in attribute name", "an attribute's name holds a character that may not stand there"],
  ["attribute without value", "an attribute has no value"],
  ["unquoted attribute value", "an attribute's value is not in quotes"],
  ["no whitespace between attributes", "no white space stands between two attributes"],
  ["duplicate attribute", "an element has two attributes of one name"],
  ["undefined entity", "an entity is used that is not declared; as text '&' is written '&amp;'"],
  ["malformed character entity", "a character reference names no character of XML"],
  ["malformed comment", "a comment holds '--' or does not end with '-->'"],
  ['the string "]]>"', "']]>' stands outside of a CDATA section; as text it is written ']]&gt;'"],
  ["outside of root node", "a document has text outside of its root element"],
  ["only one root", "a document has more than one root element"],
  ["must contain a root", "a document has no root element"],
  ["doctype", "a document type does not stand before the root element"],
  ["processing instruction", "a processing instruction is not well-formed or stands in the wrong place"],
  ["XML declaration", "the XML declaration is not well-formed or does not stand at the start"],
  ["disallowed character", noCharacter],
  ["unexpected end", "the text ends within markup"],
];
