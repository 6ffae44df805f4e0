import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { heldOut, toyFolder } from "../../fixtures/toy-model/toy-models.ts";
import { packedBytes } from "./packed-size.ts";
import { Refusal } from "./refusal.ts";
import { measureModels, type SpeedReports } from "./speed.ts";

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "dragoman-speed-"));
  await mkdir(join(folder, "en-de"));
  const lines = (await heldOut()).slice(0, 8).map(({ en, de }) => `${en}\t${de}\ttoy\n`);
  await writeFile(join(folder, "en-de", "held-out-apps.tsv"), [...lines, "Open {x}\t{x} öffnen\ttoy\n"].join(""));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function run(...args: readonly string[]): Promise<string> {
  const lines: string[] = [];
  const options = [
    "--models",
    join(toyFolder, "placeholders"),
    "--strings",
    "data",
    "--data",
    folder,
    "--rounds",
    "1",
    ...args,
  ];
  await measureModels(options, (line) => lines.push(line));
  return lines.join("\n");
}

test("speed, memory and size of a small model are measured, and plausible", async () => {
  const { directions, memory }: SpeedReports = JSON.parse(await run("--json"));
  const [{ packedBytes: packed, firstMs, secondMs, rates } = unmeasured()] = directions;
  expect(packed).toBeGreaterThan(100_000);
  expect(packed).toBeLessThan(200_000);
  expect(firstMs).toBeGreaterThan(secondMs);
  expect(rates.map(({ texts, batch }) => [texts, batch])).toEqual([
    ["strings", 1],
    ["strings", 32],
  ]);
  for (const { perSecond, perCpuSecond } of rates) {
    expect(perSecond).toBeGreaterThan(1);
    expect(perCpuSecond).toBeGreaterThan(1);
  }
  expect(memory).toMatchObject({ directions: 4, copies: 3 });
  expect(memory.after).toHaveLength(4);
  expect(memory.after[0]).toBeGreaterThan(memory.before);
  expect(memory.peak).toBeGreaterThanOrEqual(Math.max(...memory.after));
});

function unmeasured(): never {
  throw new Error("en-de was asked for");
}

test("the packed size is that of the compressed files: what is random stays as large, what repeats becomes small", async () => {
  const place = await mkdtemp(join(folder, "packed-"));
  await writeFile(join(place, "random.bin"), randomBytes(100_000));
  const random = await packedBytes(place);
  expect(random).toBeGreaterThan(100_000);
  expect(random).toBeLessThan(101_000);
  await writeFile(join(place, "zeros.bin"), new Uint8Array(1_000_000));
  expect((await packedBytes(place)) - random).toBeLessThan(2_000);
});

test.each([
  ["no texts", ["--data", toyFolder], /toy-model\/? has nothing held out for en-de/],
  ["an option of the other command", ["--read", "50"], /Unknown option '--read'/],
])("refused: %s", async (_, args, message) => {
  const refused = run(...args);
  await expect(refused).rejects.toThrow(Refusal);
  await expect(refused).rejects.toThrow(message);
});
