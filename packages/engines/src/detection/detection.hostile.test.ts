import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DetectorError } from "../errors.ts";
import { createEldDetector } from "./detector.ts";
import { createScorer } from "./scorer.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "dragoman-detector-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** A worker of the test's own, for what eld's never does. */
async function workerThat(body: string): Promise<URL> {
  const file = join(folder, `${crypto.randomUUID()}.mjs`);
  const head = 'import { parentPort } from "node:worker_threads"; import { existsSync, writeFileSync } from "node:fs";';
  await writeFile(file, `${head} parentPort.on("message", ({ id, texts }) => { ${body} });`);
  return pathToFileURL(file);
}

const answer = "parentPort.postMessage({ id, scores: texts.map((text) => [[text, 1]]) });";

test("a thread that dies is replaced, and what it was asked is asked again", async () => {
  const mark = JSON.stringify(join(folder, "died"));
  const file = await workerThat(`if (!existsSync(${mark})) { writeFileSync(${mark}, ""); process.exit(1); } ${answer}`);
  const scorer = createScorer("medium", file);
  expect(await Promise.all([scorer.scoresOf(["one"]), scorer.scoresOf(["two"])])).toEqual([
    [[["one", 1]]],
    [[["two", 1]]],
  ]);
  await scorer.close();
});

test("a thread that dies over the same texts again fails them, and answers others", async () => {
  const scorer = createScorer("medium", await workerThat(`if (texts[0] === "die") throw new Error("dead"); ${answer}`));
  await expect(scorer.scoresOf(["die"])).rejects.toThrow("died twice");
  await expect(scorer.scoresOf(["die"])).rejects.toBeInstanceOf(DetectorError);
  expect(await scorer.scoresOf(["live"])).toEqual([[["live", 1]]]);
  await scorer.close();
});

test("close fails what waits, and what comes after", async () => {
  const scorer = createScorer("medium", await workerThat(""));
  const waiting = expect(scorer.scoresOf(["one"])).rejects.toThrow("was closed");
  await scorer.close();
  await waiting;
  await expect(scorer.scoresOf(["two"])).rejects.toThrow("is closed");
  await scorer.close();
});

test("any text is answered with one of the four statuses, and a language only with success", async () => {
  const detector = createEldDetector({ size: "extrasmall" });
  const text = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme", maxLength: 40 }), fc.lorem());
  await fc.assert(
    fc.asyncProperty(fc.array(text, { maxLength: 20 }), async (texts) => {
      const detections = await detector.detect(texts);
      expect(detections).toHaveLength(texts.length);
      for (const { status, language } of detections) {
        expect(language !== undefined).toBe(status === "success");
        if (language !== undefined) expect(detector.languages).toContain(language);
      }
    }),
  );
  const long = ["a", "{", "<a", "http:", "語", "ก", "\ud800"].map((part) => part.repeat(200_000));
  expect(await detector.detect(long)).toHaveLength(long.length);
  await detector.close();
});
