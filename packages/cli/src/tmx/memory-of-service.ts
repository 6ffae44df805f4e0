import type { Client, ImportJob, MemoryJobStatus, TranslationMemory } from "@dragoman/client";
import type { SyncConflictError } from "@dragoman/tm/sync";
import { Refusal } from "../refusal.ts";
import type { Reword } from "../service/service.ts";
import type { Session } from "../session.ts";
import { printable } from "../terminal/printable.ts";

/**
 * The memory of an id, or the one of a name.
 * @throws Refusal where there is none, or several of the name.
 */
export async function memoryOf(client: Client, named: string, session: Session): Promise<TranslationMemory> {
  const { findMemory } = await import("@dragoman/tm/sync");
  try {
    return await findMemory(client, named, { signal: session.signal });
  } catch (error) {
    throw await inWords(error);
  }
}

/** What syncing refuses, as a `Refusal`; anything else as it is. */
export async function inWords(error: unknown): Promise<unknown> {
  const { MemoryNameError, SyncConflictError } = await import("@dragoman/tm/sync");
  if (error instanceof MemoryNameError) {
    const hint = error.found.length === 0 ? " `dragoman tmx memories` says which there are." : "";
    return new Refusal(`${error.message}${hint}`, { cause: error });
  }
  return error instanceof SyncConflictError ? new Refusal(conflictText(error), { cause: error }) : error;
}

function conflictText({ changed, reason }: SyncConflictError): string {
  switch (reason) {
    case "changed":
      return changed === "memory"
        ? "The memory was changed at the service since it was last synced. Pull these changes with --pull, or give --overwrite to lose them."
        : "The file has units that the memory does not have, as far as is known. Push them, without --pull, or give --overwrite to lose them.";
    case "deleted":
      return "The memory was deleted at the service since it was last synced. Give --overwrite to import the file anew.";
    case "unreadable":
      return "A part of the file cannot be read, and would be lost. Mend it where `dragoman tmx validate` says, or give --overwrite to lose it.";
    case "untaken":
      return "The file has units that the memory does not have, as the service could not use them. Keep them in another file, or give --overwrite to lose them.";
  }
}

/** Waits for a job, and shows that it does. Where it is stopped the job goes on, and how to see it is said. */
export async function waitFor<Done extends MemoryJobStatus>(
  job: Pick<ImportJob, "handle"> & {
    readonly wait: (options: { readonly signal: AbortSignal }) => Promise<Done>;
  },
  waiting: string,
  session: Session,
): Promise<Done> {
  session.showWaiting(waiting);
  try {
    return await job.wait({ signal: session.signal });
  } catch (error) {
    sayWhereToLook(job.handle.jobId, error, session);
    throw error;
  } finally {
    session.hideProgress();
  }
}

/** Where the command is stopped, or loses the service, and the service goes on with its job. */
export function sayWhereToLook(jobId: string, error: unknown, session: Session): void {
  const says = `\`dragoman tmx job ${printable(jobId)}\` says how far it is.`;
  if (session.signal.aborted) session.say(`The job goes on; ${says}`);
  else if (isLost(error)) session.say(`The service may go on with the job; ${says}`);
}

/** Not `instanceof`: the client is loaded by the commands that call a service. */
function isLost(error: unknown): boolean {
  return error instanceof Error && "kind" in error && (error.kind === "connection" || error.kind === "timeout");
}

/**
 * The message with the option that names the memory in the place of the field that the name came in, and with the file in
 * the place of the stream that had another size than was declared.
 */
export function inImport(file: string, option: string): Reword {
  return (message) =>
    message.startsWith("contentLength:")
      ? `${file} was changed while it was sent. Give it again when nothing writes to it.`
      : message.replaceAll("'parameters.display_name'", `'${option}'`);
}
