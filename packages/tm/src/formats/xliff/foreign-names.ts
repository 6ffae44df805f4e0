import type { ExtraAttribute } from "../../model/unit.ts";
import { isXmlName } from "../../xml/characters.ts";
import type { KeptElement } from "../../xml/writing.ts";

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

/** Whether all names in an element can be written, and no attribute is there twice. */
export function isWritable({ name, attributes, children }: KeptElement): boolean {
  const names = [name, ...attributes.map((attribute) => attribute.name)];
  return (
    new Set(names.slice(1)).size === attributes.length &&
    names.every((one) => isName(one) || one === "xml:lang" || one === "xml:space" || isForeignName(one, attributes)) &&
    children.every((child) => typeof child === "string" || isWritable(child))
  );
}

/** Without a prefix. */
function isName(text: string | undefined): boolean {
  return text !== undefined && isXmlName(text) && !text.includes(":");
}
