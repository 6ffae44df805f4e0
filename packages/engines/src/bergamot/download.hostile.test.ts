import { createHash } from "node:crypto";
import { readdir, readFile, symlink } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { temporaryFolder } from "../../fixtures/toy-model/toy-models.ts";
import { type Download, download } from "./download.ts";

/** As hard to pack as a model is. */
const content = Buffer.concat(
  Array.from({ length: 1_600 }, (_, index) => createHash("sha256").update(`${index}`).digest()),
);
const sha256 = createHash("sha256").update(content).digest("hex");
const packed = gzipSync(content);

let answer: (response: ServerResponse, tries: number) => void = () => {};
let tries = 0;
const server = createServer((_, response) => {
  tries += 1;
  answer(response, tries);
});
let url = new URL("http://127.0.0.1");
let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeEach(async () => {
  folder = await temporaryFolder();
  tries = 0;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  url = new URL(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/models/model.bin.gz`);
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await folder[Symbol.asyncDispose]();
});

describe("a file that is not what the index says", () => {
  test.each([
    ["with another hash", content, { sha256: "0".repeat(64) }, `its SHA-256 is ${sha256} instead of 000`],
    ["that is longer", content, { bytes: content.length - 1 }, "it unpacks to more than the 51199 bytes"],
    ["that is shorter", content, { bytes: content.length + 1 }, "it has 51200 bytes instead of 51201"],
    ["that unpacks to far more", Buffer.alloc(50_000_000), {}, "it unpacks to more than the 51200 bytes"],
  ])("%s is refused and not asked for again", async (_, body, claim, message) => {
    answer = (response) => response.end(gzipSync(body));
    await expect(run(claim)).rejects.toMatchObject({ kind: "download", message: expect.stringContaining(message) });
    expect(tries).toBe(1);
    expect(await readdir(folder.path)).toEqual([]);
  });

  test.each([
    ["cut short", packed.subarray(0, -20)],
    ["damaged", Buffer.concat([packed.subarray(0, 30), Buffer.from([1, 2, 3]), packed.subarray(33)])],
    ["empty", Buffer.alloc(0)],
    ["a page", Buffer.from("<html>Please log in</html>")],
  ])("and is %s is refused", async (_, body) => {
    answer = (response) => response.writeHead(200, { "content-length": body.length }).end(body);
    await expect(run()).rejects.toMatchObject({ kind: "download" });
    expect(await readdir(folder.path)).toEqual([]);
  });
});

describe("a server", () => {
  test("that redirects is not followed", async () => {
    answer = (response) => response.writeHead(302, { location: "http://127.0.0.2/elsewhere" }).end();
    await expect(run()).rejects.toThrow("the server redirects elsewhere, which is not followed");
    expect(tries).toBe(1);
  });

  test("that has not the file is asked once", async () => {
    answer = (response) => response.writeHead(404).end("no");
    await expect(run()).rejects.toThrow("the server answered 404");
    expect(tries).toBe(1);
  });

  test("that is busy is asked again", async () => {
    answer = (response, number) => (number < 3 ? response.writeHead(503).end() : response.end(packed));
    await run();
    expect(await readFile(target())).toEqual(content);
    expect(await readdir(folder.path)).toEqual(["model.bin"]);
  });

  test("that breaks every time is given up", async () => {
    answer = (response) => response.destroy();
    await expect(run()).rejects.toThrow("no connection, 3 times in a row");
    expect(tries).toBe(3);
  });

  test("that sends another part than was asked for is refused", async () => {
    answer = (response, number) => {
      const headers = { etag: '"same"', "content-length": packed.length };
      if (number === 1) response.writeHead(200, headers).write(packed.subarray(0, 20_000));
      else response.writeHead(206, { ...headers, "content-range": `bytes 0-1/${packed.length}` }).end(packed);
    };
    const abort = new AbortController();
    const interrupted = run({ bytes: content.length, signal: abort.signal, onBytes: () => abort.abort() });
    await expect(interrupted).rejects.toMatchObject({ kind: "aborted" });
    await expect(run()).rejects.toThrow("the server sent another part than was asked for");
  });

  test("that sends bytes without end that unpack to nothing is refused", async () => {
    const [head, emptyBlock] = [packed.subarray(0, 10), Buffer.from([0, 0, 0, 0xff, 0xff])];
    answer = (response) => response.end(Buffer.concat([head, ...Array.from({ length: 40_000 }, () => emptyBlock)]));
    await expect(run()).rejects.toThrow("more packed bytes than 51200 unpacked ones can need");
    expect(await readdir(folder.path)).toEqual([]);
  });

  test("that unpacks on the way out is understood", async () => {
    answer = (response) => response.writeHead(200, { "content-encoding": "gzip" }).end(packed);
    await run();
    expect(await readFile(target())).toEqual(content);
  });

  test("that gives no strong entity tag is asked for the whole file again", async () => {
    const ranges: (string | undefined)[] = [];
    answer = (response, number) => {
      ranges.push(response.req.headers.range);
      response.writeHead(200, { etag: 'W/"weak"', "content-length": packed.length });
      if (number === 1) response.write(packed.subarray(0, 20_000));
      else response.end(packed);
    };
    const abort = new AbortController();
    await expect(run({ signal: abort.signal, onBytes: () => abort.abort() })).rejects.toMatchObject({
      kind: "aborted",
    });
    await run();
    expect(ranges).toEqual([undefined, undefined]);
  });
});

test.skipIf(process.platform !== "linux")(
  "a disk that is full while the file is written is said to be full, and nothing stays",
  async () => {
    answer = (response) => response.end(packed);
    // writing to this device always fails for lack of space
    await symlink("/dev/full", target());
    await expect(run()).rejects.toMatchObject({
      kind: "download",
      message: expect.stringContaining("the disk is full"),
    });
    expect(await readdir(folder.path)).toEqual([]);
  },
);

function target(): string {
  return join(folder.path, "model.bin");
}

function run(changes: Partial<Download> = {}): Promise<void> {
  const part = join(folder.path, "model.part");
  return download({ url, part, target: target(), bytes: content.length, sha256, ...changes });
}
