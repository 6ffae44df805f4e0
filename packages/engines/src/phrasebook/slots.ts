/**
 * What in a message may change without changing the sentence: placeholders, tags and numbers. Each is a slot; the
 * text around the slots is the sentence.
 */

type SlotKind = "placeholder" | "number";

export interface Slot {
  readonly kind: SlotKind;
  /** As written: `{0}`, `%{name}`, `<b>`, `1,000.5`. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Stands for a slot in a normal form. */
export const slotMark = "\uFFFC";

const placeholderForms = [
  String.raw`\$t\([^()]*\)`, // i18next nesting
  String.raw`\$\([\w-]+\)`, // an icon of VS Code
  String.raw`\$\{[^{}]*\}`,
  String.raw`\{\{[^{}]*\}\}`,
  String.raw`[%#]\{[^{}]*\}`,
  String.raw`%\([\w.]+\)[sdif]`,
  String.raw`\{[^{}\s'"][^{}'"]*\}|\{ [^{}'"]*\}|\{\}`,
  String.raw`%(?:\d+\$)?(?:\.\d+)?(?:ld|lu|[sdif@])(?![A-Za-z])`,
  String.raw`__\w+?__`,
  String.raw`<\/?[A-Za-z0-9][^<>]*>`,
  slotMark,
];

// Digits that are part of a word (UTF-8, H1, 3D) are the word's.
const numberForm = String.raw`(?<![\p{L}\p{N}_.,]|\p{L}-)\p{Nd}+(?:[.,]\p{Nd}+)*(?![\p{L}_]|[.,]?\p{Nd})`;

const slotPattern = new RegExp(`(?<placeholder>${placeholderForms.join("|")})|(?<number>${numberForm})`, "gu");

/** Plural and select forms hold several sentences in one message. */
const branchPattern = /\{\s*[\w.]+\s*,\s*(?:plural|select|selectordinal)\s*,/;

export function hasBranches(text: string): boolean {
  return branchPattern.test(text);
}

/** Without any of these a text has no slot. */
const slotHint = /[\p{Nd}{%$_<\uFFFC]/u;

/** All slots of a text, in order. */
export function findSlots(text: string): readonly Slot[] {
  if (!slotHint.test(text)) return [];
  const slots: Slot[] = [];
  for (const match of text.matchAll(slotPattern)) {
    slots.push({
      kind: match.groups?.["placeholder"] === undefined ? "number" : "placeholder",
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
    });
  }
  return slots;
}

/** Whether anything is left to translate beside the slots. */
export function hasWords(text: string): boolean {
  return /\p{L}/u.test(replaceSlots(text, findSlots(text), () => " "));
}

/** The text with each slot replaced by what `write` gives for it. */
export function replaceSlots(
  text: string,
  slots: readonly Slot[],
  write: (slot: Slot, index: number) => string,
): string {
  let written = "";
  let from = 0;
  for (const [index, slot] of slots.entries()) {
    written += text.slice(from, slot.start) + write(slot, index);
    from = slot.end;
  }
  return written + text.slice(from);
}

/** The placeholders of a text, sorted: two texts hold the same ones when these are equal. */
export function placeholderSignature(text: string): string {
  return findSlots(text)
    .filter((slot) => slot.kind === "placeholder")
    .map((slot) => slot.text.replaceAll(/\s/g, ""))
    .sort()
    .join("\u0000");
}
