import type { PluralType } from "../unit.ts";

/** What a message branches on. Two selections with the same values are decided together. */
export interface Selection {
  readonly kind: "select" | PluralType;
  readonly argument: string;
  /** What is subtracted from the number before its category is looked up, and from what `#` shows. */
  readonly offset: number;
}

/** A message in ICU MessageFormat. */
export interface IcuMessage {
  readonly elements: readonly IcuElement[];
  readonly tags: TagReading;
}

/**
 * `rich`: tags without attributes that close in order, as intl-messageformat has them. `html`: the message has others
 * (`<a href="{url}">`, `<0>`), and to ICU all of them are text.
 */
export type TagReading = "rich" | "html";

export type IcuElement =
  /** Its value is what a reader sees, without the quotes of ICU. */
  | { readonly kind: "text"; readonly value: string }
  /** An argument, and a tag without content, as the message spells them. */
  | { readonly kind: "verbatim"; readonly icu: string; readonly argument: string | undefined }
  | IcuTag
  /** `#`: the number of the plural around it. */
  | { readonly kind: "number"; readonly of: Selection }
  | IcuChoice;

export interface IcuTag {
  readonly kind: "tag";
  readonly name: string;
  readonly content: readonly IcuElement[];
}

export interface IcuChoice {
  readonly kind: "choice";
  readonly selection: Selection;
  readonly options: readonly IcuOption[];
}

interface IcuOption {
  /** A word of a select, a plural category, or `=1`. */
  readonly key: string;
  readonly content: readonly IcuElement[];
}

/** Elements with what `replace` gives for each that is no tag, in tags too. */
export function replaceElements(
  elements: readonly IcuElement[],
  replace: (element: Exclude<IcuElement, IcuTag>) => readonly IcuElement[],
): readonly IcuElement[] {
  return joined(
    elements.flatMap((element) =>
      element.kind === "tag" ? [{ ...element, content: replaceElements(element.content, replace) }] : replace(element),
    ),
  );
}

/** Every element that is no tag, in tags and in the options of choices too. */
export function everyElement(elements: readonly IcuElement[]): readonly Exclude<IcuElement, IcuTag>[] {
  return elements.flatMap((element) => {
    if (element.kind === "tag") return everyElement(element.content);
    if (element.kind !== "choice") return [element];
    return [element, ...element.options.flatMap(({ content }) => everyElement(content))];
  });
}

/** Elements in order, with texts side by side as one, and none that is empty. */
export function joined(elements: readonly IcuElement[]): readonly IcuElement[] {
  const result: IcuElement[] = [];
  for (const element of elements) {
    const last = result.at(-1);
    if (element.kind !== "text") result.push(element);
    else if (last?.kind === "text") result[result.length - 1] = { kind: "text", value: last.value + element.value };
    else if (element.value !== "") result.push(element);
  }
  return result;
}

export function isSame(left: Selection, right: Selection): boolean {
  return left.kind === right.kind && left.argument === right.argument && left.offset === right.offset;
}

/** Whether two messages are the same, element by element. */
export function isEqual(left: readonly IcuElement[] | undefined, right: readonly IcuElement[] | undefined): boolean {
  // Elements hold nothing but strings and numbers, and every kind of them is made with its properties in one order.
  return JSON.stringify(left) === JSON.stringify(right);
}
