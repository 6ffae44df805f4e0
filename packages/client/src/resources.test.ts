import { expect, test } from "vitest";
import { failing, json, localService } from "../test/local-service.ts";
import { createClient } from "./client.ts";

const apiKey = "key-1234";

test("languages of a resource, with what is hidden otherwise and what is newer than the client", async () => {
  const features = { formality: { status: "stable" }, translated_speech: { status: "beta", external: true } };
  const german = {
    lang: "de",
    name: "German",
    usable_as_source: true,
    usable_as_target: true,
    status: "stable",
    features,
  };
  const newer = {
    lang: "tlh",
    name: "Klingon",
    usable_as_source: false,
    usable_as_target: true,
    status: "trial",
    features: {},
    script_code: "Piqd",
  };
  const { url, received } = await localService(json([german, newer]));

  const [first, second] = await createClient({ baseUrl: url, apiKey }).languages({
    resource: "voice",
    include: ["beta", "external"],
  });

  expect(received[0]?.url).toBe("/v3/languages?resource=voice&include=beta&include=external");
  expect(first).toEqual({
    lang: "de",
    name: "German",
    usableAsSource: true,
    usableAsTarget: true,
    status: "stable",
    features: {
      formality: { status: "stable" },
      translated_speech: { status: "beta", external: true },
    },
  });
  expect(second).toEqual({
    lang: "tlh",
    name: "Klingon",
    usableAsSource: false,
    usableAsTarget: true,
    status: "trial",
    features: {},
    scriptCode: "Piqd",
  });
});

test("resources and the features of their languages", async () => {
  const { url } = await localService(
    json([{ name: "write", features: [{ name: "tone", needs_target_support: true }] }]),
  );
  expect(await createClient({ baseUrl: url, apiKey }).languageResources()).toEqual([
    { name: "write", features: [{ name: "tone", needsTargetSupport: true }] },
  ]);
});

test("usage with and without what depends on the account", async () => {
  const product = {
    product_type: "translate",
    billing_unit: "characters",
    api_key_unit_count: 1,
    account_unit_count: 2,
  };
  const { url } = await localService(
    json({
      character_count: 5,
      character_limit: 10,
      products: [product],
      start_time: "2026-01-01T00:00:00Z",
      speech_to_text_milliseconds_count: 7,
    }),
    json({ character_count: 5, character_limit: 10 }),
  );
  const client = createClient({ baseUrl: url, apiKey });
  expect(await client.usage()).toMatchObject({
    characterCount: 5,
    characterLimit: 10,
    speechToTextMillisecondsCount: 7,
    startTime: "2026-01-01T00:00:00Z",
    products: [{ productType: "translate", billingUnit: "characters", apiKeyUnitCount: 1, accountUnitCount: 2 }],
  });
  expect(await client.usage()).toEqual({ characterCount: 5, characterLimit: 10 });
});

test("languages are detected in order, 50 texts a request", async () => {
  const { url, received } = await localService((request, response) => {
    const results = JSON.parse(request.body).text.map((text: string) =>
      text.endsWith("7")
        ? { detection_status: "insufficient_confidence" }
        : { detection_status: "success", detected_language: "de" },
    );
    json({ results })(request, response);
  });
  const client = createClient({ baseUrl: url, apiKey, textsPerRequest: 500 });
  const detected = await client.detectMany(Array.from({ length: 120 }, (_, index) => `t${index}`));
  expect(received.map(({ body }) => JSON.parse(body).text.length).sort()).toEqual([20, 50, 50]);
  expect(detected).toHaveLength(120);
  expect(detected[7]).toEqual({ status: "insufficient_confidence", language: undefined });
  expect(await client.detect("Guten Morgen")).toEqual({ status: "success", language: "de" });
  expect(received[0]?.url).toBe("/v3/detect/language");
});

test("a text whose detection is refused is named by its place in the whole list", async () => {
  const { url } = await localService((request, response) => {
    const index = JSON.parse(request.body).text.indexOf("t73");
    if (index >= 0) return failing(400, {}, { message: "No.", text_index: index })(request, response);
    const results = Array.from({ length: 50 }, () => ({ detection_status: "success", detected_language: "de" }));
    json({ results })(request, response);
  });
  const texts = Array.from({ length: 100 }, (_, index) => `t${index}`);
  await expect(createClient({ baseUrl: url, apiKey }).detectMany(texts)).rejects.toMatchObject({ textIndex: 73 });
});

test("the raw surface has the same authentication and retries", async () => {
  const { url, received } = await localService(failing(503), json({ character_count: 1, character_limit: 2 }));
  const client = createClient({ baseUrl: `${url}/base`, apiKey, retryDelayMs: 1, reportingTag: "web" });
  const { data } = await client.raw.GET("/v2/usage");
  expect(data?.character_limit).toBe(2);
  expect(received).toHaveLength(2);
  expect(received[1]).toMatchObject({
    url: "/base/v2/usage",
    headers: { authorization: "Service-Auth-Key key-1234", "x-service-reporting-tag": "web" },
  });
});

test("a reporting tag of one raw call wins over the client's, and authentication over all", async () => {
  const { url, received } = await localService(json({ translations: [] }));
  const client = createClient({ baseUrl: url, apiKey, reportingTag: "web" });
  await client.raw.POST("/v2/translate", {
    params: { header: { "X-Service-Reporting-Tag": "checkout" } },
    headers: { authorization: "Bearer other" },
    body: { text: ["a"], target_lang: "de" },
  });
  expect(received[0]?.headers).toMatchObject({
    authorization: "Service-Auth-Key key-1234",
    "x-service-reporting-tag": "checkout",
  });
});

test("the raw surface sends a body again, and gives a last refusal as error", async () => {
  const { url, received } = await localService(failing(503), failing(400, {}, { message: "No." }));
  const client = createClient({ baseUrl: url, apiKey, retryDelayMs: 1 });
  const { error, response } = await client.raw.POST("/v2/translate", { body: { text: ["a"], target_lang: "de" } });
  expect(received.map(({ body }) => body)).toEqual(
    Array.from({ length: 2 }, () => '{"text":["a"],"target_lang":"de"}'),
  );
  expect(error).toEqual({ message: "No." });
  expect(response.status).toBe(400);
});

test("a call of the raw surface is aborted by its signal", async () => {
  const { url } = await localService(failing(429, { "retry-after": "60" }));
  const client = createClient({ baseUrl: url, apiKey, retryDelayMs: 1 });
  const failure = client.raw.GET("/v2/usage", { signal: AbortSignal.timeout(30) });
  await expect(failure).rejects.toMatchObject({ kind: "timeout" });
});

test("a raw call that leads out of baseUrl is refused, and the key stays here", async () => {
  const elsewhere = await localService(json({}));
  const { url } = await localService(json({}));
  const client = createClient({ baseUrl: `${url}/base`, apiKey });
  for (const baseUrl of [elsewhere.url, url, `${url}/based`]) {
    await expect(client.raw.GET("/v2/usage", { baseUrl })).rejects.toMatchObject({ kind: "invalid-request" });
  }
  expect(elsewhere.received).toEqual([]);
});

test("a page in place of a raw call's JSON is an invalid response that does not repeat it", async () => {
  for (const type of ["text/html", "application/json"]) {
    const { url } = await localService((_request, response) => {
      response.writeHead(200, { "content-type": type }).end("<title>Sign in to the hotel's network</title>");
    });
    const error = await createClient({ baseUrl: url, apiKey })
      .raw.GET("/v2/usage")
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ kind: "invalid-response", status: 200, attempts: 1 });
    expect(String(error)).not.toContain("hotel");
  }
});

test("a raw call's answer without a body is no data, and text is text", async () => {
  const { url } = await localService(
    (_request, response) => void response.writeHead(200, { "content-type": "application/json" }).end(),
    (_request, response) => {
      response.writeHead(200, { "content-type": "application/json" }).flushHeaders();
      response.end();
    },
    (_request, response) => void response.writeHead(200, { "content-type": "text/html" }).end("<p>é"),
  );
  const { raw } = createClient({ baseUrl: url, apiKey });
  expect((await raw.GET("/v2/usage")).data).toBeUndefined();
  expect((await raw.GET("/v2/usage")).data).toBeUndefined();
  expect((await raw.GET("/v2/usage", { parseAs: "text" })).data).toBe("<p>é");
});

test("a raw call's refusal with a file that never ends is given up", async () => {
  const { url } = await localService((_request, response) => {
    response.writeHead(400, { "content-type": "application/octet-stream", "content-length": "99999999999" }).write("x");
  });
  const { response } = await createClient({ baseUrl: url, apiKey }).raw.GET("/v2/usage");
  expect(response.status).toBe(400);
});
