import { createClient } from "@dragoman/client";
import { createTestService } from "@dragoman/server/testing";
import { expect, onTestFinished, test } from "vitest";
import { localizedSite } from "./site.ts";

test("the first localized block reaches the client before the third is written", async () => {
  const service = await createTestService({ engine: "pseudo" });
  onTestFinished(() => service.close());
  const client = createClient({ baseUrl: service.url, apiKey: service.apiKey });
  const blocks = Array.from({ length: 10 }, (_, index) => `<p>Paragraph number ${index} of <b>the story</b>.</p>\n`);
  let written = 0;
  let received: PromiseWithResolvers<void> | undefined;
  const { url } = await localizedSite(
    client,
    (app) =>
      app.get("/", async (_request, response) => {
        response.type("html");
        for (const block of blocks) {
          // Were the first block held, nobody would ever have it, and the third would not be written.
          if (written === 2) await received?.promise;
          response.write(block);
          written++;
        }
        response.end();
      }),
    { budgetMs: 10_000 },
  );
  const headers = { "accept-language": "pl" };
  const warm = await (await fetch(url, { headers })).text();
  expect(warm.match(/<p>/g)?.length).toBe(10);
  expect(warm).not.toContain("Paragraph number");

  written = 0;
  received = Promise.withResolvers();
  const response = await fetch(url, { headers });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let body = "";
  for (let piece = await reader?.read(); piece?.done === false; piece = await reader?.read()) {
    body += piece.value;
    if (!body.includes("</p>")) continue;
    expect(body.slice(0, body.indexOf("</p>"))).not.toContain("Paragraph");
    received.resolve();
  }
  expect(body).toBe(warm);
});
