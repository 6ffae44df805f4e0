import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { conformingAnswer } from "../http/conforming-answer.ts";
import { type OperationId, readOperations } from "../http/contract.ts";
import { type DatabasePlace, describeEachDatabase } from "../storage/each-database.ts";
import { createTestService, type TestService } from "../testing/index.ts";

const account = { betas: [], characterLimit: null, plan: "pro" } as const;
const keys = [
  { ...account, label: "owner", secret: "owner-owner-owner-owner" },
  { ...account, label: "stranger", secret: "stranger-stranger-stran" },
] as const;
const [owner, stranger] = [keys[0].secret, keys[1].secret];
const german = { source_lang: "en", target_lang: "de" };
const entries = "cart\tWarenkorb\n__proto__\tPrototyp";
const dictionary = { ...german, entries };
const pair = "source_lang=en&target_lang=de";
const nobody = "0a6f3b0e-5a0b-4d0e-9d0f-1f1b6a6f2c11";
const mostBytes = 10_485_760;

let service: TestService;
let id: string;
let stored: unknown;

interface Sent {
  readonly method?: string;
  readonly body?: string;
  readonly key?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

function send(path: string, { method = "GET", body, key = owner, headers }: Sent = {}): Promise<Response> {
  const all = {
    ...(key !== null && { authorization: `Service-Auth-Key ${key}` }),
    ...(body !== undefined && { "content-type": "application/json" }),
    ...headers,
  };
  return service.fetch(
    new Request(`${service.url}${path}`, { method, headers: all, ...(body !== undefined && { body }) }),
  );
}

async function refused(id: OperationId, answer: Response, status: number): Promise<Record<string, unknown>> {
  const body = Object(await conformingAnswer(id, answer));
  expect([id, answer.status, body.message]).toEqual([id, status, expect.stringMatching(/\w/)]);
  return body;
}

async function everything(): Promise<unknown> {
  const entriesPath = `/v3/glossaries/${id}/entries?${pair}`;
  return [await (await send("/v3/glossaries")).json(), await (await send(entriesPath)).json()];
}

async function start(place: Partial<DatabasePlace> = {}): Promise<void> {
  service = await createTestService({ engine: "pseudo", settings: { keys, ...place } });
  const body = JSON.stringify({ name: "Kept", dictionaries: [dictionary] });
  id = Object(await (await send("/v3/glossaries", { method: "POST", body })).json()).glossary_id;
  stored = await everything();
}

interface Address {
  readonly id: OperationId;
  readonly method: string;
  readonly path: (glossary: string) => string;
  readonly body?: object;
}

const v3 = (glossary: string) => `/v3/glossaries/${glossary}`;
const v2 = (glossary: string) => `/v2/glossaries/${glossary}`;
const operations: readonly Address[] = [
  {
    id: "createGlossary",
    method: "POST",
    path: () => "/v3/glossaries",
    body: { name: "x", dictionaries: [dictionary] },
  },
  { id: "listGlossaries", method: "GET", path: () => "/v3/glossaries" },
  { id: "getGlossary", method: "GET", path: v3 },
  { id: "updateGlossary", method: "PATCH", path: v3, body: { name: "x", dictionaries: [dictionary] } },
  { id: "deleteGlossary", method: "DELETE", path: v3 },
  { id: "getGlossaryEntries", method: "GET", path: (glossary) => `${v3(glossary)}/entries?${pair}` },
  {
    id: "replaceGlossaryDictionary",
    method: "PUT",
    path: (glossary) => `${v3(glossary)}/dictionaries`,
    body: dictionary,
  },
  { id: "deleteGlossaryDictionary", method: "DELETE", path: (glossary) => `${v3(glossary)}/dictionaries?${pair}` },
  { id: "createGlossaryV2", method: "POST", path: () => "/v2/glossaries", body: { name: "x", ...dictionary } },
  { id: "listGlossariesV2", method: "GET", path: () => "/v2/glossaries" },
  { id: "getGlossaryV2", method: "GET", path: v2 },
  { id: "deleteGlossaryV2", method: "DELETE", path: v2 },
  { id: "getGlossaryEntriesV2", method: "GET", path: (glossary) => `${v2(glossary)}/entries` },
];

describeEachDatabase("refusals of glossaries", (database) => {
  beforeEach(() => start(database.place));
  afterEach(() => service.close());

  test.each(operations.map((operation) => [operation.id, operation] as const))(
    "%s refuses with every status that the contract has, and changes nothing",
    async (operation, { method, path, body }) => {
      const json = body === undefined ? {} : { body: JSON.stringify(body) };
      const produced = new Set<number>();
      const expectRefusal = async (status: number, address: string, sent: Sent) => {
        await refused(operation, await send(address, { method, ...json, ...sent }), status);
        produced.add(status);
      };
      const here = path(id);
      await expectRefusal(401, here, { key: null });
      await expectRefusal(401, here, { key: "nobody-nobody-nobody" });
      await expectRefusal(403, `${here}${here.includes("?") ? "&" : "?"}auth_key=${owner}`, {});
      await expectRefusal(400, here, { headers: { "x-service-reporting-tag": "x".repeat(101) } });
      if (path(id) !== path(nobody)) {
        for (const malformed of ["x", "__proto__", `${id}x`, "%20"]) await expectRefusal(400, path(malformed), {});
        await expectRefusal(404, path(nobody), {});
        await expectRefusal(404, here, { key: stranger });
      }
      if (method !== "GET") {
        const limit = body === undefined ? 131_072 : 11_534_336;
        await expectRefusal(413, here, { body: `"${"x".repeat(limit)}"` });
        await expectRefusal(415, here, { body: "a,b", headers: { "content-type": "text/csv" } });
      }
      if (operation === "getGlossaryEntriesV2") await expectRefusal(415, here, { headers: { accept: "text/csv" } });
      if (method === "POST") {
        // The second of the same name is refused, the first makes something for another account.
        const headers = { "idempotency-key": "once" };
        expect((await send(here, { method, ...json, headers, key: stranger })).status).toBe(201);
        const other = { body: JSON.stringify({ ...body, name: "y" }) };
        await expectRefusal(409, here, { ...other, headers, key: stranger });
      }
      const { mediaTypes = new Map() } = readOperations().find(({ operationId }) => operationId === operation) ?? {};
      const documented = [...mediaTypes.keys()].filter((status) => status >= 400 && status < 500);
      expect([...produced].sort()).toEqual(documented.filter((status) => status !== 429 && status !== 456));
      expect(await everything()).toEqual(stored);
    },
  );

  test("what goes beyond the size of a glossary changes nothing, and what just fits is kept", async () => {
    const half = textOf(mostBytes / 2);
    const french = { source_lang: "en", target_lang: "fr" };
    const full = {
      name: "Full",
      dictionaries: [
        { ...german, entries: half },
        { ...french, entries: half },
      ],
    };
    const create = (glossary: object) => send("/v3/glossaries", { method: "POST", body: JSON.stringify(glossary) });
    const beyond = {
      name: "Full",
      dictionaries: [
        { ...german, entries: half },
        { ...french, entries: `${half}x` },
      ],
    };
    expect(await refused("createGlossary", await create(beyond), 400)).toMatchObject({ code: "glossary_too_large" });
    expect(await everything()).toEqual(stored);

    const glossary = Object(await (await create(full)).json()).glossary_id;
    const before = await (await send(`/v3/glossaries/${glossary}/entries?${pair}`)).text();
    const more = JSON.stringify({ name: "Over", dictionaries: [{ ...german, entries: "a\tb" }] });
    const patched = await send(`/v3/glossaries/${glossary}`, { method: "PATCH", body: more });
    expect(await refused("updateGlossary", patched, 400)).toMatchObject({ code: "glossary_too_large" });
    const put = await send(`/v3/glossaries/${glossary}/dictionaries`, {
      method: "PUT",
      body: JSON.stringify({ ...german, entries: `${half}x` }),
    });
    expect(await refused("replaceGlossaryDictionary", put, 400)).toMatchObject({ code: "glossary_too_large" });
    expect(await (await send(`/v3/glossaries/${glossary}/entries?${pair}`)).text()).toBe(before);
    expect(await (await send(`/v3/glossaries/${glossary}`)).json()).toMatchObject({ name: "Full" });
  });
});

describe("glossaries", () => {
  beforeAll(() => start());
  afterAll(() => service.close());

  const given = (change: object) => ({ name: "x", dictionaries: [{ ...dictionary, ...change }] });
  const columns = { entries_format: "csv", entries: "a,b,en,de,x" };
  test.each<[string, unknown, string]>([
    ["no object", [], ""],
    ["nothing", {}, "name"],
    ["no dictionaries", { name: "x" }, "dictionaries"],
    ["an empty list", { name: "x", dictionaries: [] }, "dictionaries"],
    ["a dictionary that is none", { name: "x", dictionaries: ["x"] }, "dictionaries[0]"],
    ["a name that is none", { ...given({}), name: 7 }, "name"],
    ["an empty name", { ...given({}), name: "" }, "name"],
    ["a blank name", { ...given({}), name: " \t" }, "name"],
    ["a name with a control character", { ...given({}), name: "a\u0000b" }, "name"],
    ["a name with half a character", { ...given({}), name: "a\ud800" }, "name"],
    ["a name of 1025 letters", { ...given({}), name: "x".repeat(1025) }, "name"],
    ["a name of 1026 bytes", { ...given({}), name: "ü".repeat(513) }, "name"],
    ["no entries", { name: "x", dictionaries: [german] }, "dictionaries[0].entries"],
    ["entries that are a list", given({ entries: [] }), "dictionaries[0].entries"],
    ["entries that are empty", given({ entries: "" }), "dictionaries[0].entries"],
    ["a format that is none", given({ entries_format: "xml" }), "dictionaries[0].entries_format"],
    ["a term twice", given({ entries: "a\tb\na\tc" }), "dictionaries[0].entries"],
    ["a term too long", given({ entries: `a\t${"x".repeat(1025)}` }), "dictionaries[0].entries"],
    ["a term with half a character", given({ entries: "a\tb\udfff" }), "dictionaries[0].entries"],
    ["broken CSV", given({ entries_format: "csv", entries: 'a,"b\nc,d' }), "dictionaries[0].entries"],
    ["CSV with five columns", given(columns), "dictionaries[0].entries"],
    ["a language that is none", given({ target_lang: "xx" }), "dictionaries[0].target_lang"],
    ["a language that is no code", given({ source_lang: "__proto__" }), "dictionaries[0].source_lang"],
    ["a variant", given({ target_lang: "en-GB", source_lang: "de" }), "dictionaries[0].target_lang"],
    ["a script", given({ target_lang: "zh-TW" }), "dictionaries[0].target_lang"],
    ["one language", given({ target_lang: "EN" }), "dictionaries[0].target_lang"],
    [
      "a pair twice",
      { name: "x", dictionaries: [dictionary, { ...dictionary, source_lang: "EN" }] },
      "dictionaries[1]",
    ],
    [
      "a fault in the second dictionary",
      { name: "x", dictionaries: [dictionary, { ...german, entries: "a" }] },
      "dictionaries[1].entries",
    ],
  ])("%s makes none, and the field is named", async (_, body, field) => {
    const answer = await send("/v3/glossaries", { method: "POST", body: JSON.stringify(body) });
    const refusal = await refused("createGlossary", answer, 400);
    if (field !== "") expect(refusal).toMatchObject({ errors: [{ field }] });
    expect(await everything()).toEqual(stored);
  });

  test.each<[string, object, string]>([
    ["two dictionaries", { dictionaries: [dictionary, dictionary] }, "dictionaries"],
    [
      "a fault in the entries",
      { name: "Lost", dictionaries: [{ ...german, entries: "cart\tb\nc" }] },
      "dictionaries[0].entries",
    ],
    ["a name that is not valid", { name: "\n", dictionaries: [{ ...german, entries: "a\tb" }] }, "name"],
  ])("with %s are not changed", async (_, body, field) => {
    const answer = await send(`/v3/glossaries/${id}`, { method: "PATCH", body: JSON.stringify(body) });
    expect(await refused("updateGlossary", answer, 400)).toMatchObject({ errors: [{ field }] });
    expect(await everything()).toEqual(stored);
  });

  test("name their fields as the request has them, line and rule in the detail, and no term", async () => {
    const broken = { ...german, entries: "secret\tgeheim\nsecret\tanders" };
    const put = await send(`/v3/glossaries/${id}/dictionaries`, { method: "PUT", body: JSON.stringify(broken) });
    const older = await send("/v2/glossaries", { method: "POST", body: JSON.stringify({ name: "x", ...broken }) });
    for (const refusal of [
      await refused("replaceGlossaryDictionary", put, 400),
      await refused("createGlossaryV2", older, 400),
    ]) {
      expect(refusal).toMatchObject({
        message: "Invalid glossary entries provided",
        code: "invalid_glossary_entries",
        detail: "entries: Line 2: the source term duplicates that of line 1.",
      });
      expect(JSON.stringify(refusal)).not.toMatch(/secret|geheim|anders/);
    }
    expect(await everything()).toEqual(stored);
  });

  test.each([
    "",
    "source_lang=en",
    "source_lang=en&target_lang=x",
    "source_lang=en&target_lang=en-GB",
    `${pair}&target_lang=fr`,
  ])("have no dictionary of the pair %j", async (query) => {
    await refused("getGlossaryEntries", await send(`/v3/glossaries/${id}/entries?${query}`), 400);
    const deleted = await send(`/v3/glossaries/${id}/dictionaries?${query}`, { method: "DELETE" });
    await refused("deleteGlossaryDictionary", deleted, 400);
    expect(await everything()).toEqual(stored);
  });

  test("have no dictionary of a pair that is missing", async () => {
    const missing = "source_lang=en&target_lang=fr";
    const read = await refused("getGlossaryEntries", await send(`/v3/glossaries/${id}/entries?${missing}`), 404);
    const path = `/v3/glossaries/${id}/dictionaries?${missing}`;
    const deleted = await refused("deleteGlossaryDictionary", await send(path, { method: "DELETE" }), 404);
    for (const refusal of [read, deleted]) expect(refusal).toMatchObject({ message: "Dictionary not found" });
    expect(await everything()).toEqual(stored);
  });

  test.each([
    "name=x&dictionaries[0].source_lang=en",
    "name=x&dictionaries[999999999].source_lang=en",
    "name=x&dictionaries[0][0][0][0][0][0][0][0].source_lang=en",
    "name=x&dictionaries[__proto__].source_lang=en",
    "name=x&__proto__[polluted]=1&__proto__.polluted=1&constructor.prototype.polluted=1",
    "name=x&name[a]=b&dictionaries=x",
    "name[a]=x&name=b",
    `name=x&${"dictionaries[0]".repeat(50)}=x`,
    `name=x&${Array.from({ length: 3000 }, (_, index) => `dictionaries[${index}].entries=a`).join("&")}`,
  ])("are not made by the form %.80s", async (body) => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    await refused("createGlossary", await send("/v3/glossaries", { method: "POST", body, headers }), 400);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
    expect(await everything()).toEqual(stored);
  });
});

test("an account has a thousand glossaries and no more, however many are asked for at once", async () => {
  await start();
  const body = JSON.stringify({ name: "One of many", dictionaries: [dictionary] });
  const statuses = await Promise.all(
    Array.from({ length: 1005 }, async () => (await send("/v3/glossaries", { method: "POST", body })).status),
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(999);
  const refusal = await refused("createGlossary", await send("/v3/glossaries", { method: "POST", body }), 400);
  expect(refusal).toMatchObject({ code: "too_many_glossaries" });
  const older = await send("/v2/glossaries", { method: "POST", body: JSON.stringify({ name: "x", ...dictionary }) });
  await refused("createGlossaryV2", older, 400);
  expect((await send("/v3/glossaries", { method: "POST", body, key: stranger })).status).toBe(201);
  expect((await send(`/v3/glossaries/${id}`, { method: "DELETE" })).status).toBe(204);
  expect((await send("/v3/glossaries", { method: "POST", body })).status).toBe(201);
  await service.close();
});

/** Entries of so many bytes: lines of 1 KiB, each with its line break. */
function textOf(bytes: number): string {
  const lines = Array.from({ length: bytes / 1024 }, (_, index) => `${index}`.padStart(6, "0"));
  return `${lines.map((source) => `${source}\t${"t".repeat(1016)}`).join("\n")}t`;
}
