import type { IcuChoice, IcuElement, IcuMessage, Selection, TagReading } from "./icu-element.ts";

/** How texts are written: whether tags are read in them, and whether every apostrophe is written as two. */
interface TextWriting {
  readonly tags: TagReading;
  readonly isDoubled: boolean;
}

/** A message as ICU MessageFormat spells it. @param isDoubled Whether it writes every apostrophe as two. */
export function writeIcu({ elements, tags }: IcuMessage, isDoubled = false): string {
  return writeElements(elements, undefined, { tags, isDoubled });
}

/** `within` is the plural or select directly around the elements. */
function writeElements(elements: readonly IcuElement[], within: Selection | undefined, writing: TextWriting): string {
  return elements.map((element) => writeElement(element, within, writing)).join("");
}

function writeElement(element: IcuElement, within: Selection | undefined, writing: TextWriting): string {
  switch (element.kind) {
    case "text":
      return quoted(element.value, within !== undefined && within.kind !== "select", writing);
    case "verbatim":
      return element.icu;
    case "tag":
      return `<${element.name}>${writeElements(element.content, within, writing)}</${element.name}>`;
    case "number":
      return "#";
    case "choice":
      return writeChoice(element, writing);
  }
}

function writeChoice({ selection, options }: IcuChoice, writing: TextWriting): string {
  const offset = selection.offset === 0 ? [] : [`offset:${selection.offset}`];
  const cases = options.map(({ key, content }) => `${key} {${writeElements(content, selection, writing)}}`);
  return `{${selection.argument}, ${keywords[selection.kind]}, ${[...offset, ...cases].join(" ")}}`;
}

const keywords = { select: "select", cardinal: "plural", ordinal: "selectordinal" } as const;

/**
 * A text in which ICU sees nothing but text. An apostrophe is doubled where it would quote, or where all are; one beside
 * quoted characters goes into the quotes with them.
 */
function quoted(text: string, readsHash: boolean, { tags, isDoubled }: TextWriting): string {
  if (!/['{}#<]/.test(text)) return text;
  const special = ["[{}]", ...(readsHash ? ["#"] : []), ...(tags === "rich" ? ["<(?=[A-Za-z/])"] : [])].join("|");
  const apostrophe = isDoubled ? "'" : "'(?=['{}<>#|]|$)|(?<=')'";
  const quotation = new RegExp(`(?:${special})(?:'*(?:${special}))*'*|${apostrophe}`, "g");
  return text.replaceAll(quotation, (found) => {
    const doubled = found.replaceAll("'", "''");
    return found.startsWith("'") ? doubled : `'${doubled}'`;
  });
}
