import type { PoEntry } from "../../formats/po/po-entry.ts";
import { isHeader } from "../../formats/po/po-entry.ts";
import { poEntries } from "../../formats/po/po-parsing.ts";
import { fieldsOf } from "../../formats/po/read-po.ts";
import { type FaultPolicy, MemoryFileError } from "../../reading/faults.ts";
import { ReportKeeper } from "../../reading/report.ts";
import { ResourceError, type ResourceErrorCode, shownKey } from "../resource-error.ts";
import { byteOrderMark } from "../resource-text.ts";

/** A PO file with the lines that each of its entries has. */
export interface PoFile {
  /** Its byte order mark, which is in none of the lines. */
  readonly mark: string;
  readonly lines: PoLines;
  readonly header: PoItem | undefined;
  /** Fields of the header by name in lower case. */
  readonly fields: ReadonlyMap<string, string>;
  /** All entries but the header, obsolete ones among them, in the order of the file. */
  readonly items: readonly PoItem[];
}

export interface PoItem {
  readonly key: string;
  readonly entry: PoEntry;
  /** From 1. */
  readonly first: number;
  readonly last: number;
}

/** The lines of a text, each with the line break behind it. */
export type PoLines = readonly string[];

/** What the reader of memories puts right or leaves out is an error here: the file is changed, so all of it counts. */
const policy: FaultPolicy = {
  invalid_value: "raise",
  invalid_encoding: "raise",
  limit_exceeded: "raise",
  truncated: "raise",
  malformed: "raise",
};

/** @throws ResourceError */
export function poFile(text: string): PoFile {
  const items: PoItem[] = [];
  let header: PoItem | undefined;
  const seen = new Set<string>();
  const mark = text.startsWith(byteOrderMark) ? byteOrderMark : "";
  const content = text.slice(mark.length);
  for (const item of poItems(content)) {
    const { entry, key } = item;
    if (isHeader(entry) && header === undefined && items.length === 0 && !entry.isObsolete) {
      header = item;
      continue;
    }
    if (seen.has(key) || (isHeader(entry) && !entry.isObsolete)) {
      const what = isHeader(entry) ? "A second header" : `The message ${shownKey(key)} stands there twice`;
      const problem = `${what}; remove one, or merge them with \`msguniq\`.`;
      throw new ResourceError("duplicate-key", problem, { line: entry.line });
    }
    seen.add(key);
    items.push(item);
  }
  const fields = new Map<string, string>();
  for (const { type, value } of header === undefined ? [] : fieldsOf(header.entry))
    fields.set(type.toLowerCase(), value);
  checkCharset(fields, header?.first ?? 1);
  return { mark, lines: content.split(/(?<=\n)/), header, fields, items };
}

function* poItems(text: string): Generator<PoItem> {
  try {
    for (const { entry, lines } of poEntries(text, new ReportKeeper(policy))) {
      yield { key: poKey(entry), entry, first: lines[0], last: lines[1] };
    }
  } catch (error) {
    if (!(error instanceof MemoryFileError)) throw error;
    const { code, line, message } = error.fault;
    throw new ResourceError(codes.get(code) ?? "malformed", message, { line, cause: error });
  }
}

const codes: ReadonlyMap<string, ResourceErrorCode> = new Map([["limit_exceeded", "limit-exceeded"]]);

/** As gettext joins context and `msgid` in its catalogs. */
function poKey({ context, id }: Pick<PoEntry, "context" | "id">): string {
  return context === undefined ? id : `${context}\u0004${id}`;
}

/** A file in another encoding was read as UTF-8, in which no other letters than those of ASCII are the same. */
function checkCharset(fields: ReadonlyMap<string, string>, line: number): void {
  const charset = /charset=\s*([\w.:-]+)/i.exec(fields.get("content-type") ?? "")?.[1] ?? "UTF-8";
  if (/^(?:utf-?8|charset|(?:us-)?ascii)$/i.test(charset)) return;
  const problem = "The header says another charset than UTF-8; convert the file with `msgconv --to-code=UTF-8`.";
  throw new ResourceError("invalid-encoding", problem, { line });
}
