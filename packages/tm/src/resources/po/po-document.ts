import type { PoEntry } from "../../formats/po/po-entry.ts";
import { fieldsOf } from "../../formats/po/read-po.ts";
import { withNew } from "../keyed/key-tree.ts";
import { singleText } from "../keyed/keyed-scheme.ts";
import type {
  ReadResourceOptions,
  ResourceChanges,
  ResourceDocument,
  ResourceEntry,
  ResourceTarget,
  ResourceValue,
} from "../resource.ts";
import { ResourceError, shownKey } from "../resource-error.ts";
import { lineBreakOf } from "../resource-text.ts";
import { pluralForms } from "./plural-expression.ts";
import { hasPluralRules, PluralMapping, pluralFormsOf } from "./plural-rules.ts";
import { type PoFile, type PoItem, poFile } from "./po-file.ts";
import { headerLanguage, posixLanguage } from "./po-language.ts";
import { linesOf, translationLines } from "./po-lines.ts";
import { poUnit } from "./po-unit.ts";
import { PoWriting } from "./po-writing.ts";

/** A gettext PO or POT file. */
export class PoDocument implements ResourceDocument {
  readonly format = "po";
  readonly isBilingual = true;
  readonly language: string | undefined;
  readonly sourceLanguage: string;
  readonly entries: readonly ResourceEntry[];
  readonly options: ReadResourceOptions;
  readonly #text: string;
  readonly #file: PoFile;
  readonly #source: PoDocument | undefined;
  readonly #items: ReadonlyMap<string, PoItem>;
  /** `undefined` where the header says nothing of plurals yet. */
  readonly #plurals: PluralMapping | undefined;
  readonly #known: ReadonlyMap<string, ResourceEntry>;

  constructor(text: string, options: ReadResourceOptions, source?: PoDocument) {
    this.#text = text;
    this.#file = poFile(text);
    this.#source = source;
    this.options = options;
    this.language = headerLanguage(this.#file) ?? options.language;
    this.sourceLanguage = options.sourceLanguage ?? source?.sourceLanguage ?? "en";
    this.#plurals = pluralMapping(this.#file, this.language);
    const items = this.#file.items.filter(({ entry }) => !entry.isObsolete);
    this.#items = new Map(items.map((item) => [item.key, item]));
    this.entries = items.map((item) => this.#entryOf(item));
    this.#known = new Map(this.entries.map((entry) => [entry.key, entry]));
  }

  value(key: string): ResourceValue | undefined {
    return this.#known.get(key)?.target?.value;
  }

  write({ values = new Map(), remove = [], state = "translated" }: ResourceChanges): string {
    const writing = new PoWriting(this.#file, lineBreakOf(this.#text), state === "needs-review");
    const added = new Map<string, readonly string[]>();
    for (const [key, value] of values) {
      const own = this.#items.get(key);
      const item = own ?? (this.#source === undefined ? undefined : this.#source.#items.get(key));
      if (item === undefined) throw unknownKey(key);
      const texts = this.#texts(item, value);
      this.#checkCharset(texts);
      if (own !== undefined) writing.translate(own, texts);
      else added.set(key, this.#source === undefined ? [] : writing.copied(this.#source.#file, item, texts));
    }
    this.#add(added, writing);
    for (const key of remove) {
      const item = this.#items.get(key);
      if (item === undefined) throw unknownKey(key);
      if (values.has(key)) throw new ResourceError("invalid-value", `${shownKey(key)} is written and removed; decide.`);
      writing.makeObsolete(item);
    }
    writing.setFields(this.#neededFields([...values.values()]));
    return this.#file.mark + writing.text();
  }

  /** The same messages for another language, none translated. */
  empty(language: string): string {
    const lines: string[] = [...this.#headerFor(language)];
    const count = pluralMappingOf(language)?.count ?? 1;
    for (const item of this.#items.values()) {
      const writing = new PoWriting(this.#file, "\n", false);
      const texts = Array.from({ length: item.entry.plural === undefined ? 1 : count }, () => "");
      lines.push(...writing.copied(this.#file, item, texts));
    }
    return this.#file.mark + lines.map((line) => line + lineBreakOf(this.#text)).join("");
  }

  #entryOf({ key, entry }: PoItem): ResourceEntry {
    const { context, id, line, extractedComment: note, references } = entry;
    const target = this.#targetOf(entry);
    const partial = entry.plural === undefined ? undefined : this.#plurals?.partialForms(entry.translations);
    return {
      key,
      path: context === undefined ? [id] : [context, id],
      line,
      unit: poUnit(entry, this.options.syntax),
      ...(target !== undefined && { target }),
      ...(target === undefined && partial !== undefined && partial.size > 0 && { partial }),
      ...(note !== undefined && { note }),
      ...(context !== undefined && { context }),
      ...(references.length > 0 && { references: references.flatMap((one) => one.split(/\s+/)) }),
    };
  }

  #targetOf({ plural, translations, flags }: PoEntry): ResourceTarget | undefined {
    const state = flags.includes("fuzzy") ? "needs-review" : "translated";
    const [text = ""] = translations;
    if (plural === undefined) return text === "" ? undefined : { value: { kind: "single", text }, state };
    const forms = this.#plurals?.forms(translations);
    return forms === undefined ? undefined : { value: { kind: "plural", forms }, state };
  }

  /** @throws ResourceError where not every form is there. */
  #texts({ key, entry }: PoItem, value: ResourceValue): readonly string[] {
    if (entry.plural === undefined) {
      const text = singleText(key, value);
      if (text === "")
        throw new ResourceError("invalid-value", `The translation of ${shownKey(key)} is empty; leave it out.`);
      return [withLineBreaksOf(entry.id, text)];
    }
    if (value.kind === "single") {
      throw new ResourceError("invalid-value", `The message ${shownKey(key)} has plural forms; give them by category.`);
    }
    const mapping =
      this.#plurals ?? pluralMapping({ ...this.#file, fields: neededFields(this.#neededPlurals()) }, this.language);
    const texts = mapping?.texts(value.forms);
    if (texts === undefined) {
      const problem = `The plural forms of ${shownKey(key)} are not whole; give one for each category of the language.`;
      throw new ResourceError("invalid-value", problem);
    }
    return texts.map((text) => withLineBreaksOf(entry.id, text));
  }

  #neededPlurals(): string {
    const line = this.#file.header?.first ?? 1;
    if (this.language === undefined) {
      const problem = "The header has no `Language`, which plural forms depend on; write it there, or give the option.";
      throw new ResourceError("invalid-value", problem, { line });
    }
    const forms = pluralFormsOf(this.language);
    if (forms !== undefined) return forms;
    const problem = `No \`Plural-Forms\` is known for ${JSON.stringify(this.language)}; write the language's own into the header.`;
    throw new ResourceError("unsupported", problem, { line });
  }

  #checkCharset(texts: readonly string[]): void {
    const isAscii = /charset=\s*(?:us-)?ascii/i.test(this.#file.fields.get("content-type") ?? "");
    if (!isAscii || texts.every(isAsciiText)) return;
    const problem = "The header says the charset is ASCII; convert the file with `msgconv --to-code=UTF-8`.";
    throw new ResourceError("invalid-value", problem, { line: this.#file.header?.first ?? 1 });
  }

  /** Fields that the header lacks, without which gettext would misread what is written. */
  #neededFields(values: readonly ResourceValue[]): ReadonlyMap<string, string> {
    const fields = new Map<string, string>();
    const contentType = this.#file.fields.get("content-type") ?? "";
    const texts = values.flatMap((value) => (value.kind === "single" ? value.text : [...value.forms.values()]));
    if (!/charset=(?!CHARSET)/.test(contentType) && !texts.every(isAsciiText)) {
      fields.set("Content-Type", "text/plain; charset=UTF-8");
      fields.set("Content-Transfer-Encoding", "8bit");
    }
    const hasPlural = values.some(({ kind }) => kind === "plural");
    if (hasPlural && this.#plurals === undefined) fields.set("Plural-Forms", this.#neededPlurals());
    const isNew = this.#file.header === undefined && fields.size > 0;
    if (!isNew || this.language === undefined) return fields;
    return new Map([["Language", posixLanguage(this.language)], ["MIME-Version", "1.0"], ...fields]);
  }

  /** What is new stands behind the entry that it follows in the source; an obsolete entry of the same id goes. */
  #add(added: ReadonlyMap<string, readonly string[]>, writing: PoWriting): void {
    if (added.size === 0) return;
    for (const item of this.#file.items) if (item.entry.isObsolete && added.has(item.key)) writing.drop(item);
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

function neededFields(plurals: string): ReadonlyMap<string, string> {
  return new Map([["plural-forms", plurals]]);
}

/** What the header's `Plural-Forms` says; a template has words in its place. */
function pluralMapping({ fields, header }: PoFile, language: string | undefined): PluralMapping | undefined {
  const written = fields.get("plural-forms") ?? "";
  if (written === "" || written.includes("INTEGER") || language === undefined || !hasPluralRules(language))
    return undefined;
  return new PluralMapping(pluralForms(written, header?.first ?? 1), language);
}

function pluralMappingOf(language: string): PluralMapping | undefined {
  const written = pluralFormsOf(language);
  return written === undefined ? undefined : new PluralMapping(pluralForms(written, 1), language);
}

function unknownKey(key: string): ResourceError {
  return new ResourceError("unknown-key", `Neither the file nor its source has a message ${shownKey(key)}.`);
}
