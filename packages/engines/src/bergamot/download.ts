/**
 * Downloads one packed file and unpacks it on the way. Own code over `fetch`: what counts here is the combination of
 * refused redirects, resuming only the very same file (If-Range, RFC 9110 13.1.5), and size and hash of the unpacked bytes
 * checked while they pass.
 */
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open, readFile, rm, stat, writeFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout } from "node:timers/promises";
import { createGunzip } from "node:zlib";
import { EngineError } from "../errors.ts";

export interface Download {
  readonly url: URL;
  /** Where the packed bytes are kept until all are there; what lies there from an earlier try is gone on with. */
  readonly part: string;
  /** Where the unpacked file is written. */
  readonly target: string;
  /** Of the unpacked file. */
  readonly bytes: number;
  readonly sha256: string;
  readonly signal?: AbortSignal | undefined;
  /** Called with the number of unpacked bytes so far. */
  readonly onBytes?: (bytes: number) => void;
}

/** Tries in a row that brought nothing new. */
const maxEmptyTries = 3;
const pauseBetweenTries = 250;

/** Trying again may help: the connection broke, or the server is busy. */
class Interruption extends Error {
  override readonly name = "Interruption";
}

/** Trying again does not help. */
class Refusal extends Error {
  override readonly name = "Refusal";
}

/** @throws EngineError `download` or `aborted`. The target then does not exist; the part stays only if it can be gone on with. */
export async function download(order: Download): Promise<void> {
  let emptyTries = 0;
  for (;;) {
    const before = await sizeOf(order.part);
    try {
      await attempt(order);
      await forgetPart(order);
      return;
    } catch (error) {
      await rm(order.target, { force: true });
      if (order.signal?.aborted) throw new EngineError("bergamot", "aborted", "The download was aborted.");
      emptyTries = (await sizeOf(order.part)) > before ? 0 : emptyTries + 1;
      const failure = await judge(error, order, emptyTries);
      if (failure !== undefined) throw failure;
      await setTimeout(pauseBetweenTries * emptyTries);
    }
  }
}

/** @returns the error to end with, or `undefined` to try again. */
async function judge(error: unknown, order: Download, emptyTries: number): Promise<EngineError | undefined> {
  const file = order.url.pathname.split("/").at(-1);
  const fail = (reason: string) =>
    new EngineError("bergamot", "download", `${file} from ${order.url.host}: ${reason}.`, { cause: error });
  if (error instanceof Interruption) {
    if (emptyTries < maxEmptyTries) return undefined;
    return fail(`${error.message}, ${maxEmptyTries} times in a row. Try again later; what is there is kept`);
  }
  await forgetPart(order);
  if (error instanceof Refusal) return fail(error.message);
  if (isCode(error, "ENOSPC")) return fail("the disk is full. Make room and try again");
  if (error instanceof Error && "code" in error && String(error.code).startsWith("Z_")) {
    return fail("the packed file is damaged or cut short. Try again later");
  }
  return fail(error instanceof Error ? error.message : String(error));
}

async function attempt(order: Download): Promise<void> {
  const packed = packedBytes(order);
  const first = await packed.next();
  const whole = Readable.from(first.done ? [] : startingWith(first.value, packed));
  const checked = (source: AsyncIterable<Uint8Array>) => checkedBytes(source, order);
  const target = createWriteStream(order.target);
  // some servers unpack on the way out
  const isPacked = !first.done && first.value[0] === gzipStart;
  const done = isPacked ? pipeline(whole, createGunzip(), checked, target) : pipeline(whole, checked, target);
  await done;
}

/** RFC 1952 2.3.1. None of the unpacked files begins so. */
const gzipStart = 0x1f;

/** What gzip adds at most to bytes that it cannot pack (RFC 1951 3.2.4), and more than any of its heads has. */
const mostGrowth = 1.01;
const mostHead = 65_536;

async function* startingWith(first: Uint8Array, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  yield* rest;
}

/** What was kept of an earlier try, then what the server sends, which is kept too. */
async function* packedBytes(order: Download): AsyncGenerator<Uint8Array> {
  const kept = await keptPart(order);
  const response = await ask(order, kept);
  const goesOn = response.status === 206;
  if (goesOn) yield* createReadStream(order.part);
  else await rememberPart(order, response);

  const part = await open(order.part, goesOn ? "a" : "w");
  let bytes = goesOn && kept !== undefined ? kept.size : 0;
  try {
    for await (const chunk of bodyOf(response, order)) {
      bytes += chunk.byteLength;
      if (bytes > order.bytes * mostGrowth + mostHead) {
        throw new Refusal(`it has more packed bytes than ${order.bytes} unpacked ones can need`);
      }
      await part.write(chunk);
      yield chunk;
    }
  } finally {
    await part.close();
  }
}

async function ask({ url, part, signal }: Download, kept: KeptPart | undefined): Promise<Response> {
  const range = kept && { range: `bytes=${kept.size}-`, "if-range": kept.etag };
  let response: Response;
  try {
    // packed by HTTP as well, places in the file and in the answer would differ
    response = await fetch(url, {
      headers: { "accept-encoding": "identity", ...range },
      redirect: "manual",
      ...(signal && { signal }),
    });
  } catch (error) {
    throw new Interruption("no connection", { cause: error });
  }
  if (response.status === 200) return response;
  if (response.status === 206 && kept !== undefined) {
    if (response.headers.get("content-range")?.startsWith(`bytes ${kept.size}-`)) return response;
    throw new Refusal("the server sent another part than was asked for");
  }
  await response.body?.cancel();
  if (response.status === 416) {
    await rm(part, { force: true });
    throw new Interruption("the server did not go on with the file");
  }
  if (response.status >= 300 && response.status < 400) {
    throw new Refusal("the server redirects elsewhere, which is not followed. Set the index URL of the right place");
  }
  const reason = `the server answered ${response.status}`;
  throw response.status === 429 || response.status >= 500 ? new Interruption(reason) : new Refusal(reason);
}

async function* bodyOf(response: Response, { signal }: Download): AsyncGenerator<Uint8Array> {
  try {
    yield* response.body ?? [];
  } catch (error) {
    throw signal?.aborted ? error : new Interruption("the connection broke", { cause: error });
  }
}

async function* checkedBytes(source: AsyncIterable<Uint8Array>, order: Download): AsyncGenerator<Uint8Array> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.byteLength;
    if (bytes > order.bytes) throw new Refusal(`it unpacks to more than the ${order.bytes} bytes that the index gives`);
    hash.update(chunk);
    order.onBytes?.(bytes);
    yield chunk;
  }
  if (bytes < order.bytes) throw new Refusal(`it has ${bytes} bytes instead of ${order.bytes}`);
  const found = hash.digest("hex");
  if (found !== order.sha256) throw new Refusal(`its SHA-256 is ${found} instead of ${order.sha256}`);
}

interface KeptPart {
  readonly size: number;
  readonly etag: string;
}

/** Says of which file the part is. */
const noteOf = ({ part }: Download) => `${part}.etag`;

async function keptPart(order: Download): Promise<KeptPart | undefined> {
  const size = await sizeOf(order.part);
  const [url, etag] = await readFile(noteOf(order), "utf8").then(
    (note) => note.split("\n"),
    () => [],
  );
  return size > 0 && url === order.url.href && etag !== undefined ? { size, etag } : undefined;
}

/** Only a strong entity tag says that two answers are the same bytes (RFC 9110 13.1.5). */
async function rememberPart(order: Download, { headers }: Response): Promise<void> {
  const etag = headers.get("etag");
  const canGoOn = etag?.startsWith('"') === true && headers.get("content-encoding") === null;
  if (canGoOn) await writeFile(noteOf(order), `${order.url.href}\n${etag}`);
  else await rm(noteOf(order), { force: true });
}

async function forgetPart(order: Download): Promise<void> {
  await rm(order.part, { force: true });
  await rm(noteOf(order), { force: true });
}

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
