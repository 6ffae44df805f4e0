import { DragomanError, type Translation } from "@dragoman/client";
import type { DragomanBackendOptions } from "../src/options.ts";

type Client = DragomanBackendOptions["client"];

/** A client whose answers wait until the test lets them go. */
export interface HeldClient extends Client {
  /** The texts of each call. */
  readonly calls: readonly (readonly string[])[];
  /** The options of each call. */
  readonly options: readonly Parameters<Client["translateSettled"]>[1][];
  readonly release: () => void;
  /** From now on every call fails. */
  readonly fail: (kind: DragomanError["kind"]) => void;
}

/** Translates every text as `language:text`. */
export function heldClient({ isHeld = true } = {}): HeldClient {
  const calls: (readonly string[])[] = [];
  const options: Parameters<Client["translateSettled"]>[1][] = [];
  const gate = Promise.withResolvers<void>();
  if (!isHeld) gate.resolve();
  let failure: DragomanError["kind"] | undefined;
  return {
    calls,
    options,
    release: gate.resolve,
    fail: (kind) => {
      failure = kind;
    },
    translateSettled: async (texts, call) => {
      calls.push(texts);
      options.push(call);
      await Promise.race([gate.promise, aborted(call.signal)]);
      return texts.map((text) => {
        if (failure !== undefined) return { status: "failed", error: new DragomanError(failure, "It failed.") };
        if (call.signal?.aborted) return { status: "failed", error: new DragomanError("aborted", "It was stopped.") };
        return { status: "translated", translation: translation(`${call.to}:${text}`) };
      });
    },
  };
}

function translation(text: string): Translation {
  return { text, detectedSourceLanguage: "en", engine: "held", notApplied: [] };
}

function aborted(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) resolve();
    signal?.addEventListener("abort", () => resolve(), { once: true });
  });
}
