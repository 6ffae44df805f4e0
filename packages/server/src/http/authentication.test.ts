import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestService, type TestService } from "../testing/index.ts";

const secret = "4Yk1mWq8Zr3Tn6Vb9Xc2Lp5Sd7Fg0HjKaQeRuIo";
let service: TestService;

beforeAll(async () => {
  service = await createTestService({
    engine: "pseudo",
    settings: {
      aliases: ["DeepL", "Acme"],
      keys: [{ label: "plain", secret, plan: "pro", betas: [], characterLimit: null }],
    },
  });
});
afterAll(() => service.close());

async function usage(headers: Record<string, string>, query = ""): Promise<{ status: number; body: unknown }> {
  const answer = await service.fetch(new Request(`${service.url}/v2/usage${query}`, { headers }));
  return { status: answer.status, body: await answer.json() };
}

describe("the key in the Authorization header", () => {
  test.each([
    ["its own brand", `Service-Auth-Key ${secret}`],
    ["an alias", `DeepL-Auth-Key ${secret}`],
    ["another alias", `Acme-Auth-Key ${secret}`],
    ["any case", `sERVICE-aUTH-kEY ${secret}`],
    ["spaces around the key", `Service-Auth-Key   ${secret} `],
  ])("is taken under %s", async (_, authorization) => {
    expect((await usage({ authorization })).status).toBe(200);
  });

  test.each([
    ["no header", {}, 401],
    ["a wrong key", { authorization: "Service-Auth-Key wrong" }, 401],
    ["a wrong key under an alias", { authorization: "DeepL-Auth-Key wrong" }, 403],
    ["no key", { authorization: "Service-Auth-Key" }, 401],
    ["an empty key", { authorization: "DeepL-Auth-Key " }, 401],
    ["two words", { authorization: `Service-Auth-Key ${secret} ${secret}` }, 401],
    ["an unknown brand", { authorization: `Other-Auth-Key ${secret}` }, 401],
    ["another scheme", { authorization: `Bearer ${secret}` }, 401],
    ["the key alone", { authorization: secret }, 401],
  ])("%s is refused", async (_, headers, status) => {
    const answer = await usage(headers);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ message: expect.any(String), code: expect.any(String) });
    expect(JSON.stringify(answer.body)).not.toContain(secret);
  });
});

test("a connection that has shown a key must show it again, and another key counts for itself", async () => {
  const status = async (authorization?: string) => {
    const answer = await fetch(`${service.url}/v2/usage`, { headers: authorization ? { authorization } : {} });
    await answer.arrayBuffer();
    return answer.status;
  };
  expect(await status(`Service-Auth-Key ${secret}`)).toBe(200);
  expect(await status(`Service-Auth-Key ${secret}`)).toBe(200);
  expect(await status(`Service-Auth-Key ${secret}x`)).toBe(401);
  expect(await status()).toBe(401);
  expect(await status(`Service-Auth-Key ${secret}`)).toBe(200);
});

describe("the key anywhere else", () => {
  const form = { "content-type": "application/x-www-form-urlencoded" };

  test("in the query is refused, with or without a header", async () => {
    expect((await usage({}, `?auth_key=${secret}`)).status).toBe(403);
    expect((await usage({ authorization: `Service-Auth-Key ${secret}` }, `?auth_key=${secret}`)).status).toBe(403);
  });

  test.each([
    ["a form", `auth_key=${secret}&text=a&target_lang=de`, form],
    [
      "a form, with a header",
      `auth_key=${secret}&text=a&target_lang=de`,
      { ...form, authorization: `Service-Auth-Key ${secret}` },
    ],
    ["JSON", `{"auth_key":"${secret}","text":["a"],"target_lang":"de"}`, { "content-type": "application/json" }],
  ])("in %s is refused", async (_, body, headers) => {
    const request = new Request(`${service.url}/v2/translate`, { method: "POST", headers, body });
    const answer = await service.fetch(request);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: "legacy_authentication" });
  });

  test.each([
    ["without a key", `{"text":["a"],"target_lang":"de"}`, "application/json"],
    ["that cannot be read", "{", "application/json"],
    ["of another kind", "<a/>", "text/xml"],
    ["that is too large", `{"text":["${"a".repeat(140_000)}"]}`, "application/json"],
  ])("a body %s is 401: who may not ask learns nothing else", async (_, body, contentType) => {
    const headers = { "content-type": contentType };
    const answer = await service.fetch(new Request(`${service.url}/v2/translate`, { method: "POST", headers, body }));
    expect(answer.status).toBe(401);
  });
});

test("a beta that the account is not enrolled in is 403", async () => {
  const request = new Request(`${service.url}/v3/detect/language`, {
    method: "POST",
    headers: { authorization: `Service-Auth-Key ${secret}`, "content-type": "application/json" },
    body: '{"text":["Guten Morgen"]}',
  });
  const answer = await service.fetch(request);
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ message: "Forbidden", code: "beta_not_enabled" });
});
