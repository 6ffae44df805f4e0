import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";
import createFastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountId, type Caller, keyId } from "../accounts/account.ts";
import { createCallerLookup } from "./known-callers.ts";

const caller: Caller = {
  account: { id: accountId("a"), label: "a", plan: "pro", betas: [], characterLimit: null },
  keyId: keyId("k"),
  keyLabel: "k",
};
const app = createFastify();
const directory = { generation: 0, find: () => caller };
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let lookups = 0;
let url: string;

beforeAll(async () => {
  const authenticate = Object.assign(
    () => {
      lookups++;
      return caller;
    },
    {
      missingKey: () => {
        throw new Error("Every request here has a key.");
      },
    },
  );
  const callerOf = createCallerLookup(authenticate, directory);
  app.decorateRequest("startedAt", 0);
  app.get<{ Querystring: { at: string } }>("/", (request) => {
    request.startedAt = Number(request.query.at);
    return callerOf(request);
  });
  url = await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  agent.destroy();
  await app.close();
});

async function ask(at: number, authorization = "Service-Auth-Key one"): Promise<number> {
  const request = get(`${url}/?at=${at}`, { agent, headers: { authorization } });
  const [answer]: IncomingMessage[] = await once(request, "response");
  if (answer === undefined) throw new Error("There was no answer.");
  expect(await json(answer)).toMatchObject({ keyLabel: "k" });
  return lookups;
}

test("a caller is looked up once for many requests, and again after a second, a change, or with another key", async () => {
  expect(await ask(10)).toBe(1);
  expect(await ask(20)).toBe(1);
  expect(await ask(1009)).toBe(1);
  expect(await ask(1010)).toBe(2);
  expect(await ask(1020, "Service-Auth-Key two")).toBe(3);
  expect(await ask(1030, "Service-Auth-Key two")).toBe(3);
  directory.generation++;
  expect(await ask(1040, "Service-Auth-Key two")).toBe(4);
});
