import type { ExtraAttribute } from "../../model/unit.ts";

const notInXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

export type AttributeList = readonly (readonly [name: string, value: string | number | undefined])[];

/** Told of a character that XML cannot hold; says what to write for it, as XML. */
export type OnInvalidCharacter = (character: string) => string;

/** Text as XML. `\r` is written as a reference, as a parser would make it `\n`. */
export function xmlText(text: string, onInvalid: OnInvalidCharacter): string {
  const escaped = text.replace(/[&<>\r]/g, (character) => textEscapes[character] ?? character);
  return escaped.replace(notInXml, onInvalid);
}

const textEscapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#13;" };

/** Attributes with a blank before each; those without a value are left out. */
export function xmlAttributes(attributes: AttributeList, onInvalid: OnInvalidCharacter): string {
  return attributes
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${attributeText(String(value), onInvalid)}"`)
    .join("");
}

/** An element that the format itself says nothing of, with all in it. */
export function xmlUnknownElement({ name, attributes, children }: KeptElement, onInvalid: OnInvalidCharacter): string {
  const written = xmlAttributes(pairsOf(attributes), onInvalid);
  const content = children
    .map((child) => (typeof child === "string" ? xmlText(child, onInvalid) : xmlUnknownElement(child, onInvalid)))
    .join("");
  return content === "" ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** An element with all in it, whose names are safe: as it was read, or checked by `isWritable`. */
export interface KeptElement {
  readonly name: string;
  readonly attributes: readonly ExtraAttribute[];
  readonly children: readonly (string | KeptElement)[];
}

export function pairsOf(attributes: readonly ExtraAttribute[] = []): AttributeList {
  return attributes.map(({ name, value }) => [name, value]);
}

/** Whether a name is of another namespace that the attributes beside it declare, or is such a declaration. */
export function isForeignName(name: string, attributes: readonly ExtraAttribute[] = []): boolean {
  const [prefix, local, ...more] = name.split(":");
  if (local === undefined || more.length > 0 || !isName(local) || !isName(prefix)) return false;
  if (prefix === "xmlns")
    return attributes.some((one) => one.name === name && one.value !== "") && !/^xml/i.test(local);
  return prefix !== "xml" && attributes.some((one) => one.name === `xmlns:${prefix}` && one.value !== "");
}

/** Whether an element is of another namespace than XLIFF's, which it declares itself, and all in it can be written. */
export function isForeignElement(element: KeptElement): boolean {
  const own = element.attributes.find(({ name }) => name === "xmlns")?.value;
  const isForeign =
    own === undefined ? element.name.includes(":") : !own.startsWith("urn:oasis:names:tc:xliff:document:");
  return isForeign && isWritable(element);
}

/** Whether all names in an element can be written. */
export function isWritable({ name, attributes, children }: KeptElement): boolean {
  const names = [name, ...attributes.map((attribute) => attribute.name)];
  return (
    names.every((one) => isName(one) || one === "xml:lang" || one === "xml:space" || isForeignName(one, attributes)) &&
    children.every((child) => typeof child === "string" || isWritable(child))
  );
}

function isName(text: string | undefined): boolean {
  return text !== undefined && /^[\p{L}_][\p{L}\p{N}._-]*$/u.test(text);
}

function attributeText(text: string, onInvalid: OnInvalidCharacter): string {
  const escaped = text.replace(/[&<>"\t\n\r]/g, (character) => attributeEscapes[character] ?? character);
  return escaped.replace(notInXml, onInvalid);
}

const attributeEscapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\t": "&#9;",
  "\n": "&#10;",
  "\r": "&#13;",
};
