import type { Socket } from "node:net";
import type { Detector, EngineChain, ModelStore } from "@dragoman/engines";
import { ensureKeys } from "./accounts/ensure-keys.ts";
import { createKeyDirectory } from "./accounts/keys.ts";
import { createTestKeyDirectory } from "./accounts/test-keys.ts";
import { createUsageLedger } from "./accounts/usage-ledger.ts";
import { type EngineParts, loadEngines } from "./engines.ts";
import { errorCode } from "./error-code.ts";
import { createGlossaries } from "./glossaries/glossaries.ts";
import { createGlossaryMatchers } from "./glossaries/glossary-cache.ts";
import { type AppExtension, createApp } from "./http/app.ts";
import { createIdempotency } from "./http/idempotency.ts";
import { fetchInProcess } from "./http/in-process.ts";
import { createMetrics } from "./http/metrics.ts";
import { createMonitoringApp, type Readiness } from "./http/monitoring.ts";
import { createBackground } from "./jobs/background.ts";
import { createLog, errorFacts } from "./log.ts";
import { createLazyMatching } from "./memories/matching/lazy-matching.ts";
import { createMemoryFiles } from "./memories/memory-files.ts";
import { createMemoryJobs } from "./memories/memory-jobs.ts";
import { detectHandlers } from "./operations/detect.ts";
import { glossaryHandlers } from "./operations/glossaries.ts";
import { glossaryV2Handlers } from "./operations/glossaries-v2.ts";
import { languageHandlers } from "./operations/languages.ts";
import { styleRuleHandlers } from "./operations/style-rules.ts";
import { translateHandlers } from "./operations/translate.ts";
import { memoryHandlers } from "./operations/translation-memories.ts";
import { memoryJobHandlers } from "./operations/translation-memory-jobs.ts";
import { usageHandlers } from "./operations/usage.ts";
import { SettingsError } from "./setting-values.ts";
import { completeSettings, type Settings } from "./settings.ts";
import type { SettingName } from "./settings-table.ts";
import { openStorage } from "./storage/open.ts";
import type { Storage } from "./storage/storage.ts";
import { createStyleLists } from "./style/style-cache.ts";
import { isTarget } from "./text/engine.ts";
import { createTextPipeline } from "./text/pipeline.ts";

/** A running service: listening, or called in this process. */
export interface Service {
  readonly settings: Settings;
  /** The key that was made because there was none: shown now or never. */
  readonly firstKey?: string;
  /** Labels of configured keys that are easy to guess. */
  readonly guessableKeys: readonly string[];
  /** What translates, all engines together. */
  readonly chain: EngineChain;
  readonly detector: Detector;
  /** Where an engine keeps models; absent where no engine of the chain has any. */
  readonly models?: ModelStore;
  /** Starts to listen. Rejects where the port is taken. */
  listen(): Promise<{ readonly url: string }>;
  /** The same service without a socket. The request's host does not matter. */
  fetch(request: Request): Promise<Response>;
  /** Stops accepting, lets what is under way end within a limit, writes what was counted, stops the engines. */
  close(): Promise<void>;
}

/** What a program brings itself instead of what the settings name. */
export interface ServiceParts extends EngineParts {
  /** Sees every request before the service looks at it. */
  readonly extend?: AppExtension;
  /** Milliseconds after which work in the background that a node held is another's when the node is gone. */
  readonly jobLease?: number;
}

/** Milliseconds that requests under way may take after `close` was called. */
const closingLimit = 10_000;

/**
 * Puts the rooms together. What the settings leave out has its default, so that `createService({})` is the service
 * that `npm run serve` starts.
 * @throws SettingsError or StorageError, saying what to change.
 */
export async function createService(given: Partial<Settings> = {}, parts: ServiceParts = {}): Promise<Service> {
  const settings = completeSettings(given);
  const log = createLog(settings.log);
  const storage = await openStorage({
    ...placeOf(settings),
    onError: (error) => log.warn(errorFacts(error, true), "The database is being reconnected"),
  });
  try {
    return await buildService(settings, storage, parts, log);
  } catch (error) {
    await storage.close();
    throw error;
  }
}

/** Where everything is kept; test mode keeps nothing. */
function placeOf({ test, data, databaseUrl }: Settings) {
  return test ? { data: "memory", databaseUrl: undefined } : { data, databaseUrl };
}

async function buildService(
  settings: Settings,
  storage: Storage,
  parts: ServiceParts,
  log: ReturnType<typeof createLog>,
): Promise<Service> {
  const directory = createKeyDirectory(storage.accounts, storage.changes);
  const ledger = createUsageLedger(storage.usage, { isShared: storage.isShared });
  const metrics = createMetrics();
  const engines = await loadEngines(settings, parts, { log, metrics });
  const { chain, detector } = engines;
  const glossaries = createGlossaries(storage.glossaries);
  const matchers = createGlossaryMatchers(storage.glossaries, storage.changes);
  const styles = createStyleLists(storage.styleRules, storage.changes);
  const memories = createLazyMatching({
    memories: storage.memories,
    changes: storage.changes,
    ...placeOf(settings),
    log,
  });
  const idempotency = createIdempotency({ store: storage.idempotency, log });
  const background = createBackground({ storage, ...placeOf(settings), log, lease: parts.jobLease });
  let address = `http://${settings.host.includes(":") ? `[${settings.host}]` : settings.host}:${settings.port}`;
  const publicUrl = () => settings.publicUrl ?? address;
  const memoryJobs = createMemoryJobs({ storage, runner: background, publicUrl });
  const readiness: Readiness = () => storage.ready();
  const testKeys = settings.test ? createTestKeyDirectory() : undefined;
  const extensions = parts.extend === undefined ? [] : [parts.extend];
  if (testKeys !== undefined) {
    // Loaded here and not before: no service that is not for tests has it in its memory.
    const { mockSessions } = await import("./faults/mock-sessions.ts");
    extensions.push(mockSessions(testKeys));
  }
  const app = await createApp({
    keys: testKeys ?? directory,
    brands: { own: "Service", aliases: settings.aliases },
    handlers: {
      ...translateHandlers({
        isTarget: (language) => isTarget(chain, language),
        translateTexts: createTextPipeline({
          ...{ chain, knowing: engines.knowing, detector },
          remembered: { mostCharacters: settings.remembered, onRecalled: metrics.recalled },
        }),
        ledger,
        metrics,
        steering: { glossaries: matchers, styles, memories },
      }),
      ...detectHandlers(detector),
      ...languageHandlers({ chain, detected: detector.languages }),
      ...usageHandlers(ledger),
      ...memoryHandlers({ memories: storage.memories, jobs: memoryJobs }),
      ...memoryJobHandlers({ memories: storage.memories, jobs: memoryJobs }),
      ...glossaryHandlers(glossaries),
      ...glossaryV2Handlers(glossaries),
      ...styleRuleHandlers(storage.styleRules),
    },
    files: createMemoryFiles({ jobs: storage.jobs, blobs: storage.blobs, runner: background }),
    idempotency,
    metrics,
    readiness,
    log,
    origins: settings.origins,
    trustProxy: settings.trustProxy,
    monitoring: settings.metricsPort === undefined,
    extensions,
  });
  const monitoring = settings.metricsPort === undefined ? undefined : createMonitoringApp({ metrics, readiness });
  // Last, when nothing else can fail: a first key is made once, and must reach the one who started the service.
  const ensured = settings.test ? undefined : await ensureKeys(storage.accounts, settings.keys);
  await background.start();

  const listen = async () => {
    const { host, port, metricsPort } = settings;
    address = await app.listen({ host, port }).catch((error) => refuseAddress(error, "DRAGOMAN_PORT", port));
    await monitoring
      ?.listen({ host, port: metricsPort ?? 0 })
      .catch((error) => refuseAddress(error, "DRAGOMAN_METRICS_PORT", metricsPort));
    const url = publicUrl();
    log.info({ url, engines: settings.engines, storage: storage.kind }, "Ready");
    return { url };
  };
  const sockets = new Set<Socket>();
  app.server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  const inProcess = new Set<Promise<Response>>();
  const fetchHere = (request: Request): Promise<Response> => {
    const answer = fetchInProcess(app, request).finally(() => inProcess.delete(answer));
    inProcess.add(answer);
    return answer;
  };
  const shutDown = async () => {
    // A connection whose last answer is sent after the closing began would stay open for another request.
    const idle = setInterval(() => app.server.closeIdleConnections(), 50);
    // Opened ahead of need, as browsers do. Node does not count these as idle.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    const limit = Promise.withResolvers<void>();
    const giveUp = setTimeout(() => {
      app.server.closeAllConnections();
      limit.resolve();
    }, closingLimit);
    await Promise.all([app.close(), Promise.race([Promise.allSettled(inProcess), limit.promise])]).finally(() => {
      clearInterval(idle);
      clearTimeout(giveUp);
    });
    await Promise.all([background.close(), memories.close()]);
    await ledger.close();
    await Promise.all([monitoring?.close(), engines.close()]);
    idempotency.close();
    directory.close();
    styles.close();
    matchers.close();
    await storage.close();
  };
  let closed: Promise<void> | undefined;

  return {
    settings,
    ...(ensured?.madeKey && { firstKey: ensured.madeKey }),
    guessableKeys: ensured?.guessable ?? [],
    chain,
    detector,
    ...(engines.models !== undefined && { models: engines.models }),
    listen,
    fetch: fetchHere,
    close: () => {
      closed ??= shutDown();
      return closed;
    },
  };
}

/** @throws SettingsError for what the one who set host and port can mend. */
function refuseAddress(error: unknown, setting: SettingName, port: number | undefined): never {
  switch (errorCode(error)) {
    case "EADDRINUSE":
      throw new SettingsError(setting, `${port} is taken (EADDRINUSE); stop what listens there, or set another port`);
    case "EACCES":
      throw new SettingsError(setting, `${port} is not for this user (EACCES); set a port above 1023`);
    case "ENOTFOUND":
    case "EADDRNOTAVAIL":
      throw new SettingsError("DRAGOMAN_HOST", "names no address of this machine; set 127.0.0.1, or 0.0.0.0 for all");
    default:
      throw error;
  }
}
