/** Spans written as tags, to be read: `The <1>dog</1><2/>` is a text with a stretch and a place. */
import type { EngineText, Span, Term } from "../src/ports.ts";

/** The text with its spans, numbered from 0 in the order of their start tags. */
export function spanned(tagged: string, terms: readonly Term[] = []): EngineText & { readonly spans: readonly Span[] } {
  const spans: { start: number; end: number }[] = [];
  const open: { start: number; end: number }[] = [];
  let text = "";
  let from = 0;
  for (const match of tagged.matchAll(/<(\/?)(\d+)(\/?)>/g)) {
    text += tagged.slice(from, match.index);
    from = match.index + match[0].length;
    if (match[1] === "/") {
      const span = open.pop();
      if (span !== undefined) span.end = text.length;
      continue;
    }
    const span = { start: text.length, end: text.length };
    spans.push(span);
    if (match[3] === "") open.push(span);
  }
  text += tagged.slice(from);
  return { text, sentences: [text], spans, ...(terms.length > 0 && { terms }) };
}

/** The text with tags at its spans again, nested in their order. */
export function withTags(text: string, spans: readonly Span[] = []): string {
  const starts = Map.groupBy(spans.keys(), (index) => spans[index]?.start ?? 0);
  const open: number[] = [];
  let written = "";
  for (let place = 0; place <= text.length; place++) {
    while (open.length > 0 && (spans[open.at(-1) ?? -1]?.end ?? 0) <= place) written += `</${open.pop()}>`;
    const here = starts.get(place) ?? [];
    for (const index of here) {
      if (spans[index]?.end === place) written += `<${index}/>`;
      else {
        written += `<${index}>`;
        open.push(index);
      }
    }
    written += text.charAt(place);
  }
  return written;
}

/** A term for the first place where the text has these words. */
export function term(text: string, words: string, translation: string, kind: Term["kind"] = "glossary"): Term {
  const start = text.indexOf(words);
  if (start < 0) throw new Error(`${words} is not in ${text}`);
  return { start, end: start + words.length, translation, kind };
}
