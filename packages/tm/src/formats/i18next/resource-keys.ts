/** How the keys of nested objects become one id: i18next's `keySeparator`, or `false` where keys are not nested. */
export type KeySeparator = string | false;

/** The steps to a text in a resource: keys of objects, and indexes of arrays. */
export type KeyPath = readonly (string | number)[];

/**
 * The id of a text: the steps to it with the separator between. In a key, `\` and the separator's first character have a
 * `\` before them, so that no two paths have one id.
 */
export function idOf(path: KeyPath, separator: KeySeparator): string {
  if (separator === false) return path.join("");
  const special = separator.charAt(0);
  const escaped = path.map((step) => String(step).replaceAll("\\", "\\\\").replaceAll(special, `\\${special}`));
  return escaped.join(separator);
}

/** The steps of an id; those at the given positions are indexes. */
export function pathOf(id: string, separator: KeySeparator, indexPositions: readonly number[] = []): KeyPath {
  if (separator === false) return [id];
  const steps: string[] = [];
  let step = "";
  let at = 0;
  while (at < id.length) {
    const next = id.charAt(at + 1);
    if (id.charAt(at) === "\\" && (next === "\\" || next === separator.charAt(0))) {
      step += next;
      at += 2;
    } else if (id.startsWith(separator, at)) {
      steps.push(step);
      step = "";
      at += separator.length;
    } else {
      step += id.charAt(at);
      at += 1;
    }
  }
  steps.push(step);
  const isIndex = new Set(indexPositions);
  return steps.map((one, position) => (isIndex.has(position) && /^\d{1,5}$/.test(one) ? Number(one) : one));
}

/** @throws RangeError for a separator that is empty or begins with `\`. */
export function checkedSeparator(separator: KeySeparator = "."): KeySeparator {
  if (separator === "" || (separator !== false && separator.startsWith("\\"))) {
    throw new RangeError("A key separator is not empty and does not begin with a backslash.");
  }
  return separator;
}
