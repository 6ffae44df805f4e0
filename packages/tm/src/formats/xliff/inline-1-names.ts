/** Values of XLIFF 1.2 (section 2.5); any other begins with `x-`. */
const codeTypes = ["bold", "image", "italic", "lb", "link", "pb", "underlined"];
const markTypes = [
  "abbrev",
  "abbreviated-form",
  "abbreviation",
  "acronym",
  "appellation",
  "collocation",
  "common-name",
  "datetime",
  "equation",
  "expanded-form",
  "formula",
  "head-term",
  "initialism",
  "international-scientific-term",
  "internationalism",
  "logical-expression",
  "materials-management-unit",
  "name",
  "near-synonym",
  "part-number",
  "phrase",
  "phraseological-unit",
  "protected",
  "romanized-form",
  "seg",
  "set-phrase",
  "short-form",
  "sku",
  "standard-text",
  "symbol",
  "synonym",
  "synonymous-phrase",
  "term",
  "transcribed-form",
  "transliterated-form",
  "truncated-term",
  "variant",
];
const contextTypes = [
  "database",
  "element",
  "elementtitle",
  "linenumber",
  "numparams",
  "paramnotes",
  "record",
  "recordtitle",
  "sourcefile",
];

const values = { code: new Set(codeTypes), mark: new Set(markTypes), context: new Set(contextTypes) };

/** Before a type that is empty or has blanks, which no value of XLIFF may have, written as in an address. */
const escaped = "x-dragoman.";

/** The type as XLIFF 1.2 writes it: `font` is `x-font`. */
export function writtenType(kind: keyof typeof values, type: string): string {
  if (values[kind].has(type)) return type;
  const canStay = /^\S+$/.test(type) && !`x-${type}`.startsWith(escaped);
  return canStay || !type.isWellFormed() ? `x-${type}` : escaped + encodeURIComponent(type);
}

/** The type without XLIFF's own prefix. */
export function readType(written: string): string {
  if (!written.startsWith(escaped)) return written.startsWith("x-") ? written.slice(2) : written;
  try {
    return decodeURIComponent(written.slice(escaped.length));
  } catch {
    return written.slice(2);
  }
}

/** `mtype` is required; this is that of a `hi` without a type. */
export const noMarkType = "x-dragoman-none";

/** `assoc`, as TMX and XLIFF 1.2 write it. */
export const associations = { p: "preceding", f: "following", b: "both" } as const;
