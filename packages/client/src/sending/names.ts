/**
 * Fields whose value is an object with names that are the interface's values, and pass as they are: the configured
 * rules, a language's features, and what nobody has settled yet.
 */
const opaque = /^(configured_rules|features|example_documents)$/;

/** Deeper than any object of the interface: what a service nests further is left as it is. */
const deepest = 50;

/**
 * A value as the wire has it, with the names that TypeScript gives to fields. A newer service's fields come along.
 * @param words - what becomes of every text in it.
 */
export function fromWire(value: unknown, words = (text: string) => text): unknown {
  return renamed(value, (name) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()), words);
}

/** A value with the wire's names; what is `undefined` is left out. */
export function toWire(value: unknown): unknown {
  return renamed(value, wireName, (text) => text);
}

export function wireName(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

type Reword = (text: string) => string;

function renamed(value: unknown, rename: Reword, words: Reword, depth = 0): unknown {
  if (typeof value === "string") return words(value);
  if (typeof value !== "object" || value === null || depth > deepest) return value;
  const inner = (item: unknown) => renamed(item, rename, words, depth + 1);
  if (Array.isArray(value)) return value.map(inner);
  // `fromEntries` defines, so that a field called `__proto__` is a field.
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .map(([name, item]) => {
        const isOpaque = opaque.test(wireName(name)) && !Array.isArray(item);
        return [rename(name), isOpaque ? item : inner(item)];
      }),
  );
}
