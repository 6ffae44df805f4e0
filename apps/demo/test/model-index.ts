import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";

/** The toy model on loopback, in the form of the public index. Its biggest file stops half-way until it is let go on. */
export interface ToyIndex {
  readonly url: string;
  /** Lets what waits, and everything after it, go on. */
  release(): void;
  close(): Promise<void>;
}

const folder = new URL("../../../packages/engines/fixtures/toy-model/en-de/", import.meta.url);

interface Manifest {
  readonly files: Readonly<Record<string, { readonly name: string; readonly bytes: number; readonly sha256: string }>>;
}

export async function serveToyIndex(): Promise<ToyIndex> {
  const { files }: Manifest = JSON.parse(await readFile(new URL("model.json", folder), "utf8"));
  const gate = Promise.withResolvers<void>();
  const server = createServer(async ({ url = "" }, response) => {
    const name = url.slice(1).replace(/\.gz$/, "");
    if (name === "models.json") response.end(JSON.stringify(indexOf(files, origin)));
    else if (name === files["model"]?.name) await inHalves(response, await packed(name), gate.promise);
    else response.end(await packed(name));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The index has no port.");
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    url: `${origin}/models.json`,
    release: gate.resolve,
    async close() {
      gate.resolve();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function indexOf(files: Manifest["files"], baseUrl: string) {
  const listed = Object.entries(files).map(([role, { name, bytes, sha256 }]) => [
    role,
    { path: `${name}.gz`, uncompressedSize: bytes, uncompressedHash: sha256 },
  ]);
  const model = {
    architecture: "tiny",
    releaseStatus: "Release",
    sourceLanguage: "en",
    targetLanguage: "de",
    files: Object.fromEntries(listed),
  };
  return { baseUrl, models: { "en-de": [model] } };
}

async function packed(name: string): Promise<Buffer> {
  return gzipSync(await readFile(new URL(name, folder)));
}

async function inHalves(response: ServerResponse, bytes: Buffer, goOn: Promise<void>): Promise<void> {
  const half = Math.floor(bytes.length / 2);
  response.writeHead(200, { "content-length": bytes.length });
  response.write(bytes.subarray(0, half));
  await goOn;
  response.end(bytes.subarray(half));
}
