import { expect, test } from "vitest";
import { nothingToSay } from "../body-localizer.ts";
import { compileJsonPaths } from "../json/json-path.ts";
import { localizeRequestBody, type RequestBodyParts } from "./request-body.ts";

const shouting: RequestBodyParts = {
  root: compileJsonPaths(["$..*"]),
  phrases: {
    known: () => undefined,
    translate: async (phrases) => phrases.map(({ text }) => ({ status: "translated", text: text.toUpperCase() })),
  },
  html: { whole: (body) => ({ body, outcome: nothingToSay }) },
  maxCharacters: 20_000,
};

test("names of prototypes are names as all others, and nobody's prototype is changed", async () => {
  const body: unknown = JSON.parse(
    '{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}},"a":"b"}',
  );
  const { body: localized } = await localizeRequestBody(body, shouting);
  expect(JSON.stringify(localized)).toBe(
    '{"__proto__":{"polluted":"YES"},"constructor":{"prototype":{"polluted":"YES"}},"a":"B"}',
  );
  expect(Reflect.get({}, "polluted")).toBeUndefined();
  expect(Object.getPrototypeOf(localized)).toBe(Object.prototype);
});

test("a body may be nested as deep as it likes", async () => {
  const deep: unknown = JSON.parse(`${'{"a":['.repeat(100_000)}"x"${"]}".repeat(100_000)}`);
  expect(await localizeRequestBody(deep, shouting)).toEqual({ body: deep, fields: [] });
});

test("ten thousand texts cost no more than the limit allows", async () => {
  let asked = 0;
  const phrases: RequestBodyParts["phrases"] = {
    known: () => undefined,
    translate: async (some) => {
      asked += some.reduce((sum, { text }) => sum + text.length, 0);
      return shouting.phrases.translate(some);
    },
  };
  const body = { texts: Array.from({ length: 10_000 }, (_, index) => `text ${index}`) };
  const { fields } = await localizeRequestBody(body, { ...shouting, phrases });
  expect(asked).toBeLessThanOrEqual(20_000);
  expect(fields.filter(({ status }) => status === "missing").length).toBeGreaterThan(5000);
});

test("an object that holds itself is read once", async () => {
  const body: { text: string; self?: unknown } = { text: "gut" };
  body.self = body;
  const { fields } = await localizeRequestBody(body, shouting);
  expect(fields).toEqual([{ pointer: "/text", original: "gut", status: "translated" }]);
});
