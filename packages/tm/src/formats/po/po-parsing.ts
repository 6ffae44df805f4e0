import { undecodable } from "../../reading/encoding.ts";
import type { FaultAction, FaultCode } from "../../reading/faults.ts";
import type { ReportKeeper } from "../../reading/report.ts";
import type { PoEntry, PoTexts } from "./po-entry.ts";
import { unquotePo } from "./po-strings.ts";

/** Longer entries, and lines, are no translation: `limit_exceeded`. */
const longestEntry = 10_000_000;

/** An entry, and whether something in it had to be put right. */
export interface ParsedEntry {
  readonly entry: PoEntry;
  readonly isRepaired: boolean;
  /** Its first and last line, comments included, from 1. */
  readonly lines: readonly [first: number, last: number];
}

/**
 * The entries of a PO file, one after the other. The registry's parsers read a file whole, into objects keyed by its
 * texts, and do not say in which line a fault is.
 * @throws MemoryFileError
 */
export async function* parsePo(text: AsyncIterable<string>, report: ReportKeeper): AsyncGenerator<ParsedEntry> {
  const parsing = new PoParsing(report);
  let rest = "";
  for await (const piece of text) {
    const lines = piece.split("\n");
    lines[0] = rest + (lines[0] ?? "");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      const entry = parsing.take(line.replace(/\r$/, ""));
      if (entry !== undefined) yield entry;
    }
    parsing.checkLine(rest.length);
  }
  const beforeLast = parsing.take(rest.replace(/\r$/, ""));
  if (beforeLast !== undefined) yield beforeLast;
  const last = parsing.end();
  if (last !== undefined) yield last;
}

/**
 * As `parsePo`, of a text that is there as a whole.
 * @throws MemoryFileError
 */
export function* poEntries(text: string, report: ReportKeeper): Generator<ParsedEntry> {
  const parsing = new PoParsing(report);
  for (const line of text.split("\n")) {
    parsing.checkLine(line.length);
    const entry = parsing.take(line.replace(/\r$/, ""));
    if (entry !== undefined) yield entry;
  }
  const last = parsing.end();
  if (last !== undefined) yield last;
}

/** What has been read of an entry. */
class Draft {
  line = 0;
  firstLine = 0;
  lastLine = 0;
  length = 0;
  isObsolete = false;
  isSkipped = false;
  isRepaired = false;
  readonly comment: string[] = [];
  readonly extractedComment: string[] = [];
  readonly references: string[] = [];
  readonly flags: string[] = [];
  /** By keyword, `msgstr[1]` among them. */
  readonly texts = new Map<string, string>();
  readonly previous = new Map<string, string>();
}

class PoParsing {
  readonly #report: ReportKeeper;
  #draft = new Draft();
  #line = 0;
  #sawEntry = false;
  /** What a string without a keyword goes on with. */
  #open: { readonly texts: Map<string, string>; readonly keyword: string } | undefined;

  constructor(report: ReportKeeper) {
    this.#report = report;
  }

  /** Takes the next line. @returns the entry that ended before it. */
  take(line: string): ParsedEntry | undefined {
    this.#line += 1;
    const trimmed = line.trim();
    if (trimmed === "") return this.#endNothing();
    const isObsolete = trimmed.startsWith("#~");
    const content = isObsolete ? trimmed.slice(2).trimStart() : trimmed;
    const finished = this.#beginsEntry(content) ? this.#finish() : undefined;

    const draft = this.#draft;
    if (draft.firstLine === 0) draft.firstLine = this.#line;
    draft.lastLine = this.#line;
    this.#measure(line);
    if (isObsolete) draft.isObsolete = true;
    if (content.startsWith("#|")) this.#text(content.slice(2).trimStart(), draft.previous);
    else if (isObsolete && content.startsWith("|")) this.#text(content.slice(1).trimStart(), draft.previous);
    else if (content.startsWith("#")) this.#comment(isObsolete ? content : line.trimStart());
    else this.#text(content, draft.texts);
    return finished;
  }

  end(): ParsedEntry | undefined {
    const { texts } = this.#draft;
    if (texts.size === 0) return undefined;
    if (!hasTranslation(texts)) {
      this.#note("truncated", "The file ends before the entry has its `msgstr`.", "raise", ["skip"]);
    }
    return this.#finish();
  }

  /** @throws MemoryFileError for a line that has not ended after so many characters, and may never. */
  checkLine(length: number): void {
    if (length <= longestEntry) return;
    const message = `A line has more than ${longestEntry} characters.`;
    this.#report.raise({ code: "limit_exceeded", line: this.#line + 1, message });
  }

  #measure(line: string): void {
    this.#draft.length += line.length;
    if (this.#draft.length <= longestEntry || this.#draft.isSkipped) return;
    this.#note("limit_exceeded", `An entry has more than ${longestEntry} characters.`, "skip", ["skip"]);
  }

  /** What is no part of any entry ends where a blank line is. */
  #endNothing(): undefined {
    const { isSkipped, texts } = this.#draft;
    if (isSkipped && texts.size === 0) this.#finish();
  }

  /**
   * Comments, context and id stand before the translation, so that after one they begin the next entry, and so does what
   * is no line of a PO file.
   */
  #beginsEntry(content: string): boolean {
    const { texts } = this.#draft;
    if (hasTranslation(texts) && !/^(?:"|msgstr|msgid_plural)/.test(content)) return true;
    if (content.startsWith("#") || content.startsWith("|")) return texts.has("msgid");
    if (/^msgctxt\b/.test(content)) return texts.size > 0;
    return /^msgid\b/.test(content) && texts.has("msgid");
  }

  /** `#.`, `#:`, `#,`, and `#` alone for the translator's. */
  #comment(line: string): void {
    this.#open = undefined;
    const { comment, extractedComment, references, flags, isSkipped } = this.#draft;
    if (isSkipped) return;
    const text = line.slice(2);
    if (line.startsWith("#.")) extractedComment.push(this.#decoded(text.replace(/^ /, "")));
    else if (line.startsWith("#:")) references.push(this.#decoded(text.trim()));
    else if (line.startsWith("#,")) flags.push(...text.split(",").flatMap((flag) => flag.trim() || []));
    else comment.push(this.#decoded(line.slice(1).replace(/^ /, "")));
  }

  /** `msgid "text"`, or a string that goes on with the one before. */
  #text(content: string, texts: Map<string, string>): void {
    const [, keyword, written = content] =
      /^(msgctxt|msgid|msgid_plural|msgstr(?:\[\d{1,2}\])?)\s*(".*)$/s.exec(content) ?? [];
    const text = unquotePo(written);
    if (text === undefined || (keyword === undefined && this.#open?.texts !== texts)) {
      this.#malformed("This is no line of a PO file; an entry has `msgid` and `msgstr` with quoted texts.");
      return;
    }
    if (!text.isKnown) {
      this.#note("invalid_value", "An escape that PO does not know; it is kept as it is written.", "repair");
    }
    if (keyword !== undefined) {
      if (texts.has(keyword)) this.#malformed(`The entry has two \`${keyword}\`.`);
      this.#open = { texts, keyword };
      if (keyword === "msgid" && texts === this.#draft.texts) this.#draft.line = this.#line;
    }
    const key = keyword ?? this.#open?.keyword ?? "";
    const value = (keyword === undefined ? (texts.get(key) ?? "") : "") + this.#decoded(text.text);
    texts.set(key, this.#draft.isSkipped ? "" : value);
  }

  #decoded(text: string): string {
    if (!text.includes(undecodable)) return text;
    const message = "Bytes that the file's encoding does not know; its header names the encoding as `charset`.";
    this.#note("invalid_encoding", message, "skip");
    return text.replaceAll(undecodable, "\uFFFD");
  }

  #finish(): ParsedEntry | undefined {
    const entry = this.#draft.isSkipped ? undefined : this.#entry();
    const { isRepaired, isSkipped, firstLine, lastLine } = this.#draft;
    if (isSkipped) this.#report.skipped += 1;
    this.#draft = new Draft();
    this.#open = undefined;
    this.#sawEntry = true;
    return entry === undefined || isSkipped ? undefined : { entry, isRepaired, lines: [firstLine, lastLine] };
  }

  #entry(): PoEntry | undefined {
    const { texts, previous, comment, extractedComment, line, isObsolete, references, flags } = this.#draft;
    const id = texts.get("msgid");
    const translations = translationsIn(texts);
    if (id === undefined || translations === undefined) {
      this.#malformed("The entry has no `msgid`, or not every `msgstr` that it should have.", line || this.#line);
      return undefined;
    }
    const [context, plural] = [texts.get("msgctxt"), texts.get("msgid_plural")];
    return {
      line,
      isObsolete,
      ...(comment.length > 0 && { comment: comment.join("\n") }),
      ...(extractedComment.length > 0 && { extractedComment: extractedComment.join("\n") }),
      references,
      flags,
      previous: textsIn(previous),
      ...(context !== undefined && { context }),
      id,
      ...(plural !== undefined && { plural }),
      translations,
    };
  }

  /** Where nothing was right so far, it is no PO file at all. */
  #malformed(message: string, line = this.#line): void {
    this.#note("malformed", message, this.#sawEntry ? "skip" : "raise", ["skip"], line);
  }

  #note(
    code: FaultCode,
    message: string,
    usual: FaultAction,
    possible?: readonly FaultAction[],
    line = this.#line,
  ): void {
    const action = this.#report.note({ code, line, message }, usual, possible);
    if (action === "skip") this.#draft.isSkipped = true;
    else this.#draft.isRepaired = true;
  }
}

function hasTranslation(texts: ReadonlyMap<string, string>): boolean {
  for (const keyword of texts.keys()) if (keyword.startsWith("msgstr")) return true;
  return false;
}

/** `msgstr`, or with a plural `msgstr[0]` and on without a gap. */
function translationsIn(texts: ReadonlyMap<string, string>): readonly string[] | undefined {
  const forms = [...texts.keys()].filter((keyword) => keyword.startsWith("msgstr"));
  const expected = texts.has("msgid_plural") ? forms.map((_, index) => `msgstr[${index}]`) : ["msgstr"];
  const found = expected.map((keyword) => texts.get(keyword)).filter((text) => text !== undefined);
  return found.length === forms.length && found.length > 0 ? found : undefined;
}

function textsIn(texts: ReadonlyMap<string, string>): PoTexts {
  const [context, id, plural] = [texts.get("msgctxt"), texts.get("msgid"), texts.get("msgid_plural")];
  return {
    ...(context !== undefined && { context }),
    ...(id !== undefined && { id }),
    ...(plural !== undefined && { plural }),
  };
}
