import { readFileSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { EngineError } from "../errors.ts";
import { record, ShapeFault, text } from "./manifest.ts";
import { type ModelIndex, parseModelIndex } from "./model-index.ts";

/** The index changes a few times a year; asked again it answers 304. */
const freshFor = 24 * 60 * 60 * 1_000;
const patience = 30_000;
const maxIndexBytes = 16 * 2 ** 20;

interface Kept {
  readonly url: string;
  readonly etag: string | undefined;
  readonly fetchedAt: number;
  readonly index: unknown;
}

export interface IndexSourceOptions {
  readonly url: URL;
  /** Where the index is kept between runs. */
  readonly file: string;
  readonly architectures: readonly string[];
}

/** The model index: kept in a file, fetched again when it is older than a day. */
export class IndexSource {
  readonly #options: IndexSourceOptions;
  #known: { readonly kept: Kept; readonly index: ModelIndex } | undefined;
  #lookedAtFile = false;
  #fetching: Promise<ModelIndex> | undefined;

  constructor(options: IndexSourceOptions) {
    this.#options = options;
  }

  /** What is known without asking the network. */
  known(): ModelIndex | undefined {
    if (!this.#lookedAtFile) {
      this.#lookedAtFile = true;
      this.#known = this.#readFile();
    }
    return this.#known?.index;
  }

  /**
   * @returns the known index when it is fresh, or when the network does not answer.
   * @throws EngineError `download` when there is none and none can be had.
   */
  async get(): Promise<ModelIndex> {
    const known = this.known();
    if (known !== undefined && this.#known !== undefined && Date.now() - this.#known.kept.fetchedAt < freshFor) {
      return known;
    }
    this.#fetching ??= this.#fetch().finally(() => {
      this.#fetching = undefined;
    });
    try {
      return await this.#fetching;
    } catch (error) {
      if (known !== undefined) return known;
      throw error;
    }
  }

  async #fetch(): Promise<ModelIndex> {
    const { url } = this.#options;
    const before = this.#known;
    const fetchedAt = Date.now();
    try {
      const headers = before?.kept.etag === undefined ? {} : { "if-none-match": before.kept.etag };
      const response = await fetch(url, { headers, redirect: "manual", signal: AbortSignal.timeout(patience) });
      if (response.status === 304 && before !== undefined) {
        return await this.#keep({ ...before.kept, fetchedAt }, before.index);
      }
      if (!response.ok) throw new ShapeFault(`the answer was ${response.status}`);
      const value: unknown = JSON.parse(await readText(response, maxIndexBytes));
      const index = parseModelIndex(value, url, this.#options.architectures);
      const etag = response.headers.get("etag") ?? undefined;
      return await this.#keep({ url: url.href, etag, fetchedAt, index: value }, index);
    } catch (error) {
      const reason = error instanceof ShapeFault || error instanceof SyntaxError ? error.message : "no connection";
      throw new EngineError(
        "bergamot",
        "download",
        `The list of neural models at ${url.origin} cannot be used (${reason}). Check the connection, or set another index URL.`,
        { cause: error },
      );
    }
  }

  /** Where it cannot be kept it is fetched again at the next start; an installation says what is wrong with the folder. */
  async #keep(kept: Kept, index: ModelIndex): Promise<ModelIndex> {
    this.#known = { kept, index };
    const { file } = this.#options;
    const fresh = `${file}.new`;
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(fresh, JSON.stringify(kept));
      await rename(fresh, file);
    } catch {
      await rm(fresh, { force: true }).catch(() => {});
    }
    return index;
  }

  /** A damaged or foreign file counts as none: the index is then fetched again. */
  #readFile() {
    try {
      const { url, architectures, file } = this.#options;
      const kept = parseKept(JSON.parse(readFileSync(file, "utf8")));
      return kept.url === url.href ? { kept, index: parseModelIndex(kept.index, url, architectures) } : undefined;
    } catch {
      return undefined;
    }
  }
}

function parseKept(value: unknown): Kept {
  const { url, etag, fetchedAt, index } = record(value, "the kept index");
  if (typeof fetchedAt !== "number") throw new ShapeFault("fetchedAt is no number");
  return { url: text(url, "url"), etag: etag === undefined ? undefined : text(etag, "etag"), fetchedAt, index };
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let received = 0;
  for await (const chunk of response.body ?? []) {
    received += chunk.byteLength;
    if (received > maxBytes) throw new ShapeFault(`it has more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
