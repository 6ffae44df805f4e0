import type { Worker } from "node:worker_threads";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readItems, withSettings, writeItems } from "../../fixtures/toy-model/model-items.ts";
import { copyToy, temporaryFolder, toyFolder } from "../../fixtures/toy-model/toy-models.ts";
import { readModel } from "./installed-models.ts";
import { Instance } from "./instance.ts";
import type { ModelFiles } from "./messages.ts";
import { maxModelsAlive } from "./model-shelf.ts";

const model = readModel(`${toyFolder}/en-de`).files;
const workers: Worker[] = [];
const onWorker = (worker: Worker) => workers.push(worker);
let instance = new Instance("bergamot", { scored: false });

beforeEach(() => {
  workers.length = 0;
  process.on("worker", onWorker);
  instance = new Instance("bergamot", { scored: false });
});
afterEach(async () => {
  process.off("worker", onWorker);
  await instance.close();
});

describe("models in memory", () => {
  test("are at most four, and the least recently used gives way", async () => {
    const numbered = (number: number): ModelFiles => ({ ...model, key: `model ${number}` });
    for (const number of [1, 2, 3, 4]) await run(numbered(number));
    expect(instance.alive).toEqual(["model 1", "model 2", "model 3", "model 4"]);

    await run(numbered(1));
    expect(await run(numbered(5))).toEqual(["Der Hund ist schwarz."]);
    expect(instance.alive).toEqual(["model 3", "model 4", "model 1", "model 5"]);
    expect(instance.alive).toHaveLength(maxModelsAlive);
    // an evicted model comes back when it is asked for
    expect(await run(numbered(2))).toEqual(["Der Hund ist schwarz."]);
  });
});

describe("a thread that ends", () => {
  test("is replaced, and what was under way is tried again", async () => {
    await run(model);
    const underWay = [run(model), run(model)];
    await workers[0]?.terminate();
    expect(await Promise.all(underWay)).toEqual([["Der Hund ist schwarz."], ["Der Hund ist schwarz."]]);
    expect(workers).toHaveLength(2);
  });

  test("twice over the same texts makes these fail, with the runtime's own words, and no others", async () => {
    const poison = instance.run({ models: [model], texts: ["<b>The dog"], html: true });
    const others = [run(model), run(model)];
    await expect(poison).rejects.toMatchObject({
      kind: "crashed",
      message: expect.stringContaining("Not all tags were closed"),
    });
    expect(await Promise.all(others)).toEqual([["Der Hund ist schwarz."], ["Der Hund ist schwarz."]]);
    expect(workers).toHaveLength(3);
  });

  test("idle, is replaced when work comes", async () => {
    await run(model);
    await workers[0]?.terminate();
    expect(instance.alive).toEqual([]);
    expect(await run(model)).toEqual(["Der Hund ist schwarz."]);
  });
});

describe("a model that does not work", () => {
  test.each([
    [
      "a multiplier is missing",
      (bytes: Uint8Array) => writeItems(without(bytes, "encoder_l1_ffn_W1_QuantMultA")),
      "encoder_l1_ffn_W1_QuantMultA",
    ],
    ["another network is described", (bytes: Uint8Array) => described(bytes, "dim-emb: 64", "dim-emb: 128"), "128"],
    ["a matrix is missing", (bytes: Uint8Array) => writeItems(without(bytes, "encoder_l1_self_Wq")), ""],
  ])("because %s is reported with the runtime's own words", async (_, change, words) => {
    await using folder = await temporaryFolder();
    const place = await copyToy("en-de", folder.path, (role, bytes) => (role === "model" ? change(bytes) : bytes));
    const bad = readModel(place).files;
    await run(model);
    const outcome = instance.run({ models: [bad], texts: ["The dog is black."], html: false });
    const others = run(model);
    expect(await outcome).toEqual({ status: "bad-model", key: bad.key, reason: expect.stringContaining(words) });
    expect(await others).toEqual(["Der Hund ist schwarz."]);
  });

  test.each([
    ["vocab", (bytes: Uint8Array) => bytes.subarray(0, -30), "vocab.ende.spm"],
    ["vocab", () => Buffer.from("<html>"), "is no SentencePiece vocabulary"],
    ["model", (bytes: Uint8Array) => bytes.subarray(0, 90_000), "is cut short"],
    ["lexicalShortlist", () => new Uint8Array(64), "is no lexical shortlist"],
  ])("because of its %s is refused without losing the thread", async (faulty, change, words) => {
    await using folder = await temporaryFolder();
    const place = await copyToy("en-de", folder.path, (role, bytes) => (role === faulty ? change(bytes) : bytes));
    const bad = readModel(place).files;
    const outcome = await instance.run({ models: [bad], texts: ["x"], html: false });
    expect(outcome).toEqual({ status: "bad-model", key: bad.key, reason: expect.stringContaining(words) });
    expect(await run(model)).toEqual(["Der Hund ist schwarz."]);
    expect(workers).toHaveLength(1);
  });

  test("because its vocabulary is another model's is refused, with both sizes", async () => {
    const other = readModel(`${toyFolder}/en-es`).files;
    const mixed = { ...model, key: "mixed", vocabularies: other.vocabularies };
    expect(await instance.run({ models: [mixed], texts: [], html: false })).toEqual({
      status: "bad-model",
      key: "mixed",
      reason: expect.stringMatching(/^srcvocab\.enes\.spm has \d+ pieces, but model\.ende\S+ was made for \d+/),
    });
    const alone = { ...other, key: "alone", vocabularies: [other.vocabularies[0]] as const };
    expect(await instance.run({ models: [alone], texts: [], html: false })).toMatchObject({ status: "bad-model" });
  });

  test("because a file went away is refused", async () => {
    const gone = { ...model, key: "gone", model: "/nowhere/model.bin" };
    expect(await instance.run({ models: [gone], texts: [], html: false })).toEqual({
      status: "bad-model",
      key: "gone",
      reason: "model.bin cannot be read (ENOENT)",
    });
  });
});

async function run(files: ModelFiles): Promise<readonly string[]> {
  const outcome = await instance.run({ models: [files], texts: ["The dog is black."], html: false });
  return outcome.status === "translated" ? outcome.lines.map(({ text }) => text) : [outcome.reason];
}

function without(bytes: Uint8Array, name: string) {
  return readItems(bytes).filter((item) => item.name !== name);
}

function described(bytes: Uint8Array, before: string, after: string): Uint8Array {
  return writeItems(withSettings(readItems(bytes), (yaml) => yaml.replace(before, after)));
}
