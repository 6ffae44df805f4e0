import { type Finder, patternFinder } from "./scan.ts";

/** `&nbsp;`, `&#160;`, `&#xA0;`. */
export function entityFinder(text: string): Finder | undefined {
  if (!text.includes("&")) return undefined;
  const pattern = /&(?:[A-Za-z][A-Za-z0-9]{1,31}|#\d{1,7}|#[xX][0-9A-Fa-f]{1,6});/y;
  return patternFinder(text, pattern, "&", (value) => ({ what: "entity", value, name: value.slice(1, -1) }));
}

/** What XML 1.0 cannot hold (section 2.2), and halves of characters: engines drop it, exchange it or fail. */
export function controlFinder(text: string): Finder | undefined {
  if (!mayBeControl.test(text)) return undefined;
  return (at) => (isHeldByMarkup(text, at) ? undefined : { what: "control", value: text.charAt(at), name: "" });
}

/** Controls, halves of surrogate pairs, and the last two of the basic plane: all that the finder may find, and more. */
const mayBeControl = /[^\P{Cc}\t\n\r]|[\p{Cs}\ufffe\uffff]/u;

function isHeldByMarkup(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 0x20) return code === 0x09 || code === 0x0a || code === 0x0d;
  if (code < 0xd800) return true;
  if (code < 0xdc00) return text.slice(at, at + 2).isWellFormed() && at + 1 < text.length;
  if (code < 0xe000) return at > 0 && text.slice(at - 1, at + 1).isWellFormed();
  return code < 0xfffe;
}
