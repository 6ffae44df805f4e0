/**
 * Names in order, equal neighbours counted: `phrasebook;n=3, apertium`. A list of tokens with the parameter `n`
 * (RFC 9651), so that a hundred texts take no more room than one.
 */
export function runLengthList(names: readonly string[]): string {
  const runs: { readonly name: string; length: number }[] = [];
  for (const name of names) {
    const last = runs.at(-1);
    if (last?.name === name) last.length++;
    else runs.push({ name, length: 1 });
  }
  return runs.map(({ name, length }) => (length === 1 ? name : `${name};n=${length}`)).join(", ");
}
