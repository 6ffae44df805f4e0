import { link, mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { beforeEach, describe, expect, test } from "vitest";
import { interfaceTexts, tmxText, writeTmxFile } from "../test/memories.ts";
import { dragoman, temporaryFolder } from "../test/run-command.ts";
import { Stop } from "./stop.ts";

let path: (name: string) => string;
let memory: string;
beforeEach(async () => {
  path = await temporaryFolder();
  memory = await writeTmxFile(path("ui.tmx"), interfaceTexts);
});

const files = () => readdir(path("."));

describe("what cannot be read", () => {
  test("is named, and is no crash", async () => {
    await mkdir(path("folder.tmx"));
    await symlink(path("loop.tmx"), path("loop.tmx"));
    await writeFile(path("empty.tmx"), "");
    await writeFile(path("noise.tmx"), Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 256)));
    await writeFile(path("noise"), "\u0000\u0001");
    const { stderr: missing } = await dragoman(["tmx", "stats", path("missing.tmx")]);
    expect(missing).toBe(`error: ${path("missing.tmx")} cannot be read: there is no such file or folder.\n`);
    expect((await dragoman(["tmx", "stats", path("folder.tmx")])).stderr).toContain("is a folder");
    expect((await dragoman(["tmx", "stats", path("loop.tmx")])).stderr).toContain("lead in a circle");
    expect((await dragoman(["tmx", "stats", path("noise")])).stderr).toContain("give --from-format");
    expect((await dragoman(["tmx", "stats", `${memory}/x`])).stderr).toContain("no folder");
    expect((await dragoman(["tmx", "stats", "x\0y"])).code).toBe(2);
    for (const name of ["empty.tmx", "noise.tmx", "folder.tmx", "loop.tmx"]) {
      const { code, stderr } = await dragoman(["tmx", "stats", path(name)]);
      expect(code).toBe(2);
      expect(stderr).toMatch(/^error: /);
      expect(stderr).not.toContain("fault of dragoman's own");
    }
  });

  test("is JSON on standard output with --json, and words on standard error", async () => {
    for (const args of [
      ["tmx", "stats", path("missing.tmx"), "--json"],
      ["tmx", "match", "--to", "de", "--json", "--index", path("missing")],
      ["tmx", "convert", memory, "--json"],
      ["tmx", "diff", memory, "--json"],
      ["tmx", "stats", memory, "--json", "--nonsense"],
    ]) {
      const { code, stdout, stderr } = await dragoman(args);
      expect(code).toBe(2);
      const { message, ...rest } = JSON.parse(stdout);
      expect(rest).toEqual({ kind: "error", format: "dragoman-error", version: 1 });
      expect(stderr).toContain(`error: ${message}`);
    }
    const broken = { stdin: Buffer.concat([Buffer.from("Print\n".repeat(20_000)), Buffer.from([0xff])]) };
    const partly = await dragoman(["tmx", "match", memory, "--to", "de", "--json"], broken);
    expect(JSON.parse(partly.stdout.trimEnd().split("\n").at(-1) ?? "")).toMatchObject({ kind: "error" });
  });

  test("is told by what it is where it is packed", async () => {
    const packed = gzipSync(tmxText(interfaceTexts));
    await writeFile(path("ui.tmx.gz"), packed);
    const remedy = "is compressed with gzip; give it as `gzip -dc FILE | dragoman … -`.\n";
    const { stderr } = await dragoman(["tmx", "stats", path("ui.tmx.gz")]);
    expect(stderr).toBe(`error: ${path("ui.tmx.gz")} ${remedy}`);
    const args = ["tmx", "convert", "-", "--from-format", "tmx"];
    expect((await dragoman(args, { stdin: packed })).stderr).toBe(`error: standard input ${remedy}`);
    await writeFile(path("memory.sdltm"), "SQLite format 3\0 and more");
    expect((await dragoman(["tmx", "stats", path("memory.sdltm")])).stderr).toContain(
      "is a database; export it as TMX",
    );
  });

  test("standard input twice is refused", async () => {
    for (const args of [
      ["merge", "-", "-"],
      ["diff", "-", "-"],
      ["match", "-", "--lines", "-", "--to", "de"],
      ["analyze", "-", "--memory", "-", "--to", "de"],
      ["convert", "-", "--from", "en", "--target", "de=-"],
    ]) {
      const { code, stderr } = await dragoman(["tmx", ...args]);
      expect({ code, stderr }).toEqual({ code: 2, stderr: "error: Standard input (-) can be given once only.\n" });
    }
  });
});

describe("an output", () => {
  const half = tmxText(interfaceTexts)
    .replace("<seg>A ", "<seg>A <ph>")
    .replace(/<tu tuid="close"[\s\S]*/, "");
  const raising = ["--policy", "malformed=raise", "--policy", "truncated=raise", "--policy", "misplaced_element=raise"];

  test("that is an input is refused, by whatever name", async () => {
    await symlink(memory, path("link.tmx"));
    await link(memory, path("hard.tmx"));
    const before = await readFile(memory, "utf8");
    for (const out of [memory, path("./ui.tmx"), path("link.tmx"), path("hard.tmx")]) {
      for (const args of [
        ["convert", memory],
        ["clean", memory, "--empty"],
        ["merge", path("link.tmx")],
      ]) {
        const { code, stderr } = await dragoman(["tmx", ...args, "-o", out]);
        expect(code).toBe(2);
        expect(stderr).toContain("write to another file");
      }
    }
    const analyze = ["tmx", "analyze", memory, "--memory", memory, "--to", "de"];
    expect((await dragoman([...analyze, "--csv", memory])).code).toBe(2);
    expect((await dragoman([...analyze, "--index", memory])).code).toBe(2);
    const job = await writeTmxFile(path("job.tmx"), interfaceTexts);
    const other = ["tmx", "analyze", job, "--memory", memory, "--to", "de"];
    expect((await dragoman([...other, "--html", memory])).code).toBe(2);
    expect(await readFile(memory, "utf8")).toBe(before);
  });

  test("has a file of its own, by whatever name", async () => {
    const analyze = ["tmx", "analyze", memory, "--to", "de"];
    const index = ["--index", path("index")];
    expect((await dragoman([...analyze, "--memory", memory, ...index])).code).toBe(0);
    const before = await readFile(path("index"));
    await symlink(path("."), path("folder"));
    for (const args of [
      ["--memory", memory, "--csv", path("report"), "--html", path("./x/../report")],
      ["--memory", memory, "--csv", path("report"), "--html", path("folder/report")],
      ["--memory", memory, ...index, "--csv", path("index")],
      [...index, "--csv", path("folder/index")],
    ]) {
      const { code, stderr } = await dragoman([...analyze, ...args]);
      expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining("Two options name ") });
    }
    expect(await readFile(path("index"))).toEqual(before);
    expect(await files()).toEqual(["folder", "index", "ui.tmx"]);
  });

  test("stays as it was where the input breaks in the middle", async () => {
    await writeFile(path("half.tmx"), half);
    await writeFile(path("out.tmx"), "old");
    for (const command of [["convert"], ["clean", "--empty"], ["merge"], ["clean", "--several-targets", "newest"]]) {
      const [name = "", ...options] = command;
      const args = ["tmx", name, path("half.tmx"), ...options, "-o", path("out.tmx"), ...raising];
      const { code, stderr } = await dragoman(args);
      expect(code).toBe(2);
      expect(stderr).toContain(`${path("half.tmx")}: Line `);
    }
    expect(await readFile(path("out.tmx"), "utf8")).toBe("old");
    await dragoman(["tmx", "split", path("half.tmx"), "--count", "1", "--into", path("."), ...raising]);
    expect(await files()).toEqual(["half.tmx", "out.tmx", "ui.tmx"]);
  });

  test("that cannot be is refused before anything is read", async () => {
    await mkdir(path("folder"));
    await symlink(path("nowhere"), path("dangling.tmx"));
    const convert = (out: string) => dragoman(["tmx", "convert", memory, "-o", out]);
    expect((await convert(path("folder"))).stderr).toMatch(/folder|format/);
    expect((await convert(path("folder.tmx/out.tmx"))).stderr).toContain("there is no folder");
    expect((await convert(path("dangling.tmx"))).stderr).toContain("link to a file that is not there");
    expect((await convert(path(`${"x".repeat(300)}.tmx`))).stderr).toContain("too long");
    expect((await convert("x\0.tmx")).code).toBe(2);
  });

  test("goes through a link to the file behind it", async () => {
    await writeFile(path("real.tmx"), "old");
    await symlink(path("real.tmx"), path("link.tmx"));
    expect((await dragoman(["tmx", "convert", memory, "-o", path("link.tmx")])).code).toBe(0);
    expect(await readFile(path("real.tmx"), "utf8")).toContain("<tmx");
    expect(await files()).toEqual(["link.tmx", "real.tmx", "ui.tmx"]);
  });

  test("to a device leaves the device where it is", async () => {
    expect((await dragoman(["tmx", "convert", memory, "--to-format", "tmx", "-o", "/dev/null"])).code).toBe(0);
    expect((await dragoman(["tmx", "stats", "/dev/null", "--from-format", "tmx"])).code).toBe(2);
  });
});

describe("Ctrl-C", () => {
  test("ends a command that waits for its input, and nothing half written is left", async () => {
    const stop = new AbortController();
    const waiting = new Readable({ read() {} });
    waiting.push(tmxText(interfaceTexts).slice(0, -30));
    await writeFile(path("out.tmx"), "old");
    const running = dragoman(["tmx", "convert", "-", "-o", path("out.tmx")], { stdin: waiting, signal: stop.signal });
    await new Promise((resolve) => setTimeout(resolve, 50));
    stop.abort(new Stop("SIGINT"));
    expect(await running).toMatchObject({ code: 130, stderr: "Ended by SIGINT.\n" });
    expect(await readFile(path("out.tmx"), "utf8")).toBe("old");
    expect(await files()).toEqual(["out.tmx", "ui.tmx"]);
  });
});

describe("names of parts", () => {
  const values = [
    "../../evil",
    "/etc/passwd",
    "..",
    ".",
    "",
    "a\\b",
    "CON",
    "x".repeat(500),
    "Same",
    "same",
    "\u202egpj",
    "a:b*?",
    ".hidden",
    "ends. ",
  ];

  test("lead nowhere else, whatever a property says", async () => {
    const units = values.map((domain, at) => ({ en: `Text ${at}`, domain }));
    const file = await writeTmxFile(path("v.tmx"), units);
    await mkdir(path("in"));
    const { code, stdout } = await dragoman([
      "tmx",
      "split",
      file,
      "--property",
      "domain",
      "--into",
      path("in"),
      "--json",
    ]);
    expect(code).toBe(0);
    const made = await readdir(path("in"));
    expect(made).toHaveLength(JSON.parse(stdout).parts.length);
    expect(new Set(made.map((name) => name.toLowerCase())).size).toBe(made.length);
    for (const name of made) expect(name).toMatch(/^v-[^/\\:*?\p{Cc}\u202e]{1,125}\.tmx$/u);
    expect(await files()).toEqual(["in", "ui.tmx", "v.tmx"]);
  });

  test("lead nowhere else, whatever the template says", async () => {
    for (const name of ["../{part}.tmx", "/tmp/{part}.tmx", "a\\{part}.tmx", "part.tmx", "{part}\0.tmx"]) {
      const { code } = await dragoman(["tmx", "split", memory, "--count", "1", "--into", path("."), "--name", name]);
      expect(code).toBe(2);
    }
    const args = [
      "tmx",
      "split",
      memory,
      "--property",
      "domain",
      "--into",
      path("."),
      "--name",
      "{part}",
      "--to-format",
      "tmx",
    ];
    expect((await dragoman(args)).code).toBe(0);
    expect(await files()).toEqual(["help", "none", "ui", "ui.tmx"]);
  });

  test("are refused where there are too many", async () => {
    const file = await writeTmxFile(
      path("v.tmx"),
      Array.from({ length: 20 }, (_, at) => ({ en: "A", domain: `d${at}` })),
    );
    const args = ["tmx", "split", file, "--property", "domain", "--into", path("."), "--most-parts", "5"];
    expect((await dragoman(args)).stderr).toContain("more than 5 parts");
    expect(await files()).toEqual(["ui.tmx", "v.tmx"]);
  });
});

describe("texts and names with commands for the terminal", () => {
  const clear = "\u009b2J\u009d0;owned\u009c";
  /** What a terminal obeys. */
  const raw = /[[\p{Cc}\u202a-\u202e\u2066-\u2069]--[\n\t]]/v;
  const colours = /\p{Cc}\[[\d;]*m/gu;

  test("are shown, and not obeyed", async () => {
    const name = path("a\u001b]0;owned\u0007\u202e.tmx");
    const units = [
      {
        en: `Click ${clear}`,
        de: `Klick ${clear}`,
        id: clear,
        domain: clear,
        attributes: `creationid="${clear}" changeid="${clear}" usagecount="${clear}"`,
      },
      { en: `A <ph>${clear}</ph> b`, de: `<bpt i="1">${clear}</bpt>` },
      { en: "Print 3 pages\u2066", de: "x" },
    ];
    await writeTmxFile(name, units);
    await writeTmxFile(path("b.tmx"), [{ en: `Click ${clear}!`, de: `K${clear}`, id: clear }]);
    const shown: string[] = [];
    for (const args of [
      ["stats", name],
      ["validate", "--strict", name],
      ["diff", name, path("b.tmx")],
      ["diff", "--by", "id", name, path("b.tmx")],
      ["diff", "--json", name, path("b.tmx")],
      ["convert", name],
      ["convert", name, "--to-format", "csv", "--lossy"],
      ["convert", name, "--to-format", "csv"],
      ["convert", name, "-o", path("\u001b[2J.tmx")],
      ["merge", name, path("b.tmx")],
      ["split", name, "--property", "domain", "--into", path("."), "--replace"],
      ["clean", name, "--control-characters", "--numbers", "--report-only", "--sample-texts"],
      ["match", name, "--to", "de", "--text", `Click ${clear}`, "--text", "Print 4 pages\u2066", "--threshold", "30"],
      ["match", name, "--to", "de", "--text", `Click ${clear}`, "--threshold", "30", "--json"],
      ["analyze", name, path("b.tmx"), "--memory", name, "--to", "de"],
      ["stats", path("\u001b[2Jmissing")],
      ["stats", "--\u001b[2J"],
      ["\u001b[2J"],
      ["stats", name, "--from-format", "\u001b[2J"],
    ]) {
      const { stdout, stderr } = await dragoman(["tmx", ...args, "--no-progress"], {
        isTerminal: true,
        env: { TERM: "xterm" },
      });
      shown.push(stdout, stderr);
      expect({ args, raw: raw.exec((stdout + stderr).replaceAll(colours, ""))?.[0].codePointAt(0) }).toEqual({
        args,
        raw: undefined,
      });
    }
    expect(shown.join("")).toContain("\\u{9b}2J");
  });

  test("are there as they are where the output is a file or pipe", async () => {
    const file = await writeTmxFile(path("c.tmx"), [{ en: `A${clear}`, de: "B" }]);
    const { stdout } = await dragoman(["tmx", "convert", file]);
    expect(stdout).toContain(`<seg>A${clear}</seg>`);
  });
});

describe("too much of something", () => {
  test("a line to be looked up that never ends is refused", async () => {
    function* endless() {
      for (let piece = 0; piece < 1000; piece += 1) yield Buffer.alloc(100_000, "x");
      throw new Error("It was read to its end.");
    }
    const { code, stderr } = await dragoman(["tmx", "match", memory, "--to", "de"], {
      stdin: Readable.from(endless()),
    });
    expect(code).toBe(2);
    expect(stderr).toContain("Line 1 of standard input is longer than 1000000 characters");
  });

  test("lines that are not UTF-8 are refused", async () => {
    const { code, stderr } = await dragoman(["tmx", "match", memory, "--to", "de"], {
      stdin: Buffer.from([0x41, 0x0a, 0xff, 0x41]),
    });
    expect(code).toBe(2);
    expect(stderr).toContain("is not UTF-8");
  });

  test("an index that is nothing but a line is refused", async () => {
    await writeFile(path("i"), `DRAGOMAN INDEX 1 ${"x".repeat(2_000_000)}`);
    const { code, stderr } = await dragoman(["tmx", "match", "--index", path("i"), "--to", "de", "--text", "x"]);
    expect(code).toBe(2);
    expect(stderr).toContain("is no index");
  });

  test("memories under names such as __proto__ stay names", async () => {
    const index = ["--index", path("index")];
    await dragoman(["tmx", "match", memory, "--to", "de", "--text", "Print", ...index]);
    // Of an index alone it is not known which memories are in it.
    const { code, stdout } = await dragoman([
      ...["tmx", "match", ...index, "--to", "de", "--text", "Print 3 pages", "--json"],
      "--memory-penalty",
      "__proto__=7",
      "--memory-penalty",
      `${memory}=3`,
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout).matches[0].score).toBe(97);
    expect(Object.hasOwn(Object.prototype, memory)).toBe(false);
  });
});
