/** Clients take 8 to 16 KiB of headers, and fail the whole answer for more. */
const longestList = 4096;

/**
 * Names in order, equal neighbours counted: `phrasebook;n=3, apertium`. A list of tokens with the parameter `n`
 * (RFC 9651), so that a hundred texts take no more room than one.
 * @returns `undefined` for a list too long for a header: thousands of texts whose engines take turns.
 */
export function runLengthList(names: readonly string[]): string | undefined {
  const runs: { readonly name: string; length: number }[] = [];
  for (const name of names) {
    const last = runs.at(-1);
    if (last?.name === name) last.length++;
    else runs.push({ name, length: 1 });
  }
  const list = runs.map(({ name, length }) => (length === 1 ? name : `${name};n=${length}`)).join(", ");
  return list.length > longestList ? undefined : list;
}
