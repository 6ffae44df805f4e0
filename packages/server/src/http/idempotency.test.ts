import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import fc from "fast-check";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { afterEach, describe, expect, test, vi } from "vitest";
import { accountId } from "../accounts/account.ts";
import { createTestKeyDirectory } from "../accounts/test-keys.ts";
import { addFaults } from "../faults/add-faults.ts";
import type { Fault } from "../faults/fault.ts";
import { FaultScript } from "../faults/fault-script.ts";
import type { Handler } from "../operations/operation.ts";
import { describeEachDatabase, describeSqlite } from "../storage/each-database.ts";
import type { Storage } from "../storage/storage.ts";
import type { AppParts } from "./app.ts";
import { conformingAnswer } from "./conforming-answer.ts";
import { HttpError } from "./http-error.ts";
import { createIdempotency, type IdempotencyParts } from "./idempotency.ts";
import { createTestApp, silentLog } from "./test-app.ts";

const glossary = {
  name: "Shop",
  dictionaries: [{ source_lang: "en", target_lang: "de", entries: "cart\tWarenkorb", entries_format: "tsv" }],
};

/** What the operation under test has made, over all nodes. */
class Made {
  readonly ids: string[] = [];

  readonly create: Handler<"createGlossary"> = ({ body }) => {
    const id = randomUUID();
    this.ids.push(id);
    return {
      body: { glossary_id: id, name: body.name, dictionaries: [], creation_time: "2026-03-02T09:15:00.000Z" },
      headers: { "x-made": `${this.ids.length}` },
    };
  };
}

/** One directory for all nodes of a test: the same key is the same account. */
const sharedKeys = createTestKeyDirectory();
const apps: FastifyInstance[] = [];
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

interface NodeOptions extends Partial<Omit<IdempotencyParts, "log">>, Pick<AppParts, "extensions"> {
  readonly create: Handler<"createGlossary">;
}

async function startNode(storage: Storage, { create, store, now, lease, ...parts }: NodeOptions) {
  const idempotency = createIdempotency({
    store: store ?? storage.idempotency,
    log: silentLog,
    ...(now !== undefined && { now }),
    ...(lease !== undefined && { lease }),
  });
  const app = await createTestApp({
    ...parts,
    handlers: {
      createGlossary: create,
      createStyleRuleList: () => {
        throw new HttpError(500, "never asked");
      },
    },
    keys: sharedKeys,
    idempotency,
  });
  app.addHook("onClose", async () => idempotency.close());
  apps.push(app);
  return app;
}

interface SendOptions {
  readonly key?: string;
  readonly body?: unknown;
  readonly account?: string;
  readonly url?: string;
  readonly headers?: Record<string, string>;
}

function send(app: FastifyInstance, { key, body = glossary, account = "one", url, headers }: SendOptions = {}) {
  return app.inject({
    method: "POST",
    url: url ?? "/v3/glossaries",
    headers: {
      authorization: `Service-Auth-Key ${account}`,
      "content-type": "application/json",
      ...(key !== undefined && { "idempotency-key": key }),
      ...headers,
    },
    payload: typeof body === "string" ? body : JSON.stringify(body),
  });
}

function isReplayed(answer: LightMyRequestResponse): boolean {
  return answer.headers["idempotency-replayed"] === "true";
}

describeEachDatabase("creating with an Idempotency-Key", (database) => {
  test("sent again, the first answer comes again and nothing more is made", async () => {
    const made = new Made();
    const app = await startNode(await database.open(), made);
    const first = await send(app, { key: "a" });
    const again = await send(app, { key: "a", body: JSON.stringify(glossary, null, 2) });
    expect(first.statusCode).toBe(201);
    expect(isReplayed(first)).toBe(false);
    expect(isReplayed(again)).toBe(true);
    expect({ status: again.statusCode, body: again.body }).toEqual({ status: 201, body: first.body });
    expect(again.headers["x-made"]).toBe("1");
    expect(again.headers["x-trace-id"]).not.toBe(first.headers["x-trace-id"]);
    expect(made.ids).toHaveLength(1);
  });

  test("of many at once on several nodes one is served; who tries on gets its answer", async () => {
    const made = new Made();
    const finish = Promise.withResolvers<void>();
    const create: Handler<"createGlossary"> = async (call) => {
      await finish.promise;
      return made.create(call);
    };
    const one = await startNode(await database.open(), { create });
    const two = await startNode(await database.open(), { create });
    const untilDone = async (app: FastifyInstance) => {
      for (;;) {
        const answer = await send(app, { key: "a" });
        if (answer.statusCode !== 409) return answer;
        expect(answer.headers["retry-after"]).toBe("1");
        expect(answer.json()).toMatchObject({ code: "idempotency_key_in_use" });
        finish.resolve();
        await setTimeout(5);
      }
    };
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => untilDone(n % 2 === 0 ? one : two)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers.filter(isReplayed)).toHaveLength(11);
    expect(made.ids).toHaveLength(1);
  });

  test("an answer is there after a restart", async () => {
    const made = new Made();
    const before = await database.open();
    const first = await send(await startNode(before, made), { key: "a" });
    await before.close();
    const again = await send(await startNode(await database.open(), made), { key: "a" });
    expect(again.body).toBe(first.body);
    expect(made.ids).toHaveLength(1);
  });

  test("whose node died may be served again when its time is over, and not before", async () => {
    const made = new Made();
    const storage = await database.open();
    let now = new Date("2026-03-02T12:00:00.000Z");
    const asked = Promise.withResolvers<void>();
    const neverDone: Handler<"createGlossary"> = () => {
      asked.resolve();
      return new Promise(() => {});
    };
    const dead = await startNode(storage, { create: neverDone, now: () => now });
    send(dead, { key: "a" }).catch(() => {});
    const living = await startNode(await database.open(), { create: made.create, now: () => now });
    await asked.promise;
    now = new Date(now.getTime() + 29_999);
    expect((await send(living, { key: "a" })).statusCode).toBe(409);
    now = new Date(now.getTime() + 1);
    expect((await send(living, { key: "a" })).statusCode).toBe(201);
    expect(made.ids).toHaveLength(1);
  });

  test("what was served twice since it could not be held is told to the operator", async () => {
    const { idempotency: store } = await database.open();
    let now = new Date("2026-03-02T12:00:00.000Z");
    const warnings: unknown[] = [];
    const log = { ...silentLog, warn: (_: object, message?: string) => warnings.push(message) };
    const node = () => createIdempotency({ store, log, now: () => now });
    const [slow, other] = [node(), node()];
    const request = { account: accountId("one"), key: "a", fingerprint: "the same" };
    const [asked, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const answerOf = (json: string) => ({ status: 201, headers: {}, json });
    const first = slow.once(request, async () => {
      asked.resolve();
      await finish.promise;
      return answerOf("1");
    });
    await asked.promise;
    now = new Date(now.getTime() + 30_000);
    expect(await other.once(request, async () => answerOf("2"))).toEqual(answerOf("2"));
    expect(warnings).toEqual([]);
    finish.resolve();
    expect(await first).toEqual(answerOf("1"));
    expect(warnings).toEqual([expect.stringContaining("may have served it too")]);
    expect(await slow.once(request, () => Promise.reject(new Error("never asked")))).toMatchObject({ json: "2" });
    slow.close();
    other.close();
  });

  test("a day later the key is new", async () => {
    const made = new Made();
    let now = new Date("2026-03-02T12:00:00.000Z");
    const app = await startNode(await database.open(), { create: made.create, now: () => now });
    await send(app, { key: "a" });
    now = new Date(now.getTime() + 24 * 3_600_000 - 1);
    expect(isReplayed(await send(app, { key: "a" }))).toBe(true);
    now = new Date(now.getTime() + 1);
    const later = await send(app, { key: "a", body: { ...glossary, name: "Another" } });
    expect(later.statusCode).toBe(201);
    expect(made.ids).toHaveLength(2);
  });
});

describeSqlite("an Idempotency-Key", (database) => {
  test("that is not sent keeps nothing from being made twice", async () => {
    const made = new Made();
    const app = await startNode(await database.open(), made);
    await send(app);
    expect(isReplayed(await send(app))).toBe(false);
    expect(made.ids).toHaveLength(2);
  });

  test.each<[string, SendOptions]>([
    ["another body", { body: { ...glossary, name: "Another" } }],
    ["another query", { url: "/v3/glossaries?x=1" }],
  ])("with %s is a conflict that says so", async (_, other) => {
    const made = new Made();
    const app = await startNode(await database.open(), made);
    await send(app, { key: "a" });
    const answer = await send(app, { key: "a", ...other });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: "idempotency_key_reused",
      message: expect.stringMatching(/new key/),
    });
    expect(answer.headers).not.toHaveProperty("retry-after");
    expect(made.ids).toHaveLength(1);
  });

  test("with another operation is a conflict, and that one is not served", async () => {
    const app = await startNode(await database.open(), new Made());
    await send(app, { key: "a" });
    const answer = await send(app, { key: "a", url: "/v3/style_rules", body: { name: "Shop", language: "en" } });
    expect(answer.statusCode).toBe(409);
  });

  test("is answered as the contract says", async () => {
    const app = await startNode(await database.open(), new Made());
    const other = { ...glossary, name: "Another" };
    for (const sent of [{ key: "a" }, { key: "a" }, { key: "a", body: other }, { key: "" }]) {
      const { statusCode: status, body, headers } = await send(app, sent);
      const answer = new Response(body, { status, headers: { "x-trace-id": `${headers["x-trace-id"]}` } });
      await conformingAnswer("createGlossary", answer);
    }
  });

  test("of another account is another key", async () => {
    const made = new Made();
    const app = await startNode(await database.open(), made);
    const [mine, theirs] = [await send(app, { key: "a" }), await send(app, { key: "a", account: "two" })];
    expect(theirs.statusCode).toBe(201);
    expect(theirs.body).not.toBe(mine.body);
    expect(isReplayed(theirs)).toBe(false);
  });

  test.each([
    ["empty", ""],
    ["of 256 characters", "a".repeat(256)],
    ["with a letter that is not ASCII", "schlüssel"],
    ["with a control character", "a\u0007b"],
    ["with a tab", "a\tb"],
  ])("that is %s is refused by name, and nothing is made", async (_, key) => {
    const made = new Made();
    const answer = await send(await startNode(await database.open(), made), { key });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: "invalid_idempotency_key",
      message: expect.stringContaining("Idempotency-Key"),
      errors: [{ field: "Idempotency-Key" }],
    });
    expect(made.ids).toEqual([]);
  });

  test.each(["a", "~".repeat(255), '"8e03978e-40d5-43dd-bc93-6894a57f9324"', "a, b", "'; drop table keys; --", "%00"])(
    "may be %j",
    async (key) => {
      const made = new Made();
      const app = await startNode(await database.open(), made);
      expect((await send(app, { key })).statusCode).toBe(201);
      expect(isReplayed(await send(app, { key }))).toBe(true);
    },
  );

  test("is not used up by a request that is not valid", async () => {
    const app = await startNode(await database.open(), new Made());
    expect((await send(app, { key: "a", body: { name: "Shop" } })).statusCode).toBe(400);
    expect((await send(app, { key: "a" })).statusCode).toBe(201);
  });

  test.each<[string, number, () => never]>([
    ["a refusal", 400, () => refuseWith(new HttpError(400, "no"))],
    ["too many requests", 429, () => refuseWith(new HttpError(429, "later"))],
    ["a fault", 500, () => refuseWith(new Error("fault"))],
  ])("is free again after %s", async (_, status, fail) => {
    const made = new Made();
    let fails = true;
    const app = await startNode(await database.open(), { create: (call) => (fails ? fail() : made.create(call)) });
    expect((await send(app, { key: "a" })).statusCode).toBe(status);
    fails = false;
    const answer = await send(app, { key: "a", body: { ...glossary, name: "Another" } });
    expect(answer.statusCode).toBe(201);
    expect(isReplayed(answer)).toBe(false);
  });

  test("is free again after an answer that does not fit the contract", async () => {
    const made = new Made();
    let fits = false;
    const create: Handler<"createGlossary"> = (call) => {
      const answer = made.create(call);
      if (fits || answer instanceof Promise || !("body" in answer)) return answer;
      return { ...answer, body: { ...answer.body, dictionaries: [{ ...dictionary, entry_count: Number.NaN }] } };
    };
    const app = await startNode(await database.open(), { create });
    expect((await send(app, { key: "a" })).statusCode).toBe(500);
    fits = true;
    expect((await send(app, { key: "a" })).statusCode).toBe(201);
  });

  test("whose answer cannot be written is an error, the first time and again", async () => {
    const made = new Made();
    const create: Handler<"createGlossary"> = (call) => {
      const answer = made.create(call);
      return answer instanceof Promise ? answer : { ...answer, headers: { "x-made": "one\r\nx-more: two" } };
    };
    const app = await startNode(await database.open(), { create });
    for (const key of ["a", "a", undefined]) {
      const answer = await send(app, key === undefined ? {} : { key });
      expect([answer.statusCode, answer.headers["x-more"]]).toEqual([500, undefined]);
    }
  });

  test("holds while its request takes longer than a dead node is waited for", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const made = new Made();
    let now = new Date("2026-03-02T12:00:00.000Z");
    const [asked, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const create: Handler<"createGlossary"> = async (call) => {
      asked.resolve();
      await finish.promise;
      return made.create(call);
    };
    const app = await startNode(await database.open(), { create, now: () => now });
    const slow = send(app, { key: "a" });
    const other = async () => (await send(app, { key: "a" })).statusCode;
    await asked.promise;
    for (let n = 0; n < 10; n++) {
      now = new Date(now.getTime() + 10_000);
      vi.advanceTimersByTime(10_000);
      expect(await other()).toBe(409);
    }
    finish.resolve();
    expect((await slow).statusCode).toBe(201);
    expect(made.ids).toHaveLength(1);
  });

  test("that has expired is forgotten while the service runs", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const storage = await database.open();
    let now = new Date("2026-03-02T12:00:00.000Z");
    const sweep = vi.spyOn(storage.idempotency, "sweep");
    const app = await startNode(storage, { create: new Made().create, now: () => now });
    await send(app, { key: "a" });
    now = new Date("2026-03-03T12:00:00.000Z");
    vi.advanceTimersByTime(10 * 60_000);
    expect(await sweep.mock.results[0]?.value).toBe(1);
  });

  test("works with the largest bodies", async () => {
    const made = new Made();
    const app = await startNode(await database.open(), made);
    const entries = Array.from({ length: 300_000 }, (_, n) => `term ${n}\tBegriff ${n}`).join("\n");
    const body = { name: "Large", dictionaries: [{ ...glossary.dictionaries[0], entries }] };
    expect(JSON.stringify(body).length).toBeGreaterThan(7_000_000);
    expect((await send(app, { key: "a", body })).statusCode).toBe(201);
    expect(isReplayed(await send(app, { key: "a", body }))).toBe(true);
    const almost = { ...body, dictionaries: [{ ...glossary.dictionaries[0], entries: `${entries} ` }] };
    expect((await send(app, { key: "a", body: almost })).statusCode).toBe(409);
    expect(made.ids).toHaveLength(1);
  });

  test("on a body that nests without end is refused, and not used up", async () => {
    const made = new Made();
    const app = await startNode(await database.open(), { create: made.create });
    const deep = `${JSON.stringify(glossary).slice(0, -1)},"x":${"[".repeat(50_000)}${"]".repeat(50_000)}}`;
    const answer = await send(app, { key: "a", body: deep });
    expect([answer.statusCode, answer.json()]).toEqual([400, expect.objectContaining({ code: "malformed_body" })]);
    expect((await send(app, { key: "a" })).statusCode).toBe(201);
    expect(made.ids).toHaveLength(1);
  });

  test("on a multipart body is refused clearly", async () => {
    const parseParts = (app: FastifyInstance) =>
      app.addContentTypeParser("multipart/form-data", { parseAs: "string" }, (_, __, done) => done(null, glossary));
    const made = new Made();
    const app = await startNode(await database.open(), { create: made.create, extensions: [parseParts] });
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const answer = await send(app, { key: "a", headers, body: "--x--" });
    expect(answer.statusCode).toBe(501);
    expect(answer.json()).toMatchObject({ message: expect.stringContaining("Idempotency-Key on a multipart body") });
    expect(made.ids).toEqual([]);
    expect((await send(app, { headers, body: "--x--" })).statusCode).toBe(201);
  });

  test("is nothing to an operation that creates nothing", async () => {
    const app = await startNode(await database.open(), new Made());
    const headers = { authorization: "Service-Auth-Key one", "idempotency-key": "" };
    expect((await app.inject({ url: "/v2/usage", headers })).statusCode).toBe(501);
  });

  test("whose answer cannot be kept is answered all the same", async () => {
    const made = new Made();
    const storage = await database.open();
    const { idempotency } = storage;
    const store = {
      claim: idempotency.claim.bind(idempotency),
      renew: idempotency.renew.bind(idempotency),
      release: idempotency.release.bind(idempotency),
      sweep: idempotency.sweep.bind(idempotency),
      answer: () => Promise.reject(new Error("The disk is full.")),
    };
    const app = await startNode(storage, { create: made.create, store });
    expect((await send(app, { key: "a" })).statusCode).toBe(201);
    expect(await send(app, { key: "a" })).toMatchObject({ statusCode: 409 });
  });

  describe("over a lost connection", () => {
    async function listening(create: Handler<"createGlossary">) {
      const faults = new FaultScript();
      const app = await startNode(await database.open(), {
        create,
        extensions: [(extended, replies) => addFaults(extended, replies, (call) => faults.take(call))],
      });
      const url = await app.listen({ host: "127.0.0.1", port: 0 });
      const post = ({ key = "a", signal }: { readonly key?: string; readonly signal?: AbortSignal } = {}) =>
        fetch(`${url}/v3/glossaries`, {
          method: "POST",
          headers: {
            authorization: "Service-Auth-Key one",
            "content-type": "application/json",
            "idempotency-key": key,
          },
          body: JSON.stringify(glossary),
          ...(signal !== undefined && { signal }),
        });
      return { faults, post };
    }

    test.each([0, 10, 300])("at byte %i of the answer, one thing is made", async (atByte) => {
      const made = new Made();
      const { faults, post } = await listening(made.create);
      faults.next({ kind: "dropped", atByte });
      await expect(post().then((answer) => answer.text())).rejects.toThrow();
      const again = await post();
      expect(await again.json()).toMatchObject({ glossary_id: made.ids[0] });
      expect(again.headers.get("idempotency-replayed")).toBe("true");
      expect(made.ids).toHaveLength(1);
    });

    test("whatever goes wrong in between, who tries on ends with one thing made", async () => {
      const made = new Made();
      const { faults, post } = await listening(made.create);
      const fault = fc.oneof(
        fc.constantFrom<Fault>({ kind: "dropped" }, { kind: "halved" }, { kind: "malformed" }, { kind: "none" }),
        fc.integer({ min: 0, max: 700 }).map((atByte): Fault => ({ kind: "dropped", atByte })),
        fc.constantFrom(429, 500, 503).map((status): Fault => ({ kind: "status", status })),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(fault, { maxLength: 5 }), fc.integer({ min: 1, max: 3 }), async (script, atOnce) => {
          const before = made.ids.length;
          const key = randomUUID();
          faults.clear();
          faults.next(...script);
          const untilWhole = async (): Promise<unknown> => {
            for (;;) {
              try {
                const answer = await post({ key });
                if (answer.status === 201) return await answer.json();
                await answer.arrayBuffer();
              } catch {
                // Lost or cut short: it is asked for again.
              }
            }
          };
          const things = await Promise.all(Array.from({ length: atOnce }, untilWhole));
          expect(made.ids.slice(before)).toHaveLength(1);
          for (const thing of things) expect(thing).toMatchObject({ glossary_id: made.ids.at(-1) });
        }),
        { numRuns: 60 },
      );
    }, 60_000);

    test("while it is being made, one thing is made", async () => {
      const made = new Made();
      const [asked, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const { post } = await listening(async (call) => {
        asked.resolve();
        await finish.promise;
        return made.create(call);
      });
      const gaveUp = new AbortController();
      const first = post({ signal: gaveUp.signal });
      await asked.promise;
      gaveUp.abort();
      await expect(first).rejects.toThrow();
      const busy = await post();
      expect([busy.status, busy.headers.get("retry-after")]).toEqual([409, "1"]);
      finish.resolve();
      await expect.poll(async () => (await post()).status).toBe(201);
      expect(made.ids).toHaveLength(1);
    });
  });
});

const dictionary = { source_lang: "en", target_lang: "de", entry_count: 1 } as const;

function refuseWith(error: Error): never {
  throw error;
}
