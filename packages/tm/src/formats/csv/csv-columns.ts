import { canonicalLanguage } from "../../model/language.ts";

/** What a column holds. `name` stands in the header row; without one it is `id`, `note`, the language or the type. */
export type CsvColumn = CsvColumnKind & { readonly name?: string };

type CsvColumnKind =
  | { readonly kind: "id" }
  | { readonly kind: "language"; readonly language: string }
  | { readonly kind: "note" }
  | { readonly kind: "property"; readonly type: string }
  | { readonly kind: "ignored" };

export interface ColumnOptions {
  /** What columns hold: those of these names, or where the file has no header row, in this order. */
  readonly columns?: readonly CsvColumn[];
  /** The language of a column that is named `source`. */
  readonly sourceLanguage?: string;
  /** The language of a column that is named `target`. */
  readonly targetLanguage?: string;
}

export function columnName(column: CsvColumn): string {
  if (column.name !== undefined) return column.name;
  if (column.kind === "language") return column.language;
  return column.kind === "property" ? column.type : column.kind;
}

/**
 * What a column of that name holds, if the options do not say: `id` or `key`, `note`, `notes` or `comment`, `source` and
 * `target`, a language's tag; any other name is that of a property. Without regard to case. As `id` is the id,
 * Indonesian needs `columns`, or a name such as `id-ID`.
 */
export function columnNamed(name: string, options: ColumnOptions): CsvColumn {
  const trimmed = name.trim();
  const given = options.columns?.find((column) => columnName(column) === trimmed);
  if (given !== undefined) return given;
  const known = trimmed.toLowerCase();
  if (known === "id" || known === "key") return { kind: "id", name };
  if (known === "note" || known === "notes" || known === "comment") return { kind: "note", name };
  if (known === "source" && options.sourceLanguage !== undefined) {
    return { kind: "language", language: options.sourceLanguage, name };
  }
  if (known === "target" && options.targetLanguage !== undefined) {
    return { kind: "language", language: options.targetLanguage, name };
  }
  if (isLanguage(trimmed)) return { kind: "language", language: trimmed, name };
  return { kind: "property", type: trimmed, name };
}

/** The first language of the columns, which is that of the sources. */
export function sourceOf(columns: readonly CsvColumn[]): string | undefined {
  return columns.find((column) => column.kind === "language")?.language;
}

/** A language that two columns have. */
export function doubledLanguage(columns: readonly CsvColumn[]): string | undefined {
  const seen = new Set<string>();
  for (const column of columns) {
    if (column.kind !== "language") continue;
    const language = canonicalLanguage(column.language);
    if (seen.has(language)) return column.language;
    seen.add(language);
  }
  return undefined;
}

/** Longer than any tag that is in use. */
const longestTag = 100;

/** A tag whose language has a name, so that `url` and `tag` are no languages. */
function isLanguage(name: string): boolean {
  if (name.length > longestTag || !/^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$/.test(name)) return false;
  try {
    const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
    const [base = ""] = name.split(/[-_]/, 1);
    return names.of(base) !== undefined && Intl.getCanonicalLocales(name.replaceAll("_", "-")).length === 1;
  } catch {
    return false;
  }
}
