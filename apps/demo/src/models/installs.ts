import { randomUUID } from "node:crypto";
import { type Direction, EngineError, type ModelOffer, type ModelStore } from "@dragoman/engines";
import type { InstallEvent, InstallStarted, ModelDownload } from "../protocol.ts";

/** Installations under way, by id. Each runs on when nobody watches, and ends by itself, by `cancel` or by `close`. */
export interface Installs {
  /** @throws EngineError `download` when the list of models cannot be read. */
  offers(direction: Direction): Promise<readonly ModelDownload[]>;
  /** Starts what would serve the direction, or joins the installation of it that runs; `undefined`: nothing is offered. */
  start(direction: Direction): Promise<InstallStarted | undefined>;
  /** From the present state to the end; `undefined` where there is no such installation. */
  watch(id: string): AsyncGenerator<InstallEvent, void> | undefined;
  /** False where there is no such installation. */
  cancel(id: string): boolean;
  close(): Promise<void>;
}

/** An ended installation can still be asked for this long, so that a page that reconnects learns how it ended. */
const rememberMs = 60_000;

interface Install {
  readonly id: string;
  readonly offers: readonly ModelOffer[];
  readonly abort: AbortController;
  latest: InstallEvent;
  /** Settles with the next event. */
  changed: PromiseWithResolvers<void>;
  done: Promise<void>;
}

/** @param onInstalled called before anybody is told that a model is there. */
export function createInstalls(store: ModelStore, onInstalled: () => void): Installs {
  const installs = new Map<string, Install>();

  return {
    async offers(direction) {
      return downloadsOf(await store.offers(direction));
    },
    async start(direction) {
      const offers = await store.offers(direction);
      if (offers.length === 0) return undefined;
      const install = running(installs, offers) ?? begin(store, offers, onInstalled);
      if (!installs.has(install.id)) {
        installs.set(install.id, install);
        void install.done.then(() => setTimeout(() => installs.delete(install.id), rememberMs).unref());
      }
      return { id: install.id, models: downloadsOf(offers) };
    },
    watch(id) {
      const install = installs.get(id);
      return install === undefined ? undefined : eventsOf(install);
    },
    cancel(id) {
      const install = installs.get(id);
      install?.abort.abort();
      return install !== undefined;
    },
    async close() {
      const all = [...installs.values()];
      for (const { abort } of all) abort.abort();
      await Promise.all(all.map(({ done }) => done));
    },
  };
}

function running(installs: ReadonlyMap<string, Install>, offers: readonly ModelOffer[]): Install | undefined {
  return [...installs.values()].find(
    ({ latest, offers: own }) => latest.state === "progress" && nameOf(own) === nameOf(offers),
  );
}

function downloadsOf(offers: readonly ModelOffer[]): ModelDownload[] {
  return offers.map(({ source, target, downloadBytes }) => ({ source, target, downloadBytes }));
}

function nameOf(offers: readonly ModelOffer[]): string {
  return offers.map(({ source, target }) => `${source}>${target}`).join(" ");
}

function begin(store: ModelStore, offers: readonly ModelOffer[], onInstalled: () => void): Install {
  const totalBytes = sum(offers.map(({ downloadBytes }) => downloadBytes));
  const install: Install = {
    id: randomUUID(),
    offers,
    abort: new AbortController(),
    latest: { state: "progress", receivedBytes: 0, totalBytes },
    changed: Promise.withResolvers(),
    done: Promise.resolve(),
  };
  install.done = installAll(store, install, totalBytes).then((end) => {
    if (end.state === "installed") onInstalled();
    tell(install, end);
  });
  return install;
}

/** One model after the other; the bytes of all of them are counted together. */
async function installAll(store: ModelStore, install: Install, totalBytes: number): Promise<InstallEvent> {
  const { signal } = install.abort;
  let before = 0;
  try {
    for (const offer of install.offers) {
      const onProgress = ({ receivedBytes }: { readonly receivedBytes: number }) => {
        const received = Math.min(before + receivedBytes, totalBytes);
        tell(install, { state: "progress", receivedBytes: received, totalBytes });
      };
      await store.install(offer, { signal, onProgress });
      before += offer.downloadBytes;
    }
    return { state: "installed" };
  } catch (error) {
    if (signal.aborted) return { state: "cancelled" };
    return { state: "failed", message: error instanceof EngineError ? error.message : "The installation broke off." };
  }
}

function tell(install: Install, event: InstallEvent): void {
  install.latest = event;
  install.changed.resolve();
  install.changed = Promise.withResolvers();
}

/** A slow reader misses progress in between, never the end. */
async function* eventsOf(install: Install): AsyncGenerator<InstallEvent, void> {
  for (;;) {
    const { latest, changed } = install;
    yield latest;
    if (latest.state !== "progress") return;
    if (install.latest === latest) await changed.promise;
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
