import type { TranslationUnit } from "../model/unit.ts";
import type { FileSource, UnitReader } from "../reading/reader.ts";
import { readTmx } from "../tmx/read.ts";
import { writeTmx } from "../tmx/write.ts";
import { readCsv, readTsv } from "./csv/read-csv.ts";
import { writeCsv, writeTsv } from "./csv/write-csv.ts";
import type { FormatName } from "./format-name.ts";
import { formatOfContent } from "./format-of-content.ts";
import { readI18next } from "./i18next/read-i18next.ts";
import { writeI18next } from "./i18next/write-i18next.ts";
import { readPo } from "./po/read-po.ts";
import { writePo } from "./po/write-po.ts";
import { readXliff1, writeXliff1 } from "./xliff/xliff-1.ts";
import { readXliff2, writeXliff2 } from "./xliff/xliff-2.ts";

/** A reader and a writer, each with options of its own. */
interface Format {
  /** Lower case, with the dot; the usual one first. */
  readonly extensions: readonly string[];
  readonly read: (source: FileSource, options: never) => UnitReader;
  readonly write: (
    units: AsyncIterable<TranslationUnit> | Iterable<TranslationUnit>,
    options: never,
  ) => ReadableStream<Uint8Array>;
}

/** Every format that units are read from and written to. */
export const formats = {
  tmx: { extensions: [".tmx"], read: readTmx, write: writeTmx },
  "xliff-1.2": {
    extensions: [".xlf", ".xliff", ".sdlxliff", ".mqxliff", ".mxliff", ".txlf"],
    read: readXliff1,
    write: writeXliff1,
  },
  "xliff-2": { extensions: [".xlf", ".xliff"], read: readXliff2, write: writeXliff2 },
  po: { extensions: [".po", ".pot"], read: readPo, write: writePo },
  csv: { extensions: [".csv"], read: readCsv, write: writeCsv },
  tsv: { extensions: [".tsv", ".tab"], read: readTsv, write: writeTsv },
  i18next: { extensions: [".json"], read: readI18next, write: writeI18next },
} as const satisfies Record<FormatName, Format>;

const names = ["tmx", "xliff-1.2", "xliff-2", "po", "csv", "tsv", "i18next"] as const satisfies readonly FormatName[];

/**
 * The format of a file: what its first bytes say where they are XML, else what its name's ending says; XLIFF without its
 * bytes is 1.2. A few hundred bytes will do.
 */
export function formatOf(fileName: string, firstBytes?: Uint8Array): FormatName | undefined {
  const said = firstBytes === undefined ? undefined : formatOfContent(firstBytes);
  if (said !== undefined) return said;
  const lower = fileName.toLowerCase();
  return names.find((name) => formats[name].extensions.some((extension) => lower.endsWith(extension)));
}
