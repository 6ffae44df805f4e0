import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type Answering, dropping, failing, listening, localService, silent } from "../../test/local-service.ts";
import { senders } from "../../test/senders.ts";
import { createClient } from "../client.ts";
import type { ClientSettings } from "../options.ts";

const handle = { documentId: "04DE5AD98A02647D83285A36021911C6", documentKey: "0CB0054F1C132C16-secret" };
const content = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 251));

function clientFor(baseUrl: string, options: Partial<ClientSettings> = {}) {
  return createClient({ baseUrl, apiKey: "key-1234", retryDelayMs: 1, ...options });
}

function file(headers: Record<string, string> = {}): Answering {
  return (_request, response) => {
    response.writeHead(200, { "content-type": "application/pdf", ...headers }).end(content);
  };
}

/** Begins with half of the file, and then does something else. */
function half(then: Answering): Answering {
  return (request, response) => {
    response.writeHead(200, { "content-length": content.byteLength });
    response.write(content.subarray(0, content.byteLength / 2), () => then(request, response));
  };
}

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "dragoman-download-"));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

test("a document is fetched with its key, type and name, and in any form", async () => {
  const service = await localService(file({ "content-disposition": 'attachment; filename="facture.pdf"' }));
  const { documents } = clientFor(service.url);
  const document = await documents.download(handle);
  expect(document).toMatchObject({ contentType: "application/pdf", filename: "facture.pdf" });
  const blob = await document.blob();
  expect(blob.type).toBe("application/pdf");
  expect(content.equals(Buffer.from(await blob.arrayBuffer()))).toBe(true);
  expect(content.equals(Buffer.from(await (await documents.download(handle)).arrayBuffer()))).toBe(true);
  expect(service.received[0]).toMatchObject({
    method: "POST",
    url: `/v2/document/${handle.documentId}/result`,
    body: JSON.stringify({ document_key: handle.documentKey }),
  });
});

test("it is read once", async () => {
  const { url } = await localService(file());
  const document = await clientFor(url).documents.download(handle);
  document.stream();
  expect(() => document.stream()).toThrow("The file was read already");
  await expect(document.blob()).rejects.toMatchObject({ kind: "invalid-request" });
});

test("one that is not ready, or that the service is too busy for, is asked for again", async () => {
  const service = await localService(failing(503), failing(429), file());
  await (await clientFor(service.url).documents.download(handle)).arrayBuffer();
  expect(service.received).toHaveLength(3);
});

for (const status of [500, 502, 504]) {
  test(`after a ${status}, behind which the result may be gone, it is not`, async () => {
    const service = await localService(failing(status), file());
    await expect(clientFor(service.url).documents.download(handle)).rejects.toMatchObject({
      kind: "server",
      attempts: 1,
    });
    expect(service.received).toHaveLength(1);
  });
}

const losses: Record<string, { answering: Answering; kind: string }> = {
  "a connection that is lost before the answer": { answering: dropping, kind: "connection" },
  "an answer that does not come": { answering: silent, kind: "timeout" },
  "a connection that is lost within the file": { answering: half(dropping), kind: "connection" },
  "a file that stops coming": { answering: half(silent), kind: "timeout" },
};

const ways = senders.flatMap(([sender, options]) =>
  Object.entries(losses).map((loss) => [...loss, sender, options] as const),
);
for (const [what, { answering, kind }, sender, options] of ways) {
  test(`${what} of ${sender} is told as a loss, leaves no file and is not asked for again`, async () => {
    const place = await folder();
    const service = await localService(answering, file());
    const { documents } = clientFor(service.url, { ...options, timeoutMs: 300 });
    const saved = documents.download(handle).then((document) => document.saveTo(join(place, "facture.pdf")));
    await expect(saved).rejects.toMatchObject({ kind, message: expect.stringContaining("may be gone"), attempts: 1 });
    expect(await readdir(place)).toEqual([]);
    expect(service.received).toHaveLength(1);
  });
}

test("a connection that was not made is no loss", async () => {
  const { documents } = clientFor("http://127.0.0.1:9", { maxRetries: 0 });
  const failure = await documents.download(handle).catch((error: unknown) => error);
  expect(failure).toMatchObject({ kind: "connection" });
  expect(String(failure)).not.toContain("gone");
});

test.each(senders)(
  "an abort ends it while it comes through %s, and lets the connection go",
  async (_sender, options) => {
    let letGo = () => {};
    const gone = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const url = await listening((_request, response) => {
      response.on("close", letGo).writeHead(200).write(content);
    });
    const abort = new AbortController();
    const document = await clientFor(url, options).documents.download(handle, { signal: abort.signal });
    const reader = document.stream().getReader();
    await reader.read();
    abort.abort();
    const readOn = async () => {
      for (;;) if ((await reader.read()).done) return;
    };
    await expect(readOn()).rejects.toMatchObject({ kind: "aborted" });
    await gone;
  },
);

test("a reader that leaves lets the connection go", async () => {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const url = await listening((_request, response) => {
    response.on("close", letGo).writeHead(200).write(content);
  });
  await (await clientFor(url).documents.download(handle)).stream().cancel();
  await gone;
});

test.each(senders)("it comes through %s no faster than it is read", async (_sender, options) => {
  let sent = 0;
  const whole = 1000;
  const url = await listening(async (_request, response) => {
    response.writeHead(200);
    for (; sent < whole && !response.destroyed; sent++) {
      if (!response.write(new Uint8Array(65_536))) await new Promise((resolve) => response.once("drain", resolve));
    }
    response.end();
  });
  const document = await clientFor(url, options).documents.download(handle);
  const stream = document.stream();
  let before = -1;
  while (sent !== before) {
    before = sent;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(sent).toBeLessThan(whole / 2);
  let arrived = 0;
  for await (const chunk of stream) arrived += chunk.byteLength;
  expect(arrived).toBe(whole * 65_536);
});

test("it is saved under the name that is given, or into a folder under its own", async () => {
  const { url } = await localService(
    file({ "content-disposition": "attachment; filename*=UTF-8''r%C3%A9sum%C3%A9.pdf" }),
  );
  const { documents } = clientFor(url);
  const place = await folder();
  const named = await (await documents.download(handle)).saveTo(join(place, "mine.pdf"));
  const own = await (await documents.download(handle)).saveTo(place);
  expect([named, own]).toEqual([join(place, "mine.pdf"), join(place, "résumé.pdf")]);
  expect(content.equals(await readFile(own))).toBe(true);
  expect((await readdir(place)).sort()).toEqual(["mine.pdf", "résumé.pdf"]);
});

test("a file that is there is kept unless it is to be replaced, and the document is not lost by that", async () => {
  const { url } = await localService(file());
  const place = await folder();
  const path = join(place, "facture.pdf");
  await writeFile(path, "mine");
  const document = await clientFor(url).documents.download(handle);
  await expect(document.saveTo(path)).rejects.toMatchObject({ kind: "invalid-request", message: /there is a file/ });
  await expect(document.saveTo(join(place, "no", "folder.pdf"), { overwrite: true })).rejects.toMatchObject({
    kind: "invalid-request",
  });
  await expect(document.saveTo(place)).rejects.toMatchObject({ message: /without a name/ });
  await expect(document.saveTo("")).rejects.toMatchObject({ message: /path: give where/ });
  expect(await readFile(path, "utf8")).toBe("mine");
  expect(await readdir(place)).toEqual(["facture.pdf"]);
  await document.saveTo(path, { overwrite: true });
  expect(content.equals(await readFile(path))).toBe(true);
  expect(await readdir(place)).toEqual(["facture.pdf"]);
});

test("a name that no file can have is refused before the document is read", async () => {
  const name = "r".repeat(300);
  const { url } = await localService(file({ "content-disposition": `attachment; filename="${name}"` }));
  const place = await folder();
  const document = await clientFor(url).documents.download(handle);
  for (const overwrite of [false, true]) {
    await expect(document.saveTo(place, { overwrite })).rejects.toMatchObject({ message: /no file can be written/ });
  }
  expect(await readdir(place)).toEqual([]);
  await document.saveTo(join(place, "short.pdf"), { overwrite: true });
  expect(content.equals(await readFile(join(place, "short.pdf")))).toBe(true);
});

test("a replacement that breaks leaves the file that was there", async () => {
  const { url } = await localService(half(dropping));
  const place = await folder();
  const path = join(place, "facture.pdf");
  await writeFile(path, "mine");
  const document = await clientFor(url).documents.download(handle);
  await expect(document.saveTo(path, { overwrite: true })).rejects.toMatchObject({ kind: "connection" });
  expect(await readFile(path, "utf8")).toBe("mine");
  expect(await readdir(place)).toEqual(["facture.pdf"]);
});

test("the document's key is in no error, even where the service repeats it", async () => {
  const said = { message: `No document for ${handle.documentKey}.`, detail: `Key ${handle.documentKey} and key-1234.` };
  const { url } = await localService(failing(404, {}, said));
  const { documents } = clientFor(url);
  const calls = [documents.download(handle), documents.status(handle), documents.resume(handle).wait()];
  for (const ended of await Promise.allSettled(calls)) {
    const failure: unknown = ended.status === "rejected" ? ended.reason : undefined;
    expect(failure).toMatchObject({ kind: "not-found" });
    expect(JSON.stringify(failure) + String(failure)).not.toMatch(/0CB0054F1C132C16|key-1234/);
  }
});
