import type { ResourceValue } from "@dragoman/tm/resources";
import type { TargetFile } from "./target-file.ts";

type Values = ReadonlyMap<string, ResourceValue>;

/** What a file can take of some values. */
export interface WritableValues {
  /** By key; all of them can be written together. */
  readonly values: Values;
  /** Why each of the others cannot be, by key. */
  readonly refused: ReadonlyMap<string, string>;
}

/**
 * Finds the values that a file cannot take, so that one of them is no reason to write none: a text where it has plural
 * forms, or where something else stands in its place. Of two that exclude each other the first is taken.
 */
export function writableValues(file: TargetFile, given: Values): WritableValues {
  const refused = new Map<string, string>();
  const taken = writableAmong([...given], [], (values) => file.problemWith({ values }), refused);
  return { values: new Map(taken), refused };
}

type Entry = readonly [key: string, value: ResourceValue];

/** Halves what cannot be written until the one is found that it is due to. @param taken What is written beside. */
function writableAmong(
  entries: readonly Entry[],
  taken: readonly Entry[],
  problemWith: (values: Values) => string | undefined,
  refused: Map<string, string>,
): readonly Entry[] {
  const problem = entries.length === 0 ? undefined : problemWith(new Map([...taken, ...entries]));
  if (problem === undefined) return entries;
  const [only] = entries;
  if (only !== undefined && entries.length === 1) {
    refused.set(only[0], problem);
    return [];
  }
  const middle = Math.ceil(entries.length / 2);
  const first = writableAmong(entries.slice(0, middle), taken, problemWith, refused);
  return [...first, ...writableAmong(entries.slice(middle), [...taken, ...first], problemWith, refused)];
}
