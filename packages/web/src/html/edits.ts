import type { Phrase } from "../phrases/phrase.ts";
import type { ElementState } from "./open-elements.ts";
import { attributeValue, type PageReading } from "./page-reading.ts";
import { escaped, hasLetter } from "./run.ts";
import type { Attribute, Tag } from "./tag-reader.ts";

/** What else stands in a place of a page. Places count from the beginning of the page. */
export type Edit = {
  readonly start: number;
  readonly end: number;
} & (
  | { readonly kind: "fixed"; readonly text: string }
  /** Only where the text around it is in the reader's language. */
  | { readonly kind: "language"; readonly text: string }
  | { readonly kind: "phrase"; readonly phrase: Phrase; readonly write: (translation: string) => string }
);

/** What becomes of a tag for the sake of its reader, in the order of the page. */
export function tagEdits(tag: Tag, state: ElementState, reading: PageReading): readonly Edit[] {
  if (tag.name === "html") return pageLanguage(tag, state, reading);
  if (tag.attributes.length === 0 || !isReadable(state) || reading.isHidden(tag)) return none;
  const edits: Edit[] = [];
  const saysLanguage = !state.isUntouchable && tag.attributes.some(({ name }) => name === "lang");
  for (const attribute of tag.attributes) {
    if (attribute.quote === "none") continue;
    if (saysLanguage && attribute.name === "lang") edits.push(attributeEdit("language", attribute, reading.locale));
    else if (saysLanguage && attribute.name === "dir" && isDirection(attribute))
      edits.push(attributeEdit("language", attribute, reading.direction));
    else if (reading.isRead(attribute, tag)) {
      const edit = phraseEdit(attribute);
      if (edit !== undefined) edits.push(edit);
    }
  }
  return edits;
}

const none: readonly Edit[] = [];

/** The page's own language, and its direction where it is not the one that browsers assume. */
function pageLanguage(tag: Tag, state: ElementState, reading: PageReading): readonly Edit[] {
  if (!isReadable(state) || state.isUntouchable) return none;
  const lang = tag.attributes.find(({ name }) => name === "lang");
  const dir = tag.attributes.find(({ name }) => name === "dir");
  const edits: Edit[] = [];
  const place = { start: tag.nameEnd, end: tag.nameEnd };
  if (lang === undefined)
    edits.push({ kind: "fixed", ...place, text: ` lang="${attributeText(reading.locale, '"')}"` });
  else edits.push(attributeEdit("fixed", lang, reading.locale));
  if (dir !== undefined) edits.push(attributeEdit("fixed", dir, reading.direction));
  else if (reading.direction === "rtl") edits.push({ kind: "fixed", ...place, text: ' dir="rtl"' });
  return inOrder(edits);
}

/** Places of a page in the order of the page; of one place, in the order in which they were said. */
export function inOrder(edits: Edit[]): readonly Edit[] {
  return edits.length > 1 ? edits.sort((one, other) => one.start - other.start) : edits;
}

/** Whether what a tag says in its attributes is translated. A text area's hint is, though not what stands in it. */
function isReadable({ isTranslated, isOtherLanguage }: ElementState): boolean {
  return isTranslated && !isOtherLanguage;
}

function isDirection(attribute: Attribute): boolean {
  return /^\s*(?:ltr|rtl)\s*$/i.test(attribute.value);
}

function phraseEdit(attribute: Attribute): Edit | undefined {
  const value = attributeValue(attribute);
  const text = value.trim();
  if (!hasLetter(text)) return undefined;
  const at = value.indexOf(text);
  const [before, after] = [value.slice(0, at), value.slice(at + text.length)];
  const { start, end } = attribute;
  return {
    kind: "phrase",
    start,
    end,
    phrase: { format: "text", text },
    write: (translation) => attributeSpelling(attribute, before + translation + after),
  };
}

/** Another value of an attribute. */
export function attributeEdit(kind: "fixed" | "language", attribute: Attribute, value: string): Edit {
  const { start, end } = attribute;
  return { kind, start, end, text: attributeSpelling(attribute, value) };
}

function attributeSpelling({ quote }: Attribute, value: string): string {
  if (quote === "none") return `="${attributeText(value, '"')}"`;
  return quote === "unquoted" ? `"${attributeText(value, '"')}"` : attributeText(value, quote);
}

/** `<` and `>` too, for what reads attributes with less care than browsers do. */
export function attributeText(value: string, quote: '"' | "'"): string {
  const text = escaped(value);
  return quote === '"' ? text.replaceAll('"', "&quot;") : text.replaceAll("'", "&#39;");
}
