import {
  type ReadOptions,
  readCsv,
  readI18next,
  readPo,
  readTmx,
  readTsv,
  readXliff1,
  readXliff2,
  type UnitReader,
} from "@dragoman/tm";

type ReadFile = (file: File, options: ReadOptions) => UnitReader;

/** Formats that hold a translation with each text, by the end of the file's name. */
const memoryReaders: Readonly<Record<string, ReadFile>> = {
  tmx: (file, options) => readTmx(file.stream(), options),
  po: (file, options) => readPo(file.stream(), options),
  csv: (file, options) => readCsv(file.stream(), options),
  tsv: (file, options) => readTsv(file.stream(), options),
};

const xliffEndings: ReadonlySet<string> = new Set(["xlf", "xliff", "sdlxliff", "mxliff", "mqxliff"]);
const textEndings: ReadonlySet<string> = new Set(["txt", "md"]);

/** The reader for a memory; `undefined` where none knows files of that name. */
export async function memoryReader(file: File): Promise<ReadFile | undefined> {
  const ending = endingOf(file);
  if (xliffEndings.has(ending)) {
    const readXliff = (await isXliff2(file)) ? readXliff2 : readXliff1;
    return (xliff, options) => readXliff(xliff.stream(), options);
  }
  return Object.hasOwn(memoryReaders, ending) ? memoryReaders[ending] : undefined;
}

/** The reader for a file that is to be translated, which may also be one that has no translations. */
export async function jobReader(file: File, sourceLanguage: string): Promise<ReadFile | undefined> {
  switch (endingOf(file)) {
    case "pot":
      return (template, options) => readPo(template.stream(), { ...options, sourceLanguage });
    case "json":
      return (resource, options) => readI18next(resource.stream(), { ...options, sourceLanguage });
    default:
      return memoryReader(file);
  }
}

/** Whether a file is text and nothing else. */
export function isPlainText(file: File): boolean {
  return textEndings.has(endingOf(file));
}

/** XLIFF's versions are two formats that share their endings. The root element is near the beginning of the file. */
async function isXliff2(file: File): Promise<boolean> {
  const start = await file.slice(0, 4096).text();
  // UTF-16, read as UTF-8, has a NUL beside every ASCII character.
  return /<(?:\w+:)?xliff\b[^>]*\sversion\s*=\s*["']2/.test(start.replaceAll("\0", ""));
}

function endingOf({ name }: File): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
}
