import { createServer } from "node:net";
import { inspect } from "node:util";
import { runInNewContext } from "node:vm";
import { expect, onTestFinished, test } from "vitest";
import { failing, localService } from "../test/local-service.ts";
import { createClient } from "./client.ts";
import { DragomanError, isDragomanError } from "./errors.ts";

const apiKey = "secret-key-1234";
const text = "a private sentence";
const traceId = "5f0c2a9be1d34c778a640b1f9d2e8c31";

async function failureOf(status: number, body: unknown, headers: Record<string, string> = {}): Promise<DragomanError> {
  const { url } = await localService(failing(status, { "x-trace-id": traceId, ...headers }, body));
  const client = createClient({ baseUrl: url, apiKey, maxRetries: 0 });
  return client.translate(text, { to: "de" }).then(
    () => expect.unreachable(),
    (error) => error,
  );
}

test.each([
  [400, "invalid-request"],
  [401, "authentication"],
  [403, "forbidden"],
  [404, "not-found"],
  [405, "invalid-request"],
  [413, "too-large"],
  [414, "too-large"],
  [415, "unsupported-media-type"],
  [429, "rate-limited"],
  [456, "quota-exceeded"],
  [500, "server"],
  [501, "not-implemented"],
  [503, "server"],
  [529, "rate-limited"],
] as const)("%i is %s", async (status, kind) => {
  expect(await failureOf(status, { message: "No." })).toMatchObject({
    kind,
    status,
    message: "No.",
    traceId,
    attempts: 1,
  });
});

test("message, detail, code, place, remedies and the wait are what the service said", async () => {
  const models = [{ source: "en", target: "de", download_bytes: 17, installed_bytes: 24 }];
  const error = await failureOf(
    400,
    {
      message: "No engine serves en to de.",
      code: "no_engine",
      detail: "Nothing is installed.",
      text_index: 0,
      errors: [{ field: "text[2]", message: "declined" }],
      remedies: [
        { engine: "bergamot", kind: "install-model", action: "dragoman engines install en-de", models },
        { action: 3 },
      ],
    },
    { "retry-after": "4" },
  );
  expect(error).toMatchObject({
    message: "No engine serves en to de.: Nothing is installed.",
    code: "no_engine",
    detail: "Nothing is installed.",
    textIndex: 0,
    retryAfter: 4,
    remedies: [
      {
        engine: "bergamot",
        kind: "install-model",
        action: "dragoman engines install en-de",
        models: [{ source: "en", target: "de", downloadBytes: 17, installedBytes: 24 }],
      },
    ],
  });
});

test("the message is also found inside of error", async () => {
  expect(await failureOf(504, { error: { message: "Upstream timed out." } })).toMatchObject({
    message: "Upstream timed out.",
  });
});

test("neither key nor text is in the error, however it is written down", async () => {
  const said = { message: `The key ${apiKey} is wrong.`, detail: `again ${apiKey}`, code: apiKey };
  const error = await failureOf(403, said);
  for (const written of [String(error), JSON.stringify(error), inspect(error, { depth: 9, showHidden: true })]) {
    expect(written).not.toContain(apiKey);
    expect(written).not.toContain(text);
  }
  expect(error.message).toBe("The key [key] is wrong.: again [key]");
});

test("a service that repeats the key in odd places gives it to no log", async () => {
  const remedy = { action: apiKey, engine: apiKey, kind: apiKey, models: [{ source: apiKey, target: apiKey }] };
  const headers = { "x-trace-id": apiKey, "content-type": `application/${apiKey}` };
  for (const body of [{ message: "No.", remedies: [remedy] }, []]) {
    const error = await failureOf(400, body, headers);
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(apiKey);
  }
});

test("a listener that sends the request back is a connection error without key and text", async () => {
  const mirror = createServer((socket) => socket.on("error", () => {}).pipe(socket));
  await new Promise<void>((resolve) => mirror.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void mirror.close());
  const address = mirror.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const client = createClient({ baseUrl: `http://127.0.0.1:${port}`, apiKey, maxRetries: 0 });

  const error = await client.translate(text, { to: "de" }).catch((thrown: unknown) => thrown);

  expect(error).toMatchObject({ kind: "connection" });
  const written = inspect(error, { depth: 9, showHidden: true });
  expect(written).toContain("HTTPParserError");
  expect(written).not.toContain(apiKey);
  expect(written).not.toContain(text);
});

test("JSON holds what helps, and no stack", async () => {
  const error = await failureOf(401, { message: "Who are you?" });
  expect(JSON.parse(JSON.stringify(error))).toEqual({
    name: "DragomanError",
    kind: "authentication",
    message: "Who are you?",
    status: 401,
    traceId,
    attempts: 1,
    textIndexes: [],
  });
});

test("an error of another copy of the package is recognized", async () => {
  const path = "./errors.ts?copy";
  const copy = await import(path);
  const foreign: unknown = new copy.DragomanError("timeout", "late");
  expect(foreign).not.toBeInstanceOf(DragomanError);
  expect(isDragomanError(foreign)).toBe(true);
  for (const other of [new Error("x"), { kind: "timeout" }, null, undefined, "timeout"])
    expect(isDragomanError(other)).toBe(false);
});

test("an error of another realm is recognized", () => {
  const foreign: unknown = runInNewContext(
    `Object.defineProperty(new Error("late"), Symbol.for("dragoman.error"), { value: true })`,
  );
  expect(foreign).not.toBeInstanceOf(Error);
  expect(isDragomanError(foreign)).toBe(true);
  for (const other of [undefined, null, 5, "x", {}, new Error("x")]) expect(isDragomanError(other)).toBe(false);
});
