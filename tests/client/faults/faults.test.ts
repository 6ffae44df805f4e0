import {
  type Client,
  createClient,
  type DragomanError,
  isDragomanError,
  type TranslationOutcome,
} from "@dragoman/client";
import { createTestService, type TestService } from "@dragoman/server/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startFaultProxy } from "./fault-proxy.ts";
import { startFaultyService } from "./faulty-service.ts";
import { type Scenario, scenarios } from "./scenario.ts";

const count = 1000;
const seed = 20_260_401;
const atOnce = 10;
/** A call that ends so long after its deadline hangs, however busy the machine is. */
const hangsAfterMs = 15_000;

let service: TestService;
const direction = { from: "en", to: "de" } as const;
const unhandled: unknown[] = [];
const remember = (reason: unknown) => unhandled.push(reason);

beforeAll(async () => {
  service = await createTestService({ engine: "pseudo" });
  // The detector's data is loaded by the first text that needs it.
  await createClient({ baseUrl: service.url, apiKey: service.apiKey }).detect("A text in English");
  process.on("unhandledRejection", remember);
});
afterAll(async () => {
  process.off("unhandledRejection", remember);
  await service.close();
});

test(`${count} calls amid faults end with a result or a typed error, and make nothing twice`, {
  timeout: 300_000,
}, async () => {
  const timersBefore = activeTimers();
  const kinds = new Map<string, number>();
  const queue = scenarios(count, seed).entries();
  const run = async () => {
    for (const [index, scenario] of queue) {
      const ended = await play(scenario).catch((error: unknown) => {
        throw new Error(`Scenario ${index} of seed ${seed}: ${JSON.stringify(scenario)}`, { cause: error });
      });
      kinds.set(ended, (kinds.get(ended) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, run));
  // Faults that never come, or leave nothing to answer, would prove little.
  expect(kinds.get("result")).toBeGreaterThan(count / 10);
  for (const kind of ["connection", "timeout", "aborted", "rate-limited", "server", "invalid-response"]) {
    expect(kinds.get(kind), kind).toBeGreaterThan(0);
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(unhandled).toEqual([]);
  expect(activeTimers()).toBeLessThanOrEqual(timersBefore + 1);
});

/** How the call ended: `result`, or the kind of its error. */
async function play(scenario: Scenario): Promise<string> {
  const connections = scenario.connections.values();
  const answers = scenario.answers.values();
  const faulty = await startFaultyService(service, () => answers.next().value ?? { kind: "none" });
  const proxy = await startFaultProxy(faulty.url, () => connections.next().value ?? { kind: "none" });
  const { timeoutMs, deadlineMs, maxRetries, batching, call, sender, abortAfterMs } = scenario;
  const client = createClient({
    baseUrl: proxy.url,
    apiKey: service.apiKey,
    retryDelayMs: 20,
    timeoutMs,
    deadlineMs,
    maxRetries,
    batching,
    idempotencyKeys: call === "createWithKey",
    ...(sender === "fetch" && { fetch: (input, init) => globalThis.fetch(input, init) }),
  });
  const signal = abortAfterMs === undefined ? undefined : abortAfter(abortAfterMs);
  try {
    return await endOf(calls[call](client, scenario.texts)({ timeoutMs, deadlineMs, signal }), deadlineMs);
  } finally {
    for (const made of faulty.made.values()) expect(made).toBeLessThanOrEqual(1);
    await expect.poll(proxy.unanswered, { timeout: hangsAfterMs }).toBe(0);
    await proxy.close();
    await faulty.close();
  }
}

interface Patience {
  readonly timeoutMs: number;
  readonly deadlineMs: number;
  readonly signal: AbortSignal | undefined;
}

type Calling = (client: Client, texts: readonly string[]) => (patience: Patience) => Promise<void>;

/** Each makes its call, and checks that what comes back belongs to what was asked. */
const calls: Readonly<Record<Scenario["call"], Calling>> = {
  translate:
    (client, [text = ""]) =>
    async (patience) => {
      expect([(await client.translate(text, { ...direction, ...patience })).text]).toEqual(await pseudo([text]));
    },
  translateMany: (client, texts) => async (patience) => {
    const translations = await client.translateMany(texts, { ...direction, ...patience });
    expect(translations.map(({ text }) => text)).toEqual(await pseudo(texts));
  },
  translateSettled: (client, texts) => async (patience) => {
    await checkOutcomes(texts, await client.translateSettled(texts, { ...direction, ...patience }));
  },
  translateEach: (client, texts) => async (patience) => {
    const outcomes: TranslationOutcome[] = [];
    for await (const outcome of client.translateEach(texts, { ...direction, ...patience })) outcomes.push(outcome);
    await checkOutcomes(texts, outcomes);
  },
  detect:
    (client, [text = ""]) =>
    async (patience) => {
      expect(await client.detect(text, patience)).toHaveProperty("status");
    },
  usage: (client) => async (patience) => {
    expect((await client.usage(patience)).characterCount).toBeGreaterThanOrEqual(0);
  },
  raw:
    (client) =>
    async ({ signal }) => {
      const { data, error } = await client.raw.GET("/v2/usage", signal === undefined ? {} : { signal });
      expect(data ?? error).toBeDefined();
    },
  create: creation,
  createWithKey: creation,
};

function creation(client: Client): (patience: Patience) => Promise<void> {
  const name = crypto.randomUUID();
  const dictionary = { sourceLang: "en", targetLang: "de", entries: { cart: "Warenkorb" } };
  return async (patience) => {
    expect((await client.glossaries.create({ name, dictionaries: [dictionary] }, patience)).name).toBe(name);
  };
}

async function checkOutcomes(texts: readonly string[], outcomes: readonly TranslationOutcome[]): Promise<void> {
  const expected = await pseudo(texts);
  expect(outcomes.length).toBe(texts.length);
  const failures = outcomes.map((outcome) => (outcome.status === "failed" ? outcome.error : undefined));
  for (const [index, outcome] of outcomes.entries()) {
    if (outcome.status === "translated") expect(outcome.translation.text).toBe(expected[index]);
    else expect(isDragomanError(outcome.error)).toBe(true);
  }
  const [failure] = failures.filter((error) => error !== undefined);
  if (failure !== undefined) throw failure;
}

/** What the service says of the texts when nothing goes wrong. */
async function pseudo(texts: readonly string[]): Promise<string[]> {
  const client = createClient({ baseUrl: service.url, apiKey: service.apiKey });
  return (await client.translateMany(texts, direction)).map(({ text }) => text);
}

/** `result`, or the kind of the error; anything else that is thrown is a fault of the client. */
async function endOf(ended: Promise<void>, deadlineMs: number): Promise<string> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`The call hangs.`)), deadlineMs + hangsAfterMs);
  try {
    await Promise.race([ended, late.promise]);
    return "result";
  } catch (error) {
    if (!isDragomanError(error)) throw error;
    checkSafe(error);
    return error.kind;
  } finally {
    clearTimeout(timer);
  }
}

function checkSafe(error: DragomanError): void {
  expect(error.attempts).toBeGreaterThanOrEqual(0);
  expect(`${error.stack}${JSON.stringify(error)}`).not.toContain(service.apiKey);
}

function abortAfter(milliseconds: number): AbortSignal {
  const stop = new AbortController();
  setTimeout(() => stop.abort(), milliseconds);
  return stop.signal;
}

function activeTimers(): number {
  return process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length;
}
