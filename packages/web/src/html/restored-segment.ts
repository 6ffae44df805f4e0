import { escaped, readable, type Segment } from "./run.ts";

/** A part of a translated segment: text as HTML, or a tag of the source by its number. */
export type RestoredPart =
  | { readonly kind: "text"; readonly html: string }
  | { readonly kind: "open" | "close" | "single"; readonly number: number };

/**
 * What a translation says, with every tag of the source in the tag that it was in; undefined where that is not so, or
 * where there is any other tag.
 */
export function restoredSegment({ phrase, tags }: Segment, translation: string): readonly RestoredPart[] | undefined {
  if (phrase.format === "text")
    return isBlank(translation) ? undefined : [{ kind: "text", html: escaped(translation) }];
  const parts: RestoredPart[] = [];
  const open: number[] = [];
  const seen = new Set<number>();
  let textStart = 0;
  for (let at = translation.indexOf("<"); at !== -1; at = translation.indexOf("<", textStart)) {
    const end = translation.indexOf(">", at);
    const read = end === -1 ? undefined : numberedTag(translation, at + 1, end);
    if (read === undefined) return undefined;
    if (at > textStart) parts.push(textPart(translation.slice(textStart, at)));
    textStart = end + 1;
    const { kind, number } = read;
    if (kind === "close") {
      if (open.pop() !== number) return undefined;
    } else {
      const tag = tags[number];
      if (tag === undefined || seen.has(number)) return undefined;
      if (tag.around !== (open.at(-1) ?? -1) || (tag.close === undefined) !== (kind === "single")) return undefined;
      seen.add(number);
      if (kind === "open") open.push(number);
    }
    parts.push(read);
  }
  if (open.length > 0 || seen.size !== tags.length) return undefined;
  if (textStart < translation.length) parts.push(textPart(translation.slice(textStart)));
  return parts.every((part) => part.kind !== "text" || isBlank(part.html)) ? undefined : parts;
}

/** Whether readers would see nothing: browsers leave out NUL (HTML, section 13.2.6.4.7). */
export function isBlank(text: string): boolean {
  return !/[^\s\0]/.test(text);
}

/** Read and written again, so that a reference without its semicolon takes nothing of what follows. */
function textPart(html: string): RestoredPart {
  return { kind: "text", html: escaped(readable(html)) };
}

/** `0`, `/0` or `0/`, between `<` and `>`. */
function numberedTag(
  html: string,
  start: number,
  end: number,
): { readonly kind: "open" | "close" | "single"; readonly number: number } | undefined {
  const isClose = html.charCodeAt(start) === 0x2f;
  const isSingle = !isClose && html.charCodeAt(end - 1) === 0x2f;
  let number = 0;
  const [from, to] = [isClose ? start + 1 : start, isSingle ? end - 1 : end];
  if (to <= from || to - from > 6) return undefined;
  for (let at = from; at < to; at++) {
    const digit = html.charCodeAt(at) - 0x30;
    if (digit < 0 || digit > 9) return undefined;
    number = number * 10 + digit;
  }
  return { kind: isClose ? "close" : isSingle ? "single" : "open", number };
}
