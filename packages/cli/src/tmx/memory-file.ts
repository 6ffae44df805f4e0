import {
  type FormatName,
  formatOf,
  type ImportReport,
  MemoryFileError,
  type MemoryHeader,
  type ReadOptions,
  readCsv,
  readI18next,
  readPo,
  readTmx,
  readTsv,
  readXliff1,
  readXliff2,
  type TranslationUnit,
  type UnitReader,
} from "@dragoman/tm";
import { type Input, openInput, refuseStandardInputTwice } from "../files/input.ts";
import { Refusal } from "../refusal.ts";
import type { Session } from "../session.ts";
import type { ReadingOptions, TargetFile } from "./reading-options.ts";
import { refuseBinary } from "./refuse-binary.ts";

/** A memory to be read, in whichever format. */
export interface MemoryFile {
  readonly name: string;
  readonly input: Input;
  /** Everything that is read for it: the input, and resources of other languages. */
  readonly inputs: readonly Input[];
  readonly format: FormatName;
  /** Reads it from the beginning, until the session is aborted. What is wrong with the file is a `Refusal` naming it. */
  read(): UnitReader;
  /** What came of the reading that began last. */
  readonly report: ImportReport | undefined;
}

/** How often a memory will be read from its beginning. Default once. */
export interface OpeningOptions {
  readonly readings?: number;
}

/** @throws Refusal for what cannot be read, and for a file whose format cannot be told. */
export async function openMemories(
  paths: readonly string[],
  options: ReadingOptions,
  session: Session,
  opening: OpeningOptions = {},
): Promise<readonly MemoryFile[]> {
  refuseStandardInputTwice(paths);
  if (options.target !== undefined && paths.length > 1) {
    throw new Refusal("With --target, give one file of the source language.");
  }
  const memories: MemoryFile[] = [];
  for (const path of paths) memories.push(await openMemory(path, options, session, opening));
  return memories;
}

/** @throws Refusal as `openMemories` does. */
export async function openMemory(
  path: string,
  options: ReadingOptions,
  session: Session,
  { readings = 1 }: OpeningOptions = {},
): Promise<MemoryFile> {
  const { target: targetFiles = [] } = options;
  refuseStandardInputTwice([path, ...targetFiles.map((file) => file.path)]);
  const input = await openInput(path, session, readings);
  await refuseBinary(input);
  const format = options.fromFormat ?? (await formatOfInput(input));
  if (targetFiles.length > 0 && format !== "i18next") {
    throw new Refusal(`--target is for i18next resources, and ${input.name} is ${format}.`);
  }
  const targets: TargetInput[] = [];
  for (const file of targetFiles) {
    targets.push({ language: file.language, input: await openInput(file.path, session, readings) });
  }
  return new OpenedMemory(input, format, targets, options, session);
}

interface TargetInput extends Pick<TargetFile, "language"> {
  readonly input: Input;
}

async function formatOfInput(input: Input): Promise<FormatName> {
  const format = formatOf(input.path ?? "", await input.start());
  if (format !== undefined) return format;
  throw new Refusal(`The format of ${input.name} cannot be told by its name or beginning; give --from-format.`);
}

class OpenedMemory implements MemoryFile {
  readonly name: string;
  readonly input: Input;
  readonly inputs: readonly Input[];
  readonly format: FormatName;
  readonly #targets: readonly TargetInput[];
  readonly #options: ReadingOptions;
  readonly #session: Session;
  #reader: UnitReader | undefined;

  constructor(
    input: Input,
    format: FormatName,
    targets: readonly TargetInput[],
    options: ReadingOptions,
    session: Session,
  ) {
    this.name = input.name;
    this.input = input;
    this.inputs = [input, ...targets.map((target) => target.input)];
    this.format = format;
    this.#targets = targets;
    this.#options = options;
    this.#session = session;
  }

  get report(): ImportReport | undefined {
    return this.#reader?.report;
  }

  read(): UnitReader {
    const endIsSkippable = this.format === "tmx" || this.format === "csv" || this.format === "tsv";
    this.#reader = new NamedReader(this.name, this.#unitReader(), endIsSkippable);
    return this.#reader;
  }

  #unitReader(): UnitReader {
    const { from, to, policy, columns, headerRow, delimiter, encoding } = this.#options;
    const bytes = this.input.bytes();
    const read: ReadOptions = { signal: this.#session.signal, ...(policy && { policy }) };
    const languages = { ...(from && { sourceLanguage: from }), ...(to && { targetLanguage: to }) };
    const rows = {
      header: headerRow,
      ...(columns && { columns }),
      ...(delimiter !== undefined && { delimiter: delimiter === "\\t" ? "\t" : delimiter }),
      ...(encoding !== undefined && { encoding }),
    };
    switch (this.format) {
      case "tmx":
        return readTmx(bytes, read);
      case "xliff-1.2":
        return readXliff1(bytes, { ...read, ...languages });
      case "xliff-2":
        return readXliff2(bytes, { ...read, ...languages });
      case "po":
        return readPo(bytes, { ...read, ...languages });
      case "csv":
        return readCsv(bytes, { ...read, ...languages, ...rows });
      case "tsv":
        return readTsv(bytes, { ...read, ...languages, ...rows });
      case "i18next": {
        if (from === undefined) throw new Refusal(`${this.name} does not say its language; give --from.`);
        const targets = this.#targets.map(({ language, input }) => ({ language, source: input.bytes() }));
        return readI18next(bytes, { ...read, sourceLanguage: from, targets });
      }
    }
  }
}

/** A reader whose errors name the file. */
class NamedReader implements UnitReader {
  readonly #name: string;
  readonly #reader: UnitReader;
  /** Whether the format can be read without its end. */
  readonly #endIsSkippable: boolean;

  constructor(name: string, reader: UnitReader, endIsSkippable: boolean) {
    this.#name = name;
    this.#reader = reader;
    this.#endIsSkippable = endIsSkippable;
  }

  get report(): ImportReport {
    return this.#reader.report;
  }

  async header(): Promise<MemoryHeader> {
    try {
      return await this.#reader.header();
    } catch (error) {
      throw this.#named(error);
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<TranslationUnit, void, undefined> {
    try {
      yield* this.#reader;
    } catch (error) {
      throw this.#named(error);
    }
  }

  #named(error: unknown): unknown {
    if (!(error instanceof MemoryFileError)) return error;
    const isSkippable = error.fault.code === "truncated" && this.#endIsSkippable && this.report.read > 0;
    const hint = isSkippable ? " Give the whole file, or --policy truncated=skip to go on with what is there." : "";
    return new Refusal(`${this.#name}: ${error.message}${hint}`, { cause: error });
  }
}
