import { DragomanError, refusal } from "../errors.ts";
import type { CallOptions } from "../options.ts";
import { abortedBy } from "../sending/one-try.ts";
import { pause } from "../sending/retry.ts";
import { retryAfterSeconds } from "../sending/retry-after.ts";
import type { Answer } from "../sending/transport.ts";
import { numberIn, type Settings } from "../settings.ts";
import { isRecord } from "../wire.ts";

/**
 * Work that a service does in the background. `for await (const status of job)` gives the status at once, and again when
 * it has changed, until it is final; a failure of the work is a status like any other there.
 */
export interface Job<Handle, Status, Done extends Status = Status> extends AsyncIterable<Status> {
  /**
   * Plain data that stands for the job: keep it as JSON, and go on with `resume` at any time, in any process. It gives
   * access to what the job makes, so keep it as you keep a key.
   */
  readonly handle: Handle;
  /** Asks once. */
  readonly status: (call?: CallOptions) => Promise<Status>;
  /**
   * Asks until the work is done. It can be called again after any failure, and the work does not end when the waiting
   * does.
   * @throws DragomanError of kind `job-failed` when the work failed, `timeout` when `deadlineMs` is over.
   */
  readonly wait: (options?: WaitOptions<Status>) => Promise<Done>;
  /** `for await` with options. */
  readonly watch: (options?: WatchOptions) => AsyncIterable<Status>;
  /** The handle. */
  readonly toJSON: () => Handle;
}

export interface WatchOptions extends Pick<CallOptions, "signal"> {
  /** Milliseconds until the waiting ends with `timeout`. Default 3 600 000, an hour. */
  readonly deadlineMs?: number | undefined;
  /** Milliseconds from one question to the next. Default: 1000 at first, growing to 5000. `Retry-After` may lengthen it. */
  readonly intervalMs?: number | undefined;
}

export interface WaitOptions<Status> extends WatchOptions {
  /** Called with the status when it is first known and whenever it has changed, the final one included. */
  readonly onProgress?: ((status: Status) => void) | undefined;
}

/** What a kind of job is made of. */
export interface JobKind<Status, Done extends Status> {
  /** Asks the service, and says it again with the answer it came in. */
  readonly read: (call: CallOptions) => Promise<readonly [Status, Answer]>;
  readonly isFinal: (status: Status) => boolean;
  /** The final status of work that succeeded. Throws what `jobFailed` makes of any other. */
  readonly finish: (status: Status) => Done;
}

const longestIntervalMs = 5000;
const longestDetail = 500;

export function createJob<Handle, Status, Done extends Status>(
  handle: Handle,
  { read, isFinal, finish }: JobKind<Status, Done>,
  settings: Settings,
): Job<Handle, Status, Done> {
  /** Gives every change, and returns the final status. */
  async function* watch(options: WatchOptions = {}): AsyncGenerator<Status, Status> {
    const { signal } = options;
    const patience = numberIn(options, "deadlineMs", 3_600_000, 1);
    const end = performance.now() + patience;
    let interval = numberIn(options, "intervalMs", 1000, 1);
    let known: string | undefined;
    for (let left = patience; left > 0; left = end - performance.now()) {
      const call = { signal, deadlineMs: Math.max(1, Math.min(settings.deadlineMs, left)) };
      const [status, retryAfter = 0] = await ask(call);
      if (status !== undefined) {
        const current = JSON.stringify(status);
        if (current !== known) yield status;
        if (isFinal(status)) return status;
        known = current;
      }
      const rest = end - performance.now();
      const wait = Math.max(interval, retryAfter * 1000);
      if (retryAfter * 1000 > rest) break;
      await pause(Math.min(wait, rest), signal);
      if (signal?.aborted) throw abortedBy(signal, 0);
      if (options.intervalMs === undefined) interval = Math.min(longestIntervalMs, interval * 1.5);
    }
    throw new DragomanError("timeout", `The job was not done within deadlineMs (${patience}). It goes on; wait again.`);
  }

  /** A service that is too busy to say (429) is asked again later. */
  const ask = async (call: CallOptions): Promise<readonly [Status | undefined, number | undefined]> => {
    try {
      const [status, { headers }] = await read(call);
      return [status, retryAfterSeconds(headers.get("retry-after"))];
    } catch (error) {
      if (error instanceof DragomanError && error.kind === "rate-limited") return [undefined, error.retryAfter];
      throw error;
    }
  };

  const wait = async (options: WaitOptions<Status> = {}) => {
    const changes = watch(options);
    for (;;) {
      const { done, value } = await changes.next();
      if (done) return finish(value);
      options.onProgress?.(value);
    }
  };

  return {
    // A getter, so that a log of the job does not show what gives access to it.
    get handle() {
      return handle;
    },
    status: async (call = {}) => (await read(call))[0],
    wait,
    watch,
    [Symbol.asyncIterator]: () => watch(),
    toJSON: () => handle,
  };
}

/** The failure of the work itself, with what the service says of it. */
export function jobFailed(message: string, said: unknown, redact: (text: string) => string): DragomanError {
  const detail = typeof said === "string" ? redact(said).slice(0, longestDetail) : undefined;
  return new DragomanError("job-failed", detail === undefined ? `${message}.` : `${message}: ${detail}`, { detail });
}

/**
 * A handle as a job gave it. It may come from a file, and hold anything.
 * @throws DragomanError of kind `invalid-request`.
 */
export function handleOf<Handle extends object>(given: Handle, ...fields: readonly (keyof Handle & string)[]): Handle {
  const handle: unknown = given;
  if (isRecord(handle) && fields.every((field) => typeof handle[field] === "string")) return given;
  throw refusal(`handle: give the ${fields.join(" and ")} that job.toJSON() gave.`);
}
