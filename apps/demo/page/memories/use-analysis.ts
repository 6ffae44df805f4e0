import { useEffect, useRef, useState } from "react";
import type { RemoteMemoryRoom } from "./start-worker.ts";
import type { AnalysisDirection, AnalysisEnd, AnalysisJob, OpenedMemory } from "./worker/memory-protocol.ts";

type Analysis = { readonly state: "idle" | "running" } | AnalysisEnd;

export interface AnalysisOfJob {
  readonly job: AnalysisJob | undefined;
  readonly now: Analysis;
  /** The newest whole analysis, also while the next one runs. */
  readonly last: (AnalysisEnd & { readonly state: "analyzed" }) | undefined;
  start(job: AnalysisJob): void;
  cancel(): void;
}

/** Analyzes a job when it is given, and again for another memory or other languages. */
export function useAnalysis(
  room: RemoteMemoryRoom,
  memory: OpenedMemory,
  { from, to }: AnalysisDirection,
  first: AnalysisJob | undefined,
): AnalysisOfJob {
  const [job, setJob] = useState(first);
  const [now, setNow] = useState<Analysis>({ state: "idle" });
  const last = useRef<AnalysisOfJob["last"]>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another memory has another answer to the same job
  useEffect(() => {
    if (job === undefined) return;
    let isCurrent = true;
    setNow({ state: "running" });
    room.analyze(job, { from, to }).then((end) => {
      if (!isCurrent) return;
      if (end.state === "analyzed") last.current = end;
      setNow(end);
    });
    return () => {
      isCurrent = false;
    };
  }, [room, memory, from, to, job]);

  return { job, now, last: last.current, start: setJob, cancel: () => void room.cancelAnalysis() };
}
