import type { MessageSyntax, MessageUnit, PrintfFamily } from "@dragoman/message";
import type { PoEntry } from "../../formats/po/po-entry.ts";
import { fieldsOf } from "../../formats/po/read-po.ts";
import { canonicalLanguage } from "../../model/language.ts";
import { withNew } from "../keyed/key-tree.ts";
import { singleText } from "../keyed/keyed-scheme.ts";
import { countNameOf, syntaxShownBy } from "../message-syntax.ts";
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
import { flagsLine, LineEdits, linesOf, translationLines } from "./po-lines.ts";

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
    return {
      key,
      path: context === undefined ? [id] : [context, id],
      line,
      unit: unitOf(entry, this.options.syntax),
      ...(target !== undefined && { target }),
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
    return fields;
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

/** Puts translations into a file. */
class PoWriting {
  readonly #file: PoFile;
  readonly #edits: LineEdits;
  readonly #isFuzzy: boolean;

  constructor(file: PoFile, lineBreak: string, isFuzzy: boolean) {
    this.#file = file;
    this.#edits = new LineEdits(file.lines, lineBreak);
    this.#isFuzzy = isFuzzy;
  }

  text(): string {
    return this.#edits.text();
  }

  translate(item: PoItem, texts: readonly string[]): void {
    const { entry } = item;
    const isFuzzy = entry.flags.includes("fuzzy");
    if (texts.join("\0") === entry.translations.join("\0") && isFuzzy === this.#isFuzzy) return;
    const lines = linesOf(this.#file.lines, item);
    const flags = lines.filter(({ kind }) => kind === "flags");
    const firstText = lines.find(({ kind }) => kind === "previous" || kind === "id")?.line ?? item.first;
    const places = lines.filter(({ kind }) => kind === "translation").map(({ line }) => line);
    places.forEach((line, index) => {
      this.#edits.replace(line, index === 0 ? translationLines(texts, entry.plural !== undefined) : []);
    });
    for (const { line } of flags) this.#setFlags(line, this.#isFuzzy && line === flags[0]?.line);
    if (flags.length === 0 && this.#isFuzzy) this.#edits.addBehind(firstText - 1, ["#, fuzzy"]);
    // It is what the text was when the former translation was made.
    for (const { line, kind } of lines) if (kind === "previous") this.#edits.replace(line, []);
  }

  #setFlags(line: number, isFuzzy: boolean): void {
    const written = flagsLine(this.#file.lines[line - 1] ?? "", isFuzzy);
    this.#edits.replace(line, written === undefined ? [] : [written]);
  }

  /** An entry of another file with these translations, and a blank line before. */
  copied(from: PoFile, item: PoItem, texts: readonly string[]): readonly string[] {
    const lines = linesOf(from.lines, item);
    const [firstFlags] = lines.filter(({ kind }) => kind === "flags");
    const firstText = lines.find(({ kind }) => kind === "id");
    const written = lines.flatMap(({ line, kind }) => {
      const text = (from.lines[line - 1] ?? "").replace(/\r?\n$/, "");
      if (kind === "flags") return flagsLine(text, this.#isFuzzy && line === firstFlags?.line) ?? [];
      if (kind === "id") {
        const isFirst = line === firstText?.line && firstFlags === undefined && this.#isFuzzy;
        return isFirst ? ["#, fuzzy", text] : text;
      }
      return kind === "extracted" || kind === "reference" || kind === "comment" ? text : [];
    });
    return ["", ...written, ...translationLines(texts, item.entry.plural !== undefined)];
  }

  addBehind(anchor: PoItem | undefined, lines: readonly string[]): void {
    this.#edits.addBehind(anchor?.last ?? 0, lines);
  }

  /** As `msgmerge` does it: the texts stay, what ties them to the program goes. */
  makeObsolete(item: PoItem): void {
    for (const { line, kind } of linesOf(this.#file.lines, item)) {
      const text = (this.#file.lines[line - 1] ?? "").trimEnd();
      if (kind === "extracted" || kind === "reference") this.#edits.replace(line, []);
      else if (kind === "previous") this.#edits.replace(line, [text.replace(/^\s*#\|/, "#~|")]);
      else if (kind === "id" || kind === "translation") this.#edits.replace(line, [`#~ ${text.trimStart()}`]);
    }
  }

  drop(item: PoItem): void {
    for (let line = item.first; line <= item.last; line += 1) this.#edits.replace(line, []);
    const isBlankBehind = (this.#file.lines[item.last] ?? "").trim() === "";
    if (isBlankBehind && item.last < this.#file.lines.length) this.#edits.replace(item.last + 1, []);
  }

  /** Sets fields of the header; what is not there is added at its end. */
  setFields(fields: ReadonlyMap<string, string>): void {
    if (fields.size === 0) return;
    const { header, lines } = this.#file;
    const left = new Map(fields);
    const before = header === undefined ? [] : fieldsOf(header.entry);
    const kept = before.map(({ type, value }) => {
      const name = [...left.keys()].find((one) => one.toLowerCase() === type.toLowerCase());
      const written = name === undefined ? value : (left.get(name) ?? value);
      if (name !== undefined) left.delete(name);
      return `${type}: ${written}\n`;
    });
    const added = [...left].map(([name, value]) => `${name}: ${value}\n`);
    const written = translationLines([[...kept, ...added].join("")], false);
    if (header === undefined) {
      this.#edits.addFirst(['msgid ""', ...written, ""]);
      return;
    }
    const places = linesOf(lines, header).filter(({ kind }) => kind === "translation");
    places.forEach(({ line }, index) => {
      this.#edits.replace(line, index === 0 ? written : []);
    });
  }
}

function isAsciiText(text: string): boolean {
  return /^\p{ASCII}*$/u.test(text);
}

function unitOf({ id, plural, flags }: PoEntry, given: MessageSyntax | undefined): MessageUnit {
  const texts = plural === undefined ? [id] : [id, plural];
  const syntax = given ?? syntaxOf(flags, texts);
  if (plural === undefined) return { kind: "single", text: id, syntax };
  const forms = new Map([["one", id] as const, ["other", plural] as const]);
  return { kind: "plural", type: "cardinal", forms, syntax, countName: countNameOf(texts) };
}

const families: ReadonlyMap<string, PrintfFamily> = new Map([
  ["c-format", "c"],
  ["objc-format", "objc"],
  ["php-format", "php"],
  ["python-format", "python"],
  ["python-brace-format", "python-brace"],
  ["ruby-format", "ruby"],
]);

function syntaxOf(flags: readonly string[], texts: readonly string[]): MessageSyntax {
  for (const flag of flags) {
    const family = families.get(flag);
    if (family !== undefined) return { kind: "printf", family };
  }
  return flags.some((flag) => /^no-.*-format$/.test(flag)) ? { kind: "plain" } : syntaxShownBy(texts);
}

/** `msgfmt --check` wants both to begin and end with a line break, or neither. */
function withLineBreaksOf(source: string, text: string): string {
  const inside = text.replace(/^\n/, "").replace(/\n$/, "");
  return `${source.startsWith("\n") ? "\n" : ""}${inside}${source.endsWith("\n") ? "\n" : ""}`;
}

/** The header's `Language`, as BCP 47: `sr@latin` is `sr-Latn`. */
function headerLanguage({ fields }: PoFile): string | undefined {
  const written = fields.get("language") ?? "";
  if (written === "") return undefined;
  const [tag = "", modifier = ""] = written.split("@", 2);
  const script = new Map([
    ["latin", "Latn"],
    ["cyrillic", "Cyrl"],
  ]).get(modifier.toLowerCase());
  const [base = "", ...more] = tag.split(".", 1).join("").split("_");
  return canonicalLanguage([base, ...(script === undefined ? [] : [script]), ...more].join("-"));
}

/** As gettext writes it: `pt_BR`, `sr@latin`. */
function posixLanguage(language: string): string {
  const [base = "", ...more] = canonicalLanguage(language).split("-");
  const modifier = more.includes("Latn") ? "@latin" : more.includes("Cyrl") ? "@cyrillic" : "";
  return [base, ...more.filter((part) => part !== "Latn" && part !== "Cyrl")].join("_") + modifier;
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
