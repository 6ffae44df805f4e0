import { expect, test } from "vitest";
import { json, localService } from "../test/local-service.ts";
import { createClient } from "./client.ts";
import { isDragomanError } from "./errors.ts";
import { createTextClient } from "./text-client.ts";

/** What callers without types hand over in the place of anything. */
const wrong: readonly unknown[] = [
  undefined,
  null,
  5,
  "x",
  {},
  [],
  { signal: {} },
  { signal: "x" },
  { reportingTag: 5 },
  { reportingTag: null },
  { idempotencyKey: 5 },
  { to: "de", signal: {} },
  { to: "de", reportingTag: JSON.parse },
  { to: "de", glossaryIds: 5, extra: 5, ignoreTags: 5 },
  { dictionaries: 5, termLists: 5, entries: 5 },
];

type Call = readonly [name: string, call: (...given: readonly unknown[]) => unknown];

/** Every method of a client and of what is in it, but for files and voice, which have tests of their own. */
function methodsOf(part: object, prefix = ""): Call[] {
  return Object.entries(part).flatMap(([key, value]): Call[] => {
    const name = prefix + key;
    if (/^(documents|voice|memories.(import|export|resume.*))$/.test(name)) return [];
    if (typeof value === "function") return [[name, (...given) => Reflect.apply(value, part, given)]];
    return typeof value === "object" && value !== null ? methodsOf(value, `${name}.`) : [];
  });
}

function isWalkable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === "object" && value !== null && Symbol.asyncIterator in value;
}

/** Awaits a promise, walks through a list, and gives what was thrown. */
async function failureOf(call: () => unknown): Promise<unknown> {
  try {
    const result: unknown = await call();
    if (isWalkable(result)) for await (const _ of result) break;
    return undefined;
  } catch (error) {
    return error;
  }
}

const service = {
  apiKey: "key-1234",
  maxRetries: 0,
  fetch: async () => Response.json({ message: "no" }, { status: 400 }),
};

test.each([
  ...methodsOf(createClient({ baseUrl: "http://in-process", ...service })),
  ...methodsOf(createTextClient({ baseUrl: "http://in-process", ...service })),
])("%s ends with an error of the client's, whatever it is given", async (_name, call) => {
  const given = [[], ...wrong.flatMap((first) => [[first], ...wrong.map((second) => [first, second])])];
  for (const second of wrong) given.push(["id", { name: "n", dictionaries: [], termLists: [], entries: {} }, second]);
  for (const parameters of given) {
    const error = await failureOf(() => call(...parameters));
    if (error === undefined) continue;
    expect([isDragomanError(error), parameters, String(error)]).toEqual([true, parameters, String(error)]);
    // A wrong argument is no lost connection.
    expect(error).not.toMatchObject({ kind: "connection" });
  }
});

test("a client that is given nothing says what it needs", () => {
  for (const create of [createClient, createTextClient]) {
    for (const given of [undefined, null, {}, { addresses: null }]) {
      expect(() => Reflect.apply(create, undefined, [given])).toThrow(/^(baseUrl|apiKey): /);
    }
  }
});

test("one thing to include is a list of one", async () => {
  const { url, received } = await localService(json([]));
  const client = createClient({ baseUrl: url, apiKey: "key-1234" });
  await Reflect.apply(client.languages, undefined, [{ resource: "voice", include: "beta" }]);
  expect(received[0]?.url).toBe("/v3/languages?resource=voice&include=beta");
});
