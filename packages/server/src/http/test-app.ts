import type { FastifyInstance } from "fastify";
import { createTestKeyDirectory } from "../accounts/test-keys.ts";
import type { MemoryFiles } from "../memories/memory-files.ts";
import { type AppParts, createApp } from "./app.ts";
import { HttpError } from "./http-error.ts";
import type { Idempotency } from "./idempotency.ts";
import { createMetrics } from "./metrics.ts";

export const silentLog = { isLevelEnabled: () => false, error() {}, warn() {}, info() {}, debug() {} };

/** For tests without storage: every request is served as if it had no key. */
const keepsNothing: Idempotency = { once: (_, make) => make(), close() {} };

/** For tests without files: there is none at any address. */
const noFiles: MemoryFiles = {
  receive: async () => {
    throw new HttpError(404, "There is no file at this address.");
  },
  open: async () => {
    throw new HttpError(404, "There is no file at this address.");
  },
};

/** For tests: an app with handlers of the test's own, that lets any key in. */
export function createTestApp(parts: Pick<AppParts, "handlers"> & Partial<AppParts>): Promise<FastifyInstance> {
  return createApp({
    keys: createTestKeyDirectory(),
    brands: { own: "Service", aliases: [] },
    files: noFiles,
    idempotency: keepsNothing,
    metrics: createMetrics(),
    readiness: async () => {},
    log: silentLog,
    origins: [],
    trustProxy: false,
    monitoring: false,
    ...parts,
  });
}
