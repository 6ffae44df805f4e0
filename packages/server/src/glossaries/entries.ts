import type { StoredEntries } from "../storage/glossary-repository.ts";

/** Terms with their translations, in order. */
export type Entries = ReadonlyMap<string, string>;

/** One entry a line, a tab between its sides: no side can hold either. */
export function writeEntries(entries: Entries): StoredEntries {
  const lines: string[] = [];
  for (const [source, target] of entries) lines.push(`${source}\t${target}`);
  const text = lines.join("\n");
  return { text, count: entries.size, bytes: Buffer.byteLength(text) };
}

/** The entries that are kept and those that come to them: a term that is there gets the new translation. */
export function mergeEntries(stored: string | undefined, added: Entries): StoredEntries {
  const merged = new Map(stored === undefined ? [] : storedEntries(stored));
  for (const [source, target] of added) merged.set(source, target);
  return writeEntries(merged);
}

/** Reads what `writeEntries` wrote. */
export function* storedEntries(text: string): Generator<[source: string, target: string]> {
  let start = 0;
  while (start < text.length) {
    const tab = text.indexOf("\t", start);
    const lineEnd = text.indexOf("\n", tab);
    const end = lineEnd < 0 ? text.length : lineEnd;
    yield [text.slice(start, tab), text.slice(tab + 1, end)];
    start = end + 1;
  }
}
