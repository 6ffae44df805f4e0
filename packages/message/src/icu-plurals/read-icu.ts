import { type MessageFormatElement, type PluralElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { type IcuElement, type IcuMessage, joined, type Selection, type TagReading } from "./icu-element.ts";

/** Nobody writes messages deeper than a few levels; what reads them here is recursive. */
const deepest = 50;

/** A message in its elements, or why it has none: the parser does not take it, or it is too deep to be meant. */
export function readIcu(message: string): IcuMessage | "unreadable" | "too deep" {
  const rich = readAs(message, "rich");
  return rich === "unreadable" ? readAs(message, "html") : rich;
}

/** A message whose tags are read in one way. */
export function readAs(message: string, tags: TagReading): IcuMessage | "unreadable" | "too deep" {
  const parsed = parsedMessage(message, tags === "html");
  if (typeof parsed === "string") return parsed;
  return isDeep(parsed) ? "too deep" : { elements: elementsOf(parsed, { message, tags, plural: undefined }), tags };
}

function parsedMessage(
  message: string,
  ignoreTag: boolean,
): readonly MessageFormatElement[] | "unreadable" | "too deep" {
  try {
    return parse(message, { captureLocation: true, shouldParseSkeletons: false, ignoreTag });
  } catch (error) {
    // What is too deep for the parser ends its stack.
    return error instanceof RangeError ? "too deep" : "unreadable";
  }
}

/** Without recursion: the parser may have gone deeper than we could. */
function isDeep(message: readonly MessageFormatElement[]): boolean {
  let level: readonly MessageFormatElement[] = message;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return true;
    level = level.flatMap(contentOf);
  }
  return false;
}

function contentOf(element: MessageFormatElement): readonly MessageFormatElement[] {
  switch (element.type) {
    case TYPE.tag:
      return element.children;
    case TYPE.select:
    case TYPE.plural:
      return Object.values(element.options).flatMap(({ value }) => value);
    default:
      return [];
  }
}

/** The message, and where in it an element stands. */
interface Place {
  readonly message: string;
  readonly tags: TagReading;
  /** Directly around it. */
  readonly plural: Selection | undefined;
}

function elementsOf(elements: readonly MessageFormatElement[], place: Place): readonly IcuElement[] {
  return joined(elements.map((element) => elementOf(element, place)));
}

function elementOf(element: MessageFormatElement, place: Place): IcuElement {
  switch (element.type) {
    case TYPE.literal: {
      const icu = spelling(element, place);
      // The parser gives `<br/>` as a text of its own that nobody quoted.
      const isTag = place.tags === "rich" && /^<[A-Za-z]/.test(icu);
      return isTag ? { kind: "verbatim", icu, argument: undefined } : { kind: "text", value: element.value };
    }
    case TYPE.argument:
    case TYPE.number:
    case TYPE.date:
    case TYPE.time:
      return { kind: "verbatim", icu: spelling(element, place), argument: element.value };
    case TYPE.tag:
      return { kind: "tag", name: element.value, content: elementsOf(element.children, place) };
    case TYPE.pound:
      // The parser gives it in plurals only.
      return place.plural === undefined ? { kind: "text", value: "#" } : { kind: "number", of: place.plural };
    case TYPE.select: {
      const selection: Selection = { kind: "select", argument: element.value, offset: 0 };
      return choiceOf(selection, element.options, { ...place, plural: undefined });
    }
    case TYPE.plural: {
      const kind = element.pluralType === "ordinal" ? "ordinal" : "cardinal";
      const selection: Selection = { kind, argument: element.value, offset: element.offset };
      return choiceOf(selection, element.options, { ...place, plural: selection });
    }
  }
}

/** Options in the order of the message; the parser's object has words such as `2` before all others. */
function choiceOf(selection: Selection, options: PluralElement["options"], place: Place): IcuElement {
  const inOrder = Object.entries(options).toSorted(([, left], [, right]) => startOf(left) - startOf(right));
  const read = inOrder.map(([key, { value }]) => ({ key, content: elementsOf(value, place) }));
  return { kind: "choice", selection, options: read };
}

type Located = Pick<MessageFormatElement, "location">;

function startOf({ location }: Located): number {
  return location?.start.offset ?? 0;
}

function spelling({ location }: Located, { message }: Place): string {
  return message.slice(location?.start.offset, location?.end.offset);
}
