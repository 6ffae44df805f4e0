import { categorySamples, type MessageUnit, type PluralCategory } from "@dragoman/message";
import type {
  ResourceChanges,
  ResourceDocument,
  ResourceEntry,
  ResourcePlural,
  ResourceValue,
} from "@dragoman/tm/resources";
import { emptyTarget, ResourceError } from "@dragoman/tm/resources";
import { Refusal } from "../../refusal.ts";
import { hashOfUnit } from "../records/value-text.ts";
import type { LanguageName } from "./language-name.ts";
import { type DocumentOptions, inFile, readDocument } from "./read-document.ts";

/** A message of the source, and what stands for it in another language. */
export interface TargetMessage {
  readonly key: string;
  /** Of the source. */
  readonly entry: ResourceEntry;
  /** Of what it is translated from. */
  readonly hash: string;
  /** Whole; `undefined` where it is not, or not there. */
  readonly standing: ResourceValue | undefined;
  /** Where nothing stands, what an obsolete entry of PO says: it is put back, and nothing bought in its place. */
  readonly obsolete: ResourceValue | undefined;
  /** Plural forms that stand, or are obsolete, although others are missing. */
  readonly partial: ResourcePlural | undefined;
  /** PO's fuzzy, XLIFF's `needs-…`. */
  readonly isInReview: boolean;
  /** Why the file is at odds with itself here: see `ResourceEntry.fault`. */
  readonly fault: string | undefined;
  /** In the language's file, from 1; `undefined` where it is not there. */
  readonly line: number | undefined;
}

export interface TargetSetting {
  readonly language: LanguageName;
  readonly namespace: string;
  /** From the project's folder. */
  readonly name: string;
  /** Names its messages among the records, the same in every language. */
  readonly scope: string;
  readonly source: ResourceDocument | undefined;
  readonly document: ResourceDocument | undefined;
  readonly reading: DocumentOptions;
}

/** The file of one language and namespace, which may not be there yet. */
export class TargetFile {
  readonly language: LanguageName;
  readonly namespace: string;
  readonly name: string;
  readonly scope: string;
  readonly document: ResourceDocument | undefined;
  readonly messages: readonly TargetMessage[];
  readonly #setting: TargetSetting;

  constructor(setting: TargetSetting) {
    const { language, namespace, name, scope, document, source } = setting;
    this.language = language;
    this.namespace = namespace;
    this.name = name;
    this.scope = scope;
    this.document = document;
    this.#setting = setting;
    const own = byKey(document?.entries);
    const obsolete = byKey(document?.obsolete);
    const entries = (source ?? document)?.entries ?? [];
    this.messages = entries.filter(hasText).map((entry) => {
      return this.#messageOf(entry, own.get(entry.key), obsolete.get(entry.key));
    });
  }

  /** What the file has and the source has not. */
  get unknown(): readonly ResourceEntry[] {
    const { source, document } = this.#setting;
    if (source === undefined || document === undefined) return [];
    const known = new Set(source.entries.map(({ key }) => key));
    return document.entries.filter(({ key }) => !known.has(key));
  }

  /** The file as it is on the disk now. */
  async again(): Promise<TargetFile> {
    const document = await readDocument(this.name, this.#setting.reading);
    return new TargetFile({ ...this.#setting, document });
  }

  /** The file with these changes, read again: what it says is what stands in it. */
  changed(changes: ResourceChanges): { readonly text: string; readonly file: TargetFile } {
    const text = inFile(this.name, () => (this.document ?? this.#empty()).write(changes));
    return { text, file: new TargetFile({ ...this.#setting, document: this.#setting.reading.read(text) }) };
  }

  /** Why the file cannot take these changes; `undefined` where it can. */
  problemWith(changes: ResourceChanges): string | undefined {
    try {
      (this.document ?? this.#empty()).write(changes);
      return undefined;
    } catch (error) {
      const cause = error instanceof Refusal ? error.cause : error;
      if (cause instanceof ResourceError) return cause.problem;
      throw error;
    }
  }

  /** The same file, as if it were not there yet. */
  get emptied(): TargetFile {
    return new TargetFile({ ...this.#setting, document: undefined });
  }

  #empty(): ResourceDocument {
    const { source, document } = this.#setting;
    return inFile(this.name, () => {
      const like = source ?? document;
      if (like === undefined) throw new Refusal(`${this.name} has neither a file nor a source that it could be like.`);
      return emptyTarget(like, this.language.tag);
    });
  }

  #messageOf(entry: ResourceEntry, own: ResourceEntry | undefined, obsolete: ResourceEntry | undefined): TargetMessage {
    const { document, language } = this.#setting;
    const isBilingual = document?.isBilingual === true;
    const value = own === undefined ? obsolete?.target?.value : document?.value(entry.key);
    const isWhole = value !== undefined && isWholeValue(value, entry.unit, language, isBilingual);
    const found = own ?? obsolete;
    const inPlace = isBilingual ? found?.partial?.value : formsOf(own?.unit);
    const partial = value?.kind === "plural" ? value : inPlace;
    return {
      key: entry.key,
      entry,
      hash: hashOfUnit(entry.unit),
      standing: isWhole && own !== undefined ? value : undefined,
      obsolete: isWhole && own === undefined ? value : undefined,
      partial: isWhole || entry.unit.kind === "single" ? undefined : partial,
      isInReview: (found?.target ?? found?.partial)?.state === "needs-review",
      fault: own?.fault,
      line: own?.line,
    };
  }
}

function hasText({ unit }: ResourceEntry): boolean {
  return unit.kind === "single" ? unit.text.trim() !== "" : [...unit.forms.values()].some((text) => text.trim() !== "");
}

function byKey(entries: readonly ResourceEntry[] = []): ReadonlyMap<string, ResourceEntry> {
  return new Map(entries.map((entry) => [entry.key, entry]));
}

function formsOf(unit: MessageUnit | undefined): ResourcePlural | undefined {
  if (unit?.kind !== "plural") return undefined;
  const forms = new Map([...unit.forms].filter(([, text]) => text !== ""));
  return forms.size === 0 ? undefined : { kind: "plural", forms };
}

/**
 * A bilingual file says itself which forms it has. In others a form is missing where a whole number has its category in
 * the language (CLDR).
 */
function isWholeValue(value: ResourceValue, unit: MessageUnit, { tag }: LanguageName, isBilingual: boolean): boolean {
  if (value.kind !== unit.kind) return false;
  if (value.kind === "single" || unit.kind === "single" || isBilingual) return true;
  return missingForms(value.forms, unit.type, tag).length === 0;
}

/** Categories of a language that have no form. Those that only fractions have may be left out. */
export function missingForms(
  forms: ReadonlyMap<PluralCategory, string>,
  type: "cardinal" | "ordinal",
  language: string,
): readonly PluralCategory[] {
  return categorySamples(language, type)
    .filter(({ category, numbers }) => numbers.some(Number.isInteger) && !forms.get(category))
    .map(({ category }) => category);
}
