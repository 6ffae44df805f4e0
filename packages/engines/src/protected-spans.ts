import { addressSource } from "./addresses.ts";

const printf = /%(?:\d{1,3}\$)?[-+#0]{0,5}\d{0,9}(?:\.\d{1,9})?(?:hh?|ll?|[jztL])?[@diouxXeEfFgGcsp]/.source;

/**
 * What a reader never sees as words, and what breaks when it is changed: placeholders of the usual message formats,
 * tags, entities and addresses. Every repetition is bounded or begins at one place, so that no text takes long.
 */
const spans = new RegExp(
  [
    /<\/?[\p{L}\d][^<>]*>/u.source, // tags, numbered ones too
    /<!\w[^<>]*>/.source, // a document type
    /&(?:#\d+|#x[\da-f]+|[a-z][\da-z]*);/.source, // character references
    addressSource,
    /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.source, // mail addresses
    /\$t\((?:[^()]|\([^()]*\))*\)/.source, // i18next nesting
    `(?<!\\d[ \\u00a0\\u202f]?)${printf}|${printf}(?!\\p{L})`, // behind a number it may be `50%-discount`
    /%\([\w.]+\)[sdf]/.source, // Python
    /(?<=^|\s):[a-z_]\w*/.source, // Laravel
  ].join("|"),
  "giu",
);

/** HTML comments, and elements whose text is no prose. */
const openings = /<!--|<(script|style|code|pre)\b/gi;

export interface Span {
  readonly text: string;
  readonly isProtected: boolean;
}

/** The text cut into what may change and what must not, in order; joined they give the text. */
export function splitProtected(text: string): readonly Span[] {
  const found: Span[] = [];
  let end = 0;
  for (const [start, stop] of protectedRanges(text)) {
    if (start > end) found.push({ text: text.slice(end, start), isProtected: false });
    found.push({ text: text.slice(start, stop), isProtected: true });
    end = stop;
  }
  if (end < text.length) found.push({ text: text.slice(end), isProtected: false });
  return found;
}

/** Where in the text what must not change stands, in order. */
export function protectedRanges(text: string): readonly (readonly [start: number, stop: number])[] {
  const ranges = [...text.matchAll(spans)].map((match) => [match.index, match.index + match[0].length] as const);
  const merged: [number, number][] = [];
  const all = [...ranges, ...enclosedRanges(text), ...braceRanges(text)];
  for (const [start, stop] of all.sort((one, other) => one[0] - other[0])) {
    const last = merged.at(-1);
    if (last !== undefined && start < last[1]) last[1] = Math.max(last[1], stop);
    else merged.push([start, stop]);
  }
  return merged;
}

/** From each opening to its end. What is closed nowhere is looked for only once, so that a text full of it takes no longer. */
function enclosedRanges(text: string): readonly (readonly [start: number, stop: number])[] {
  const ranges: [number, number][] = [];
  const unclosed = new Set<string>();
  let end = 0;
  for (const { index, 1: name = "!--" } of text.matchAll(openings)) {
    const kind = name.toLowerCase();
    if (index < end || unclosed.has(kind)) continue;
    const closing = kind === "!--" ? /-->/g : new RegExp(`</${kind}\\s*>`, "gi");
    closing.lastIndex = index;
    if (closing.test(text)) {
      end = closing.lastIndex;
      ranges.push([index, end]);
    } else unclosed.add(kind);
  }
  return ranges;
}

/** Balanced braces from the outermost in: `{name}`, and a whole ICU plural with what is nested in it. */
function braceRanges(text: string): readonly (readonly [start: number, stop: number])[] {
  const ranges: [number, number][] = [];
  const open: number[] = [];
  for (let index = 0; index < text.length; index++) {
    if (text[index] === "{") open.push(index);
    const start = text[index] === "}" ? open.pop() : undefined;
    if (start !== undefined) ranges.push([start, index + 1]);
  }
  return ranges;
}
