/**
 * Fields whose value is an object with names that are the interface's values, and pass as they are: the configured
 * rules, a language's features, and what nobody has settled yet.
 */
const opaque = /^(configured_rules|features|example_documents)$/;

/** A value as the wire has it, with the names that TypeScript gives to fields. A newer service's fields come along. */
export function fromWire(value: unknown): unknown {
  return renamed(value, (name) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()));
}

/** A value with the wire's names; what is `undefined` is left out. */
export function toWire(value: unknown): unknown {
  return renamed(value, wireName);
}

export function wireName(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function renamed(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, rename));
  if (typeof value !== "object" || value === null) return value;
  // `fromEntries` defines, so that a field called `__proto__` is a field.
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .map(([name, item]) => [
        rename(name),
        opaque.test(wireName(name)) && !Array.isArray(item) ? item : renamed(item, rename),
      ]),
  );
}
