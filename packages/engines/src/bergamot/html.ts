/**
 * Marked stretches as the runtime's HTML carries them: each is a numbered `b`, side by side and closed, so that nothing
 * in a text can break the markup of which the runtime would die.
 */
import type { Part, Run } from "../carry/stretches.ts";
import { oneLine } from "./one-line.ts";

export function htmlOf(parts: readonly Part[]): string {
  return parts
    .map(({ text, stretch }) => (stretch === undefined ? escaped(text) : `<b i="${stretch}">${escaped(text)}</b>`))
    .join("");
}

/** The translated HTML as runs of text; the runtime may repeat an element whose words it set apart. */
export function runsOf(translated: string): readonly Run[] {
  const runs: Run[] = [];
  const open: number[] = [];
  let from = 0;
  const write = (until: number) => {
    if (until > from) runs.push({ text: unescaped(translated.slice(from, until)), stretches: [...open] });
  };
  for (const match of translated.matchAll(/<(\/?)b(?: i="(\d+)")?>/g)) {
    write(match.index);
    if (match[1] === "/") open.pop();
    else open.push(Number(match[2]));
    from = match.index + match[0].length;
  }
  write(translated.length);
  return runs;
}

export function escaped(text: string): string {
  return oneLine(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

const characters: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00A0",
};

export function unescaped(html: string): string {
  return html.replaceAll(/&(amp|lt|gt|quot|apos|nbsp);/g, (reference, name) => characters[name] ?? reference);
}
