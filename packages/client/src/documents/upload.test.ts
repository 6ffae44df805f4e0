import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { failing, json, type LocalService, listening, localService } from "../../test/local-service.ts";
import { senders } from "../../test/senders.ts";
import { createClient } from "../client.ts";
import type { FileInput } from "../files/source.ts";
import type { ClientSettings } from "../options.ts";

const handle = { document_id: "04DE5AD98A02647D83285A36021911C6", document_key: "0CB0054F1C132C16" };
const content = new Uint8Array(Array.from({ length: 70_000 }, (_, index) => index % 256));

function clientFor(baseUrl: string, options: Partial<ClientSettings> = {}) {
  return createClient({ baseUrl, apiKey: "key-1234", retryDelayMs: 1, ...options });
}

/** The form that arrived, read by the runtime's own parser. */
async function formOf({ received }: LocalService, index = 0): Promise<FormData> {
  const request = received[index];
  if (request === undefined) throw new Error("No request arrived.");
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  return new Response(new Uint8Array(request.bytes), { headers }).formData();
}

async function fileOf(service: LocalService, index = 0): Promise<File> {
  const file = (await formOf(service, index)).get("file");
  if (!(file instanceof File)) throw new Error("The form has no file.");
  return file;
}

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "dragoman-upload-"));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

async function* pieces() {
  for (let at = 0; at < content.length; at += 10_000) yield content.slice(at, at + 10_000);
}

const inputs: Record<string, () => FileInput | Promise<FileInput>> = {
  "a Buffer that is a part of another": () => Buffer.concat([Buffer.from("before"), content]).subarray(6),
  "a Uint8Array": () => content,
  "an ArrayBuffer": () => content.slice().buffer,
  "a Blob": () => new Blob([content]),
  "a File": () => new File([content], "other.docx"),
  "a web stream": () => new Blob([content]).stream(),
  "a stream of Node": () => Readable.from(pieces()),
  "a generator": () => pieces(),
  "a path": async () => {
    const path = join(await folder(), "on disk.docx");
    await writeFile(path, content);
    return path;
  },
};

const ways = senders.flatMap(([sender, options]) =>
  Object.keys(inputs).map((what) => [what, sender, options] as const),
);
for (const [what, sender, options] of ways) {
  test(`${what} arrives byte for byte through ${sender}`, async () => {
    const service = await localService(json(handle));
    const input = inputs[what] ?? (() => "");
    await clientFor(service.url, options).documents.upload(await input(), { to: "fr", filename: 'résumé "1".docx' });
    const file = await fileOf(service);
    expect(file.name).toBe('résumé "1".docx');
    expect(Buffer.from(await file.arrayBuffer()).equals(content)).toBe(true);
  });
}

test("options travel under the wire's names, and how the call is sent does not", async () => {
  const service = await localService(json(handle));
  await clientFor(service.url).documents.upload(content, {
    to: "fr",
    from: "en",
    filename: "a.docx",
    outputFormat: "pdf",
    formality: "prefer_more",
    glossaryIds: ["one", "two"],
    enableWatermark: true,
    translationMemoryThreshold: 80,
    styleId: undefined,
    extra: { enable_quality_evaluation: 1 },
    timeoutMs: 5000,
    maxRetries: 2,
    reportingTag: "team",
  });
  const form = await formOf(service);
  expect(Object.fromEntries([...form].filter(([name]) => name !== "file"))).toEqual({
    target_lang: "fr",
    source_lang: "en",
    output_format: "pdf",
    formality: "prefer_more",
    glossary_ids: "one,two",
    enable_watermark: "true",
    translation_memory_threshold: "80",
    enable_quality_evaluation: "1",
  });
  expect([...form.keys()].at(-1)).toBe("file");
  expect(service.received[0]?.headers).toMatchObject({
    authorization: "Service-Auth-Key key-1234",
    "x-service-reporting-tag": "team",
  });
});

test("names, values and content of any kind stay in their places", async () => {
  const service = await localService(json(handle));
  const { documents } = clientFor(service.url);
  let calls = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: "binary", minLength: 1 }),
      fc.string({ unit: "binary", minLength: 1 }),
      fc.uint8Array(),
      fc.boolean(),
      async (filename, styleId, bytes, streamed) => {
        const input = streamed ? Readable.from([Buffer.from(bytes)]) : bytes;
        await documents.upload(input, { to: "fr", filename, styleId });
        const form = await formOf(service, calls++);
        expect([...form.keys()]).toEqual(["target_lang", "style_id", "file"]);
        const file = form.get("file");
        expect(file instanceof File && Buffer.from(await file.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
      },
    ),
    { numRuns: 100 },
  );
});

test("a path and a File are named by themselves, all else by the caller", async () => {
  const service = await localService(json(handle));
  const { documents } = clientFor(service.url);
  const path = join(await folder(), "invoice.docx");
  await writeFile(path, content);
  await documents.upload(path, { to: "fr" });
  await documents.upload(new File([content], "letter.docx"), { to: "fr" });
  expect([(await fileOf(service, 0)).name, (await fileOf(service, 1)).name]).toEqual(["invoice.docx", "letter.docx"]);
  for (const input of [content, new Blob([content]), pieces()]) {
    await expect(documents.upload(input, { to: "fr" })).rejects.toMatchObject({
      kind: "invalid-request",
      message: expect.stringContaining("filename: give the file's name"),
      attempts: 0,
    });
  }
});

/** A stream of Node's that somebody has read to its end. */
async function readBefore() {
  const stream = Readable.from([Buffer.from("gone")], { autoDestroy: false });
  for await (const _ of stream.iterator({ destroyOnReturn: false }));
  return stream;
}

test("what cannot be sent is refused before anything is", async () => {
  const service = await localService(json(handle));
  const { documents } = clientFor(service.url);
  const place = await folder();
  const upload: (...given: never[]) => Promise<unknown> = documents.upload;
  const given: unknown[][] = [
    [content, {}],
    [content],
    [7, { to: "fr", filename: "a" }],
    [null, { to: "fr", filename: "a" }],
    [join(place, "missing.docx"), { to: "fr" }],
    [place, { to: "fr" }],
    [await readBefore(), { to: "fr", filename: "a" }],
    [pieces(), { to: "fr", filename: "a", contentLength: Number.NaN }],
    [pieces(), { to: "fr", filename: "a", contentLength: -1 }],
    [pieces(), { to: "fr", filename: "a", contentLength: "5" }],
  ];
  for (const one of given) {
    await expect(Reflect.apply(upload, undefined, one)).rejects.toMatchObject({ kind: "invalid-request", attempts: 0 });
  }
  expect(service.received).toEqual([]);
});

test.each(senders)(
  "a stream that fails, gives no bytes, or another number of them is named, through %s",
  async (_, sent) => {
    const service = await localService(json(handle));
    const { documents } = clientFor(service.url, sent);
    async function* failingStream() {
      yield content;
      throw new Error("the disk is gone");
    }
    const options = { to: "fr", filename: "a.docx" };
    const refused: [FileInput, object, string][] = [
      [failingStream(), {}, "input: the stream failed."],
      [Readable.from(["text"]), {}, "input: the stream gives something else than bytes."],
      [pieces(), { contentLength: content.length - 1 }, "contentLength: the stream does not give 69999 bytes."],
      [pieces(), { contentLength: content.length + 1 }, "contentLength: the stream does not give 70001 bytes."],
    ];
    for (const [input, more, message] of refused) {
      await expect(documents.upload(input, { ...options, ...more })).rejects.toMatchObject({
        kind: "invalid-request",
        message,
      });
    }
    expect(service.received).toEqual([]);
  },
);

test("a stream whose size is known is sent with it", async () => {
  const service = await localService(json(handle));
  const options = { to: "fr", filename: "a.docx", contentLength: content.length };
  await clientFor(service.url).documents.upload(pieces(), options);
  const { headers, bytes } = service.received[0] ?? {};
  expect(headers?.["content-length"]).toBe(String(bytes?.byteLength));
});

test("what can be read again is sent again when the service is busy, the same to the byte", async () => {
  const service = await localService(failing(429), failing(503), json(handle));
  const options = { to: "fr", filename: "a.docx", idempotencyKey: "once" };
  await clientFor(service.url).documents.upload(new Blob([content]), options);
  const [first, second, third] = service.received;
  expect(first?.bytes.equals(second?.bytes ?? Buffer.alloc(0))).toBe(true);
  expect(second?.bytes.equals(third?.bytes ?? Buffer.alloc(0))).toBe(true);
  expect(third?.headers["idempotency-key"]).toBe("once");
});

test("without an Idempotency-Key an upload that may have arrived is not sent again", async () => {
  const service = await localService(failing(503));
  const upload = clientFor(service.url).documents.upload(content, { to: "fr", filename: "a.docx" });
  await expect(upload).rejects.toMatchObject({ kind: "server", attempts: 1 });
});

test("a stream is not sent again once it was read", async () => {
  const service = await localService(failing(429), json(handle));
  const upload = clientFor(service.url).documents.upload(pieces(), { to: "fr", filename: "a.docx" });
  await expect(upload).rejects.toMatchObject({ kind: "rate-limited", attempts: 1 });
});

test("a stream is sent again as long as no connection took any of it", async () => {
  const port = await closedPort();
  let arrived = 0;
  const serve = () =>
    listening(async (request, response) => {
      for await (const chunk of request) arrived += chunk.length;
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(handle));
    }, port);
  const { documents } = clientFor(`http://127.0.0.1:${port}`, { hooks: { retry: once(serve) }, maxRetries: 20 });
  await documents.upload(pieces(), { to: "fr", filename: "a.docx" });
  expect(arrived).toBeGreaterThan(content.length);
});

/** A port on which nobody listens. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return address.port;
}

function once(act: () => unknown): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}

test.each(senders)("a stream is read no faster than the service takes it, through %s", async (_sender, options) => {
  const whole = 1000;
  let given = 0;
  async function* large() {
    while (given < whole) {
      given++;
      yield new Uint8Array(65_536);
    }
  }
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let arrived = 0;
  const url = await listening(async (request, response) => {
    await held;
    for await (const chunk of request) arrived += chunk.length;
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(handle));
  });
  const upload = clientFor(url, options).documents.upload(large(), { to: "fr", filename: "a.txt" });
  // With nobody reading, what the sockets hold is all that is asked for, however long one waits.
  let before = -1;
  while (given === 0 || given !== before) {
    before = given;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(given).toBeLessThan(whole / 2);
  goOn();
  await upload;
  expect(given).toBe(whole);
  expect(arrived).toBeGreaterThan(whole * 65_536);
});

test.each(senders)(
  "an abort ends an upload on its way through %s, and lets the source go",
  async (_sender, options) => {
    let isReleased = false;
    async function* endless() {
      try {
        for (;;) yield new Uint8Array(65_536);
      } finally {
        isReleased = true;
      }
    }
    const abort = new AbortController();
    let hungUp: (error: unknown) => void = () => {};
    const gone = new Promise<unknown>((resolve) => {
      hungUp = resolve;
    });
    const url = await listening((request) => {
      request.once("data", () => abort.abort());
      request.on("error", hungUp);
    });
    const upload = clientFor(url, options).documents.upload(endless(), {
      to: "fr",
      filename: "a.txt",
      signal: abort.signal,
    });
    await expect(upload).rejects.toMatchObject({ kind: "aborted" });
    expect(await gone).toBeInstanceOf(Error);
    await expect.poll(() => isReleased).toBe(true);
  },
);

const endings: [what: string, kind: string, handle: RequestListener][] = [
  ["a connection that is lost", "connection", (request) => request.once("data", () => request.socket.destroy())],
  [
    "an answer that refuses it",
    "too-large",
    (request, response) => request.once("data", () => response.writeHead(413, { connection: "close" }).end()),
  ],
  ["a service that does not answer", "timeout", (request) => request.resume()],
];

for (const [what, kind, answer] of endings) {
  test.each(senders)(`${what} ends the reading of the source, through %s`, async (_sender, options) => {
    let isReleased = false;
    // It never waits: who reads on after the request has ended reads for ever, and nothing else comes to its turn.
    async function* endless() {
      try {
        for (;;) yield new Uint8Array(65_536);
      } finally {
        isReleased = true;
      }
    }
    const { documents } = clientFor(await listening(answer), options);
    const upload = documents.upload(endless(), { to: "fr", filename: "a.txt", timeoutMs: 300 });
    await expect(upload).rejects.toMatchObject({ kind, attempts: 1 });
    await expect.poll(() => isReleased).toBe(true);
  });
}
