import { expect, test } from "vitest";
import type { LocalizedBody } from "./body-localizer.ts";
import { bodyHash } from "./http/body-hash.ts";
import { createPhraseTranslator } from "./phrases/phrase-translator.ts";
import { WholeAnswers } from "./whole-answers.ts";

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

test("an answer that came before is not read again, and has its hash", () => {
  const answers = new WholeAnswers(1000);
  const localizer = shouting();
  const said = Array.from({ length: 4 }, () => answers.remembering(localizer, "pl").whole("one"));
  expect(localizer.read).toEqual(["one", "one"]);
  expect(said.at(-1)).toEqual({ body: "ONE", outcome: complete, hash: bodyHash("ONE") });
});

test("what is not whole is read again", () => {
  for (const outcome of [
    { translated: 1, pending: 1, declined: 0 },
    { translated: 1, pending: 0, declined: 1 },
  ]) {
    const localizer = shouting(outcome);
    const answers = new WholeAnswers(1000);
    for (let time = 0; time < 4; time++) answers.remembering(localizer, "pl").whole("one");
    expect(localizer.read.length).toBe(4);
  }
});

test("another name is another answer, also where a body begins as a name ends", () => {
  const answers = new WholeAnswers(1000);
  const localizer = shouting();
  for (let time = 0; time < 3; time++) answers.remembering(localizer, "1 pl").whole("one");
  expect(answers.remembering({ whole: () => ({ body: "EINS", outcome: complete }) }, "1 de").whole("one")).toEqual({
    body: "EINS",
    outcome: complete,
  });
});

test("those not used for longest go, and one that fits nowhere is not kept", () => {
  const answers = new WholeAnswers(40);
  const localizer = shouting();
  const ask = (body: string) => answers.remembering(localizer, "").whole(body);
  for (const body of ["first", "first", "second", "second", "third", "third", "fourth", "fourth"]) ask(body);
  localizer.read.length = 0;
  ask("fourth");
  expect(localizer.read).toEqual([]);
  ask("first");
  expect(localizer.read).toEqual(["first"]);
  const long = "x".repeat(100);
  for (let time = 0; time < 4; time++) ask(long);
  expect(localizer.read.filter((body) => body === long).length).toBe(4);
});

test("nothing is kept where nothing may be", () => {
  const localizer = shouting();
  expect(new WholeAnswers(0).remembering(localizer, "pl")).toBe(localizer);
});

test("only what may be remembered for others has a name, another one for each language and steering", () => {
  const client = { translateSettled: () => Promise.reject(new Error("nobody asks")) };
  const phrases = createPhraseTranslator({ client, sourceLanguage: "en" });
  const nameOf = (locale: string, formality?: "more") =>
    phrases.forResponse({ locale, isPrivate: false, translate: formality && { formality } }).name;
  expect(phrases.forResponse({ locale: "pl", isPrivate: true }).name).toBeUndefined();
  expect(new Set([nameOf("pl"), nameOf("pl"), nameOf("de"), nameOf("pl", "more")]).size).toBe(3);
});
