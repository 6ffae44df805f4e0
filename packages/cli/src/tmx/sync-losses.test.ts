import { mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { type Client, createClient } from "@dragoman/client";
import { lock } from "proper-lockfile";
import { beforeEach, describe, expect, test } from "vitest";
import { interfaceTexts, tmxText, type UnitOfFile, unitsOf, writeTmxFile } from "../../test/memories.ts";
import { temporaryFolder } from "../../test/run-command.ts";
import { withService } from "../../test/service.ts";
import { Stop } from "../stop.ts";

const called = withService();
let client: Client;
let path: (name: string) => string;
let file: string;
let push: readonly string[];
let pull: readonly string[];
beforeEach(async () => {
  path = await temporaryFolder();
  client = createClient({ baseUrl: called.service.url, apiKey: called.service.apiKey });
  for (const memory of await memories()) await client.memories.delete(memory.translationMemoryId);
  file = await writeTmxFile(path("ui.tmx"), interfaceTexts);
  push = ["tmx", "sync", file, "--memory", "The shop"];
  pull = [...push, "--pull"];
});

const memories = () => client.memories.list().toArray();
const fewer = interfaceTexts.slice(0, 3);
const added: UnitOfFile = { id: "new", en: "New", de: "Neu" };
const ids = async (text: string) => (await unitsOf(text)).map((unit) => unit.id);
const refused = (said: string) => ({ code: 2, stderr: expect.stringContaining(said) });

/** A colleague brings the memory to a file with a state of its own, and pushes what it is made of. */
async function colleaguePushes(units: readonly UnitOfFile[]): Promise<void> {
  await mkdir(path("colleague"), { recursive: true });
  const theirs = ["tmx", "sync", path("colleague/ui.tmx"), "--memory", "The shop"];
  await called.json([...theirs, "--pull"]);
  await writeTmxFile(path("colleague/ui.tmx"), units);
  expect(await called.json(theirs)).toMatchObject({ kind: "imported", others: [] });
}

describe("a push, where the memory that was synced last is gone", () => {
  test("refuses as a colleague has put another one in its place, unless it is told to overwrite", async () => {
    await called.run(push);
    await colleaguePushes([...interfaceTexts, added]);
    const theirs = await memories();
    for (const args of [[], ["--dry-run"]]) {
      expect(await called.run([...push, ...args])).toMatchObject(refused("The memory was changed at the service"));
    }
    await writeTmxFile(file, fewer);
    expect(await called.run(push)).toMatchObject(refused("--pull, or give --overwrite"));
    expect(await memories()).toEqual(theirs);
    expect(await called.json([...push, "--overwrite"])).toMatchObject({ kind: "imported", others: [] });
    expect(await memories()).toMatchObject([{ segmentCount: 3 }]);
    expect(await called.run(push)).toMatchObject({ code: 0, stdout: "The shop is up to date, 3 units\n" });
  });

  test("goes on from the colleague's once that is pulled", async () => {
    await called.run(push);
    await colleaguePushes([...interfaceTexts, added]);
    expect(await called.json(pull)).toMatchObject({ added: 1, removed: 0 });
    await writeTmxFile(file, [...fewer, added]);
    expect(await called.json(push)).toMatchObject({ kind: "imported", others: [] });
    expect(await memories()).toMatchObject([{ segmentCount: 4 }]);
  });

  test("refuses as it was deleted, unless it is told to import it anew", async () => {
    await called.run(push);
    for (const { translationMemoryId } of await memories()) await client.memories.delete(translationMemoryId);
    expect(await called.run(push)).toMatchObject(refused("The memory was deleted at the service"));
    expect(await memories()).toEqual([]);
    expect(await called.json([...push, "--overwrite"])).toMatchObject({ kind: "imported", replaced: [] });
    expect(await memories()).toMatchObject([{ segmentCount: 4 }]);
  });
});

describe("a pull", () => {
  test.each([
    ["has a unit that cannot be read", tmxText(interfaceTexts).replace("3 pages", "A & B"), 1],
    ["breaks off", tmxText(interfaceTexts).slice(0, -60), 1],
    ["breaks off in its header", tmxText(interfaceTexts).slice(0, 90), 0],
    ["has a text that says no language", tmxText([...interfaceTexts, added]).replace(' xml:lang="de"', ""), 0],
    ["goes on behind its end", tmxText(interfaceTexts) + tmxText([added]), 0],
  ])("refuses to replace a file that %s, synced or not", async (_, damaged, leftOut) => {
    await called.run(push);
    await colleaguePushes([...fewer, added]);
    await writeFile(file, damaged);
    for (const state of ["ui.tmx.sync.json", "none.json"]) {
      const { code, stderr } = await called.run([...pull, "--state", path(state)]);
      expect({ code, stderr }).toEqual(refused("error: A part of the file cannot be read"));
      expect(stderr).toContain(`warning: ${file}: ${leftOut === 0 ? "" : "1 unit left out"}`);
      expect(await readFile(file, "utf8")).toBe(damaged);
    }
    const told = await called.run([...pull, "--overwrite", "--summary"]);
    expect(told).toMatchObject({ code: 0, stderr: expect.stringContaining(`warning: ${file}: `) });
    expect(await ids(await readFile(file, "utf8"))).toEqual(["save", "print", "bold", "new"]);
  });

  test("refuses to replace a file of which no unit can be read", async () => {
    await called.run(push);
    const damaged = tmxText([{ id: "only", en: "A & B", de: "A & B" }]);
    await writeFile(path("other.tmx"), damaged);
    const args = ["tmx", "sync", path("other.tmx"), "--memory", "The shop", "--pull"];
    expect(await called.run(args)).toMatchObject(refused("other.tmx: 1 unit left out"));
    expect(await readFile(path("other.tmx"), "utf8")).toBe(damaged);
  });

  test("refuses to remove units that the service could not use, and that only the file has", async () => {
    const mine = tmxText([...interfaceTexts, { id: "open", en: "To be translated" }]);
    await writeFile(file, mine);
    expect(await called.json(push)).toMatchObject({ kind: "imported", skipped: 1 });
    expect(await called.run(pull)).toMatchObject({ code: 0, stdout: "The shop is up to date, 4 segments\n" });
    await colleaguePushes([...interfaceTexts, added]);
    expect(await called.run(pull)).toMatchObject(refused("as the service could not use them"));
    expect(await readFile(file, "utf8")).toBe(mine);
    expect(await called.json([...pull, "--overwrite"])).toMatchObject({ added: 1, removed: 1 });
    await colleaguePushes(interfaceTexts);
    expect(await called.json(pull)).toMatchObject({ added: 0, removed: 1 });
  });

  test("leaves a file alone that is changed while the service writes the memory", async () => {
    await called.run(push);
    await colleaguePushes([...interfaceTexts, added]);
    for (const isThere of [true, false]) {
      if (!isThere) await rm(file);
      called.service.faults.next({ kind: "slow", beforeMs: 300, operationId: "getTranslationMemoryJob" });
      const pulling = called.run(pull);
      while (called.service.faults.left > 0) await sleep(10);
      const mine = tmxText(fewer);
      await writeFile(file, mine);
      expect(await pulling).toMatchObject(refused("was changed while the memory was fetched"));
      expect(await readFile(file, "utf8")).toBe(mine);
      await writeTmxFile(file, interfaceTexts);
    }
    expect(await called.json(pull)).toMatchObject({ added: 1 });
  });

  test("restores a file that was emptied, where it is told to overwrite, or where it has no bytes", async () => {
    await called.run(push);
    for (const [emptied, args] of [
      [tmxText([]), ["--overwrite"]],
      ["", ["--overwrite"]],
      ["", []],
      ["\n", ["--overwrite"]],
    ] as const) {
      await writeFile(file, emptied);
      expect(await called.json([...pull, ...args])).toMatchObject({ added: 4, removed: 0 });
      expect(await ids(await readFile(file, "utf8"))).toHaveLength(4);
    }
    expect(await called.run([...pull, "--overwrite"])).toMatchObject({
      stdout: "The shop is up to date, 4 segments\n",
    });
  });

  test("has the file and the memory the same afterwards where it is told to, also after units were not taken", async () => {
    await writeTmxFile(file, [...interfaceTexts, { id: "open", en: "To be translated" }]);
    await called.run(push);
    expect(await called.json([...pull, "--overwrite"])).toMatchObject({ added: 0, removed: 1 });
    expect(await ids(await readFile(file, "utf8"))).toHaveLength(4);
  });
});

describe("a state", () => {
  test("is never the file itself, by whatever name", async () => {
    await called.run(push);
    await symlink(path("."), path("link"));
    for (const [name, state] of [
      ["new.tmx", "./new.tmx"],
      ["new.tmx", "link/new.tmx"],
      ["ui.tmx", "link/ui.tmx"],
    ] as const) {
      const args = ["tmx", "sync", path(name), "--memory", "The shop", "--pull", "--state", `${path(".")}/${state}`];
      expect(await called.run(args)).toMatchObject(refused("The state needs a file of its own"));
    }
    expect((await readdir(path("."))).sort()).toEqual(["link", "ui.tmx", "ui.tmx.sync.json"]);
  });

  test("has one lock, and stays in its place, by whatever name", async () => {
    await called.run(push);
    await symlink(`${file}.sync.json`, path("link.json"));
    const args = ["tmx", "sync", await writeTmxFile(path("copy.tmx"), fewer), "--memory", "The shop"];
    const byLink = [...args, "--state", path("link.json")];
    const unlock = await lock(`${file}.sync.json`, { realpath: false, stale: 5000, update: 1000 });
    const stop = new AbortController();
    const waiting = called.run(byLink, { signal: stop.signal });
    await sleep(500);
    stop.abort(new Stop("SIGINT"));
    expect((await waiting).code).toBe(130);
    expect(await memories()).toMatchObject([{ segmentCount: 4 }]);
    await unlock();
    expect(await called.json(byLink)).toMatchObject({ kind: "imported", others: [] });
    expect((await called.run([...args, "--state", `${file}.sync.json`])).stdout).toContain("up to date");
  });
});
