import { readdir, readFile, writeFile } from "node:fs/promises";
import { type Client, createClient } from "@dragoman/client";
import { beforeEach, describe, expect, test } from "vitest";
import { interfaceTexts, tmxText, unitsOf, writeTmxFile } from "../../test/memories.ts";
import { temporaryFolder } from "../../test/run-command.ts";
import { withService } from "../../test/service.ts";
import { Stop } from "../stop.ts";

const called = withService();
let client: Client;
let path: (name: string) => string;
beforeEach(async () => {
  path = await temporaryFolder();
  client = createClient({ baseUrl: called.service.url, apiKey: called.service.apiKey });
  for await (const memory of client.memories.list()) await client.memories.delete(memory.translationMemoryId);
  called.service.calls.clear();
});

const id = "[0-9a-f]{8}-[0-9a-f-]{27}";

describe("import", () => {
  test("sends a TMX file as it is, and says which memory it is", async () => {
    const file = await writeTmxFile(path("ui.tmx"), interfaceTexts);
    const { code, stdout, stderr } = await called.run(["tmx", "import", file, "--name", "The shop"]);
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: expect.stringMatching(new RegExp(`^The shop: 4 segments imported, memory ${id}\n$`)),
    });
    expect(stderr).toMatch(new RegExp(`^990 B sent; the service reads it as job ${id}\n$`));
    const [memory] = await client.memories.list().toArray();
    expect(memory).toMatchObject({ name: "The shop", segmentCount: 4 });
    expect(called.service.calls.of("importTranslationMemory")[0]?.body).toMatchObject({
      source_file: { file_name: "memory.tmx", content_length: (await readFile(file)).length },
    });
  });

  test("converts other formats, from files and standard input", async () => {
    const po = 'msgid ""\nmsgstr "Language: de\\n"\n\nmsgid "Yes"\nmsgstr "Ja"\n\nmsgid "No"\nmsgstr "Nein"\n';
    await writeFile(path("messages.po"), po);
    const made = await called.json(["tmx", "import", path("messages.po"), "--from", "en"]);
    expect(made).toMatchObject({
      format: "dragoman-tmx-import",
      version: 1,
      jobId: expect.stringMatching(id),
      memory: { name: "messages.po", sourceLanguage: "en", targetLanguages: ["de"], segmentCount: 2 },
      skipped: 0,
    });
    const args = ["tmx", "import", "-", "--from-format", "po", "--from", "en"];
    expect((await called.run(args, { stdin: po })).stderr).toContain("say with --name");
    const piped = await called.json([...args, "--name", "Piped"], { stdin: po });
    expect(piped).toMatchObject({ memory: { name: "Piped", segmentCount: 2 }, sent: made["sent"] });
    const tmx = await called.json(["tmx", "import", "-", "--name", "T"], { stdin: tmxText(interfaceTexts) });
    expect(tmx).toMatchObject({ memory: { segmentCount: 4 } });
  });

  test("says what the service leaves out, and ends with what it refuses", async () => {
    const file = await writeTmxFile(path("a.tmx"), [{ en: "One", de: "Eins" }, { en: "Two" }]);
    const unused = "could not use 1 unit: without text or a translation, too long, or not to be read";
    expect((await called.run(["tmx", "import", file])).stderr).toContain(unused);
    await writeFile(path("page.tmx"), "<html><body>Hello</body></html>");
    const { code, stderr } = await called.run(["tmx", "import", path("page.tmx")]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/error: The job failed: The uploaded file is not valid TMX\. Line 1: /);
    await writeFile(path("half.tmx"), tmxText(interfaceTexts).slice(0, 700));
    expect((await called.run(["tmx", "import", path("half.tmx"), "--policy", "truncated=raise"])).stderr).toMatch(
      /error: \S+half\.tmx: Line /,
    );
    expect(await client.memories.list().toArray()).toHaveLength(1);
  });

  test("says what is too long", async () => {
    const long = { en: "x".repeat(300_000), de: "Lang" };
    const file = await writeTmxFile(path("long.tmx"), [{ en: "One", de: "Eins" }, long]);
    expect((await called.run(["tmx", "import", file])).stderr).toContain("could not use 1 unit: ");
    await writeTmxFile(file, [long]);
    const { code, stderr } = await called.run(["tmx", "import", file]);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining("of 1, 1 longer than 262144") });
  });

  test("names the file that is empty, and the option with a name that the service does not take", async () => {
    await writeFile(path("empty.tmx"), "");
    expect(await called.run(["tmx", "import", path("empty.tmx")])).toMatchObject({
      code: 2,
      stderr: `error: ${path("empty.tmx")} is empty; give a TMX file that has units.\n`,
    });
    const file = await writeTmxFile(path("ui.tmx"), interfaceTexts);
    expect((await called.run(["tmx", "import", file, "--name", "a\nb"])).stderr).toContain("'--name'");
  });

  test("names the file that is changed while it is sent", async () => {
    const file = await writeTmxFile(path("ui.tmx"), interfaceTexts);
    called.service.faults.next({ kind: "slow", operationId: "importTranslationMemory", beforeMs: 300 });
    const running = called.run(["tmx", "import", file]);
    while (called.service.faults.left > 0) await new Promise((resolve) => setTimeout(resolve, 10));
    await writeFile(file, tmxText(interfaceTexts.slice(0, 2)));
    expect(await running).toMatchObject({ code: 2, stderr: expect.stringContaining(`${file} was changed while`) });
  });

  test("does not take a file that breaks off for a whole one, whatever else the policy is", async () => {
    await writeFile(path("half.tmx"), tmxText(interfaceTexts).slice(0, -60));
    const { code, stderr } = await called.run(["tmx", "import", path("half.tmx"), "--policy", "invalid_value=skip"]);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining("--policy truncated=skip") });
  });

  test("says how to see the job where the service is lost meanwhile", async () => {
    const file = await writeTmxFile(path("ui.tmx"), interfaceTexts);
    called.service.faults.next({ kind: "dropped", operationId: "getTranslationMemoryJob", times: 20 });
    const { code, stderr } = await called.run(["tmx", "import", file]);
    called.service.faults.clear();
    expect(code).toBe(2);
    expect(stderr).toMatch(/The service may go on with the job; `dragoman tmx job \S+` says how far it is\.\nerror: /);
  }, 60_000);

  test("does not wait where it is not to, and the job says what came of it", async () => {
    const file = await writeTmxFile(path("ui.tmx"), interfaceTexts);
    const { jobId } = await called.json(["tmx", "import", file, "--no-wait"]);
    const { code, stdout } = await called.run(["tmx", "job", String(jobId), "--wait"]);
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(`^completed: memory ${id}\n$`) });
    expect(await called.json(["tmx", "job", String(jobId)])).toMatchObject({ jobId, status: "completed" });
    expect((await called.run(["tmx", "job", "x"])).code).toBe(2);
  });

  test("leaves the job running on Ctrl-C, and says how to see it", async () => {
    const stop = new AbortController();
    const file = await writeTmxFile(path("ui.tmx"), interfaceTexts);
    called.service.faults.next({ kind: "unanswered", operationId: "getTranslationMemoryJob" });
    const running = called.run(["tmx", "import", file], { signal: stop.signal });
    while (called.service.faults.left > 0) await new Promise((resolve) => setTimeout(resolve, 10));
    stop.abort(new Stop("SIGINT"));
    const { code, stderr } = await running;
    expect(code).toBe(130);
    const [, jobId = ""] =
      /The job goes on; `dragoman tmx job (\S+)` says how far it is\.\nEnded by SIGINT/.exec(stderr) ?? [];
    expect((await called.run(["tmx", "job", jobId, "--wait"])).stdout).toMatch(/^completed: memory /);
  });

  test("shows how far it is on a terminal", async () => {
    const many = Array.from({ length: 20_000 }, (_, at) => ({ en: `Text ${at}`, de: `T ${at}` }));
    const file = await writeTmxFile(path("many.tmx"), many);
    const { stderr } = await called.run(["tmx", "import", file], { isTerminal: true });
    expect(stderr).toMatch(/\d+ % {2}\d[\d.]* \w?B of 2\.\d MB/);
    expect(stderr).toContain("the service reads the file  0 s");
  });
});

describe("export", () => {
  beforeEach(async () => {
    await called.json(["tmx", "import", await writeTmxFile(path("ui.tmx"), interfaceTexts), "--name", "The shop"]);
  });

  test("writes what was imported, by name and by id, as a file and to standard output", async () => {
    const out = path("out.tmx");
    const { code, stderr } = await called.run(["tmx", "export", "The shop", "-o", out]);
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: expect.stringMatching(/^The shop written to .*out\.tmx, 1\.\d kB\n$/),
    });
    expect(await unitsOf(await readFile(out, "utf8"))).toEqual(await unitsOf(tmxText(interfaceTexts)));
    const [memory] = await client.memories.list().toArray();
    const { stdout } = await called.run(["tmx", "export", memory?.translationMemoryId ?? ""]);
    expect(stdout).toBe(await readFile(out, "utf8"));
  });

  test("converts to any format on its way, and refuses what that does not hold", async () => {
    const report = await called.json(["tmx", "export", "The shop", "-o", path("out.csv"), "--lossy"]);
    expect(report).toMatchObject({ format: "dragoman-tmx-export", to: { format: "csv", units: 4 } });
    expect(await readFile(path("out.csv"), "utf8")).toContain("print,Print 3 pages,3 Seiten drucken\r\n");
    await writeFile(path("kept.csv"), "old");
    const { code, stderr } = await called.run(["tmx", "export", "The shop", "-o", path("kept.csv")]);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining("Give --lossy") });
    expect(await readFile(path("kept.csv"), "utf8")).toBe("old");
  });

  test("is there whole or not at all", async () => {
    await writeFile(path("out.tmx"), "old");
    const { memories } = client;
    const [memory] = await memories.list().toArray();
    const job = await memories.export(memory?.translationMemoryId ?? "");
    await job.wait();
    called.service.faults.next({
      kind: "halved",
      path: `/v3/translation_memories/jobs/${job.handle.jobId}/file`,
    });
    const { code, stderr } = await called.run(["tmx", "export", "The shop", "-o", path("out.tmx")]);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining("failed or broke") });
    expect(await readFile(path("out.tmx"), "utf8")).toBe("old");
    expect((await readdir(path("."))).sort()).toEqual(["out.tmx", "ui.tmx"]);
  });

  test("refuses languages that it would not choose by", async () => {
    const { code, stderr } = await called.run(["tmx", "export", "The shop", "-o", path("out.tmx"), "--to", "de"]);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining("leave --from and --to out") });
    expect(await readdir(path("."))).toEqual(["ui.tmx"]);
  });

  test("of a memory that is not there, or that several are, says which there are", async () => {
    expect((await called.run(["tmx", "export", "Shop"])).stderr).toBe(
      'error: There is no memory "Shop". `dragoman tmx memories` says which there are.\n',
    );
    await called.json(["tmx", "import", path("ui.tmx"), "--name", "The shop"]);
    const { stderr } = await called.run(["tmx", "remove", "The shop"]);
    expect(stderr).toMatch(new RegExp(`There are 2 memories named "The shop"; give the id of one: ${id}, ${id}`));
  });
});

test("memories are listed over all pages, and removed", async () => {
  expect((await called.run(["tmx", "memories"])).stderr).toBe("There are no memories.\n");
  const tmx = tmxText([{ en: "One", de: "Eins" }]);
  const jobs = await Promise.all(
    Array.from({ length: 27 }, (_, at) => client.memories.import(new File([tmx], `memory ${at}.tmx`))),
  );
  for (const job of jobs) await job.wait({ intervalMs: 20 });
  const { memories } = await called.json(["tmx", "memories"]);
  expect(memories).toHaveLength(27);
  const { stdout } = await called.run(["tmx", "memories", "--limit", "26"]);
  expect(stdout.split("\n")[0]).toMatch(/^id +name +languages +segments +changed$/);
  expect(stdout.trimEnd().split("\n")).toHaveLength(27);
  expect((await called.run(["tmx", "remove", "memory 3.tmx"])).stdout).toMatch(
    new RegExp(`^memory 3\\.tmx \\(${id}\\) is removed, 1 segment\n$`),
  );
  expect(await client.memories.list().toArray()).toHaveLength(26);
}, 30_000);
