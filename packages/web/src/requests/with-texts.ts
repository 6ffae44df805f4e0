/** Another text at a place in a value. */
export interface TextChange {
  /** The names and indexes that lead to it. */
  readonly path: readonly string[];
  readonly text: string;
}

/**
 * A value with other texts in it. What leads to them is copied, with its prototypes, so that an instance stays one; all
 * else is shared with the given value, which is not changed. Without changes it is the given value itself.
 */
export function withTexts(value: unknown, changes: readonly TextChange[]): unknown {
  const copies = new Map<unknown, object>();
  const copyOf = (original: unknown): object | undefined => {
    if (typeof original !== "object" || original === null) return undefined;
    const copy = copies.get(original) ?? shallowCopy(original);
    copies.set(original, copy).set(copy, copy);
    return copy;
  };
  for (const { path, text } of changes) {
    let holder = copyOf(value);
    for (const name of path.slice(0, -1)) {
      const next = holder === undefined ? undefined : copyOf(Reflect.get(holder, name));
      if (holder !== undefined && next !== undefined) put(holder, name, next);
      holder = next;
    }
    const name = path.at(-1);
    if (holder !== undefined && name !== undefined) put(holder, name, text);
  }
  return copies.get(value) ?? value;
}

function shallowCopy(original: object): object {
  if (Array.isArray(original)) return [...original];
  return Object.create(Object.getPrototypeOf(original), Object.getOwnPropertyDescriptors(original));
}

/** Names such as `__proto__` are names as all others: nothing is assigned. */
function put(holder: object, name: string, value: unknown): void {
  Reflect.defineProperty(holder, name, { value, writable: true, enumerable: true, configurable: true });
}
