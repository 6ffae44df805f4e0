import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { conformingAnswer } from "../http/conforming-answer.ts";
import type { OperationId } from "../http/contract.ts";
import { callerOf } from "../http/test-call.ts";
import { type DatabasePlace, describeEachDatabase } from "../storage/each-database.ts";
import { createTestService, type TestService } from "../testing/index.ts";

const all = "/v3/style_rules";
const rules = {
  punctuation: { quotation_mark: "use_guillemets" },
  numbers: { decimal_separator: "use_comma_as_decimal_separator" },
};
const address = { label: "Address", prompt: "Address the reader informally." };
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const account = { betas: [], characterLimit: null, plan: "pro" } as const;
const keys = [
  { ...account, label: "one", secret: "one-one-one-one-one" },
  { ...account, label: "two", secret: "two-two-two-two-two" },
];

let service: TestService;
let call: ReturnType<typeof callerOf>;

function start(place: Partial<DatabasePlace> = {}): Promise<TestService> {
  return createTestService({ engine: "pseudo", settings: { keys, ...place } });
}

/** The answer of an operation that must succeed, held against the contract. */
async function ask(id: OperationId, method: string, path: string, body?: unknown, caller = call): Promise<object> {
  const answer = await caller.send(method, path, body);
  const json = await conformingAnswer(id, answer);
  if (!answer.ok) throw new Error(`${id} ${answer.status}: ${JSON.stringify(json)}`);
  return Object(json);
}

async function make(body: object = {}): Promise<string> {
  const made = await ask("createStyleRuleList", "POST", all, { name: "Help centre", language: "de", ...body });
  return `${all}/${Object(made).style_id}`;
}

async function addTo(list: string, body: object = address): Promise<string> {
  const added = await ask("createCustomInstruction", "POST", `${list}/custom_instructions`, body);
  return `${list}/custom_instructions/${Object(added).id}`;
}

describe("style rule lists", () => {
  beforeAll(async () => {
    service = await start();
    call = callerOf(service);
  });
  afterAll(() => service.close());

  test("ids are the same in upper case", async () => {
    const list = await make();
    const instruction = await addTo(list);
    const upper = (path: string) => path.replaceAll(/[\da-f-]{36}/g, (id) => id.toUpperCase());
    expect((await call.get(upper(list))).status).toBe(200);
    expect(await (await call.get(upper(instruction))).json()).toMatchObject(address);
    const renamed = await call.send("PUT", upper(instruction), { ...address, label: "Tone" });
    expect(await renamed.json()).toMatchObject({ id: instruction.slice(-36), label: "Tone" });
    const style_id = upper(list.slice(-36));
    const translated = await call.postJson("/v2/translate", {
      text: ["a"],
      target_lang: "de",
      source_lang: "en",
      style_id,
    });
    expect(translated.status).toBe(200);
    expect((await call.send("DELETE", upper(instruction))).status).toBe(204);
  });

  test("a new one is version 1, with what it was given and nothing else", async () => {
    const given = { name: "Help centre", language: "DE", configured_rules: rules, custom_instructions: [address] };
    const answer = await call.send("POST", all, given);
    expect(answer.status).toBe(201);
    const made = Object(await conformingAnswer("createStyleRuleList", answer));
    expect(made).toEqual({
      style_id: expect.stringMatching(uuid),
      name: "Help centre",
      language: "de",
      version: 1,
      creation_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updated_time: made.creation_time,
      configured_rules: rules,
      custom_instructions: [{ id: expect.stringMatching(uuid), ...address }],
    });
    expect(await ask("getStyleRuleList", "GET", `${all}/${made.style_id}`)).toEqual(made);

    const bare = await ask("createStyleRuleList", "POST", all, { name: "x", language: "ja" });
    expect(bare).toMatchObject({ version: 1, configured_rules: {}, custom_instructions: [] });
  });

  test("each change counts the version up, changes its part alone, and is dated", async () => {
    const list = await make({ configured_rules: rules, custom_instructions: [address] });
    const before = Object(await ask("getStyleRuleList", "GET", list));
    expect(await ask("updateStyleRuleList", "PATCH", list, { name: "Shop" })).toEqual({
      ...before,
      name: "Shop",
      version: 2,
      updated_time: expect.any(String),
    });
    const replaced = { formatting: { phone_number_format: "do_not_use_spaces" } };
    const after = Object(await ask("replaceConfiguredRules", "PUT", `${list}/configured_rules`, replaced));
    expect(after).toEqual({
      ...before,
      name: "Shop",
      version: 3,
      configured_rules: replaced,
      updated_time: expect.any(String),
    });
    expect(after.updated_time >= before.updated_time).toBe(true);
    expect(await ask("replaceConfiguredRules", "PUT", `${list}/configured_rules`, {})).toMatchObject({
      version: 4,
      configured_rules: {},
      custom_instructions: [{ label: "Address" }],
    });
  });

  test("instructions are added, read, replaced and deleted one by one, each counted", async () => {
    const list = await make();
    const first = await addTo(list);
    const second = await addTo(list, { label: "Names", prompt: "Keep product names.", source_language: "EN" });
    const id = first.slice(-36);
    expect(await ask("getCustomInstruction", "GET", second)).toEqual({
      id: second.slice(-36),
      label: "Names",
      prompt: "Keep product names.",
      source_language: "en",
    });
    const formal = { label: "Address", prompt: "Address the reader formally." };
    expect(await ask("replaceCustomInstruction", "PUT", first, formal)).toEqual({ id, ...formal });
    expect(await ask("getStyleRuleList", "GET", list)).toMatchObject({
      version: 4,
      custom_instructions: [{ id, ...formal }, { label: "Names" }],
    });
    const deleted = await call.send("DELETE", first);
    expect(deleted.status).toBe(204);
    expect(await conformingAnswer("deleteCustomInstruction", deleted)).toBe("");
    expect(await ask("getStyleRuleList", "GET", list)).toMatchObject({
      version: 5,
      custom_instructions: [{ label: "Names" }],
    });
    expect((await call.get(first)).status).toBe(404);
  });

  test("a deleted one is gone with its instructions", async () => {
    const list = await make();
    const instruction = await addTo(list);
    const deleted = await call.send("DELETE", list);
    expect(deleted.status).toBe(204);
    expect(await conformingAnswer("deleteStyleRuleList", deleted)).toBe("");
    for (const gone of [await call.get(list), await call.get(instruction), await call.send("DELETE", list)]) {
      expect(gone.status).toBe(404);
      expect(await gone.json()).toMatchObject({ code: "not_found", message: expect.stringContaining("not found") });
    }
  });

  test("sent again under its Idempotency-Key, nothing is made twice; under another body the key is refused", async () => {
    const headers = { "idempotency-key": "once" };
    const body = { name: "Once", language: "en" };
    const [first, again] = [await call.postJson(all, body, { headers }), await call.postJson(all, body, { headers })];
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    expect(await again.json()).toEqual(await first.json());
    const other = await call.postJson(all, { ...body, name: "Twice" }, { headers });
    expect(other.status).toBe(409);
    await conformingAnswer("createStyleRuleList", other);

    const list = `${await make()}/custom_instructions`;
    expect((await call.postJson(list, address, { headers: { "idempotency-key": "add" } })).status).toBe(201);
    const conflict = await call.postJson(list, { ...address, label: "x" }, { headers: { "idempotency-key": "add" } });
    expect(conflict.status).toBe(409);
    await conformingAnswer("createCustomInstruction", conflict);
  });
});

describeEachDatabase("style rule lists", (database) => {
  async function open() {
    service = await start(database.place);
    call = callerOf(service);
  }
  beforeEach(open);
  afterEach(() => service.close());

  test("come page by page, oldest first, with rules and instructions when asked for", async () => {
    for (let index = 0; index < 12; index++) await make({ name: `List ${index}`, configured_rules: rules });
    const namesOf = async (query: string) => {
      const page = Object(await ask("listStyleRuleLists", "GET", `${all}${query}`));
      return page.style_rules.map(({ name }: { name: string }) => name);
    };
    const names = [...(await namesOf("")), ...(await namesOf("?page=1"))];
    expect(await namesOf("?page=0")).toHaveLength(10);
    expect(names.toSorted()).toEqual(Array.from({ length: 12 }, (_, index) => `List ${index}`).toSorted());
    expect(await namesOf("?page_size=25")).toEqual(names);
    expect(await namesOf("?page=2&page_size=5")).toEqual(names.slice(10));
    for (const far of ["3", "9007199254740991"]) expect(await namesOf(`?page=${far}&page_size=25`)).toEqual([]);

    const [plain] = Object(await ask("listStyleRuleLists", "GET", all)).style_rules;
    expect(Object.keys(plain).sort()).toEqual([
      "creation_time",
      "language",
      "name",
      "style_id",
      "updated_time",
      "version",
    ]);
    const [full] = Object(await ask("listStyleRuleLists", "GET", `${all}?detailed=true`)).style_rules;
    expect(full).toEqual({ ...plain, configured_rules: rules, custom_instructions: [] });
  });

  test("of many changes at once every one counts", async () => {
    const list = await make();
    await Promise.all([
      ...Array.from({ length: 20 }, (_, index) => addTo(list, { label: `${index}`, prompt: "Be brief." })),
      ...Array.from({ length: 10 }, (_, index) => ask("updateStyleRuleList", "PATCH", list, { name: `${index}` })),
    ]);
    const after = Object(await ask("getStyleRuleList", "GET", list));
    expect(after.version).toBe(31);
    expect(after.custom_instructions).toHaveLength(20);
  });

  test("of many added at once to a list that is nearly full, it takes what it may have", async () => {
    const custom_instructions = Array.from({ length: 197 }, () => address);
    const list = await make({ custom_instructions });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => call.send("POST", `${list}/custom_instructions`, address)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 400, 400, 400, 400, 400]);
    const after = Object(await ask("getStyleRuleList", "GET", list));
    expect([after.version, after.custom_instructions.length]).toEqual([4, 200]);
  });

  test("are there after a restart", async () => {
    const list = await make({ name: "__proto__", configured_rules: rules, custom_instructions: [address] });
    const before = await ask("getStyleRuleList", "GET", list);
    await service.close();
    await open();
    expect(await ask("getStyleRuleList", "GET", list)).toEqual(before);
  });

  test("another account's are not there", async () => {
    const list = await make();
    const instruction = await addTo(list);
    const before = await ask("getStyleRuleList", "GET", list);
    const other = callerOf({ url: service.url, apiKey: keys[1]?.secret ?? "", fetch: service.fetch });
    const tries = [
      ["getStyleRuleList", "GET", list, undefined],
      ["updateStyleRuleList", "PATCH", list, { name: "Mine" }],
      ["deleteStyleRuleList", "DELETE", list, undefined],
      ["replaceConfiguredRules", "PUT", `${list}/configured_rules`, {}],
      ["createCustomInstruction", "POST", `${list}/custom_instructions`, address],
      ["getCustomInstruction", "GET", instruction, undefined],
      ["replaceCustomInstruction", "PUT", instruction, address],
      ["deleteCustomInstruction", "DELETE", instruction, undefined],
    ] as const;
    for (const [id, method, path, body] of tries) {
      const answer = await other.send(method, path, body);
      expect([id, answer.status]).toEqual([id, 404]);
      expect(await conformingAnswer(id, answer)).toMatchObject({ code: "not_found" });
    }
    expect(await ask("listStyleRuleLists", "GET", all, undefined, other)).toEqual({ style_rules: [] });
    expect(await ask("getStyleRuleList", "GET", list)).toEqual(before);
  });
});
