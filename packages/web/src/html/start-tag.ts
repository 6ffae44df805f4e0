import { attributeEdit, attributeText, type Edit, inOrder } from "./edits.ts";
import { attributeValue } from "./page-reading.ts";
import type { Tag } from "./tag-reader.ts";

/** A start tag as others see it, who change addresses in it. */
export interface StartTag {
  /** In lower case. */
  readonly name: string;
  /** The value of an attribute, with its character references read; `undefined` where the tag has none of the name. */
  readonly attribute: (name: string) => string | undefined;
}

export interface StartTagChange {
  /** New values, by name in lower case. An attribute that the tag has not is added. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** HTML to put before and after the tag, which nobody escapes. For tags between paragraphs: `head`, `body`, `link`. */
  readonly before?: string;
  readonly after?: string;
}

/**
 * Sees the start tags of what is not translated as well, but none within what nobody may touch, such as what a reader
 * edits and sends back.
 */
export interface StartTagReader {
  /** Attributes that are asked for, in lower case. */
  readonly attributes: readonly string[];
  readonly read: (tag: StartTag) => StartTagChange | undefined;
}

/** What a reader of start tags makes of one. */
export function readerEdits(tag: Tag, reader: StartTagReader): readonly Edit[] {
  const find = (name: string) => tag.attributes.find((attribute) => attribute.name === name);
  const change = reader.read({
    name: tag.name,
    attribute: (name) => {
      const attribute = find(name);
      return attribute === undefined ? undefined : attributeValue(attribute);
    },
  });
  if (change === undefined) return none;
  const edits: Edit[] = [];
  const insert = (at: number, text: string | undefined): void => {
    if (text !== undefined && text !== "") edits.push({ kind: "fixed", start: at, end: at, text });
  };
  insert(tag.start, change.before);
  for (const [name, value] of Object.entries(change.attributes ?? {})) {
    const attribute = find(name);
    if (attribute === undefined) insert(tag.nameEnd, ` ${name}="${attributeText(value, '"')}"`);
    else edits.push(attributeEdit("fixed", attribute, value));
  }
  insert(tag.end, change.after);
  return inOrder(edits);
}

const none: readonly Edit[] = [];
