import { expect, test } from "vitest";
import type { LocalizedBody } from "./body-localizer.ts";
import { bodyHash } from "./http/body-hash.ts";
import { utf8Bytes } from "./http/bytes.ts";
import { localizedWhole } from "./http/whole-body.ts";
import { createPhraseTranslator } from "./phrases/phrase-translator.ts";
import { type AnswerKind, WholeAnswers } from "./whole-answers.ts";

const complete = { translated: 1, pending: 0, declined: 0 };

/** Shouts, and counts how often it had to read. */
function shouting(outcome = complete) {
  const read: string[] = [];
  return {
    read,
    whole: (body: string): LocalizedBody => {
      read.push(body);
      return { body: body.toUpperCase(), outcome };
    },
  };
}

const root = {};
const html = {};
const [polish, german] = [
  { lane: {}, root, html, address: "" },
  { lane: {}, root, html, address: "" },
];

/** What becomes of a body, with what is remembered of its kind. */
async function asked(
  answers: WholeAnswers,
  kind: AnswerKind,
  localizer: Pick<ReturnType<typeof shouting>, "whole">,
  body: string | Uint8Array,
) {
  const remembering = { ...localizer, memory: answers.memoryOf(kind) };
  const bounds = { maxBodyBytes: 1000, onError: (error: unknown) => expect.unreachable(String(error)) };
  return localizedWhole(remembering, body, bounds);
}

test("an answer that came before is not read again, and has its hash, whether it is text or bytes", async () => {
  const answers = new WholeAnswers(2000);
  const localizer = shouting();
  await asked(answers, polish, localizer, "żółw");
  await asked(answers, polish, localizer, utf8Bytes("żółw"));
  const [text, bytes] = [utf8Bytes("ŻÓŁW"), new Uint8Array(utf8Bytes("żółw"))];
  for (const body of ["żółw", bytes]) {
    const { bytes: said, ...known } = (await asked(answers, polish, localizer, body)) ?? expect.unreachable();
    expect(Buffer.from(said)).toEqual(Buffer.from(text));
    expect(known).toEqual({ outcome: complete, hash: bodyHash(text) });
  }
  expect(localizer.read).toEqual(["żółw", "żółw"]);
});

test("what is remembered stays as it was, though the writer uses its memory again", async () => {
  const answers = new WholeAnswers(2000);
  const localizer = shouting();
  const body = utf8Bytes("one");
  for (let time = 0; time < 2; time++) await asked(answers, polish, localizer, body);
  body.set(utf8Bytes("two"));
  await asked(answers, polish, localizer, body);
  await asked(answers, polish, localizer, "one");
  expect(localizer.read).toEqual(["one", "one", "two"]);
});

test("bodies of which a sample is the same are told apart, and none of them is kept that comes once", async () => {
  const answers = new WholeAnswers(100_000);
  const localizer = shouting();
  const body = (number: number) => `x${number}${"x".repeat(800)}`;
  for (let number = 100; number < 120; number++) await asked(answers, polish, localizer, body(number));
  for (let number = 100; number < 120; number++) await asked(answers, polish, localizer, body(number));
  const said = await asked(answers, polish, localizer, body(119));
  expect(Buffer.from(said?.bytes ?? []).toString()).toBe(body(119).toUpperCase());
});

test("what is not whole is read again", async () => {
  for (const outcome of [
    { translated: 1, pending: 1, declined: 0 },
    { translated: 1, pending: 0, declined: 1 },
  ]) {
    const localizer = shouting(outcome);
    const answers = new WholeAnswers(2000);
    for (let time = 0; time < 4; time++) await asked(answers, polish, localizer, "one");
    expect(localizer.read.length).toBe(4);
  }
});

test("another lane, reading or address is another answer", async () => {
  const answers = new WholeAnswers(2000);
  const localizer = shouting();
  for (let time = 0; time < 3; time++) await asked(answers, polish, localizer, "one");
  const others = [german, { ...polish, root: {} }, { ...polish, html: {} }, { ...polish, address: "/one" }];
  for (const [index, kind] of others.entries()) {
    const other = await asked(answers, kind, { whole: () => ({ body: `EINS ${index}`, outcome: complete }) }, "one");
    expect(Buffer.from(other?.bytes ?? []).toString()).toBe(`EINS ${index}`);
  }
});

test("those not used for longest go, and one that fits nowhere is not kept", async () => {
  const answers = new WholeAnswers(700);
  const localizer = shouting();
  const ask = (body: string) => asked(answers, polish, localizer, body);
  for (const body of ["first", "first", "second", "second", "third", "third", "fourth", "fourth"]) await ask(body);
  localizer.read.length = 0;
  await ask("fourth");
  expect(localizer.read).toEqual([]);
  await ask("first");
  expect(localizer.read).toEqual(["first"]);
  const long = "x".repeat(600);
  for (let time = 0; time < 4; time++) await ask(long);
  expect(localizer.read.filter((body) => body === long).length).toBe(4);
});

test("nothing is kept where nothing may be", () => {
  expect(new WholeAnswers(0).memoryOf(polish)).toBeUndefined();
});

test("only what may be remembered for others has a lane, another one for each language and steering", () => {
  const client = { translateSettled: () => Promise.reject(new Error("nobody asks")) };
  const phrases = createPhraseTranslator({ client, sourceLanguage: "en" });
  const laneOf = (locale: string, formality?: "more") =>
    phrases.forResponse({ locale, isPrivate: false, translate: formality && { formality } }).lane;
  expect(phrases.forResponse({ locale: "pl", isPrivate: true }).lane).toBeUndefined();
  expect(new Set([laneOf("pl"), laneOf("pl"), laneOf("de"), laneOf("pl", "more")]).size).toBe(3);
});
