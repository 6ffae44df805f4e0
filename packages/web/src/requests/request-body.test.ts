import fc from "fast-check";
import { expect, test } from "vitest";
import { nothingToSay } from "../body-localizer.ts";
import { compileJsonPaths, type JsonPath } from "../json/json-path.ts";
import type { Phrase, PhraseResult, ResponsePhrases } from "../phrases/phrase.ts";
import { localizeRequestBody, type RequestBodyParts } from "./request-body.ts";

const upper = ({ text }: Phrase): PhraseResult => ({ status: "translated", text: text.toUpperCase() });

function parts(paths: readonly JsonPath[], answer = upper, maxCharacters = 1000) {
  const asked: Phrase[][] = [];
  const phrases: ResponsePhrases = {
    known: () => undefined,
    translate: async (some) => {
      asked.push([...some]);
      return some.map(answer);
    },
  };
  const html: RequestBodyParts["html"] = {
    whole: (body) => ({ body: body.toUpperCase(), outcome: { ...nothingToSay, translated: 1 } }),
  };
  return { root: compileJsonPaths(paths), phrases, html, maxCharacters, asked };
}

test("chosen texts are translated, in one call, and what the reader wrote stands beside them", async () => {
  const body = { comment: "schön", rating: 5, answers: [{ text: "gut" }, { text: "ja" }], name: "Anna" };
  const some = parts(["$.comment", "$.answers[*].text"]);
  const localized = await localizeRequestBody(body, some);
  expect(localized.body).toEqual({
    comment: "SCHÖN",
    rating: 5,
    answers: [{ text: "GUT" }, { text: "JA" }],
    name: "Anna",
  });
  expect(new Set(localized.fields)).toEqual(
    new Set([
      { pointer: "/comment", original: "schön", status: "translated" },
      { pointer: "/answers/0/text", original: "gut", status: "translated" },
      { pointer: "/answers/1/text", original: "ja", status: "translated" },
    ]),
  );
  expect(some.asked).toHaveLength(1);
  expect(body.comment).toBe("schön");
});

test("a text that is not translated stays as it was written, and says why", async () => {
  const body = { a: "spät", b: "kaputt", c: "12", d: "gut" };
  const answers: Readonly<Record<string, PhraseResult>> = {
    spät: { status: "missing", reason: "late", isFinal: false },
    kaputt: { status: "missing", reason: "damaged", isFinal: true },
    "12": { status: "kept" },
  };
  const { body: localized, fields } = await localizeRequestBody(
    body,
    parts(["$.*"], (phrase) => answers[phrase.text] ?? upper(phrase)),
  );
  expect(localized).toEqual({ ...body, d: "GUT" });
  expect(
    Object.fromEntries(fields.map((field) => [field.pointer, "reason" in field ? field.reason : field.status])),
  ).toEqual({
    "/a": "late",
    "/b": "damaged",
    "/c": "kept",
    "/d": "translated",
  });
});

test("where nothing is translated, the body is the one that was given", async () => {
  for (const body of [{ other: "x" }, {}, [], null, undefined, "text", 5]) {
    expect(await localizeRequestBody(body, parts(["$.comment"]))).toEqual({ body, fields: [] });
  }
  const body = { comment: "12" };
  expect(
    (
      await localizeRequestBody(
        body,
        parts(["$.comment"], () => ({ status: "kept" })),
      )
    ).body,
  ).toBe(body);
});

test("a fragment of HTML is translated as a whole or not at all", async () => {
  const body = { note: "<p>gut</p>" };
  const fragment = parts([{ path: "$.note", format: "html" }]);
  expect((await localizeRequestBody(body, fragment)).body).toEqual({ note: "<P>GUT</P>" });
  for (const [outcome, expected] of [
    [
      { translated: 3, pending: 1, declined: 0 },
      { status: "missing", reason: "late" },
    ],
    [
      { translated: 3, pending: 0, declined: 1 },
      { status: "missing", reason: "declined" },
    ],
    [nothingToSay, { status: "kept" }],
  ] as const) {
    const html: RequestBodyParts["html"] = { whole: async () => ({ body: "<p>half</p>", outcome }) };
    const localized = await localizeRequestBody(body, { ...fragment, html });
    expect(localized).toEqual({ body, fields: [{ pointer: "/note", original: "<p>gut</p>", ...expected }] });
  }
});

test("texts that do not fit into the limit stay, and are not asked for", async () => {
  const some = parts(["$.*"], upper, 10);
  const { fields } = await localizeRequestBody({ a: "a".repeat(11), b: "bbb", c: "ccc" }, some);
  expect(fields.find(({ pointer }) => pointer === "/a")).toMatchObject({ status: "missing", reason: "too-long" });
  expect(some.asked.flat().map(({ text }) => text)).toEqual(["bbb", "ccc"]);
});

test("an instance of a class stays one, and shares what is not translated", async () => {
  class Comment {
    text = "gut";
    readonly author = { name: "Anna" };
    get shouted(): string {
      return `${this.text}!`;
    }
  }
  const given = new Comment();
  const { body } = await localizeRequestBody({ comment: given }, parts(["$.comment.text"]));
  const comment: unknown = Reflect.get(Object(body), "comment");
  expect(comment).toBeInstanceOf(Comment);
  expect(comment).toMatchObject({ text: "GUT", shouted: "GUT!" });
  expect(Reflect.get(Object(comment), "author")).toBe(given.author);
  expect(given.text).toBe("gut");
});

test("whatever a body is, all but the chosen texts comes back, and what was given is not changed", async () => {
  await fc.assert(
    fc.asyncProperty(fc.json({ maxDepth: 5 }), async (json) => {
      const body: unknown = JSON.parse(json);
      const { body: localized, fields } = await localizeRequestBody(
        body,
        parts(["$..*"], (phrase) => upper(phrase), 1e6),
      );
      expect(JSON.stringify(body)).toBe(JSON.stringify(JSON.parse(json)));
      const shouted: unknown = JSON.parse(json, (_, value: unknown) =>
        typeof value === "string" ? value.toUpperCase() : value,
      );
      expect(JSON.stringify(localized)).toBe(JSON.stringify(typeof body === "string" ? body : shouted));
      expect(fields.every(({ pointer, original }) => pointer.startsWith("/") && typeof original === "string")).toBe(
        true,
      );
    }),
  );
});
