import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { type Client, createClient } from "@dragoman/client";
import { lock } from "proper-lockfile";
import { beforeEach, describe, expect, test } from "vitest";
import { interfaceTexts, tmxText, unitsOf, writeTmxFile } from "../../test/memories.ts";
import { startProcess, temporaryFolder } from "../../test/run-command.ts";
import { withService } from "../../test/service.ts";
import { Stop } from "../stop.ts";

const called = withService();
let client: Client;
let path: (name: string) => string;
let file: string;
let sync: readonly string[];
beforeEach(async () => {
  path = await temporaryFolder();
  client = createClient({ baseUrl: called.service.url, apiKey: called.service.apiKey });
  for (const memory of await memories()) await client.memories.delete(memory.translationMemoryId);
  called.service.calls.clear();
  file = await writeTmxFile(path("ui.tmx"), interfaceTexts);
  sync = ["tmx", "sync", file, "--memory", "The shop"];
});

const memories = () => client.memories.list().toArray();
const fewer = interfaceTexts.slice(0, 3);
const id = "[0-9a-f]{8}-[0-9a-f-]{27}";
const sources = async (name: string) => (await unitsOf(await readFile(path(name), "utf8"))).map((unit) => unit.id);

/** Somebody else brings other units to the memory. */
async function theyPush(units: typeof interfaceTexts): Promise<void> {
  const theirs = await writeTmxFile(path("theirs.tmx"), units);
  await called.json(["tmx", "sync", theirs, "--memory", "The shop", "--overwrite"]);
  await rm(theirs);
  await rm(`${theirs}.sync.json`);
}

describe("a push", () => {
  test("imports the file, and again only where it has changed, in the place of the former memory", async () => {
    const first = await called.run(sync);
    expect(first).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(`^The shop: 4 units imported, memory ${id}\n$`),
    });
    expect((await readdir(path("."))).sort()).toEqual(["ui.tmx", "ui.tmx.sync.json"]);
    expect(await called.run(sync)).toEqual({ code: 0, stdout: "The shop is up to date, 4 units\n", stderr: "" });
    await writeTmxFile(file, fewer);
    const dry = await called.run([...sync, "--dry-run"]);
    expect(dry).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(`^The shop: 3 units \\(4 before\\) would be imported, to replace ${id}\n$`),
    });
    expect(await memories()).toMatchObject([{ segmentCount: 4 }]);
    const { stdout } = await called.run(sync);
    expect(stdout).toMatch(
      new RegExp(`^The shop: 3 units \\(4 before\\) imported, memory ${id}, in the place of ${id}\n$`),
    );
    expect(await memories()).toMatchObject([{ name: "The shop", segmentCount: 3 }]);
    expect((await called.run([...sync, "--dry-run"])).code).toBe(0);
  });

  test("goes on after Ctrl-C with the job that it had begun", async () => {
    const stop = new AbortController();
    called.service.faults.next({ kind: "unanswered", operationId: "getTranslationMemoryJob" });
    const running = called.run(sync, { signal: stop.signal });
    while (called.service.faults.left > 0) await new Promise((resolve) => setTimeout(resolve, 10));
    stop.abort(new Stop("SIGINT"));
    expect(await running).toMatchObject({ code: 130 });
    expect(await called.json(sync)).toMatchObject({ direction: "push", kind: "imported", units: 4 });
    expect(called.service.calls.of("importTranslationMemory")).toHaveLength(1);
    expect(await memories()).toHaveLength(1);
  });

  test("goes on so after a kill too", { timeout: 30_000 }, async () => {
    called.service.faults.next({ kind: "unanswered", operationId: "getTranslationMemoryJob" });
    const { child, outcome } = startProcess(sync, { env: called.env });
    while (called.service.faults.left > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    child.kill("SIGKILL");
    await outcome;
    expect((await readdir(path("."))).sort()).toEqual(["ui.tmx", "ui.tmx.sync.json", "ui.tmx.sync.json.lock"]);
    expect(await called.json(sync)).toMatchObject({ kind: "imported", units: 4, others: [] });
    expect((await readdir(path("."))).sort()).toEqual(["ui.tmx", "ui.tmx.sync.json"]);
    expect(called.service.calls.of("importTranslationMemory")).toHaveLength(1);
    expect(await memories()).toHaveLength(1);
  });

  test("waits for another one that is at work with the same state, and has nothing left to do", async () => {
    const both = await Promise.all([called.run(sync), called.run(sync)]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(both.map(({ stdout }) => stdout.split(",")[0]).sort()).toEqual([
      "The shop is up to date",
      "The shop: 4 units imported",
    ]);
    expect(called.service.calls.of("importTranslationMemory")).toHaveLength(1);
    expect((await readdir(path("."))).sort()).toEqual(["ui.tmx", "ui.tmx.sync.json"]);
  });

  test("waits for no other that goes on and on", { timeout: 30_000 }, async () => {
    const unlock = await lock(`${file}.sync.json`, { realpath: false, stale: 5000, update: 1000 });
    const { code, stderr } = await called.run(sync);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringMatching(/^error: Another sync .* at work/) });
    expect((await called.run([...sync, "--dry-run"])).code).toBe(1);
    const stop = new AbortController();
    const stopped = called.run(sync, { signal: stop.signal });
    stop.abort(new Stop("SIGINT"));
    expect((await stopped).code).toBe(130);
    await unlock();
    expect((await called.run(sync)).code).toBe(0);
  });

  test("refuses a file that breaks off, which would cost the memory its end, unless it is told to", async () => {
    await called.run(sync);
    await writeFile(file, tmxText(interfaceTexts).slice(0, -60));
    const { code, stderr } = await called.run(sync);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining("--policy truncated=skip") });
    expect(await memories()).toMatchObject([{ segmentCount: 4 }]);
    expect((await called.run([...sync, "--policy", "truncated=skip"])).code).toBe(0);
    expect(await memories()).toMatchObject([{ segmentCount: 3 }]);
  });

  test("sends nothing where it could not remember that", async () => {
    for (const args of [[], ["--pull"]]) {
      const { code, stderr } = await called.run([...sync, ...args, "--state", path("missing/state")]);
      expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining("missing/state cannot be written") });
    }
    expect(called.service.calls.of("importTranslationMemory")).toEqual([]);
    expect(await readdir(path("."))).toEqual(["ui.tmx"]);
  });

  test("says which option has a name that the service does not take", async () => {
    const { code, stderr } = await called.run(["tmx", "sync", file, "--memory", "The\tshop"]);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining("'--memory'") });
  });

  test("takes any format, and says what another memory of the name is", async () => {
    await called.json(["tmx", "import", file, "--name", "The shop"]);
    await writeFile(path("de.csv"), "en,de\nYes,Ja\n");
    const args = ["tmx", "sync", path("de.csv"), "--memory", "The shop"];
    const { code, stderr } = await called.run(args);
    expect(code).toBe(0);
    expect(stderr).toMatch(
      new RegExp(`^warning: there is another memory of this name, ${id} with 4 segments; it stays`),
    );
    expect(await memories()).toHaveLength(2);
    expect((await called.run([...args, "--overwrite"])).stdout).toMatch(
      /^The shop is up to date, 1 unit, in the place of /,
    );
    expect(await memories()).toHaveLength(1);
  });
});

describe("a pull", () => {
  test("brings the memory to the file where it has changed, and says what did", async () => {
    await called.run(sync);
    const pull = [...sync, "--pull"];
    expect(await called.run(pull)).toMatchObject({ code: 0, stdout: "The shop is up to date, 4 segments\n" });
    await theyPush([...fewer, { id: "new", en: "New", de: "Neu" }]);
    const before = await readFile(`${file}.sync.json`, "utf8");
    const dry = await called.run([...pull, "--dry-run", "--summary"]);
    expect(dry).toMatchObject({ code: 1, stdout: "1 added, 1 removed, 0 changed, 3 as they were\n" });
    expect(await readFile(`${file}.sync.json`, "utf8")).toBe(before);
    expect(await sources("ui.tmx")).toContain("close");
    const { code, stdout } = await called.run(pull);
    expect(code).toBe(0);
    expect(stdout).toContain("+ unit new\n    en: New\n    de: Neu\n");
    expect(stdout).toContain("- unit close\n");
    expect(await sources("ui.tmx")).toEqual(["save", "print", "bold", "new"]);
    expect(await called.json(pull)).toMatchObject({ kind: "summary", added: 0, removed: 0, changed: 0 });
    expect((await called.run(sync)).stdout).toBe("The shop is up to date, 4 units\n");
    expect((await readdir(path("."))).sort()).toEqual(["ui.tmx", "ui.tmx.sync.json"]);
  });

  test("makes the file where there is none", async () => {
    await theyPush(interfaceTexts);
    const args = ["tmx", "sync", path("new.tmx"), "--memory", "The shop", "--pull"];
    expect(await called.json(args)).toMatchObject({ added: 4, removed: 0 });
    expect(await sources("new.tmx")).toHaveLength(4);
    expect((await called.run(args)).stdout).toBe("The shop is up to date, 4 segments\n");
  });

  test("brings the file up to date though the reader of the differences goes away", { timeout: 30_000 }, async () => {
    const many = Array.from({ length: 5000 }, (_, at) => ({ id: `u${at}`, en: `Text ${at}`, de: `Wort ${at}` }));
    await theyPush(many);
    const { child, outcome } = startProcess(["tmx", "sync", path("new.tmx"), "--memory", "The shop", "--pull"], called);
    child.stdout.once("data", () => child.stdout.destroy());
    expect(await outcome).toMatchObject({ code: 0, stderr: "" });
    expect(await sources("new.tmx")).toHaveLength(5000);
    expect(JSON.parse(await readFile(`${path("new.tmx")}.sync.json`, "utf8"))).toMatchObject({
      synced: { content: { units: 5000 } },
    });
  });

  test("loses nothing that was changed in the file, unless it is told to", async () => {
    await called.run(sync);
    await theyPush(fewer);
    const mine = tmxText([...interfaceTexts, { id: "mine", en: "Mine", de: "Meins" }]);
    await writeFile(file, mine);
    const { code, stderr } = await called.run([...sync, "--pull"]);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining("give --overwrite to lose them") });
    expect(await readFile(file, "utf8")).toBe(mine);
    expect((await called.run([...sync, "--pull", "--overwrite", "--summary"])).stdout).toBe(
      "0 added, 2 removed, 0 changed, 3 as they were\n",
    );
    expect(await sources("ui.tmx")).toHaveLength(3);
  });
});

describe("what is refused", () => {
  test.each([
    [["tmx", "sync", "-", "--memory", "x"], "name one"],
    [["tmx", "sync", "FILE", "--memory", "6f1c2f4e-8a49-4c57-9a52-0d6a0e2f0b1d"], "its id is another one"],
    [["tmx", "sync", "FILE", "--memory", " "], "a name"],
    [["tmx", "sync", "FILE", "--memory", "x", "--state", "FILE"], "a file of its own"],
    [["tmx", "sync", "FILE", "--memory", "x", "--state", "OTHER"], "is no state of a sync"],
    [["tmx", "sync", "OTHER.csv", "--memory", "x", "--pull"], "--pull writes TMX"],
    [["tmx", "sync", "OTHER", "--memory", "x", "--pull"], "give --from-format"],
    [["tmx", "sync", "missing.tmx", "--memory", "x", "--pull"], 'There is no memory "x"'],
    [["tmx", "sync", "FILE"], "--memory"],
  ])("%j", async (args, said) => {
    await writeFile(path("notes"), "My notes");
    const given = args.map((arg) => (arg === "FILE" ? file : arg === "OTHER" ? path("notes") : arg));
    const { code, stdout, stderr } = await called.run(given);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(said);
    expect(await memories()).toEqual([]);
    expect((await readdir(path("."))).sort()).toEqual(["notes", "ui.tmx"]);
  });

  test("a state that is damaged means that all is synced anew", async () => {
    await called.run(sync);
    const state = await readFile(`${file}.sync.json`, "utf8");
    await writeFile(`${file}.sync.json`, state.slice(0, state.length / 2));
    expect(await called.json(sync)).toMatchObject({ kind: "imported", others: [{ segmentCount: 4 }] });
    expect(await memories()).toHaveLength(2);
  });
});
