/**
 * Which engine made each text, from the `X-Engine` header: `phrasebook;n=2, bergamot` (a list after RFC 9651) or the
 * same as `phrasebook*2, bergamot`. `undefined` where the header is absent, malformed, or not about as many texts.
 */
export function enginesOf(header: string | null, texts: number): readonly string[] | undefined {
  const engines: string[] = [];
  for (const member of (header ?? "").split(",")) {
    const run = /^\s*([a-z][a-z0-9-]*)(?:(?:\*|\s*;\s*n=)([1-9]\d*))?\s*$/.exec(member);
    const engine = run?.[1];
    if (engine === undefined) return undefined;
    const length = Number(run?.[2] ?? 1);
    if (engines.length + length > texts) return undefined;
    for (let count = 0; count < length; count++) engines.push(engine);
  }
  return engines.length === texts ? engines : undefined;
}

/**
 * What the engine could not apply, from the `X-Not-Applied` header: tokens (RFC 9651), each a parameter or, behind it, a
 * part of what it names: `formality`, `customizations.glossary_ids`, `style_id/numbers.kanji_numbers`.
 */
export function notAppliedOf(header: string | null): readonly string[] {
  return header?.match(/[\w./-]+(?=\s*(,|$))/g) ?? [];
}
