import type { Place, StringFormat } from "./place.ts";

/** A string in a value that was parsed. */
export interface PlacedString {
  readonly text: string;
  readonly format: StringFormat;
  /** Puts another in its place. */
  readonly replace: (text: string) => void;
}

/** Deeper than this nobody nests what is read by people. */
const mostDepth = 1000;

/**
 * The chosen strings of a value as `JSON.parse` gives it, each with a way to replace it where it stands. Only what objects
 * and lists have themselves is read and written: names of prototypes, `__proto__` too, are names as all others. A value
 * that is itself a string cannot be replaced, and is not among them.
 */
export function stringsAt(value: unknown, root: Place): readonly PlacedString[] {
  const found: PlacedString[] = [];
  const seen = new Set<object>();
  const waiting: { readonly holder: object; readonly place: Place; readonly depth: number }[] = [];

  const visit = (holder: object, name: string, place: Place, depth: number): void => {
    const descriptor = Object.getOwnPropertyDescriptor(holder, name);
    const member: unknown = descriptor?.value;
    if (typeof member === "string" && place.format !== undefined) {
      const replace = (text: string) => void Reflect.defineProperty(holder, name, { ...descriptor, value: text });
      found.push({ text: member, format: place.format, replace });
    } else if (typeof member === "object" && member !== null) enter(member, place, depth + 1);
  };
  const enter = (holder: object, place: Place, depth: number): void => {
    if (place.isBarren || depth > mostDepth || seen.has(holder)) return;
    seen.add(holder);
    waiting.push({ holder, place, depth });
  };

  if (typeof value === "object" && value !== null) enter(value, root, 0);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { holder, place, depth } = next;
    const { members, elements } = place;
    if (Array.isArray(holder)) {
      holder.forEach((_, index) => {
        visit(holder, String(index), elements.named.get(index) ?? elements.others, depth);
      });
    } else {
      for (const name of Object.keys(holder)) visit(holder, name, members.named.get(name) ?? members.others, depth);
    }
  }
  return found;
}
