import type { ExtraAttribute } from "../model/unit.ts";

export interface XmlElement {
  readonly name: string;
  readonly attributes: readonly ExtraAttribute[];
  /** Neighbouring strings are one, and none is empty. */
  readonly children: readonly (string | XmlElement)[];
  /** Where its tag ends. */
  readonly line: number;
}

/** An element whose end has not come yet. */
export interface OpenElement extends XmlElement {
  children: (string | XmlElement)[];
}

export function attributeOf({ attributes }: XmlElement, wanted: string): string | undefined {
  for (const { name, value } of attributes) if (name === wanted) return value;
  return undefined;
}

/** Whether it is more than white space, as XML counts that. */
export function hasText(text: string): boolean {
  return /[^ \t\r\n]/.test(text);
}

/** Whether white space in the element says nothing: in `tu` and `header`, of which trees are made, and in `tuv`. */
export function ignoresSpace(depth: number, { name }: XmlElement): boolean {
  return depth === 1 || (depth === 2 && name === "tuv");
}

/** For all that have none of something; most elements do not. */
export const none: readonly never[] = Object.freeze([]);
