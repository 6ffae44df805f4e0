import { spawn } from "node:child_process";
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createPhraseStore } from "../phrase-store.ts";
import { headLine } from "./journal.ts";

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "dragoman-store-"));
  path = join(folder, "phrases.store");
});
afterEach(() => rm(folder, { recursive: true }));

function open(place: string | URL = path) {
  return createPhraseStore({ tenant: "shop", place });
}

function stored(text: string, translated = `${text} de`) {
  return {
    phrase: { text, steering: "{}" },
    translation: { text: translated, detectedSourceLanguage: "en", notApplied: [] },
  };
}

test("a file is made with its first entry, and two of the same entries are the same", async () => {
  const other = join(folder, "deeper", "other.store");
  const texts = Array.from({ length: 30 }, (_, index) => `text ${index}`);
  {
    await using one = await open();
    await one.get([stored("a").phrase]);
    expect(await readdir(folder)).toEqual([]);
    await one.set(texts.map((text) => stored(text, "an older one")));
    for (const text of texts) await one.set([stored(text)]);
  }
  {
    await using another = await open(new URL(`file://${other}`));
    await another.set(texts.toReversed().map((text) => stored(text)));
  }
  const text = await readFile(path, "utf8");
  expect(text).toBe(await readFile(other, "utf8"));
  expect(text.split("\n").length).toBe(texts.length + 2);
  expect(await readdir(folder)).toEqual(["deeper", "phrases.store"]);
});

test("a store that only reads leaves a file alone", async () => {
  {
    await using one = await open();
    await one.set([stored("Hello")]);
  }
  const before = await stat(path);
  {
    await using one = await open();
    expect((await one.get([stored("Hello").phrase]))[0]?.text).toBe("Hello de");
  }
  expect((await stat(path)).ino).toBe(before.ino);
});

test.each(["{}\n", "hello\nworld\n", "no newline", "\0\xff"])(
  "a file that holds %j is left as it is",
  async (content) => {
    await writeFile(path, content);
    await using store = await open();
    await expect(store.set([stored("Hello")])).rejects.toMatchObject({ code: "foreign_file" });
    await expect(store.get([stored("Hello").phrase])).rejects.toMatchObject({ code: "foreign_file" });
    expect(await readFile(path, "utf8")).toBe(content);
  },
);

test("bytes that are no text, marks of a merge and a line that was cut off hide no others", async () => {
  await using store = await open();
  await store.set([stored("Hello")]);
  const damaged = Buffer.from([0xff, 0xfe, 0x09, 0xc3, 0x0a]);
  const end = Buffer.from(`<<<<<<< HEAD\n=======\n>>>>>>> other\nkey\t{"cut o`);
  await appendFile(path, Buffer.concat([damaged, end]));
  expect((await store.get([stored("Hello").phrase]))[0]?.text).toBe("Hello de");
  await store.set([stored("Bye")]);
  const found = await store.get([stored("Hello").phrase, stored("Bye").phrase]);
  expect(found.map((each) => each?.text)).toEqual(["Hello de", "Bye de"]);
});

test("a file that somebody wrote over where it stands is read anew", async () => {
  await using store = await open();
  await store.set([stored("Hello")]);
  const text = await readFile(path, "utf8");
  for (const other of ["Hallo du", "Hi", "Hello, dear reader"]) {
    await writeFile(path, text.replaceAll("Hello de", other));
    expect((await store.get([stored("Hello").phrase]))[0]?.text).toBe(other);
  }
});

test("an empty file, and one with a head alone, are stores", async () => {
  for (const content of ["", `${headLine}\n`]) {
    await writeFile(path, content);
    await using store = await open();
    await store.set([stored("Hello")]);
    expect((await store.get([stored("Hello").phrase]))[0]?.text).toBe("Hello de");
  }
});

test("who reads while a file is made or put in order takes nothing out of it", async () => {
  const large = Array.from({ length: 2000 }, (_, index) => stored(`large ${index}`));
  for (let round = 0; round < 30; round++) {
    const place = join(folder, `${round}.store`);
    await using store = await open(place);
    let isDone = false;
    const reading = Array.from({ length: 4 }, async () => {
      while (!isDone) await store.get([stored("Hello").phrase]);
    });
    await store.set([stored("Hello")]);
    for (let count = 0; count < 4; count++) await store.set(large);
    isDone = true;
    await Promise.all(reading);
    const found = await store.get([stored("Hello"), ...large].map(({ phrase }) => phrase));
    expect(found.filter((each) => each === undefined)).toEqual([]);
  }
});

test("what was written over again and again takes no room for ever", async () => {
  await using store = await open();
  for (let round = 0; round < 60; round++) {
    await store.set(Array.from({ length: 50 }, (_, index) => stored(`text ${index}`, `round ${round}`)));
  }
  expect((await readFile(path, "utf8")).split("\n").length).toBeLessThan(1500);
  expect((await store.get([stored("text 7").phrase]))[0]?.text).toBe("round 59");
});

test("a file that another put in its place is read anew", async () => {
  await using one = await open();
  await one.set([stored("Hello"), stored("Bye")]);
  const text = await readFile(path, "utf8");
  await rm(path);
  expect(await one.get([stored("Hello").phrase])).toEqual([undefined]);
  await writeFile(path, text.replaceAll("Hello de", "Hallo"));
  expect((await one.get([stored("Hello").phrase]))[0]?.text).toBe("Hallo");
});

test("a lock that a killed process left behind is found, and what it was writing is cleared away", async () => {
  {
    await using one = await open();
    await one.set([stored("Hello")]);
  }
  await mkdir(`${path}.lock`);
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(`${path}.lock`, longAgo, longAgo);
  await writeFile(`${path}.0000.tmp`, "half");
  {
    await using one = await open();
    await one.set([stored("Bye")]);
    expect((await one.get([stored("Hello").phrase]))[0]?.text).toBe("Hello de");
  }
  expect(await readdir(folder)).toEqual(["phrases.store"]);
});

describe("processes that are killed", () => {
  const rounds = 4;
  const writers = 3;

  test(`lose nothing that they were told is kept, in ${rounds} rounds`, { timeout: 240_000 }, async () => {
    const acknowledged = new Set<string>();
    for (let round = 0; round < rounds; round++) {
      const running = Array.from({ length: writers }, (_, writer) => startWriter(`${round}-${writer}`, acknowledged));
      // The last one is not killed before it has gone on after the others.
      const [survivor, ...killed] = running;
      await Promise.all(
        killed.map(async (each, index) => {
          await each.hasKept(1 + ((round * 7 + index * 3) % 10));
          await sleep((round * 13 + index * 29) % 40);
          await each.kill();
        }),
      );
      await survivor?.hasKept((survivor.kept() ?? 0) + 3);
      await survivor?.kill();
      await using store = await open();
      const texts = [...acknowledged];
      const found = await store.get(texts.map((text) => stored(text).phrase));
      expect(found.map((each) => each?.text)).toEqual(texts.map((text) => `${text} de`));
      // Somebody goes on with the same file, and puts it in order.
      if (round % 2 === 0) await store.set([stored(`after ${round}`)]);
    }
    expect(acknowledged.size).toBeGreaterThan(rounds * writers);
    const left = (await readdir(folder)).filter((name) => name.endsWith(".tmp"));
    expect(left.length).toBeLessThanOrEqual(1);
  });
});

test("a process that is killed while it puts a large file in order leaves the old one or the new one", {
  timeout: 240_000,
}, async () => {
  const texts = Array.from({ length: 20_000 }, (_, index) => `text ${index} ${"x".repeat(500)}`);
  const kills = 12;
  {
    await using store = await open();
    await store.set(texts.map((text) => stored(text)));
  }
  let caught = 0;
  for (let kill = 0; kill < kills; kill++) {
    const child = startTidying(kill);
    while (!child.isDone() && !(await isBeingWritten())) await sleep(1);
    await sleep(kill * 3);
    await child.kill();
    if (await isBeingWritten()) caught += 1;
    // Nobody else is there, so that nobody has to find out that it was left behind.
    await rm(`${path}.lock`, { recursive: true, force: true });
    await using store = await open();
    const found = await store.get(texts.map((text) => stored(text).phrase));
    expect(found.filter((each, index) => each?.text === `${texts[index]} de`).length).toBe(texts.length);
  }
  expect(caught, "none was killed in the middle").toBeGreaterThan(0);
});

async function isBeingWritten(): Promise<boolean> {
  return (await readdir(folder)).some((name) => name.endsWith(".tmp"));
}

/** A process that changes an entry and puts the file in order. */
function startTidying(count: number) {
  const { child, ended } = startProcess(`
    const store = await createPhraseStore({ tenant: "shop", place });
    await store.set([{
      phrase: { text: "another", steering: "{}" },
      translation: { text: "another ${count}", detectedSourceLanguage: "en", notApplied: [] },
    }]);
    await store.close();
    process.stdout.write("done\\n");
    setInterval(() => {}, 1000);`);
  let isDone = false;
  child.stdout.once("data", () => {
    isDone = true;
  });
  return {
    isDone: () => isDone,
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** A module of its own in a process of its own, which has the store's functions and `place`. */
function startProcess(code: string) {
  const head = `
    import { createPhraseStore } from ${JSON.stringify(new URL("../index.ts", import.meta.url).href)};
    const place = ${JSON.stringify(path)};`;
  const child = spawn(
    process.execPath,
    ["--conditions=@dragoman/source", "--input-type=module", "--eval", head + code],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  return { child, ended: new Promise<void>((resolve) => child.once("close", () => resolve())) };
}

/** A process that writes until it is killed, and says what it was told is kept. */
function startWriter(name: string, acknowledged: Set<string>) {
  const { child, ended } = startProcess(`
    for (let count = 0; ; ) {
      // Opened and closed again, so that some are killed while they put the file in order.
      const store = await createPhraseStore({ tenant: "shop", place });
      for (let batch = 0; batch < 4; batch++) {
        const texts = Array.from({ length: 20 }, () => ${JSON.stringify(name)} + " " + count++ + " " + "x".repeat(300));
        await store.set(texts.map((text) => ({
          phrase: { text, steering: "{}" },
          translation: { text: text + " de", detectedSourceLanguage: "en", notApplied: [] },
        })));
        process.stdout.write(texts.join("\\n") + "\\n\\n");
      }
      await store.close();
    }`);
  let kept = 0;
  let batch: string[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => {
    if (line !== "") return void batch.push(line);
    for (const text of batch) acknowledged.add(text);
    batch = [];
    kept += 1;
  });
  return {
    kept: () => kept,
    hasKept: async (batches: number) => {
      while (kept < batches) {
        if (child.exitCode !== null) throw new Error(`The writer ended with ${child.exitCode}.`);
        await sleep(1);
      }
    },
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
