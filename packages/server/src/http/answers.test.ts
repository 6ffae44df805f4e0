import { expect, test } from "vitest";
import type { Handlers } from "../operations/operation.ts";
import { conformingAnswer } from "./conforming-answer.ts";
import { createTestApp } from "./test-app.ts";

const glossary = "0a6f3b0e-5a0b-4d0e-9d0f-1f1b6a6f2c11";
const entries = "cart\tWarenkorb\nЧай\t茶";
const handlers: Handlers = {
  deleteGlossary: () => ({ status: 204 }),
  getGlossaryEntriesV2: () => ({ mediaType: "text/tab-separated-values", text: entries }),
};

async function answerOf(method: "GET" | "DELETE", url: string, headers: Record<string, string> = {}) {
  const app = await createTestApp({ handlers });
  try {
    const answer = await app.inject({ method, url, headers: { authorization: "Service-Auth-Key key", ...headers } });
    const found = Object.entries(answer.headers).map<[string, string]>(([name, value]) => [name, String(value)]);
    const body = answer.statusCode === 204 ? null : answer.rawPayload;
    return { body: answer.body, response: new Response(body, { status: answer.statusCode, headers: found }) };
  } finally {
    await app.close();
  }
}

test("an answer without a body is a 204 that names no type", async () => {
  const { body, response } = await answerOf("DELETE", `/v3/glossaries/${glossary}`);
  expect(response.status).toBe(204);
  expect(body).toBe("");
  expect(await conformingAnswer("deleteGlossary", response)).toBe("");
});

test.each(["text/tab-separated-values", "text/*", "*/*", "application/json, */*;q=0.1", "TEXT/TAB-Separated-Values"])(
  "text goes out as it is to who accepts %s",
  async (accept) => {
    const { response } = await answerOf("GET", `/v2/glossaries/${glossary}/entries`, { accept });
    expect(response.headers.get("content-type")).toBe("text/tab-separated-values; charset=utf-8");
    expect(await conformingAnswer("getGlossaryEntriesV2", response)).toBe(entries);
  },
);

test.each(["application/json", "text/csv", "text/tab-separated-values;q=0, application/json", "nonsense"])(
  "text is not given to who accepts %s",
  async (accept) => {
    const { response } = await answerOf("GET", `/v2/glossaries/${glossary}/entries`, { accept });
    expect(response.status).toBe(415);
    expect(await conformingAnswer("getGlossaryEntriesV2", response)).toMatchObject({ code: "not_acceptable" });
  },
);
