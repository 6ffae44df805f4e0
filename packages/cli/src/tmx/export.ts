import type { Client, ReceivedFile, TranslationMemory } from "@dragoman/client";
import { type FormatName, readTmx } from "@dragoman/tm";
import { type Destination, openDestination } from "../files/destination.ts";
import type { AddCommand } from "../groups.ts";
import { Refusal } from "../refusal.ts";
import { addServiceOptions, openService, type ServiceOptions } from "../service/service.ts";
import type { Session } from "../session.ts";
import { byteSize } from "../terminal/figures.ts";
import { printable } from "../terminal/printable.ts";
import { refuseJsonBesideFile } from "./json-beside-file.ts";
import { memoryOf } from "./memory-of-service.ts";
import { addLanguageOptions } from "./reading-options.ts";
import { jsonResult, sayWritten } from "./reports.ts";
import { formatToWrite, writeMemory } from "./write-memory.ts";
import { addWritingOptions, type WritingOptions } from "./writing-options.ts";

const help = `
The service writes the memory as TMX, which is fetched as it is, or converted on its way. After Ctrl-C the service goes
on, and the same command uses what it has written.

Examples:
  dragoman tmx export "The shop" -o shop.tmx
  dragoman tmx export "The shop" -o shop.xlf --to de --lossy
  dragoman tmx export 6f1c2f4e-8a49-4c57-9a52-0d6a0e2f0b1d > memory.tmx`;

export const addExport: AddCommand = (group, session) => {
  const command = group
    .command("export")
    .description("Fetch a service's memory as a file.")
    .argument("<memory>", "its id or name")
    .option("-o, --output <file>", "where to (default: standard output)")
    .option("--no-progress", "no progress bar (there is none anyway where messages do not go to a terminal)")
    .option("--json", "print the report as JSON; needs --output");
  addWritingOptions(
    addServiceOptions(
      addLanguageOptions(command, {
        from: "the source language to be written",
        to: "the target language to be written",
      }),
    ),
  )
    .addHelpText("after", help)
    .action((memory, options) => exportMemory(memory, options, session));
};

interface ExportCommandOptions extends WritingOptions, ServiceOptions {
  readonly output?: string | undefined;
  readonly progress: boolean;
  readonly json?: true | undefined;
}

async function exportMemory(named: string, options: ExportCommandOptions, session: Session): Promise<void> {
  refuseJsonBesideFile(options);
  const { output } = options;
  const format = formatToWrite(output, options);
  if (format === "tmx" && (options.from !== undefined || options.to !== undefined)) {
    throw new Refusal(
      "TMX has all languages of a memory; leave --from and --to out, or say another format with --to-format.",
    );
  }
  const service = await openService(options, session);
  session.showProgress({ ...options, isPrinting: output === undefined });
  const destination = await openDestination(output, session, []);
  await service.do(async (client) => {
    const memory = await memoryOf(client, named, session);
    const file = await fileOf(client, memory, session);
    const bytes = received(file, session);
    const written =
      format === "tmx"
        ? await writeAsItIs(bytes, destination)
        : await convert(bytes, destination, format, options, session);
    if (options.json) {
      await session.printJson(jsonResult("export", { memory, to: { file: output, format, ...written } }));
    } else if (!destination.isStandardOutput) {
      session.say(`${printable(memory.name)} written to ${printable(output ?? "")}, ${byteSize(written.size)}`);
    }
  });
}

async function fileOf(client: Client, memory: TranslationMemory, session: Session): Promise<ReceivedFile> {
  const { exportWhenFree } = await import("@dragoman/tm/sync");
  const { signal } = session;
  session.showWaiting("the service writes the file");
  try {
    const job = await exportWhenFree(client, memory.translationMemoryId, { signal });
    return await job.download({ signal });
  } catch (error) {
    if (signal.aborted) session.say("The service goes on; the same command uses what it has written.");
    throw error;
  } finally {
    session.showReading();
  }
}

interface ReceivedBytes extends AsyncIterable<Uint8Array> {
  /** Bytes that came so far. */
  readonly size: number;
}

function received(file: ReceivedFile, session: Session): ReceivedBytes {
  let size = 0;
  session.progress.expect(undefined);
  return {
    get size() {
      return size;
    },
    async *[Symbol.asyncIterator]() {
      for await (const piece of file.stream()) {
        size += piece.length;
        session.progress.advance(piece.length);
        yield piece;
      }
    },
  };
}

async function writeAsItIs(bytes: ReceivedBytes, destination: Destination) {
  await destination.write(bytes);
  return { size: bytes.size };
}

async function convert(
  bytes: ReceivedBytes,
  destination: Destination,
  format: FormatName,
  options: WritingOptions,
  session: Session,
) {
  const reader = readTmx(bytes, { policy: { truncated: "raise" }, signal: session.signal });
  const written = writeMemory(reader, await reader.header(), format, options);
  let size = 0;
  async function* counted() {
    for await (const piece of written.bytes) {
      size += piece.length;
      yield piece;
    }
  }
  await destination.write(counted());
  sayWritten(written, session);
  return { size, units: written.units, lost: written.losses };
}
