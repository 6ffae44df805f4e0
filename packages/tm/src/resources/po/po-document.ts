import type { PoEntry } from "../../formats/po/po-entry.ts";
import { fieldsOf } from "../../formats/po/read-po.ts";
import { withNew } from "../keyed/key-tree.ts";
import { singleText } from "../keyed/keyed-scheme.ts";
import type {
  ReadResourceOptions,
  ResourceChanges,
  ResourceDocument,
  ResourceEntry,
  ResourceValue,
} from "../resource.ts";
import { ResourceError, shownKey } from "../resource-error.ts";
import { lineBreakOf } from "../resource-text.ts";
import { pluralForms } from "./plural-expression.ts";
import { pluralFormsOf } from "./plural-rules.ts";
import { type PoFile, type PoItem, poFile } from "./po-file.ts";
import { headerLanguage, posixLanguage } from "./po-language.ts";
import { linesOf, translationLines } from "./po-lines.ts";
import { PoPlurals } from "./po-plurals.ts";
import { poUnit } from "./po-unit.ts";
import { type NewTranslation, PoWriting } from "./po-writing.ts";

/** What an entry of the file, or of its source, is to have. */
interface PoTranslation {
  readonly item: PoItem;
  readonly texts: readonly string[];
}

/** A gettext PO or POT file. */
export class PoDocument implements ResourceDocument {
  readonly format = "po";
  readonly isBilingual = true;
  readonly language: string | undefined;
  readonly sourceLanguage: string;
  readonly entries: readonly ResourceEntry[];
  readonly obsolete: readonly ResourceEntry[];
  readonly options: ReadResourceOptions;
  readonly #text: string;
  readonly #file: PoFile;
  readonly #source: PoDocument | undefined;
  readonly #items: ReadonlyMap<string, PoItem>;
  readonly #obsolete: ReadonlyMap<string, PoItem>;
  readonly #plurals: PoPlurals;
  readonly #known: ReadonlyMap<string, ResourceEntry>;

  constructor(text: string, options: ReadResourceOptions, source?: PoDocument) {
    this.#text = text;
    this.#file = poFile(text);
    this.#source = source;
    this.options = options;
    this.language = headerLanguage(this.#file) ?? options.language;
    this.sourceLanguage = options.sourceLanguage ?? source?.sourceLanguage ?? "en";
    this.#plurals = new PoPlurals(this.#file, this.language);
    const items = this.#file.items.filter(({ entry }) => !entry.isObsolete);
    const obsolete = this.#file.items.filter(({ entry }) => entry.isObsolete);
    this.#items = new Map(items.map((item) => [item.key, item]));
    this.#obsolete = new Map(obsolete.map((item) => [item.key, item]));
    this.entries = items.map((item) => this.#entryOf(item));
    this.obsolete = obsolete.map((item) => this.#entryOf(item));
    this.#known = new Map(this.entries.map((entry) => [entry.key, entry]));
  }

  value(key: string): ResourceValue | undefined {
    return this.#known.get(key)?.target?.value;
  }

  write({ values = new Map(), revive = [], remove = [], state = "translated" }: ResourceChanges): string {
    const isFuzzy = state === "needs-review";
    const writing = new PoWriting(this.#file, lineBreakOf(this.#text), isFuzzy);
    const added = new Map<string, readonly string[]>();
    const written: PoTranslation[] = [];
    for (const [key, value] of values) {
      const item = this.#items.get(key) ?? this.#ofSource(key);
      const texts = this.#texts(item, value);
      this.#checkCharset(texts);
      written.push({ item, texts });
      if (this.#items.has(key)) writing.translate(item, texts);
      else added.set(key, this.#added(item, { texts, isFuzzy }, writing));
    }
    for (const key of revive) {
      const obsolete = this.#obsolete.get(key);
      if (obsolete === undefined) throw notObsolete(key);
      if (values.has(key)) throw undecided(key, "written and revived");
      const item = this.#ofSource(key);
      this.#checkShape(item);
      const texts = obsolete.entry.translations;
      written.push({ item, texts });
      added.set(key, this.#added(item, { texts, isFuzzy: this.#isFuzzy(obsolete) }, writing));
    }
    this.#add(added, writing);
    for (const key of remove) {
      const item = this.#items.get(key);
      if (item === undefined) throw unknownKey(key);
      if (values.has(key)) throw undecided(key, "written and removed");
      writing.makeObsolete(item);
    }
    writing.setFields(this.#neededFields(written));
    return this.#file.mark + writing.text();
  }

  /** The same messages for another language, none translated. */
  empty(language: string): string {
    const lines: string[] = [...this.#headerFor(language)];
    const count = pluralCountOf(language) ?? 1;
    for (const item of this.#items.values()) {
      const writing = new PoWriting(this.#file, "\n", false);
      const texts = Array.from({ length: item.entry.plural === undefined ? 1 : count }, () => "");
      lines.push(...writing.copied(this.#file, item, { texts, isFuzzy: false }));
    }
    return this.#file.mark + lines.map((line) => line + lineBreakOf(this.#text)).join("");
  }

  #entryOf(item: PoItem): ResourceEntry {
    const { key, entry } = item;
    const { context, id, line, extractedComment: note, references } = entry;
    const state = this.#isFuzzy(item) ? "needs-review" : "translated";
    const value = this.#valueOf(entry);
    const partial = value === undefined && entry.plural !== undefined ? this.#plurals.partOf(entry) : undefined;
    const fault = entry.plural === undefined ? undefined : this.#plurals.faultOf(entry);
    return {
      key,
      path: context === undefined ? [id] : [context, id],
      line,
      unit: poUnit(entry, this.options.syntax),
      ...(value !== undefined && { target: { value, state } }),
      ...(partial !== undefined && { partial: { value: partial, state } }),
      ...(fault !== undefined && { fault }),
      ...(note !== undefined && { note }),
      ...(context !== undefined && { context }),
      ...(references.length > 0 && { references: references.flatMap((one) => one.split(/\s+/)) }),
    };
  }

  #valueOf(entry: PoEntry): ResourceValue | undefined {
    if (entry.plural !== undefined) return this.#plurals.valueOf(entry);
    const [text = ""] = entry.translations;
    return text === "" ? undefined : { kind: "single", text };
  }

  /** An obsolete one also where its plural is another than the source's now: it was made of another text. */
  #isFuzzy({ key, entry }: PoItem): boolean {
    const now = this.#sourceItem(key);
    const isOfOther = entry.isObsolete && now !== undefined && now.entry.plural !== entry.plural;
    return isOfOther || entry.flags.includes("fuzzy");
  }

  #sourceItem(key: string): PoItem | undefined {
    return this.#source === undefined ? undefined : this.#source.#items.get(key);
  }

  /** @throws ResourceError */
  #ofSource(key: string): PoItem {
    const item = this.#sourceItem(key);
    if (item === undefined) throw unknownKey(key);
    return item;
  }

  /** The lines of an entry of the source, with what translators noted on the obsolete one that it takes the place of. */
  #added(item: PoItem, translation: NewTranslation, writing: PoWriting): readonly string[] {
    const obsolete = this.#obsolete.get(item.key);
    return this.#source === undefined ? [] : writing.copied(this.#source.#file, item, { ...translation, obsolete });
  }

  /** @throws ResourceError where an obsolete entry holds something that has no place in the one that is added. */
  #checkShape({ key, entry }: PoItem): void {
    const obsolete = this.#obsolete.get(key)?.entry;
    if (obsolete === undefined || obsolete.translations.every((text) => text === "")) return;
    if ((obsolete.plural === undefined) === (entry.plural === undefined)) return;
    const [was, is] = entry.plural === undefined ? ["plural forms", "none"] : ["one text", "plural forms"];
    const shapes = `The obsolete entry of ${shownKey(key)} has ${was}, and the message has ${is}`;
    const problem = `${shapes}; write the message by hand, or remove the entry.`;
    throw new ResourceError("invalid-value", problem, { line: obsolete.line });
  }

  /** @throws ResourceError where not every form is there. */
  #texts(item: PoItem, value: ResourceValue): readonly string[] {
    const { key, entry } = item;
    this.#checkShape(item);
    if (entry.plural === undefined) {
      const text = singleText(key, value);
      if (text === "")
        throw new ResourceError("invalid-value", `The translation of ${shownKey(key)} is empty; leave it out.`);
      return [withLineBreaksOf(entry.id, text)];
    }
    if (value.kind === "single") {
      throw new ResourceError("invalid-value", `The message ${shownKey(key)} has plural forms; give them by category.`);
    }
    const standing = this.#items.get(key) ?? this.#obsolete.get(key);
    return this.#plurals.textsOf(key, value, standing?.entry).map((text) => withLineBreaksOf(entry.id, text));
  }

  #checkCharset(texts: readonly string[]): void {
    const isAscii = /charset=\s*(?:us-)?ascii/i.test(this.#file.fields.get("content-type") ?? "");
    if (!isAscii || texts.every(isAsciiText)) return;
    const problem = "The header says the charset is ASCII; convert the file with `msgconv --to-code=UTF-8`.";
    throw new ResourceError("invalid-value", problem, { line: this.#file.header?.first ?? 1 });
  }

  /** Fields that the header lacks, without which gettext would misread what is written. */
  #neededFields(written: readonly PoTranslation[]): ReadonlyMap<string, string> {
    const fields = new Map<string, string>();
    const contentType = this.#file.fields.get("content-type") ?? "";
    const texts = written.flatMap((one) => one.texts);
    if (!/charset=(?!CHARSET)/.test(contentType) && !texts.every(isAsciiText)) {
      fields.set("Content-Type", "text/plain; charset=UTF-8");
      fields.set("Content-Transfer-Encoding", "8bit");
    }
    const hasPlural = written.some(({ item: { entry }, texts: given }) => {
      return entry.plural !== undefined && given.join("\0") !== entry.translations.join("\0");
    });
    if (hasPlural && !this.#plurals.isDeclared) fields.set("Plural-Forms", this.#plurals.needed());
    const isNew = this.#file.header === undefined && fields.size > 0;
    if (!isNew || this.language === undefined) return fields;
    return new Map([["Language", posixLanguage(this.language)], ["MIME-Version", "1.0"], ...fields]);
  }

  /** What is new stands behind the entry that it follows in the source; an obsolete entry of the same id goes. */
  #add(added: ReadonlyMap<string, readonly string[]>, writing: PoWriting): void {
    if (added.size === 0) return;
    for (const item of this.#obsolete.values()) if (added.has(item.key)) writing.drop(item);
    const order = this.#source === undefined ? [] : this.#source.#items.keys();
    let anchor = this.#file.header;
    for (const key of withNew([...this.#items.keys()], new Set(added.keys()), order)) {
      const lines = added.get(key);
      if (lines === undefined) anchor = this.#items.get(key);
      else writing.addBehind(anchor, lines);
    }
  }

  /** What is said of the former translation's people and time goes. */
  #headerFor(language: string): readonly string[] {
    const { header, lines } = this.#file;
    const fields = new Map(header === undefined ? [] : fieldsOf(header.entry).map(({ type, value }) => [type, value]));
    const isTemplate = headerLanguage(this.#file) === undefined;
    if (!isTemplate) for (const name of ["Last-Translator", "Language-Team", "PO-Revision-Date"]) fields.delete(name);
    fields.set("Language", posixLanguage(language));
    fields.set("MIME-Version", "1.0");
    fields.set("Content-Type", "text/plain; charset=UTF-8");
    fields.set("Content-Transfer-Encoding", "8bit");
    const plurals = pluralFormsOf(language);
    if (plurals === undefined) fields.delete("Plural-Forms");
    else fields.set("Plural-Forms", plurals);
    const comments =
      header === undefined
        ? []
        : linesOf(lines, header).flatMap(({ kind, line }) =>
            kind === "comment" ? (lines[line - 1] ?? "").trimEnd() : [],
          );
    const written = [...fields].map(([name, value]) => `${name}: ${value}\n`).join("");
    return [...comments, 'msgid ""', ...translationLines([written], false)];
  }
}

function isAsciiText(text: string): boolean {
  return /^\p{ASCII}*$/u.test(text);
}

/** `msgfmt --check` wants both to begin and end with a line break, or neither. */
function withLineBreaksOf(source: string, text: string): string {
  const inside = text.replace(/^\n/, "").replace(/\n$/, "");
  return `${source.startsWith("\n") ? "\n" : ""}${inside}${source.endsWith("\n") ? "\n" : ""}`;
}

function pluralCountOf(language: string): number | undefined {
  const written = pluralFormsOf(language);
  return written === undefined ? undefined : pluralForms(written, 1).count;
}

function undecided(key: string, what: string): ResourceError {
  return new ResourceError("invalid-value", `${shownKey(key)} is ${what}; decide.`);
}

function notObsolete(key: string): ResourceError {
  return new ResourceError("unknown-key", `The file has no obsolete entry of ${shownKey(key)}.`);
}

function unknownKey(key: string): ResourceError {
  return new ResourceError("unknown-key", `Neither the file nor its source has a message ${shownKey(key)}.`);
}
