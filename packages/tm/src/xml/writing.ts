import type { ExtraAttribute } from "../model/unit.ts";
import { invalidCharacters } from "./characters.ts";

export type AttributeList = readonly (readonly [name: string, value: string | number | undefined])[];

/** Told of a character that XML cannot hold; says what to write for it, as XML. */
export type OnInvalidCharacter = (character: string) => string;

/** Text as XML. `\r` is written as a reference, as a parser would make it `\n`. */
export function xmlText(text: string, onInvalid: OnInvalidCharacter): string {
  const escaped = text.replace(/[&<>\r]/g, (character) => textEscapes[character] ?? character);
  return escaped.replace(invalidCharacters, onInvalid);
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

/** An element with all in it, whose names are safe: as it was read, or checked. */
export interface KeptElement {
  readonly name: string;
  readonly attributes: readonly ExtraAttribute[];
  readonly children: readonly (string | KeptElement)[];
}

export function pairsOf(attributes: readonly ExtraAttribute[] = []): AttributeList {
  return attributes.map(({ name, value }) => [name, value]);
}

function attributeText(text: string, onInvalid: OnInvalidCharacter): string {
  const escaped = text.replace(/[&<>"\t\n\r]/g, (character) => attributeEscapes[character] ?? character);
  return escaped.replace(invalidCharacters, onInvalid);
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
