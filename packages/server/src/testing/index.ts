import { parseScript } from "@dragoman/engines";
import { addFaults } from "../faults/add-faults.ts";
import { FaultScript, type ScriptedFault } from "../faults/fault-script.ts";
import { createService } from "../service.ts";
import type { Settings } from "../settings.ts";
import { CallLog } from "./call-log.ts";
import { ConnectionCount } from "./connection-count.ts";

export type { Fault } from "../faults/fault.ts";
export type { ScriptedFault } from "../faults/fault-script.ts";
export type { RecordedCall } from "../faults/recorded-call.ts";

/** Translations by source language, text and target language: `{"en": {"Hello": {"de": "Hallo"}}}`. */
export type TestScript = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, ScriptedText>>>>>>;

/** A translation, or one for each formality. */
type ScriptedText = string | { readonly default: string; readonly more?: string; readonly less?: string };

export interface TestServiceOptions {
  /** `pseudo` answers every text in every language; `scripted` what the script says, and declines the rest. */
  readonly engine: "pseudo" | "scripted";
  readonly script?: TestScript;
  /** What goes wrong with the first requests. */
  readonly faults?: readonly ScriptedFault[];
  /** Anything else that the service can be told. */
  readonly settings?: Partial<Settings>;
}

export interface TestService {
  /** Where it listens, on loopback and a free port. */
  readonly url: string;
  /** A key of a pro account with all betas. */
  readonly apiKey: string;
  /** What goes wrong with the next requests: `faults.next({ kind: "status", status: 429, times: 2 })`. */
  readonly faults: Pick<FaultScript, "next" | "clear" | "left">;
  /** What it was asked, by socket or `fetch`. */
  readonly calls: Pick<CallLog, "all" | "last" | "of" | "clear">;
  readonly connections: Pick<ConnectionCount, "opened" | "open">;
  /** The same service without a socket. A connection that a fault drops is a rejection here. */
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

/** The real service for tests: nothing is kept, and it logs nothing. Close it when the tests are done. */
export async function createTestService(options: TestServiceOptions): Promise<TestService> {
  const { engine, script = {}, settings } = options;
  const faults = new FaultScript();
  faults.next(...(options.faults ?? []));
  const calls = new CallLog();
  const connections = new ConnectionCount();
  const service = await createService(
    { data: "memory", port: 0, log: "silent", engines: [engine], ...settings },
    {
      ...(engine === "scripted" && { script: parseScript(JSON.stringify(script)) }),
      extend: (app, replies) => {
        connections.watch(app.server);
        addFaults(app, replies, (call) => {
          calls.add(call);
          return faults.take(call);
        });
      },
    },
  );
  const { url } = await service.listen();
  return {
    url,
    apiKey: service.firstKey ?? settings?.keys?.[0]?.secret ?? "test",
    faults,
    calls,
    connections,
    fetch: service.fetch,
    close: service.close,
  };
}
