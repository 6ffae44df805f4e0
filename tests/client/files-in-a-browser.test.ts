import { createServer, type IncomingMessage, type Server } from "node:http";
import { chromium, describeWith } from "@dragoman/parts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { bundled, page, resultsOf } from "./browser-page.ts";

// A bundler and a browser are started.
vi.setConfig({ testTimeout: 60_000 });

const handle = { document_id: "04DE5AD98A02647D83285A36021911C6", document_key: "0CB0054F1C132C16" };
/** What a page does with documents, written as its script. */
const script = `
  import { createClient, isDragomanError } from "@dragoman/client";
  const { documents } = createClient({ baseUrl: location.origin, apiKey: "key-1234" });
  const files = [new File(["a File"], "a.txt"), new Blob(["a Blob"]), new Blob(["a stream"]).stream()];
  const results = [];
  for (const file of files) {
    const job = await documents.translate(file, { to: "fr", filename: "brief.txt" });
    const translated = await documents.resume(JSON.parse(JSON.stringify(job))).download({ intervalMs: 1 });
    results.push(translated.filename + ": " + (await (await translated.blob()).text()));
  }
  results.push(await documents.upload("a.txt", { to: "fr" }).catch((error) => isDragomanError(error) && error.message));
  globalThis.results = results;
`;

let server: Server;
let code = "";

/** A page, and beside it a service that hands out what it was given, in capitals. */
beforeAll(async () => {
  let content = "";
  server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    response.setHeader("content-type", "application/json");
    if (request.url === "/v2/document") {
      const form = await new Response(new Uint8Array(body), { headers: headersOf(request) }).formData();
      const file = form.get("file");
      content = file instanceof File ? await file.text() : "";
      return response.end(JSON.stringify(handle));
    }
    if (request.url?.endsWith("/result")) {
      const disposition = 'attachment; filename="lettre.txt"';
      return response.writeHead(200, { "content-disposition": disposition }).end(content.toUpperCase());
    }
    if (request.method === "POST") return response.end(JSON.stringify({ ...handle, status: "done" }));
    const isScript = request.url === "/page.js";
    response.setHeader("content-type", isScript ? "text/javascript; charset=utf-8" : "text/html; charset=utf-8");
    return response.end(isScript ? code : page);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => server.close());

function headersOf({ headers }: IncomingMessage) {
  return { "content-type": headers["content-type"] ?? "" };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describeWith(chromium, "documents in a browser", (executablePath) => {
  test("are sent from files, Blobs and streams, and fetched", async () => {
    code = await bundled(script);
    const { results, problems } = await resultsOf(server, executablePath);
    expect(problems).toEqual([]);
    expect(results).toEqual([
      "lettre.txt: A FILE",
      "lettre.txt: A BLOB",
      "lettre.txt: A STREAM",
      "input: a path is read on Node alone; give a Blob or a File.",
    ]);
  });
});
