import type { MessageSyntax, MessageUnit, PluralCategory } from "@dragoman/message";

export type ResourceFormat = "i18next" | "po" | "xliff-1.2" | "xliff-2.0" | "icu-json" | "arb" | "yaml";

/** A file of an application's messages, as it was read. It is not changed; `write` gives the text of the changed file. */
export interface ResourceDocument {
  readonly format: ResourceFormat;
  /** The language of what is written into the file: BCP 47; `undefined` where neither file nor options say it. */
  readonly language: string | undefined;
  readonly sourceLanguage: string | undefined;
  /** Each entry has its source beside it: PO and XLIFF. In the others all texts are of one language. */
  readonly isBilingual: boolean;
  /** In the order of the file. */
  readonly entries: readonly ResourceEntry[];
  /**
   * In PO, what stands no longer and is kept for the day when its message comes back: `revive` of the changes makes it
   * stand again. Whoever writes another value for such a message writes over it.
   */
  readonly obsolete?: readonly ResourceEntry[];
  /**
   * What stands for a message in this file's language; `undefined` where it is missing, empty, or a plural that lacks a
   * form of whole numbers. Such forms as there are stand in the entry's unit, of a bilingual file in its `partial`.
   */
  value(key: string): ResourceValue | undefined;
  /**
   * The file with these changes, all else character for character as it was read, byte order mark and line breaks
   * included. Written as UTF-8 it is the bytes that were read where nothing changes.
   * @throws ResourceError for a key that neither this document nor its source has, and for what the format cannot hold.
   */
  write(changes: ResourceChanges): string;
}

export interface ResourceEntry {
  /**
   * Stays the same while the message has its place: steps of the path joined with `.`, where `\` stands before a `\`,
   * `.` or `*` of a step, and `*` for the plural form (`cart.item_*`); in PO the context, a U+0004 and the `msgid`; in
   * XLIFF file, unit and, of several, segment.
   */
  readonly key: string;
  /** To the message, or to its plural forms. */
  readonly path: readonly string[];
  /** From 1; where it begins in the file. */
  readonly line: number;
  /** What the file has: in a bilingual file the source, else the texts of the file's language. */
  readonly unit: MessageUnit;
  /** In a bilingual file, what stands for the source; see `ResourceDocument.value`. */
  readonly target?: ResourceTarget;
  /** In a bilingual file without a whole target, the plural forms that stand nevertheless. */
  readonly partial?: ResourceTarget & { readonly value: ResourcePlural };
  /** Of PO, why gettext would not take the plural forms that stand there: some are missing, or there are too many. */
  readonly fault?: string;
  /** For translators, by those who wrote the source. */
  readonly note?: string;
  /** Where messages with the same text differ: `msgctxt`, ARB's `context`. */
  readonly context?: string;
  /** Places in the program's source. */
  readonly references?: readonly string[];
}

export interface ResourceTarget {
  readonly value: ResourceValue;
  readonly state: TargetState;
}

/** `needs-review`: PO's fuzzy, XLIFF's `needs-…` and what is new. `final`: approved, signed off. */
export type TargetState = "needs-review" | "translated" | "final";

/** What is written for a message: one text, or the plural forms by CLDR category. A `MessageUnit` is one as well. */
export type ResourceValue = { readonly kind: "single"; readonly text: string } | ResourcePlural;

export interface ResourcePlural {
  readonly kind: "plural";
  readonly forms: ReadonlyMap<PluralCategory, string>;
  /**
   * In PO, by its index, each `msgstr[n]` that is the form of no category: a header may tell more forms apart than CLDR,
   * and an entry may have more than its header. What is written without them takes the form of most of their numbers.
   */
  readonly byIndex?: ReadonlyMap<number, string>;
}

export interface ResourceChanges {
  /** By key. Those that are new stand where the source document has them. */
  readonly values?: ReadonlyMap<string, ResourceValue>;
  /** Keys of obsolete PO entries that are to stand again, as they are, where the source has them. */
  readonly revive?: Iterable<string>;
  /** Keys whose messages go, with all their plural forms. In PO they become obsolete entries. */
  readonly remove?: Iterable<string>;
  /** How PO and XLIFF mark the values that are written. Default `translated`. */
  readonly state?: Exclude<TargetState, "final">;
}

export interface ReadResourceOptions {
  /** Default: told by the name in `path` and by the content. */
  readonly format?: ResourceFormat;
  /** For the format and for errors; nothing is read from it. */
  readonly path?: string;
  /** Of what is written into the file, where the file does not say it. BCP 47. */
  readonly language?: string;
  /** Of the source, for bilingual files that do not say it. Default that of `source`, then `en`. */
  readonly sourceLanguage?: string;
  /**
   * The source language's document, of the same format. Its plural groups are those of this one, and what is added
   * stands where it stands there.
   */
  readonly source?: ResourceDocument;
  /** How messages are written, where it is not what the format says or the texts show. */
  readonly syntax?: MessageSyntax;
  /** i18next's option of that name. Default `_`. */
  readonly pluralSeparator?: string;
}
