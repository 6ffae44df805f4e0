import { fieldsOf } from "../../formats/po/read-po.ts";
import type { PoFile, PoItem } from "./po-file.ts";
import { flagsLine, LineEdits, linesOf, translationLines } from "./po-lines.ts";

/** What an entry of another file gets. */
export interface NewTranslation {
  readonly texts: readonly string[];
  readonly isFuzzy: boolean;
  /** The entry of this file whose place it takes, with what translators noted on it. */
  readonly obsolete?: PoItem | undefined;
}

/** Puts translations into a file. */
export class PoWriting {
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
    // It is what the text was when the former translation was made, of which a form may stay.
    const keepsForm = texts.some((text, index) => text !== "" && text === entry.translations[index]);
    if (isFuzzy && this.#isFuzzy && keepsForm) return;
    for (const { line, kind } of lines) if (kind === "previous") this.#edits.replace(line, []);
  }

  #setFlags(line: number, isFuzzy: boolean): void {
    const written = flagsLine(this.#file.lines[line - 1] ?? "", isFuzzy);
    this.#edits.replace(line, written === undefined ? [] : [written]);
  }

  /** An entry of another file with these translations, and a blank line before. */
  copied(from: PoFile, item: PoItem, { texts, isFuzzy, obsolete }: NewTranslation): readonly string[] {
    const lines = linesOf(from.lines, item);
    const [firstFlags] = lines.filter(({ kind }) => kind === "flags");
    const firstText = lines.find(({ kind }) => kind === "id");
    const comments = this.#linesOfObsolete("comment", obsolete);
    const written = lines.flatMap(({ line, kind }) => {
      const text = (from.lines[line - 1] ?? "").replace(/\r?\n$/, "");
      if (kind === "flags") return flagsLine(text, isFuzzy && line === firstFlags?.line) ?? [];
      if (kind === "id") {
        if (line !== firstText?.line) return text;
        const isRevived = texts.join("\0") === obsolete?.entry.translations.join("\0");
        const previous = isFuzzy && isRevived ? this.#linesOfObsolete("previous", obsolete) : [];
        return [...(isFuzzy && firstFlags === undefined ? ["#, fuzzy"] : []), ...previous, text];
      }
      if (kind === "comment") return comments.length > 0 ? [] : text;
      return kind === "extracted" || kind === "reference" ? text : [];
    });
    return ["", ...comments, ...written, ...translationLines(texts, item.entry.plural !== undefined)];
  }

  #linesOfObsolete(kind: "comment" | "previous", item: PoItem | undefined): readonly string[] {
    const lines = item === undefined ? [] : linesOf(this.#file.lines, item).filter((one) => one.kind === kind);
    return lines.map(({ line }) =>
      (this.#file.lines[line - 1] ?? "")
        .trim()
        .replace(/^#~\|/, "#|")
        .replace(/^#~\s*/, ""),
    );
  }

  /** @param lines with a blank one before them, which comes behind them where they stand before all else. */
  addBehind(anchor: PoItem | undefined, lines: readonly string[]): void {
    if (anchor !== undefined) this.#edits.addBehind(anchor.last, lines);
    else this.#edits.addBehind(0, [...lines.slice(1), ""]);
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
      return type === "" ? `${value}\n` : `${type}: ${written}\n`;
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
