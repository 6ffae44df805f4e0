import { type IncomingHttpHeaders, request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface Question {
  readonly method?: string | undefined;
  readonly query?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Without its encoding. */
  readonly body: Buffer;
  readonly trailers: NodeJS.Dict<string>;
}

/** Asks over a socket of its own, and changes nothing of what comes back but its encoding. */
export function asked(url: string, { method = "GET", headers = {} }: Question = {}): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { method, headers, agent: false }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on("data", (piece: Buffer) => pieces.push(piece));
      answer.once("error", reject);
      answer.once("end", () => {
        const body = decoded(Buffer.concat(pieces), answer.headers["content-encoding"]);
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body, trailers: answer.trailers });
      });
    });
    asking.once("error", reject);
    asking.end();
  });
}

function decoded(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0) return body;
  if (encoding === "gzip") return gunzipSync(body);
  return encoding === "br" ? brotliDecompressSync(body) : body;
}
