import { PassThrough, Readable } from "node:stream";
import type { MessageRecord } from "@dragoman/tm/store";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../test/run-command.ts";
import { Session } from "../../session.ts";
import { LanguageRecords } from "./language-records.ts";

const language = { name: "de", tag: "de" };
const record = (text: string, sourceHash: string): MessageRecord => ({
  sourceHash,
  state: "machine",
  text,
  at: "2026-01-01T00:00:00.000Z",
});
const [old, next] = [record("Alt", "1"), record("Neu", "2")];

/** Does something with the records of a folder, as a process of its own would. */
async function inProcess<Result>(root: string, work: (records: LanguageRecords) => Promise<Result>): Promise<Result> {
  const stream = new PassThrough();
  const session = new Session({ stdin: Readable.from([]), stdout: stream, stderr: stream, env: {} });
  try {
    return await work(await LanguageRecords.open(root, language, session));
  } finally {
    await session.end();
  }
}

test.each([
  ["before the file was written, the old record is true", "Alt", old],
  ["after it was, the new one is", "Neu", next],
])("where a process ended %s", async (_, standing, expected) => {
  const path = await temporaryFolder();
  const root = path(".");
  await inProcess(root, (records) => records.settle("shop", new Map([["title", old]])));
  await inProcess(root, (records) => records.intend("shop", new Map([["title", next]])));
  const read = (records: LanguageRecords) => records.read("shop", () => standing);
  expect(await inProcess(root, read)).toEqual(new Map([["title", expected]]));
  // Whatever is settled next keeps what was found, and no intent is left that a later text could wake.
  await inProcess(root, async (records) => {
    await read(records);
    await records.settle("shop", new Map());
  });
  const later = (text: string) => inProcess(root, (records) => records.read("shop", () => text));
  expect(await later("Alt")).toEqual(new Map([["title", expected]]));
  expect(await later("Neu")).toEqual(new Map([["title", expected]]));
});
