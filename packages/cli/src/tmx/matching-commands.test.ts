import { appendFile, readFile, stat, writeFile } from "node:fs/promises";
import { createIndex, openIndex, readTmx } from "@dragoman/tm";
import { beforeEach, describe, expect, test } from "vitest";
import { interfaceTexts, tmxText, writeTmxFile } from "../../test/memories.ts";
import { dragoman, temporaryFolder } from "../../test/run-command.ts";

let path: (name: string) => string;
let memory: string;
beforeEach(async () => {
  path = await temporaryFolder();
  memory = await writeTmxFile(path("ui.tmx"), interfaceTexts);
});

describe("match", () => {
  test("explains the score of a match", async () => {
    const { code, stdout, stderr } = await dragoman(["tmx", "match", memory, "--to", "de", "--text", "Print 5 pages"]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout.split("\n")).toEqual([
      "Print 5 pages (1 match)",
      ` 99.5 repaired ${memory}, unit print`,
      "      en: Print [-3-]{+5+} pages",
      "      de: 5 Seiten drucken",
      "      text 100, numbers −0.5",
      "      repaired numbers: 3 → 5",
      "",
    ]);
  });

  test("colours it on a terminal, and not where NO_COLOR is set", async () => {
    const args = ["tmx", "match", memory, "--to", "de", "--text", "Close a window", "--threshold", "50"];
    const env = { TERM: "xterm" };
    expect((await dragoman(args, { isTerminal: true, env })).stdout).toContain("\u001b[31m[-the-]\u001b[39m");
    const { stdout } = await dragoman(args, { isTerminal: true, env: { ...env, NO_COLOR: "1" } });
    expect(stdout).toContain("[-the-]");
    expect(stdout).not.toContain("\u001b[31m");
  });

  test("looks up every line of standard input, as lines of JSON", async () => {
    const { stdout } = await dragoman(["tmx", "match", memory, "--to", "de", "--json"], {
      stdin: "Print 3 pages\r\n\nSomething else entirely",
    });
    const lines = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines).toMatchObject([
      {
        text: "Print 3 pages",
        matches: [
          { kind: "exact", score: 100, unitId: "print", memory, target: { language: "de", text: "3 Seiten drucken" } },
        ],
      },
      { text: "", matches: [] },
      { text: "Something else entirely", matches: [] },
    ]);
  });

  test("counts context, and points off for memories and parts", async () => {
    const scores = async (...args: string[]) => {
      const { stdout } = await dragoman(["tmx", "match", memory, "--to", "de", "--json", ...args]);
      return stdout
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line).matches[0]?.score);
    };
    expect(await scores("--text", "Close the window", "--before", "File")).toEqual([101]);
    expect(await scores("--text", "Close the window", "--memory-penalty", `${memory}=7`)).toEqual([93]);
    expect(await scores("--text", "Print 5 pages", "--penalty", "numbers=10")).toEqual([95]);
    expect(await scores("--text", "Print 5 pages", "--penalty", "numbers=10", "--no-repair")).toEqual([90]);
  });

  test("refuses points off a memory that is not given", async () => {
    for (const args of [
      ["match", memory, "--text", "Save"],
      ["analyze", memory, "--memory", memory],
    ]) {
      const { code, stderr } = await dragoman(["tmx", ...args, "--to", "de", "--memory-penalty", "other.tmx=5"]);
      expect(code).toBe(2);
      expect(stderr).toContain(`other.tmx, which is none of the memories: ${memory}.`);
    }
  });

  test("wants a target language, and something to look up", async () => {
    expect((await dragoman(["tmx", "match", memory, "--text", "x"])).stderr).toContain("--to");
    const { code, stderr } = await dragoman(["tmx", "match", "-", "--to", "de"], { stdin: tmxText([]) });
    expect(code).toBe(2);
    expect(stderr).toContain("--text or --lines");
  });
});

describe("match --index", () => {
  const lookUp = (...args: string[]) => {
    return dragoman(["tmx", "match", ...args, "--to", "de", "--text", "Print 3 pages", "--index", path("ui.index")]);
  };

  test("builds an index once, and opens it the next time and without memories", async () => {
    const first = await lookUp(memory);
    expect(first.stderr).toBe(`4 units indexed and kept in ${path("ui.index")}\n`);
    const { mtimeMs } = await stat(path("ui.index"));
    const again = await lookUp(memory);
    expect(again).toEqual({ ...first, stderr: "" });
    expect(await lookUp()).toEqual(again);
    const other = ["tmx", "match", memory, "--to", "fr", "--text", "Print 3 pages", "--index", path("ui.index")];
    expect(await dragoman(other)).toMatchObject({ code: 0, stderr: "", stdout: "Print 3 pages (nothing over 75)\n" });
    expect((await stat(path("ui.index"))).mtimeMs).toBe(mtimeMs);
  });

  test("makes it anew when a memory has changed, or others are given", async () => {
    await lookUp(memory);
    await appendFile(memory, "\n");
    expect((await lookUp(memory)).stderr).toContain("made anew");
    const other = await writeTmxFile(path("other.tmx"), [{ en: "Print 3 pages", de: "Drei Seiten drucken" }]);
    const { stdout, stderr } = await lookUp(memory, other);
    expect(stderr).toContain("5 units indexed");
    expect(stdout).toContain("Drei Seiten drucken");
  });

  test("opens an index that the library saved", async () => {
    const index = createIndex();
    for await (const unit of readTmx(tmxText(interfaceTexts))) index.add(unit);
    await writeFile(path("ui.index"), index.save());
    expect((await lookUp()).stdout).toContain("100 exact unit print");
  });

  test("keeps bytes that the library opens, behind one line", async () => {
    await lookUp(memory);
    const file = await readFile(path("ui.index"));
    const end = file.indexOf("\n") + 1;
    expect(end % 4).toBe(0);
    expect(openIndex(new Uint8Array(file.subarray(end))).size).toBe(4);
  });

  test("does not overwrite what is no index", async () => {
    await writeFile(path("ui.index"), "my notes");
    const { code, stderr } = await lookUp(memory);
    expect(code).toBe(2);
    expect(stderr).toContain("is there and is no index");
    expect(await readFile(path("ui.index"), "utf8")).toBe("my notes");
  });

  test("makes a damaged one anew, and refuses it where there is no memory", async () => {
    await lookUp(memory);
    const file = await readFile(path("ui.index"));
    await writeFile(path("ui.index"), file.subarray(0, file.length - 40));
    expect(await lookUp()).toMatchObject({ code: 2, stderr: expect.stringContaining("Build it again") });
    expect((await lookUp(memory)).stderr).toContain("4 units indexed");
  });
});

describe("analyze", () => {
  const job = [
    { en: "Print 3 pages" },
    { en: "Print 3 pages" },
    { en: "Close the windows" },
    { en: "Something else entirely" },
  ];

  test("shows how much of a job the memory holds", async () => {
    const file = await writeTmxFile(path("job.tmx"), job);
    const { code, stdout } = await dragoman(["tmx", "analyze", file, "--memory", memory, "--to", "de"]);
    expect(code).toBe(0);
    expect(stdout).toContain("en → de, 4 units in memory (words)");
    expect(stdout).toMatch(/^Repetitions +10 % +1 +3 /m);
    expect(stdout).toMatch(/^100 exact +15 % +1 +3 /m);
    expect(stdout).toMatch(/^New +100 % +1 +3 /m);
    expect(stdout).toMatch(/^Total +4 +12 /m);
  });

  test("writes JSON, CSV and a page, with rates and a price", async () => {
    const file = await writeTmxFile(path("job.tmx"), job);
    const report = ["--json", "--csv", path("r.csv"), "--html", path("r.html"), "--title", "Job 7"];
    const rates = ["--rate", "exact=0", "--rate", "new=50", "--price", "0.5", "--currency", "EUR"];
    const args = ["tmx", "analyze", file, "--memory", memory, "--to", "de", ...report, ...rates, "--index", path("i")];
    const { code, stdout } = await dragoman(args);
    expect(code).toBe(0);
    const leverage = JSON.parse(stdout);
    expect(leverage).toMatchObject({
      format: "dragoman-leverage",
      version: 1,
      rates: { exact: 0, new: 50 },
      price: { currency: "EUR" },
    });
    expect(leverage.bands.find(({ band }: { band: string }) => band === "new")).toMatchObject({
      words: 3,
      weightedWords: 1.5,
      cost: 0.75,
    });
    expect(await readFile(path("r.csv"), "utf8")).toMatch(/^file,band,segments,words/);
    expect(await readFile(path("r.html"), "utf8")).toContain("<h1>Job 7</h1>");
    const withIndex = await dragoman(["tmx", "analyze", file, "--index", path("i"), "--to", "de", "--json"]);
    expect(JSON.parse(withIndex.stdout).memory.units).toBe(4);
  });

  test("says so where the memory is of no use, which a wrong language would look like", async () => {
    const file = await writeTmxFile(path("job.tmx"), job);
    const analyze = (to: string) => dragoman(["tmx", "analyze", file, "--memory", memory, "--to", to, "--json"]);
    const { code, stdout, stderr } = await analyze("pl");
    expect(code).toBe(0);
    expect(JSON.parse(stdout).total.segments).toBe(4);
    expect(stderr).toContain("warning: the memory has nothing like any of these texts;");
    expect((await analyze("de")).stderr).toBe("");
  });

  test("names the file that cannot be read", async () => {
    await writeFile(path("broken.tmx"), "<tmx");
    const { code, stderr } = await dragoman(["tmx", "analyze", path("broken.tmx"), "--memory", memory, "--to", "de"]);
    expect(code).toBe(2);
    expect(stderr).toContain(`${path("broken.tmx")}: Line 1:`);
  });

  test("refuses a price without a currency, and a rate for no band", async () => {
    const analyze = ["tmx", "analyze", memory, "--memory", memory, "--to", "de"];
    expect((await dragoman([...analyze, "--price", "1"])).stderr).toContain("belong together");
    expect((await dragoman([...analyze, "--rate", "best=1"])).stderr).toContain('"best" is no band');
  });
});
