import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { localService } from "../../test/local-service.ts";
import { createClient } from "../client.ts";

/** Collects what nobody holds any more. */
function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
}

test("the caller's signal ends a file that streams, also when nothing else of the call is held", async () => {
  const { url } = await localService((_request, response) => {
    response.writeHead(200, { "content-type": "application/octet-stream" }).write("the beginning");
  });
  const client = createClient({ baseUrl: url, apiKey: "key" });
  const stop = new AbortController();
  const reader = await readerOf(client, stop.signal);
  await reader.read();
  const rest = reader.read();
  await new Promise((resolve) => setTimeout(resolve, 20));
  collectGarbage();
  stop.abort();
  await expect(rest).rejects.toMatchObject({ name: "AbortError" });
});

/** Keeps nothing of the call but the reader. */
async function readerOf(client: ReturnType<typeof createClient>, signal: AbortSignal) {
  const { data } = await client.raw.POST("/v2/document/{document_id}/result", {
    params: { path: { document_id: "1" } },
    body: { document_key: "key" },
    parseAs: "stream",
    signal,
  });
  if (!(data instanceof ReadableStream)) throw new Error("No file came.");
  return data.getReader();
}
