import { saveFile } from "#files";
import { DragomanError, refusal } from "../errors.ts";
import type { CallOptions } from "../options.ts";
import { limited } from "../sending/one-try.ts";
import { patienceOf, type Settings } from "../settings.ts";
import { attachedName } from "./attached-name.ts";
import type { OpenAnswer } from "./open-answer.ts";
import type { SaveOptions } from "./runtime-files.ts";

/**
 * A file that is arriving. It is read once, in one of these ways. Its connection is held until then: a file that is not
 * wanted is let go by `stream().cancel()`. A read fails with `connection` when the connection breaks, with `timeout`
 * when nothing comes for `timeoutMs`, and with `aborted` by the call's `signal`.
 */
export interface ReceivedFile {
  /** Its media type, as the service says it. @wire header `Content-Type` */
  readonly contentType: string | undefined;
  /** Its name, without folders and what else a file system could misread. @wire header `Content-Disposition` */
  readonly filename: string | undefined;
  /** Its bytes as they come, no faster than they are read. */
  readonly stream: () => ReadableStream<Uint8Array>;
  readonly blob: () => Promise<Blob>;
  readonly arrayBuffer: () => Promise<ArrayBuffer>;
  /**
   * Writes it to a file, on Node. Where the path is a folder, the file gets the name it came with. One that is there is
   * refused unless `overwrite` is set, and what is refused can be saved elsewhere. Until the file is whole, the place has
   * what it had before, or an empty file.
   * @returns the path of the file.
   */
  readonly saveTo: (path: string, options?: SaveOptions) => Promise<string>;
}

/** @param loss - what a broken connection means for the file; the error says it. */
export function receivedFile(answer: OpenAnswer, call: CallOptions, settings: Settings, loss: string): ReceivedFile {
  const type = answer.headers.get("content-type") ?? "";
  const filename = attachedName(answer.headers.get("content-disposition"));
  let isTaken = false;
  const stream = () => {
    if (isTaken) throw refusal("The file was read already: it comes once.");
    isTaken = true;
    return guarded(answer, call, settings, loss);
  };
  const whole = async () => new Response(stream(), { headers: { "content-type": type } });
  return {
    contentType: type || undefined,
    filename,
    stream,
    blob: async () => (await whole()).blob(),
    arrayBuffer: async () => (await whole()).arrayBuffer(),
    saveTo: (path, options) => saveFile(stream, filename, path, options),
  };
}

/** The body, each read of it under the call's signal and its limit on silence. */
function guarded({ stream, attempts }: OpenAnswer, call: CallOptions, settings: Settings, loss: string) {
  const { timeoutMs } = patienceOf(settings, call);
  const reader = stream().getReader();
  const cancel = () => reader.cancel().catch(() => {});
  const read = async (signal: AbortSignal) => {
    signal.throwIfAborted();
    signal.addEventListener("abort", cancel);
    const chunk = await reader.read();
    signal.throwIfAborted();
    return chunk;
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const endless = Number.POSITIVE_INFINITY;
          const { done, value } = await limited(read, attempts, call.signal, timeoutMs, endless, settings.redact);
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          cancel();
          throw withLoss(error, loss);
        }
      },
      cancel,
    },
    // Nothing is read in advance.
    { highWaterMark: 0 },
  );
}

/** The same failure, with what it means for the file. */
export function withLoss(error: unknown, loss: string): unknown {
  if (!(error instanceof DragomanError) || error.kind === "aborted") return error;
  const { kind, message, attempts, cause } = error;
  return new DragomanError(kind, `${message} ${loss}`, { attempts, cause });
}
