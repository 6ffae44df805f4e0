const unsafeKeys: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/** Keys that reach an object's inherited parts. No resource is read or written under them. */
export function isUnsafeKey(key: string): boolean {
  return unsafeKeys.has(key);
}
