import { execFileSync, spawnSync } from "node:child_process";
import { chmod, readdir, readFile, writeFile } from "node:fs/promises";
import { beforeEach, describe, expect, test } from "vitest";
import { interfaceTexts, tmxText, writeTmxFile } from "../test/memories.ts";
import { commandLine, processFrom, processInto, startProcess, temporaryFolder } from "../test/run-command.ts";

let path: (name: string) => string;
beforeEach(async () => {
  path = await temporaryFolder();
});

const many = Array.from({ length: 30_000 }, (_, at) => ({ en: `Text number ${at}`, de: `Text Nummer ${at}` }));

describe("the command as a process", { timeout: 60_000 }, () => {
  test("takes standard input and gives standard output", async () => {
    const { child, outcome } = startProcess(["tmx", "convert", "-", "--to-format", "csv", "--lossy"]);
    child.stdin.end(tmxText([{ en: "One", de: "Eins" }]));
    expect(await outcome).toEqual({ code: 0, stdout: "en,de\r\nOne,Eins\r\n", stderr: "" });
  });

  test("exits with 0, 1 and 2", async () => {
    const [good, bad] = [await writeTmxFile(path("a.tmx"), interfaceTexts), path("b.tmx")];
    await writeFile(bad, tmxText([{ en: "One", attributes: 'usagecount="x"' }]));
    const codes = [good, bad, path("missing.tmx")].map(async (file) => {
      const { code } = await startProcess(["tmx", "validate", file]).outcome;
      return code;
    });
    expect(await Promise.all(codes)).toEqual([0, 1, 2]);
  });

  test("ends quietly when the reader of its output goes away", async () => {
    const file = await writeTmxFile(path("a.tmx"), many);
    const { child, outcome } = startProcess(["tmx", "convert", file]);
    child.stdout.once("data", () => child.stdout.destroy());
    expect(await outcome).toMatchObject({ code: 0, stderr: "" });
  });

  test("ends quietly then also while it waits for its input", async () => {
    const { child, outcome } = startProcess([
      "tmx",
      "match",
      await writeTmxFile(path("a.tmx"), interfaceTexts),
      "--to",
      "de",
    ]);
    child.stdout.once("data", () => {
      child.stdout.destroy();
      child.stdin.write("Another\n".repeat(20));
    });
    child.stdin.write("Print 3 pages\n");
    expect(await outcome).toMatchObject({ code: 0, stderr: "" });
  });

  test.each([
    ["SIGHUP", 129],
    ["SIGINT", 130],
    ["SIGTERM", 143],
  ] as const)("ends on %s with %i, and leaves nothing half written", async (signal, code) => {
    const { child, outcome } = startProcess(["tmx", "convert", "-", "-o", path("out.tmx")]);
    const text = tmxText(many);
    child.stdin.write(text.slice(0, text.length / 2));
    while (!(await readdir(path("."))).some((name) => name.endsWith(".part"))) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    child.kill(signal);
    if (signal === "SIGHUP") child.kill(signal);
    expect(await outcome).toEqual({ code, stdout: "", stderr: `Ended by ${signal}.\n` });
    expect(await readdir(path("."))).toEqual([]);
  });

  test.skipIf(process.platform !== "linux")("says that the disk is full where standard output goes", async () => {
    const file = await writeTmxFile(path("a.tmx"), interfaceTexts);
    for (const args of [["convert", file], ["stats", file], ["--help"]]) {
      const { code, stderr } = processInto("/dev/full", ["tmx", ...args]);
      expect({ code, stderr }).toEqual({
        code: 2,
        stderr: "error: Standard output cannot be written: the disk is full.\n",
      });
    }
  });

  test.skipIf(process.platform === "win32")(
    "leaves a protected file alone in a folder that is not",
    async ({ skip }) => {
      // Nothing is protected from root, and not every place where root keeps a checkout is open to others.
      const nobody = process.getuid?.() === 0 ? { uid: 65_534 } : {};
      skip(spawnSync(process.execPath, ["-e", ""], nobody).status !== 0, "another user may not run Node from here");
      const file = await writeTmxFile(path("a.tmx"), interfaceTexts);
      await writeFile(path("out.tmx"), "old", { mode: 0o444 });
      await chmod(path("."), 0o777);
      const { code, stderr } = await startProcess(["tmx", "convert", file, "-o", path("out.tmx")], nobody).outcome;
      expect({ code, stderr }).toEqual({
        code: 2,
        stderr: `error: ${path("out.tmx")} cannot be written: you may not.\n`,
      });
      expect(await readFile(path("out.tmx"), "utf8")).toBe("old");
    },
  );

  test("refuses to write over the file behind standard input", async () => {
    const file = await writeTmxFile(path("a.tmx"), interfaceTexts);
    const { code, stderr } = processFrom(file, ["tmx", "convert", "-", "-o", file]);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: `error: ${file} is standard input, which is read; write to another file.\n`,
    });
    expect(processFrom(file, ["tmx", "merge", "-", "--keep", "newest"])).toMatchObject({ code: 0 });
  });

  test("refuses to write standard output into the file that it reads", async () => {
    const file = await writeTmxFile(path("a.tmx"), interfaceTexts);
    const before = await readFile(file, "utf8");
    const { code, stderr } = processInto(file, ["tmx", "convert", file]);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: `error: Standard output is ${file}, which is read; write to another file.\n`,
    });
    expect(await readFile(file, "utf8")).toBe(before);
  });

  test.skipIf(process.platform === "win32")("writes to a pipe that has a name in /dev only", async () => {
    const file = await writeTmxFile(path("a.tmx"), [{ en: "One", de: "Eins" }]);
    const [command, ...args] = commandLine(["tmx", "convert", file, "-o", "/dev/stdout", "--to-format", "csv"]);
    const output = execFileSync("sh", ["-c", '"$@" | cat', "sh", command, ...args], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    expect(output).toBe("en,de\r\nOne,Eins\r\n");
  });

  test.skipIf(process.platform === "win32")("reads a named pipe, though it needs it twice", async () => {
    execFileSync("mkfifo", [path("pipe")]);
    const { outcome } = startProcess([
      "tmx",
      "merge",
      path("pipe"),
      "--keep",
      "newest",
      "--from-format",
      "tmx",
      "--to-format",
      "csv",
      "--lossy",
    ]);
    await writeFile(
      path("pipe"),
      tmxText([
        { en: "One", de: "Eins" },
        { en: "One", de: "Einer" },
      ]),
    );
    expect(await outcome).toMatchObject({ code: 0, stdout: "en,de\r\nOne,Eins\r\n" });
  });
});
