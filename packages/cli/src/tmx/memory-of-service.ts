import type { Client, ImportJob, MemoryJobStatus, TranslationMemory } from "@dragoman/client";
import { Refusal } from "../refusal.ts";
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
  if (!(error instanceof SyncConflictError)) return error;
  const message =
    error.changed === "memory"
      ? "The memory was changed at the service since it was last synced. Pull these changes with --pull, or give --overwrite to lose them."
      : "The file has units that the memory does not have, as far as is known. Push them, without --pull, or give --overwrite to lose them.";
  return new Refusal(message, { cause: error });
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
    sayWhereToLook(job.handle.jobId, session);
    throw error;
  } finally {
    session.hideProgress();
  }
}

/** Where the command is stopped, and the service goes on with its job. */
export function sayWhereToLook(jobId: string, session: Session): void {
  if (!session.signal.aborted) return;
  session.say(`The job goes on; \`dragoman tmx job ${printable(jobId)}\` says how far it is.`);
}
