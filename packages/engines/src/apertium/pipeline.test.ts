import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { EngineError } from "../errors.ts";
import { livingProcesses } from "./living-processes.ts";
import { createPipeline, type Pipeline, type PipelineSettings } from "./pipeline.ts";

/** Stands for Apertium: answers each block with itself, dies at `die`, and answers nothing from `hang` on. */
const echo = `exec ${JSON.stringify(process.execPath)} -e '
  let rest = "", hangs = false;
  process.stdin.setEncoding("utf8");
  process.stdin.on("data", (chunk) => {
    const blocks = (rest + chunk).split("\\0");
    rest = blocks.pop();
    for (const block of blocks) {
      if (block === "die") { console.error("Error: a secret die"); console.error("Malformed stream"); process.exit(1); }
      hangs ||= block === "hang";
      if (hangs) return;
      process.stdout.write("<" + block + ">\\0");
    }
  });'`;

const open: Pipeline[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((pipeline) => pipeline.close()));
});

function pipelineOf(settings: Partial<PipelineSettings> = {}): Pipeline {
  const defaults = { name: "echo", command: echo, timeoutMs: 20_000, idleMs: 20_000, deathsPerMinute: 10 };
  const pipeline = createPipeline({ ...defaults, ...settings });
  open.push(pipeline);
  return pipeline;
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(10);
}

async function groupOf(pipeline: Pipeline): Promise<number> {
  await pipeline.ask("warm");
  if (pipeline.pid === undefined) throw new Error("not running");
  return pipeline.pid;
}

test("answers come in the order of the questions, also far more than are sent ahead", async () => {
  const pipeline = pipelineOf();
  const blocks = Array.from({ length: 100 }, (_, number) => `block ${number} ${"ä".repeat(number * 50)}`);
  const answers = await Promise.all(blocks.map((block) => pipeline.ask(block)));
  expect(answers.findIndex((answer, number) => answer !== `<${blocks[number]}>`)).toBe(-1);
});

describe("a pipeline that dies", () => {
  test("is started again, and what was under way is asked again", async () => {
    const pipeline = pipelineOf();
    const group = await groupOf(pipeline);
    // Held, so that no answer comes before its end.
    process.kill(-group, "SIGSTOP");
    const answers = Promise.all(["one", "two", "three"].map((block) => pipeline.ask(block)));
    process.kill(-group, "SIGKILL");
    expect(await answers).toEqual(["<one>", "<two>", "<three>"]);
    expect(pipeline.pid).not.toBe(group);
  });

  test("over one block fails that block alone; the error repeats no text", async () => {
    const pipeline = pipelineOf();
    const outcomes = await Promise.allSettled(["one", "die", "two", "three"].map((block) => pipeline.ask(block)));
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "fulfilled"]);
    const [, failed] = outcomes;
    const error: unknown = failed?.status === "rejected" ? failed.reason : undefined;
    expect(error).toBeInstanceOf(EngineError);
    expect(error).toMatchObject({
      kind: "crashed",
      message: expect.stringMatching(/^Apertium's pipeline echo died twice over the same block.*Malformed stream/),
    });
  });

  test("too often fails at once, and says so", async () => {
    const pipeline = pipelineOf({ deathsPerMinute: 4 });
    await expect(pipeline.ask("die")).rejects.toThrow("died twice");
    await expect(pipeline.ask("die")).rejects.toThrow("died twice");
    await expect(pipeline.ask("one")).rejects.toThrow("4 times within a minute");
    expect(pipeline.pid).toBeUndefined();
  });

  test("because a program is not there, says which", async () => {
    const pipeline = pipelineOf({ command: "no-such-program -z" });
    await expect(pipeline.ask("one")).rejects.toThrow(/no-such-program: not found/);
  });

  test("because no process can be made at all, fails each block with the reason", async () => {
    const pipeline = pipelineOf({ command: `${echo} # ${"longer than an argument may be".repeat(10_000)}` });
    const outcomes = await Promise.allSettled(["one", "two"].map((block) => pipeline.ask(block)));
    const failure = { kind: "crashed", message: expect.stringContaining("E2BIG") };
    expect(outcomes).toMatchObject([{ reason: failure }, { reason: failure }]);
    expect(pipeline.pid).toBeUndefined();
  });
});

test("each start and each failure is a change, and answers are none", async () => {
  const pipeline = pipelineOf();
  expect(pipeline.changes).toBe(0);
  await pipeline.ask("one");
  await pipeline.ask("two");
  expect(pipeline.changes).toBe(1);
  await expect(pipeline.ask("die")).rejects.toThrow(EngineError);
  const afterDeath = pipeline.changes;
  expect(afterDeath).toBeGreaterThan(1);
  await pipeline.ask("three");
  expect(pipeline.changes).toBe(afterDeath + 1);
});

test("a block that takes too long fails alone, and its processes are gone", async () => {
  const pipeline = pipelineOf({ timeoutMs: 4000 });
  const group = await groupOf(pipeline);
  const outcomes = await Promise.allSettled(["hang", "one"].map((block) => pipeline.ask(block)));
  expect(outcomes).toMatchObject([{ reason: { kind: "crashed" } }, { value: "<one>" }]);
  await until(() => livingProcesses(group) === 0);
});

test("an abort rejects with its reason, and the next answer is not shifted", async () => {
  const pipeline = pipelineOf();
  const controller = new AbortController();
  const aborted = Array.from({ length: 12 }, (_, number) => pipeline.ask(`no ${number}`, controller.signal));
  controller.abort(new Error("gone"));
  const outcomes = await Promise.allSettled(aborted);
  expect(outcomes.every((outcome) => outcome.status === "rejected" && outcome.reason.message === "gone")).toBe(true);
  expect(await pipeline.ask("yes")).toBe("<yes>");
  await expect(pipeline.ask("no", controller.signal)).rejects.toThrow("gone");
});

test("a pipeline without work is stopped, and started by the next block", async () => {
  const pipeline = pipelineOf({ idleMs: 50 });
  const group = await groupOf(pipeline);
  await until(() => livingProcesses(group) === 0);
  expect(pipeline.pid).toBeUndefined();
  expect(await pipeline.ask("one")).toBe("<one>");
});

test("close ends the whole group, fails what waits, and is final", async () => {
  const pipeline = pipelineOf({ command: `sleep 600 | ${echo.replace("exec ", "")}` });
  const waiting = pipeline.ask("hang");
  const group = pipeline.pid;
  if (group === undefined) throw new Error("not running");
  await until(() => livingProcesses(group) === 3);
  await Promise.all([pipeline.close(), expect(waiting).rejects.toMatchObject({ kind: "unavailable" })]);
  await until(() => livingProcesses(group) === 0);
  await pipeline.close();
  await expect(pipeline.ask("one")).rejects.toMatchObject({ kind: "unavailable" });
});
