import { afterAll, beforeAll, expect, test } from "vitest";
import { callerOf } from "../http/test-call.ts";
import { createService, type Service } from "../service.ts";

/** A service as it is in production: nothing a caller sends makes it answer badly. */
let service: Service;
let url: string;
let call: ReturnType<typeof callerOf>;

beforeAll(async () => {
  service = await createService({ data: "memory", port: 0, log: "silent", engines: ["pseudo"] });
  ({ url } = await service.listen());
  call = callerOf({ url, apiKey: service.firstKey ?? "", fetch: (request) => fetch(request) });
});
afterAll(() => service.close());

const headers = {
  "mock-server-session": "one",
  ...Object.fromEntries(
    [
      ...["no-response-count", "429-count", "5xx-count", "expect-proxy", "init-character-limit", "doc-failure"],
      ...["no-such-setting"],
    ].map((suffix) => [`mock-server-session-${suffix}`, "1"]),
  ),
  "mock-server-session-allow-reconnections": "0",
  "mock-server-session-5xx-status": "599",
};

test("session headers are nothing to it", async () => {
  const body = { text: ["Hello"], source_lang: "en", target_lang: "de" };
  const plain = await (await call.postJson("/v2/translate", body)).text();
  for (let n = 0; n < 3; n++) {
    const answer = await call.postJson("/v2/translate", body, { headers });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(plain);
  }
  expect(await (await call.get("/v2/usage")).json()).toMatchObject({ character_limit: 1e12, character_count: 20 });
});

test("no session is told of", async () => {
  const answer = await fetch(`${url}/__session__/last-request`, { headers });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: "not_found" });
});

test("no key but its own opens an account", async () => {
  const stranger = callerOf({ url, apiKey: "any", fetch: (request) => fetch(request) });
  expect((await stranger.get("/v2/usage")).status).toBe(401);
});
