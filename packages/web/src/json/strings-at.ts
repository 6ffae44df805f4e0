import type { Place, StringFormat } from "./place.ts";

/** A string in a value that was parsed. */
export interface PlacedString {
  readonly text: string;
  readonly format: StringFormat;
  /** The names and indexes that lead to it: `["items", "0", "title"]`. */
  readonly path: () => readonly string[];
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
  const waiting: { readonly holder: object; readonly place: Place; readonly trail: Trail | undefined }[] = [];

  const visit = (holder: object, name: string, place: Place, up: Trail | undefined): void => {
    const descriptor = Object.getOwnPropertyDescriptor(holder, name);
    const member: unknown = descriptor?.value;
    if (typeof member === "string" && place.format !== undefined) {
      const replace = (text: string) => void Reflect.defineProperty(holder, name, { ...descriptor, value: text });
      found.push({ text: member, format: place.format, path: () => pathAlong({ name, up }), replace });
    } else if (typeof member === "object" && member !== null) {
      enter(member, place, { name, up, depth: (up?.depth ?? 0) + 1 });
    }
  };
  const enter = (holder: object, place: Place, trail: Trail | undefined): void => {
    if (place.isBarren || (trail?.depth ?? 0) > mostDepth || seen.has(holder)) return;
    seen.add(holder);
    waiting.push({ holder, place, trail });
  };

  if (typeof value === "object" && value !== null) enter(value, root, undefined);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { holder, place, trail } = next;
    const { members, elements } = place;
    if (Array.isArray(holder)) {
      holder.forEach((_, index) => {
        visit(holder, String(index), elements.named.get(index) ?? elements.others, trail);
      });
    } else {
      for (const name of Object.keys(holder)) visit(holder, name, members.named.get(name) ?? members.others, trail);
    }
  }
  return found;
}

/** The names that lead to an object or list, the last one first. */
interface Trail {
  readonly name: string;
  readonly up: Trail | undefined;
  readonly depth: number;
}

function pathAlong({ name, up }: Pick<Trail, "name" | "up">): readonly string[] {
  const names = [name];
  for (let trail = up; trail !== undefined; trail = trail.up) names.push(trail.name);
  return names.reverse();
}
