/** An entry of a PO file, as it is written there. Texts are unescaped. */
export interface PoEntry {
  /** Where its `msgid` stands, from 1. */
  readonly line: number;
  readonly isObsolete: boolean;
  /** `# `: translators' comments, the lines joined. */
  readonly comment?: string;
  /** `#.`: comments out of the program's source. */
  readonly extractedComment?: string;
  /** `#:`: where the text is from, a line each. */
  readonly references: readonly string[];
  /** `#,`: such as `fuzzy` and `c-format`. */
  readonly flags: readonly string[];
  /** `#|`: what the entry was before. */
  readonly previous: PoTexts;
  readonly context?: string;
  readonly id: string;
  readonly plural?: string;
  /** `msgstr`, or `msgstr[0]`, `msgstr[1]` … of an entry with a plural. */
  readonly translations: readonly string[];
}

export interface PoTexts {
  readonly context?: string;
  readonly id?: string;
  readonly plural?: string;
}

/** The entry whose `msgid` is empty is the file's header. */
export function isHeader({ id, context }: PoEntry): boolean {
  return id === "" && context === undefined;
}
