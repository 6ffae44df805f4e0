import { DecodingMode, HtmlEntityDecoder, XmlEntityDecoder } from "entities/decode";

/** A character reference at the start of what is read, and how many code units it takes. */
interface Reference {
  readonly length: number;
  /** What it stands for; `undefined` for an entity that is known to the document alone. */
  readonly text: string | undefined;
}

/** Reads what an `&` at a position of the source begins; `undefined` where it is no more than an `&`. */
export type ReadReference = (source: string, at: number) => Reference | undefined;

/** As browsers do: HTML's own names, some of them without a semicolon. */
export function createHtmlReferences(): ReadReference {
  let text = "";
  const decoder = new HtmlEntityDecoder((code) => {
    text += String.fromCodePoint(code);
  });
  return (source, at) => {
    text = "";
    decoder.startEntity(DecodingMode.Legacy);
    const written = decoder.write(source, at + 1);
    const length = written === -1 ? decoder.end() : written;
    return length === 0 || text === "" ? undefined : { length, text };
  };
}

const name = /&([^\s&;<>"']{1,256});/uy;

/**
 * XML's five names and numbers. Other names stay unread, so that no declaration of the document is ever followed.
 * @param knowsHtmlNames whether HTML's names are read too, where the document cannot have given them another meaning.
 */
export function createXmlReferences(knowsHtmlNames: boolean): ReadReference {
  const html = createHtmlReferences();
  let text = "";
  const decoder = new XmlEntityDecoder((code) => {
    text += String.fromCodePoint(code);
  });
  return (source, at) => {
    name.lastIndex = at;
    const found = name.exec(source);
    if (found === null) return undefined;
    const length = found[0].length;
    text = "";
    decoder.startEntity(DecodingMode.Strict);
    if (decoder.write(found[0], 1) === length && isXmlText(text)) return { length, text };
    const known = knowsHtmlNames && found[1]?.startsWith("#") === false ? html(source, at) : undefined;
    return known?.length === length ? known : { length, text: undefined };
  };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const notXml = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g;

/** A number that is no character of XML is read as U+FFFD; it comes back as it was. */
function isXmlText(text: string): boolean {
  return text !== "" && text !== "\uFFFD" && text.search(notXml) === -1;
}

/** The text without what XML cannot hold. */
export function xmlText(text: string): string {
  return text.toWellFormed().replaceAll(notXml, "");
}
