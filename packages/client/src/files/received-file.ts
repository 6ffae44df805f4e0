import { DragomanError, refusal } from "../errors.ts";
import { type CallOptions, patienceOf, type Settings } from "../options.ts";
import { plainCause } from "../sending/cause.ts";
import { abortedBy, type OpenAnswer } from "../sending/transport.ts";
import { attachedName } from "./attached-name.ts";
import { type SaveOptions, saveFile } from "./save-file.ts";

/**
 * A file that is arriving. It is read once, in one of these ways. Its connection is held until then: a file that is not
 * wanted is let go by `stream().cancel()`. A read fails with `connection` when the connection breaks, with `timeout`
 * when nothing comes for `timeoutMs`, and with `aborted` by the call's `signal`.
 */
export interface ReceivedFile {
  /** Its media type, as the service says it. @wire header `Content-Type` */
  readonly contentType: string | undefined;
  /** Its name, without folders. @wire header `Content-Disposition` */
  readonly filename: string | undefined;
  /** Its bytes as they come, no faster than they are read. */
  readonly stream: () => ReadableStream<Uint8Array>;
  readonly blob: () => Promise<Blob>;
  readonly arrayBuffer: () => Promise<ArrayBuffer>;
  /**
   * Writes it to a file, on Node. Where the path is a folder, the file gets the name it came with. The file appears
   * whole or not at all, and one that is there is refused unless `overwrite` is set.
   * @returns the path of the file.
   */
  readonly saveTo: (path: string, options?: SaveOptions) => Promise<string>;
}

/** @param loss - what a broken connection means for the file, added to the error's message. */
export function receivedFile(answer: OpenAnswer, call: CallOptions, settings: Settings, loss: string): ReceivedFile {
  const contentType = answer.headers.get("content-type") ?? undefined;
  const filename = attachedName(answer.headers.get("content-disposition"));
  let isTaken = false;
  const stream = () => {
    if (isTaken) throw refusal("The file was read already: it comes once.");
    isTaken = true;
    return guarded(answer, call, settings, loss);
  };
  const whole = () =>
    new Response(stream(), { headers: contentType === undefined ? {} : { "content-type": contentType } });
  return {
    contentType,
    filename,
    stream,
    blob: async () => whole().blob(),
    arrayBuffer: async () => whole().arrayBuffer(),
    saveTo: (path, options) => saveFile(stream, filename, path, options),
  };
}

/** The body with the call's signal and a limit on silence, its failures told as the client tells them. */
function guarded({ stream, attempts }: OpenAnswer, call: CallOptions, settings: Settings, loss: string) {
  const { timeoutMs } = patienceOf(settings, call);
  const { signal } = call;
  const reader = stream().getReader();
  let failure: DragomanError | undefined;
  const fail = (error: DragomanError) => {
    failure ??= error;
    return reader.cancel().catch(() => {});
  };
  const stop = () => fail(abortedBy(signal, attempts));
  const end = () => signal?.removeEventListener("abort", stop);
  if (signal?.aborted) stop();
  else signal?.addEventListener("abort", stop, { once: true });

  const silence = () =>
    fail(new DragomanError("timeout", `No more of the file came for timeoutMs (${timeoutMs}). ${loss}`, { attempts }));
  const read = async () => {
    const timer = setTimeout(silence, timeoutMs);
    try {
      return await reader.read();
    } catch (error) {
      const facts = { attempts, cause: plainCause(error, settings.redact) };
      throw new DragomanError("connection", `The connection broke while the file came. ${loss}`, facts);
    } finally {
      clearTimeout(timer);
    }
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await read().catch((error) => {
          end();
          throw error;
        });
        if (!done) return controller.enqueue(value);
        end();
        if (failure !== undefined) throw failure;
        controller.close();
      },
      async cancel() {
        end();
        await reader.cancel();
      },
    },
    // Nothing is read in advance.
    { highWaterMark: 0 },
  );
}
