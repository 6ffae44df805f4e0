import { proxy } from "comlink";
import { useRef, useState } from "react";
import { type RemoteMemoryRoom, startWorker } from "./start-worker.ts";
import type { Failure, OpenedMemory, OpeningProgress } from "./worker/memory-protocol.ts";

export type Opening =
  | { readonly state: "idle" | "cancelled" }
  | ({ readonly state: "reading"; readonly name: string; readonly bytes: number } & OpeningProgress)
  | (Failure & { readonly name: string });

export interface Memory {
  /** Where it is searched. */
  readonly room: RemoteMemoryRoom;
  /** What is open; also while another file is read. */
  readonly opened: OpenedMemory | undefined;
  readonly opening: Opening;
  /** Whether the worker could not be started, so that nothing works. */
  readonly isBroken: boolean;
  open(file: File): Promise<void>;
  cancel(): void;
}

/** One memory at a time: another one takes its place as soon as it is read. */
export function useMemory(): Memory {
  const [isBroken, setBroken] = useState(false);
  const [room] = useState(() => startWorker(() => setBroken(true)));
  const [opened, setOpened] = useState<OpenedMemory>();
  const [opening, setOpening] = useState<Opening>({ state: "idle" });
  const newest = useRef<File>(undefined);

  return {
    room,
    opened,
    opening,
    isBroken,
    async open(file) {
      const { name, size: bytes } = file;
      newest.current = file;
      const isNewest = () => newest.current === file;
      setOpening({ state: "reading", name, bytes, takenBytes: 0, units: 0 });
      const onProgress = (progress: OpeningProgress) => {
        if (isNewest()) setOpening({ state: "reading", name, bytes, ...progress });
      };
      const end = await room.open(file, proxy(onProgress));
      if (!isNewest()) return;
      newest.current = undefined;
      if (end.state === "opened") setOpened(end.memory);
      setOpening(end.state === "opened" ? { state: "idle" } : end.state === "failed" ? { ...end, name } : end);
    },
    cancel() {
      void room.cancelOpening();
    },
  };
}
