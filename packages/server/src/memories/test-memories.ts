import { setTimeout } from "node:timers/promises";
import type { Schema } from "@dragoman/client/contract";
import { conformingAnswer } from "../http/conforming-answer.ts";
import type { OperationId } from "../http/contract.ts";

/** For tests: where a service is, and how it is asked. */
export interface AskedService {
  readonly url: string;
  readonly apiKey: string;
  fetch(request: Request): Promise<Response>;
}

interface CallOptions {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

type DeclaredImport = Schema<"ImportTranslationMemoryResponse">;

/** For tests: what is done with memories, over any way of asking. Every answer is held against the contract. */
export class MemoryCalls {
  readonly #service: AskedService;

  constructor(service: AskedService) {
    this.#service = service;
  }

  async call(id: OperationId, method: string, path: string, options: CallOptions = {}): Promise<Reply> {
    const hasBody = options.body !== undefined;
    const request = new Request(`${this.#service.url}${path}`, {
      method,
      headers: {
        authorization: `Service-Auth-Key ${this.#service.apiKey}`,
        ...(hasBody && { "content-type": "application/json" }),
        ...options.headers,
      },
      ...(hasBody && { body: typeof options.body === "string" ? options.body : JSON.stringify(options.body) }),
    });
    return replyOf(id, await this.#service.fetch(request));
  }

  declare(length: number, parameters: object = {}, options: CallOptions = {}): Promise<Reply> {
    const source_file = { file_name: "website.tmx", content_length: length };
    const body = { source_file, ...parameters };
    return this.call("importTranslationMemory", "POST", "/v3/translation_memories/import", { body, ...options });
  }

  async put(
    url: string,
    content: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const sent = { "content-type": "application/xml", ...headers };
    const answer = await this.#service.fetch(new Request(url, { method: "PUT", body: content, headers: sent }));
    return replyOf("uploadTranslationMemoryFile", answer);
  }

  async download(url: string): Promise<Reply> {
    return replyOf("downloadTranslationMemoryFile", await this.#service.fetch(new Request(url)));
  }

  job(jobId: string): Promise<Reply> {
    return this.call("getTranslationMemoryJob", "GET", `/v3/translation_memories/jobs/${jobId}`);
  }

  /** The result of a job that has ended. */
  async ended(jobId: string): Promise<Schema<"JobResult">> {
    for (;;) {
      const { body } = await this.job(jobId);
      const [result]: readonly Schema<"JobResult">[] = Object(body).results;
      if (result !== undefined && result.status !== "awaiting_input" && result.status !== "processing") return result;
      await setTimeout(10);
    }
  }

  /** Declares a file and sends it. @returns the id of the job. */
  async send(tmx: string, parameters: object = {}): Promise<string> {
    const { job_id, upload_url }: DeclaredImport = Object(
      (await this.declare(Buffer.byteLength(tmx), parameters)).body,
    );
    const { status } = await this.put(upload_url, tmx);
    if (status !== 200) throw new Error(`The file was refused with ${status}.`);
    return job_id;
  }

  /** Imports a file. @returns the id of the memory. */
  async import(tmx: string, parameters: object = {}): Promise<string> {
    const { translation_memory_id, error } = await this.ended(await this.send(tmx, parameters));
    if (translation_memory_id === undefined) throw new Error(error?.message ?? "The import did not complete.");
    return translation_memory_id;
  }

  async memories(): Promise<readonly Schema<"TranslationMemory">[]> {
    const { body } = await this.call("listTranslationMemories", "GET", "/v3/translation_memories?page_size=25");
    return Object(body).translation_memories;
  }
}

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  /** JSON as its value, anything else as text. */
  readonly body: unknown;
}

async function replyOf(id: OperationId, response: Response): Promise<Reply> {
  const { status, headers } = response;
  return { status, headers, body: await conformingAnswer(id, response) };
}

/** For tests: a file of English units, each with its German translation. */
export function tmxOf(units: readonly (readonly [source: string, target: string])[], srclang = "en"): string {
  return tmxDocument(
    srclang,
    units.map(([source, target]) => [variant("en", source), variant("de", target)].join("")),
  );
}

/** For tests: a memory of one text, with a translation into each language. */
export function tmxOfLanguages(source: string, targets: readonly string[]): string {
  const variants = [source, ...targets].map((language) => variant(language, `In ${language}`));
  return tmxDocument(source, [variants.join("")]);
}

function variant(language: string, text: string): string {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<tuv xml:lang="${language}"><seg>${escaped}</seg></tuv>`;
}

function tmxDocument(srclang: string, units: readonly string[]): string {
  const body = units.map((unit) => `<tu>${unit}</tu>\n`).join("");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<tmx version="1.4"><header creationtool="t" creationtoolversion="1" segtype="sentence" o-tmf="t" adminlang="en" srclang="${srclang}" datatype="plaintext"/><body>\n${body}</body></tmx>\n`;
}
