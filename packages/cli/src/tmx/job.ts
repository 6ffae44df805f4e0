import type { MemoryJobStatus } from "@dragoman/client";
import type { AddCommand } from "../groups.ts";
import { addServiceOptions, openService, type ServiceOptions } from "../service/service.ts";
import type { Session } from "../session.ts";
import { printable } from "../terminal/printable.ts";
import { saySkipped } from "./import.ts";
import { waitFor } from "./memory-of-service.ts";
import { jsonResult } from "./reports.ts";

const help = `
Exits with 1 where the job has failed or expired.

Examples:
  dragoman tmx job 6f1c2f4e-8a49-4c57-9a52-0d6a0e2f0b1d
  dragoman tmx job 6f1c2f4e-8a49-4c57-9a52-0d6a0e2f0b1d --wait --json`;

export const addJob: AddCommand = (group, session) => {
  const command = group
    .command("job")
    .description("Say how far an import or export is.")
    .argument("<job-id>", "what `import` said")
    .option("--wait", "wait until it has ended (default: ask once)")
    .option("--no-progress", "do not show that it is waited for")
    .option("--json", "print the result as JSON");
  addServiceOptions(command)
    .addHelpText("after", help)
    .action((jobId, options) => showJob(jobId, options, session));
};

interface JobOptions extends ServiceOptions {
  readonly wait?: true | undefined;
  readonly progress: boolean;
  readonly json?: true | undefined;
}

async function showJob(jobId: string, options: JobOptions, session: Session): Promise<void> {
  const service = await openService(options, session);
  session.showProgress({ ...options, isPrinting: false });
  const status = await service.do((client) => {
    // An export is told by what it answers: both kinds are asked for in the same way.
    const job = client.memories.resumeExport({ jobId });
    if (!options.wait) return job.status({ signal: session.signal });
    return waitFor(
      { handle: job.handle, wait: ({ signal }) => lastOf(job.watch({ signal })) },
      "the service works",
      session,
    );
  });
  if (status.status === "failed" || status.status === "expired") session.find();
  saySkipped(status.skippedSegmentCount ?? 0, session);
  // Whoever has the address of a file has the file.
  const { downloadUrl: _, ...shown } = status;
  if (options.json) await session.printJson(jsonResult("job", { jobId, ...shown }));
  else await session.print(statusText(status));
}

/** A failure is a status like any other here. */
async function lastOf(statuses: AsyncIterable<MemoryJobStatus>): Promise<MemoryJobStatus> {
  let last: MemoryJobStatus = { status: "processing" };
  for await (const status of statuses) last = status;
  return last;
}

function statusText({ status, statusMetadata, error, translationMemoryId, expiresAt }: MemoryJobStatus): string {
  const more = [
    statusMetadata?.requiredAction,
    error?.message,
    translationMemoryId && `memory ${translationMemoryId}`,
    expiresAt && `\`dragoman tmx export\` fetches the file until ${expiresAt}`,
  ].filter(Boolean);
  return printable([status, ...more].join(": "));
}
