/**
 * A copy of plain objects and lists, by which is told later whether they were changed. Libraries that compare take no
 * notice of the order of keys, which is that of the files that are made of them.
 * @param value of which JSON can be written.
 */
export function copyOfJson(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOfJson);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copyOfJson(item)]));
}

/** Whether the same JSON is written of a value as when it was copied; `false` also where that cannot be told. */
export function isCopyOfJson(copy: unknown, value: unknown): boolean {
  if (typeof value === "function") return false;
  if (typeof value !== "object" || value === null) return copy === value;
  if (Array.isArray(value)) return Array.isArray(copy) && haveSameItems(copy, value);
  return isPlain(value) && isPlain(copy) && haveSameEntries(copy, value);
}

function haveSameItems(copy: readonly unknown[], value: readonly unknown[]): boolean {
  if (copy.length !== value.length || writesItself(value)) return false;
  for (let index = 0; index < value.length; index++) if (!isCopyOfJson(copy[index], value[index])) return false;
  return true;
}

function haveSameEntries(copy: Readonly<Record<string, unknown>>, value: Readonly<Record<string, unknown>>): boolean {
  const keys = Object.keys(value);
  const copied = Object.keys(copy);
  if (keys.length !== copied.length) return false;
  return keys.every((key, index) => key === copied[index] && isCopyOfJson(copy[key], value[key]));
}

/** What writes itself in a way of its own is not plain. */
function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === null) && !writesItself(value);
}

function writesItself(value: object): boolean {
  return typeof Reflect.get(value, "toJSON") === "function";
}
