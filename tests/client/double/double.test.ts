import { afterAll, beforeAll, expect, test } from "vitest";
import { type Double, startDouble } from "./double.ts";

let double: Double;

beforeAll(async () => {
  double = await startDouble();
});
afterAll(() => double.close());

const term = { source_lang: "en", target_lang: "de", entries: "cart\tWarenkorb" };
const asJson = { "content-type": "application/json" };

test.each<[string, string, string, unknown, string]>([
  [
    "a name that is not the wire's",
    "POST",
    "/v3/glossaries",
    { name: "Shop", dictionaries: [{ ...term, sourceLang: "en" }] },
    "additional properties",
  ],
  ["a field that is missing", "POST", "/v3/glossaries", { dictionaries: [term] }, "required property 'name'"],
  [
    "a value of another type",
    "PUT",
    "/v2/admin/developer-keys/limits",
    { key_id: "k", characters: "5" },
    "/characters",
  ],
  ["no body where one is needed", "POST", "/v3/glossaries", undefined, "the body is missing"],
  ["a body where none is taken", "DELETE", "/v3/glossaries/g", {}, "is not taken"],
  [
    "a parameter that is missing",
    "GET",
    "/v3/glossaries/g/entries?source_lang=en",
    undefined,
    "query target_lang is missing",
  ],
  ["a parameter that is none", "GET", "/v3/style_rules?pageSize=5", undefined, "query pageSize is no parameter"],
  ["a parameter beyond its limit", "GET", "/v3/style_rules?page_size=26", undefined, "query page_size"],
  ["a path that is none", "GET", "/v3/glossary", undefined, "is no operation"],
])("%s is refused", async (_what, method, path, body, problem) => {
  const response = await fetch(double.url + path, {
    method,
    headers: { authorization: `Service-Auth-Key ${double.apiKey}`, ...(body !== undefined && asJson) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ message: expect.stringContaining(problem) });
  expect(double.received).toEqual([]);
});

test("a call without the key is refused, and a signed address with it", async () => {
  const list = await fetch(`${double.url}/v3/glossaries`);
  expect(await list.json()).toMatchObject({ message: expect.stringContaining("authorization should be") });
  const file = `${double.url}/v3/translation_memories/jobs/j/file?expires=1795250000&signature=6e1f`;
  const withKey = await fetch(file, { headers: { authorization: `Service-Auth-Key ${double.apiKey}` } });
  expect(await withKey.json()).toMatchObject({ message: expect.stringContaining("should be absent") });
  expect((await fetch(file)).status).toBe(200);
});
