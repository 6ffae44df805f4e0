import { useEffect, useRef, useState } from "react";
import type { ServerFailure } from "../server.ts";
import { asFailure } from "../steering/use-live-answer.ts";
import { sendMemory } from "./stored-server.ts";
import { jobEnd } from "./watch-job.ts";

export type Underway =
  | { readonly state: "sending"; readonly name: string; readonly bytes: number; readonly sent: number }
  /** The service has the file, and reads it. */
  | { readonly state: "working"; readonly name: string };

type Importing =
  | { readonly state: "idle" | "cancelled" }
  | Underway
  | { readonly state: "imported"; readonly name: string; readonly skipped: number }
  | { readonly state: "failed"; readonly name: string; readonly failure: ServerFailure };

export interface Import {
  readonly now: Importing;
  start(file: File): void;
  /** While it is sent. */
  cancel(): void;
}

/** One file at a time: sent, then read by the service in the background, whether or not this page stays. */
export function useImport(onImported: (memory: string) => Promise<void>): Import {
  const [now, setNow] = useState<Importing>({ state: "idle" });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (file: File, signal: AbortSignal): Promise<Importing> => {
    const { name, size: bytes } = file;
    setNow({ state: "sending", name, bytes, sent: 0 });
    const { jobId } = await sendMemory(file, signal, (sent) => setNow({ state: "sending", name, bytes, sent }));
    setNow({ state: "working", name });
    const { translationMemoryId, skippedSegmentCount = 0 } = await jobEnd(jobId, signal);
    if (translationMemoryId !== undefined) await onImported(translationMemoryId);
    return { state: "imported", name, skipped: skippedSegmentCount };
  };

  return {
    now,
    start(file) {
      running.current?.abort();
      const abort = new AbortController();
      running.current = abort;
      run(file, abort.signal).then(
        (end) => setNow(end),
        (error: unknown) => {
          if (running.current !== abort) return;
          setNow(
            abort.signal.aborted
              ? { state: "cancelled" }
              : { state: "failed", name: file.name, failure: asFailure(error) },
          );
        },
      );
    },
    cancel: () => running.current?.abort(),
  };
}
