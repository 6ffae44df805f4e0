/** UTF-8 bytes of one term, and of a glossary's name. */
const mostTermBytes = 1024;
/** UTF-8 bytes of a glossary's dictionaries together, as `entries.ts` writes them. */
export const mostGlossaryBytes = 10_485_760;
/** Of one account. */
export const mostGlossaries = 1000;

/** C0 and C1 control characters, and the two that Unicode has for breaking lines. */
const forbidden = /[[\p{Cc}--\x7F]\u2028\u2029]/v;

/**
 * What is wrong with one side of an entry, as what it must do: "must not be empty". `undefined` where nothing is. The
 * text itself is not in it, so that it is safe to log.
 */
export function faultOfTerm(term: string): string | undefined {
  if (term === "") return "must not be empty";
  return faultOfText(term) ?? (term === term.trim() ? undefined : "must not begin or end with white space");
}

/** What is wrong with a glossary's name, in the same way. */
export function faultOfName(name: string): string | undefined {
  if (name.trim() === "") return "must not be empty";
  return faultOfText(name);
}

function faultOfText(text: string): string | undefined {
  if (forbidden.test(text)) return "must not hold control characters or line breaks";
  if (!text.isWellFormed()) return "must not hold half of a surrogate pair, which is no character";
  // A UTF-16 unit is at most three bytes in UTF-8: most texts need not be measured.
  if (text.length * 3 > mostTermBytes && Buffer.byteLength(text) > mostTermBytes) {
    return `must not have more than ${mostTermBytes} bytes in UTF-8`;
  }
  return undefined;
}
