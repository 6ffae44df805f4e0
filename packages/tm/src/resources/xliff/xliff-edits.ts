import type { Edit } from "../edits.ts";
import type { TargetState } from "../resource.ts";
import { needsReview, type XliffMessage, type XliffVersion } from "./xliff-messages.ts";
import { withAttributes, type XmlNode } from "./xml-nodes.ts";

/** XLIFF 1.2, `state`. */
const states1: Readonly<Record<TargetState, string>> = {
  "needs-review": "needs-review-translation",
  translated: "translated",
  final: "final",
};

/** A target with this content and state: in the place of the one that is there, or behind the source. */
export function targetEdits(
  text: string,
  version: XliffVersion,
  { source, target, before, segment, unit }: XliffMessage,
  xml: string,
  state: TargetState,
): readonly Edit[] {
  const is1 = version === "xliff-1.2";
  const name = target?.written ?? source.written.replace(/source$/, "target");
  const space = source.attributes.get("xml:space");
  const fresh = space === undefined ? `<${name}>` : `<${name} xml:space="${space}">`;
  const tag = target === undefined ? fresh : text.slice(target.start, target.openEnd).replace(/\s*\/>$/, ">");
  const open = is1 ? withAttributes(tag, { state: states1[state], "state-qualifier": undefined }) : tag;
  const written = `${open}${xml}</${name}>`;
  const place =
    target === undefined
      ? { start: before.end, end: before.end, text: blanksBefore(text, source.start) + written }
      : { start: target.start, end: target.end, text: written };
  const review = state === "needs-review" ? needsReview : undefined;
  if (!is1) return [place, ...attributeEdits(text, segment, { state: "translated", subState: review })];
  const isApproved = unit.attributes.get("approved") === "yes";
  return isApproved ? [place, ...attributeEdits(text, unit, { approved: "no" })] : [place];
}

/** The element away, with the blanks before it. */
export function removalOf(text: string, { start, end }: XmlNode): Edit {
  return { start: start - blanksBefore(text, start).length, end, text: "" };
}

/** New XML before an element, set off as that is. */
export function insertionBefore(text: string, { start }: XmlNode, xml: string): Edit {
  const blanks = blanksBefore(text, start);
  return { start: start - blanks.length, end: start - blanks.length, text: blanks + xml };
}

/** What stands between the tags of an element. */
export function innerOf(text: string, { openEnd, closeStart }: XmlNode): string {
  return text.slice(openEnd, closeStart);
}

/** Where that stands; all of an element that is one tag. */
export function innerPlace({ start, end, openEnd, closeStart }: XmlNode): Pick<Edit, "start" | "end"> {
  return openEnd === end ? { start, end } : { start: openEnd, end: closeStart };
}

export function attributeEdits(
  text: string,
  { start, openEnd }: XmlNode,
  values: Readonly<Record<string, string | undefined>>,
): readonly Edit[] {
  const tag = text.slice(start, openEnd);
  const written = withAttributes(tag, values);
  return written === tag ? [] : [{ start, end: openEnd, text: written }];
}

export function blanksBefore(text: string, at: number): string {
  let start = at;
  while (start > 0 && /\s/.test(text.charAt(start - 1))) start -= 1;
  return text.slice(start, at);
}
