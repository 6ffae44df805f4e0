import { basename } from "node:path";
import type { TranslationMemory } from "@dragoman/client";
import { standardInput } from "../files/input.ts";
import type { AddCommand } from "../groups.ts";
import { Refusal } from "../refusal.ts";
import { refuseBlank } from "../service/names.ts";
import { addServiceOptions, openService, type ServiceOptions } from "../service/service.ts";
import type { Session } from "../session.ts";
import { byteSize, counted } from "../terminal/figures.ts";
import { printable } from "../terminal/printable.ts";
import { openMemory } from "./memory-file.ts";
import { inImport, waitFor } from "./memory-of-service.ts";
import { addLanguageOptions, addReadingOptions, type ReadingOptions, wholeFiles } from "./reading-options.ts";
import { jsonResult, readResult, sayLosses, sayReports } from "./reports.ts";
import { uploadOf } from "./upload.ts";

const help = `
TMX is sent as it is; any other format, and TMX with a --policy, is converted on its way. The service makes a new memory,
also where there is one of the name; \`dragoman tmx sync\` replaces it. Ctrl-C while the service reads leaves it at work.

Examples:
  dragoman tmx import memory.tmx
  dragoman tmx import messages.po --name "The shop" --json
  dragoman tmx import huge.tmx --no-wait

Faults for --policy are listed by \`dragoman tmx --help\`.`;

export const addImport: AddCommand = (group, session) => {
  const command = group
    .command("import")
    .description("Have a service make a memory of a file.")
    .argument("<file>", "the memory; - is standard input")
    .option("--name <name>", "what the memory is to be called (default: the name of the file)")
    .option("--no-wait", "end when the file is sent, and say which job reads it")
    .option("--lossy", "leave out what TMX does not hold, and say how much; otherwise that is refused")
    .option("--json", "print the result as JSON");
  addReadingOptions(
    addServiceOptions(
      addLanguageOptions(command, {
        from: "the source language, where the file does not say it",
        to: "the target language, where the file does not say it",
      }),
    ),
  )
    .addHelpText("after", help)
    .action((file, options) => importMemory(file, options, session));
};

interface ImportCommandOptions extends ReadingOptions, ServiceOptions {
  readonly name?: string | undefined;
  readonly wait: boolean;
  readonly lossy?: true | undefined;
  readonly json?: true | undefined;
}

async function importMemory(file: string, options: ImportCommandOptions, session: Session): Promise<void> {
  const name = nameOf(file, options);
  const service = await openService(options, session);
  session.showProgress({ ...options, isPrinting: false });
  const memory = await openMemory(file, wholeFiles(options), session, { readings: 2 });
  const upload = await uploadOf(memory, options, session);
  sayReports([memory], session);
  const { signal } = session;
  const from = readResult(memory);
  // The file's own name may be longer than a service takes, or none; the memory is called by the other one.
  const sending = { name, filename: "memory.tmx", contentLength: upload.size, signal };
  const job = await service.do(
    (client) => client.memories.import(upload.bytes(), sending),
    inImport(memory.name, "--name"),
  );
  sayLosses(upload.losses, "tmx", session);
  const { jobId } = job.handle;
  const shownId = printable(jobId);
  if (!options.wait) {
    if (options.json) await session.printJson(jsonResult("import", { from, sent: upload.size, jobId }));
    else await session.print(`${byteSize(upload.size)} sent; \`dragoman tmx job ${shownId}\` says how far it is`);
    return;
  }
  session.say(`${byteSize(upload.size)} sent; the service reads it as job ${shownId}`);
  const done = await service.do(() => waitFor(job, "the service reads the file", session));
  const made = await service.do((client) => client.memories.get(done.translationMemoryId, { signal }));
  const skipped = done.skippedSegmentCount ?? 0;
  saySkipped(skipped, session);
  if (options.json) {
    await session.printJson(jsonResult("import", { from, sent: upload.size, jobId, memory: made, skipped }));
  } else {
    await session.print(importedText(made));
  }
}

/** `The shop: 1,204 segments imported, memory ID`. */
function importedText({ name, segmentCount, translationMemoryId }: TranslationMemory): string {
  return `${printable(name)}: ${counted(segmentCount, "segment")} imported, memory ${printable(translationMemoryId)}`;
}

/** Says how much of a file the service left out, where it did. */
export function saySkipped(skipped: number, session: Session): void {
  if (skipped === 0) return;
  const warning = session.paintMessage("yellow", "warning:");
  session.say(
    `${warning} the service could not use ${counted(skipped, "unit")}: without text or a translation, too long, or not to be read`,
  );
}

function nameOf(file: string, { name }: ImportCommandOptions): string {
  if (name === undefined && file === standardInput) {
    throw new Refusal("Standard input has no name; say with --name what the memory is to be called.");
  }
  refuseBlank(name ?? file, "memory");
  return name ?? basename(file);
}
