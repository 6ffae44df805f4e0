import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { conformingAnswer } from "../http/conforming-answer.ts";
import { type OperationId, readOperations } from "../http/contract.ts";
import { callerOf } from "../http/test-call.ts";
import { type DatabasePlace, describeEachDatabase } from "../storage/each-database.ts";
import { createTestService, type TestService } from "../testing/index.ts";

const all = "/v3/style_rules";
const nobody = "0a6f3b0e-5a0b-4d0e-9d0f-1f1b6a6f2c11";
const address = { label: "Address", prompt: "Address the reader informally." };
const kept = { name: "Kept", language: "de", configured_rules: {}, custom_instructions: [address] };
const account = { betas: [], characterLimit: null } as const;
const keys = [
  { ...account, plan: "pro", label: "pro", secret: "pro-pro-pro-pro-pro" },
  { ...account, plan: "free", label: "free", secret: "free-free-free-free" },
] as const;

let service: TestService;
let call: ReturnType<typeof callerOf>;
let list: string;
let instruction: string;
let stored: unknown;

async function start(place: Partial<DatabasePlace> = {}): Promise<void> {
  service = await createTestService({ engine: "pseudo", settings: { keys, ...place } });
  call = callerOf(service);
  const made = Object(await (await call.send("POST", all, kept)).json());
  list = `${all}/${made.style_id}`;
  instruction = `${list}/custom_instructions/${made.custom_instructions[0].id}`;
  stored = await everything();
}

async function everything(): Promise<unknown> {
  return await (await call.get(`${all}?detailed=true`)).json();
}

async function refused(answer: Response, status: number, id: OperationId): Promise<Record<string, unknown>> {
  const body = Object(await conformingAnswer(id, answer));
  expect([id, answer.status, body.message]).toEqual([id, status, expect.stringMatching(/\w/)]);
  return body;
}

interface Address {
  readonly id: OperationId;
  readonly method: string;
  /** Under the list that is there. */
  readonly path: () => string;
  readonly body?: object;
}

const operations: readonly Address[] = [
  { id: "createStyleRuleList", method: "POST", path: () => all, body: { name: "x", language: "de" } },
  { id: "listStyleRuleLists", method: "GET", path: () => all },
  { id: "getStyleRuleList", method: "GET", path: () => list },
  { id: "updateStyleRuleList", method: "PATCH", path: () => list, body: { name: "x" } },
  { id: "deleteStyleRuleList", method: "DELETE", path: () => list },
  { id: "replaceConfiguredRules", method: "PUT", path: () => `${list}/configured_rules`, body: {} },
  { id: "createCustomInstruction", method: "POST", path: () => `${list}/custom_instructions`, body: address },
  { id: "getCustomInstruction", method: "GET", path: () => instruction },
  { id: "replaceCustomInstruction", method: "PUT", path: () => instruction, body: address },
  { id: "deleteCustomInstruction", method: "DELETE", path: () => instruction },
];

describe("each refusal of each operation, and nothing is stored or changed", () => {
  beforeAll(() => start());
  afterAll(() => service.close());

  interface Sent {
    readonly headers?: Record<string, string>;
    readonly body?: string;
    readonly query?: string;
    readonly path?: string;
  }

  function send({ method, path, body }: Address, sent: Sent): Promise<Response> {
    const headers = {
      authorization: `Service-Auth-Key ${service.apiKey}`,
      ...(body !== undefined && { "content-type": "application/json" }),
      ...sent.headers,
    };
    const url = `${service.url}${sent.path ?? path()}${sent.query ?? ""}`;
    const payload = body === undefined ? {} : { body: sent.body ?? JSON.stringify(body) };
    return service.fetch(new Request(url, { method, headers, ...payload }));
  }

  const withBody: Readonly<Record<number, Sent>> = {
    400: { body: "{" },
    413: { body: `{"name":"${"a".repeat(1_048_576)}"}` },
    415: { headers: { "content-type": "text/plain" } },
  };
  const withAny: Readonly<Record<number, Sent>> = {
    400: { headers: { "x-service-reporting-tag": "two words" } },
    401: { headers: { authorization: "Service-Auth-Key unknown" } },
    403: { headers: { authorization: `Service-Auth-Key ${keys[1].secret}` } },
  };

  test.each(operations)("$id: all that the contract has", async (address) => {
    const documented =
      readOperations()
        .find(({ operationId }) => operationId === address.id)
        ?.answers.keys() ?? [];
    const refusals = [...documented].filter((status) => status >= 400 && status < 500 && ![429, 456].includes(status));
    expect(refusals).toEqual(expect.arrayContaining([400, 401, 403]));
    for (const status of refusals) {
      // An Idempotency-Key that stands for another request: in the test of what is made.
      if (status === 409) continue;
      const sent = status === 404 ? { path: address.path().replace(list, `${all}/${nobody}`) } : undefined;
      const tries = [sent, withAny[status], address.body && withBody[status]].filter((one) => one !== undefined);
      expect(tries, `${status}`).not.toHaveLength(0);
      for (const one of tries) await refused(await send(address, one), status, address.id);
    }
    await refused(await send(address, { query: "?auth_key=x" }), 403, address.id);
    expect(await everything()).toEqual(stored);
  });

  test("an account of another plan is told so", async () => {
    const free = callerOf({ url: service.url, apiKey: keys[1].secret, fetch: service.fetch });
    const body = await refused(await free.get(all), 403, "listStyleRuleLists");
    expect(body).toMatchObject({ code: "plan_not_sufficient", detail: expect.stringContaining("plan=pro") });
  });
});

/** Each one over a limit or of a wrong type, with what the answer must name. */
const wrongLists: readonly (readonly [string, unknown, string])[] = [
  ["no name", { language: "de" }, "name"],
  ["no language", { name: "x" }, "language"],
  ["an empty name", { name: "", language: "de" }, "name"],
  ["a name that is a list", { name: ["x"], language: "de" }, "name"],
  ["a name of null", { name: null, language: "de" }, "name"],
  ["a name of 1025 characters", { name: "a".repeat(1025), language: "de" }, "name"],
  ["a name of 1026 bytes", { name: "ä".repeat(513), language: "de" }, "name"],
  ["a name with a null character", { name: "a\0b", language: "de" }, "name"],
  ["a name with a line break", { name: "a\nb", language: "de" }, "name"],
  ["half of a surrogate pair as name", { name: "\ud83d", language: "de" }, "name"],
  ["a language without rules", { name: "x", language: "pt" }, "de, en, es, fr, it, ja, ko, zh"],
  ["a variant as language", { name: "x", language: "en-GB" }, "language"],
  ["rules that are a list", { name: "x", language: "de", configured_rules: [] }, "configured_rules"],
  ["an unknown category", { name: "x", language: "de", configured_rules: { dates: {} } }, "configured_rules.dates"],
  [
    "an unknown rule",
    { name: "x", language: "de", configured_rules: { numbers: { colour: "use" } } },
    "configured_rules.numbers.colour",
  ],
  [
    "an unknown value",
    { name: "x", language: "de", configured_rules: { punctuation: { dash: "use_pipe" } } },
    "'configured_rules.punctuation.dash' not supported. It must be one of use_em_dash, use_hyphen, use_tilde",
  ],
  [
    "a value of another rule",
    { name: "x", language: "de", configured_rules: { dates_and_times: { years: "spell_out" } } },
    "configured_rules.dates_and_times.years",
  ],
  [
    "a value that is true",
    { name: "x", language: "de", configured_rules: { punctuation: { dash: true } } },
    "configured_rules.punctuation.dash",
  ],
  [
    "201 instructions",
    { name: "x", language: "de", custom_instructions: Array.from({ length: 201 }, () => address) },
    "custom_instructions",
  ],
  ...wrongInstructions().map(
    ([name, body, field]) =>
      [
        `an instruction with ${name}`,
        { name: "x", language: "de", custom_instructions: [address, body] },
        `custom_instructions[1].${field}`,
      ] as const,
  ),
];

function wrongInstructions(): readonly (readonly [string, object, string])[] {
  return [
    ["no label", { prompt: "x" }, "label"],
    ["no prompt", { label: "x" }, "prompt"],
    ["an empty label", { label: "", prompt: "x" }, "label"],
    ["an empty prompt", { label: "x", prompt: "" }, "prompt"],
    ["a label of 101 characters", { label: "😀".repeat(101), prompt: "x" }, "label"],
    ["a prompt of 301 characters", { label: "x", prompt: "😀".repeat(301) }, "prompt"],
    ["a label of two lines", { label: "a\nb", prompt: "x" }, "label"],
    ["half of a surrogate pair in its prompt", { label: "x", prompt: "\udc00" }, "prompt"],
    ["a source language that is none", { ...address, source_language: "not a language" }, "source_language"],
    ["a prompt that is a number", { label: "x", prompt: 5 }, "prompt"],
  ];
}

describeEachDatabase("bad style rule lists", (database) => {
  beforeEach(() => start(database.place));
  afterEach(() => service.close());

  async function eachIn(
    cases: readonly (readonly [string, unknown, string])[],
    { id, method, path }: Address,
  ): Promise<void> {
    for (const [name, body, field] of cases) {
      const error = await refused(await call.send(method, path(), body), 400, id);
      expect([name, error["message"]]).toEqual([name, expect.stringContaining(field)]);
    }
  }

  test("each wrong body is a 400 that names the field, and nothing stored changes", async () => {
    const [create, , , rename, , replaceRules, add, , replace] = operations;
    if (!create || !rename || !replaceRules || !add || !replace) throw new Error("An operation is missing.");
    await eachIn(wrongLists, create);
    await eachIn(
      wrongLists.filter(([, , field]) => field === "name").filter(([name]) => name !== "no name"),
      rename,
    );
    await eachIn([["no name", {}, "name"]], rename);
    const wrongRules = wrongLists.flatMap(([name, body, field]) => {
      const rules: unknown = Object(body).configured_rules;
      return rules === undefined || Array.isArray(rules)
        ? []
        : [[name, rules, field.replaceAll("configured_rules.", "")] as const];
    });
    expect(wrongRules).toHaveLength(5);
    await eachIn(wrongRules, replaceRules);
    await eachIn(wrongInstructions(), add);
    await eachIn(wrongInstructions(), replace);
    for (const body of [[], "x", null, 5]) await refused(await call.send("POST", all, body), 400, create.id);
    expect(await everything()).toEqual(stored);
  });

  test("limits are in characters, and what is at them is taken", async () => {
    const custom_instructions = Array.from({ length: 200 }, () => ({
      label: "😀".repeat(100),
      prompt: "😀".repeat(300),
    }));
    const full = { name: "ä".repeat(512), language: "en", custom_instructions };
    const answer = await call.send("POST", all, full);
    expect(answer.status).toBe(201);
    const made = Object(await conformingAnswer("createStyleRuleList", answer));
    expect(made).toMatchObject(full);
    const body = await refused(
      await call.send("POST", `${all}/${made.style_id}/custom_instructions`, address),
      400,
      "createCustomInstruction",
    );
    expect(body["message"]).toContain("Maximum of 200 custom instructions allowed");
  });

  test("names of every object are names like others; as fields they are refused", async () => {
    for (const name of ["__proto__", "constructor", "toString", "hasOwnProperty"]) {
      const answer = await call.send("POST", all, { name, language: "de" });
      expect(Object(await conformingAnswer("createStyleRuleList", answer))).toMatchObject({ name, version: 1 });
      for (const rules of [`{"${name}":{}}`, `{"numbers":{"${name}":"x"}}`]) {
        const body = `{"name":"x","language":"de","configured_rules":${rules}}`;
        await refused(await call.postText(all, "application/json", body), 400, "createStyleRuleList");
      }
      for (const path of [`${all}/${name}`, `${list}/custom_instructions/${name}`]) {
        expect((await call.get(path)).status).toBe(404);
      }
    }
    expect(Object(await everything()).style_rules).toHaveLength(5);
  });

  test("an id that can be none is not there, whatever characters it has", async () => {
    for (const path of [`${all}/%00`, `${all}/%F0%9F%98%80`, `${all}/' or 1=1`, `${all}/${"a".repeat(80)}`]) {
      for (const [id, method] of [
        ["getStyleRuleList", "GET"],
        ["deleteStyleRuleList", "DELETE"],
      ] as const) {
        await refused(await call.send(method, path), 404, id);
      }
    }
    const strange = `${list}/custom_instructions/%00`;
    await refused(await call.send("PUT", strange, address), 404, "replaceCustomInstruction");
    await refused(await call.send("DELETE", strange), 404, "deleteCustomInstruction");
    expect(await everything()).toEqual(stored);
  });

  test.each(["page=-1", "page=x", "page=1.5", "page_size=0", "page_size=26", "page_size=", "detailed=maybe"])(
    "%s is refused",
    async (query) => {
      const body = await refused(await call.get(`${all}?${query}`), 400, "listStyleRuleLists");
      expect(body["message"]).toContain(query.split("=")[0]);
    },
  );
});
