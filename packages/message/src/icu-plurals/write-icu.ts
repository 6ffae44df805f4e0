import type { IcuChoice, IcuElement, IcuMessage, Selection, TagReading } from "./icu-element.ts";

/** A message as ICU MessageFormat spells it. */
export function writeIcu({ elements, tags }: IcuMessage): string {
  return writeElements(elements, undefined, tags);
}

/** `within` is the plural or select directly around the elements. */
function writeElements(elements: readonly IcuElement[], within: Selection | undefined, tags: TagReading): string {
  return elements.map((element) => writeElement(element, within, tags)).join("");
}

function writeElement(element: IcuElement, within: Selection | undefined, tags: TagReading): string {
  switch (element.kind) {
    case "text":
      return quoted(element.value, { hash: within !== undefined && within.kind !== "select", tags: tags === "rich" });
    case "verbatim":
      return element.icu;
    case "tag":
      return `<${element.name}>${writeElements(element.content, within, tags)}</${element.name}>`;
    case "number":
      return "#";
    case "choice":
      return writeChoice(element, tags);
  }
}

function writeChoice({ selection, options }: IcuChoice, tags: TagReading): string {
  const offset = selection.offset === 0 ? [] : [`offset:${selection.offset}`];
  const cases = options.map(({ key, content }) => `${key} {${writeElements(content, selection, tags)}}`);
  return `{${selection.argument}, ${keywords[selection.kind]}, ${[...offset, ...cases].join(" ")}}`;
}

const keywords = { select: "select", cardinal: "plural", ordinal: "selectordinal" } as const;

/**
 * A text in which ICU sees nothing but text. An apostrophe is doubled only where it would quote; one beside quoted
 * characters goes into the quotes with them.
 */
function quoted(text: string, reads: { readonly hash: boolean; readonly tags: boolean }): string {
  if (!/['{}#<]/.test(text)) return text;
  const special = ["[{}]", ...(reads.hash ? ["#"] : []), ...(reads.tags ? ["<(?=[A-Za-z/])"] : [])].join("|");
  const quotation = new RegExp(`(?:${special})(?:'*(?:${special}))*'*|'(?=['{}<>#|]|$)|(?<=')'`, "g");
  return text.replaceAll(quotation, (found) => {
    const doubled = found.replaceAll("'", "''");
    return found.startsWith("'") ? doubled : `'${doubled}'`;
  });
}
