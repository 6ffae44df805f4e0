import { useEffect, useRef, useState } from "react";
import type { InstallEvent, InstallStarted, ModelDownload } from "../../src/protocol.ts";
import { cancelInstall, installEvents, ServerFailure, startInstall } from "../server.ts";

type InstallState =
  | { readonly state: "idle" }
  | {
      readonly state: "running";
      readonly models: readonly ModelDownload[];
      readonly receivedBytes: number;
      readonly totalBytes: number;
    }
  | { readonly state: "installed" | "cancelled"; readonly models: readonly ModelDownload[] }
  | { readonly state: "failed"; readonly models: readonly ModelDownload[]; readonly message: string };

export interface Install {
  readonly now: InstallState;
  start(models: readonly ModelDownload[]): void;
  cancel(): void;
}

/** One installation at a time. It runs on the server; the page only watches. */
export function useInstall(onInstalled: () => void): Install {
  const [now, setNow] = useState<InstallState>({ state: "idle" });
  const started = useRef<Promise<InstallStarted>>(undefined);
  const watched = useRef<EventSource>(undefined);
  const told = useRef(onInstalled);
  useEffect(() => {
    told.current = onInstalled;
  }, [onInstalled]);
  useEffect(() => () => watched.current?.close(), []);

  const watch = (id: string, models: readonly ModelDownload[]) => {
    const events = installEvents(id);
    watched.current = events;
    events.onmessage = ({ data }: MessageEvent<string>) => {
      const event: InstallEvent = JSON.parse(data);
      if (event.state === "progress") {
        setNow({ ...event, state: "running", models });
        return;
      }
      events.close();
      setNow({ ...event, models });
      if (event.state === "installed") told.current();
    };
    events.onerror = () => {
      if (events.readyState === EventSource.CLOSED) setNow({ state: "failed", models, message: "" });
    };
  };

  return {
    now,
    start(models) {
      const [first, last] = [models[0], models.at(-1)];
      if (first === undefined || last === undefined) return;
      const totalBytes = models.reduce((total, { downloadBytes }) => total + downloadBytes, 0);
      setNow({ state: "running", models, receivedBytes: 0, totalBytes });
      started.current = startInstall({ source: first.source, target: last.target });
      started.current.then(
        ({ id }) => watch(id, models),
        (error: unknown) =>
          setNow({ state: "failed", models, message: error instanceof ServerFailure ? error.message : "" }),
      );
    },
    cancel() {
      const fail = (error: unknown) => {
        watched.current?.close();
        const message = error instanceof ServerFailure ? error.message : "";
        setNow((last) => (last.state === "running" ? { state: "failed", models: last.models, message } : last));
      };
      started.current?.then(({ id }) => cancelInstall(id)).catch(fail);
    },
  };
}
