import { decodeHTML } from "entities";
import { type Finder, patternFinder } from "./scan.ts";

/** `&amp;`, `&#38;`, `&#x26;`; those without a semicolon are read too, but hold nothing apart. */
const reference = /&(?:[A-Za-z][A-Za-z0-9]{1,31}|#\d{1,7}|#[xX][0-9A-Fa-f]{1,6});/y;

/** What HTML shows of a stretch of its text (section 13.2.5.72). */
export function readableHtml(text: string): string {
  return text.includes("&") ? decodeHTML(text) : text;
}

/** A text in HTML, between tags. */
export function htmlText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Where the words of a text begin: after white space, and after references to it. */
export function blankHtmlStart(text: string): number {
  return /^(?:\s|&nbsp;|&#160;|&#x0?a0;)*/i.exec(text)?.[0].length ?? 0;
}

/** Where they end. */
export function blankHtmlEnd(text: string): number {
  for (let end = text.length; ; ) {
    const before = end;
    while (end > 0 && /\s/.test(text.charAt(end - 1))) end--;
    end -= /&(?:nbsp|#160|#x0?a0);$/i.exec(text.slice(Math.max(0, end - 7), end))?.[0].length ?? 0;
    if (end === before) return end;
  }
}

/** Character references stay in one piece of text. One that stands for what markup cannot hold is a token. */
export function referenceFinder(text: string): Finder | undefined {
  if (!text.includes("&")) return undefined;
  return patternFinder(text, sticky(), "&", (value) =>
    /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/u.test(decodeHTML(value))
      ? { what: "entity", value, name: value.slice(1, -1) }
      : { what: "text", value, name: "" },
  );
}

/** An address goes on after `&amp;`, and ends before `&lt;`. */
export function addressReferenceFinder(text: string): Finder | undefined {
  if (!text.includes("&")) return undefined;
  return patternFinder(text, sticky(), "&", (value) => ({
    what: decodeHTML(value) === "&" ? "entity" : "text",
    value,
    name: "",
  }));
}

/** Each finder keeps a place of its own in its text. */
function sticky(): RegExp {
  return new RegExp(reference);
}
