import { expect, test } from "vitest";
import { DragomanError } from "../errors.ts";
import type { TranslationOutcome } from "./settled.ts";
import { isAboutText, textsUntilStopped } from "./until-stopped.ts";

const declined = new DragomanError("invalid-request", "No engine.", { code: "no_engine" });
const down = new DragomanError("connection", "Nobody answers.");

/** Answers each call with the next of some lists of outcomes. */
function answering(...answers: readonly TranslationOutcome[][]) {
  const calls: string[][] = [];
  return {
    calls,
    translateSettled: async (texts: readonly string[]) => answers[calls.push([...texts]) - 1] ?? [],
  };
}

const said = (text: string): TranslationOutcome => ({
  status: "translated",
  translation: { text, detectedSourceLanguage: "en", notApplied: [] },
});
const failed = (error: DragomanError): TranslationOutcome => ({ status: "failed", error });

test("a text that is declined stops no other", async () => {
  const client = answering([said("ein"), failed(declined)], [said("zwei")]);
  const texts = textsUntilStopped(client);
  expect(await texts.translate(["one", "x"], { to: "de" })).toEqual([
    { status: "translated", text: "ein", engine: undefined },
    { status: "declined", failure: declined },
  ]);
  expect(await texts.translate(["two"], { to: "de" })).toMatchObject([{ text: "zwei" }]);
  expect(texts.stopped()).toBeUndefined();
});

test("after a failure that is about no text, nothing is sent any more", async () => {
  const client = answering([failed(down)]);
  const texts = textsUntilStopped(client);
  await texts.translate(["one"], { to: "de" });
  expect(await texts.translate(["two", "three"], { to: "de" })).toEqual([
    { status: "declined", failure: down },
    { status: "declined", failure: down },
  ]);
  expect(client.calls).toEqual([["one"]]);
  expect(texts.stopped()).toBe(down);
});

test("a text that a client forgot has failed", async () => {
  const texts = textsUntilStopped(answering([]));
  expect(await texts.translate(["one"], { to: "de" })).toMatchObject([{ failure: { kind: "invalid-response" } }]);
});

test("what is about a text is told from what is about all", () => {
  const about = { textIndexes: [1] };
  expect(isAboutText(declined)).toBe(true);
  expect(isAboutText(new DragomanError("invalid-request", "", { code: "declined" }))).toBe(true);
  expect(isAboutText(new DragomanError("invalid-request", "", about))).toBe(true);
  expect(isAboutText(new DragomanError("too-large", "", about))).toBe(true);
  expect(isAboutText(new DragomanError("too-large", ""))).toBe(false);
  expect(isAboutText(new DragomanError("invalid-request", ""))).toBe(false);
  expect(isAboutText(new DragomanError("server", "", about))).toBe(false);
});
