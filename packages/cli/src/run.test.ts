import { describe, expect, test } from "vitest";
import { writeTmxFile } from "../test/memories.ts";
import { dragoman, temporaryFolder } from "../test/run-command.ts";
import { faultMeanings } from "./tmx/option-values.ts";

describe("help", () => {
  test("of the command and of a group goes to standard output", async () => {
    for (const args of [["--help"], ["tmx", "--help"], ["help", "tmx"]]) {
      const { code, stdout, stderr } = await dragoman(args);
      expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
      expect(stdout).toContain("Exit codes:");
    }
  });

  const files = ["stats", "validate", "convert", "merge", "diff", "split", "clean", "match", "analyze"];
  test.each([
    ["tmx", [...files, "import", "export", "sync", "memories", "remove", "job"]],
    ["i18n", ["status", "translate", "check", "pseudo", "approve"]],
    ["glossary", ["list", "show", "create", "add", "replace", "export", "rename", "remove"]],
  ])("of every command of %s has examples and defaults", async (group, expected) => {
    const { stdout } = await dragoman([group, "--help"]);
    const commands = [...stdout.matchAll(/^ {2}(\w+) \[options\]/gm)].map(([, name = ""]) => name);
    expect(commands).toEqual(expected);
    for (const command of commands) {
      const help = await dragoman([group, command, "--help"]);
      expect(help.stdout).toMatch(new RegExp(`Examples:\n  dragoman ${group} ${command}[ \n]`));
      expect(help.stdout).toMatch(/\(default: /);
    }
  });

  test("lists the faults that a policy can name", async () => {
    const { stdout } = await dragoman(["tmx", "--help"]);
    for (const code of Object.keys(faultMeanings)) expect(stdout).toContain(`  ${code} `);
  });

  test("where no command is given is an error, on standard error", async () => {
    const { code, stdout, stderr } = await dragoman([]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain("Usage: dragoman");
  });
});

test("the version is that of the package", async () => {
  expect(await dragoman(["--version"])).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
});

describe("what is nearly right gets a suggestion, and exit code 2", () => {
  test.each([
    [["tmc"], "Did you mean tmx?"],
    [["tmx", "convrt"], "Did you mean convert?"],
    [["tmx", "stats", "--jsn", "x"], "Did you mean --json?"],
    [["tmx", "stats", "x", "--policy", "malformd=skip"], "malformed"],
    [["tmx", "stats", "x", "--policy", "malformed"], "raise, skip, repair"],
    [["tmx", "stats", "x", "--from-format", "docx"], "tmx, xliff-1.2"],
    [["tmx", "stats", "x", "--from", "not a language"], "de or pt-BR"],
    [["tmx", "match", "x", "--threshold", "120"], "from 0 to 100"],
    [["tmx", "split", "x", "--count", "1.5"], "whole number"],
    [["tmx", "clean", "x", "--older-than", "yesterday"], "2024-05-31"],
    [["tmx", "clean", "x", "--older-than", "2024-02-31"], "2024-05-31"],
    [["tmx", "analyze", "x", "--locale", "not a language"], "de or pt-BR"],
    [["tmx", "analyze", "x", "--currency", "euros"], "ISO 4217"],
    [["tmx", "convert", "x", "--to-columns", "id,,de"], "is empty"],
    [["tmx", "stats"], "missing required argument"],
    [["tmx", "convert", "a", "b"], "too many arguments"],
  ])("%j", async (args, said) => {
    const { code, stdout, stderr } = await dragoman(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(said);
    expect(stderr).toMatch(/^error: .+\n\(--help says how it is used\)\n$/s);
  });
});

describe("progress", () => {
  test("is shown on a terminal, with size and rate, and gone in the end", async () => {
    const path = await temporaryFolder();
    const file = await writeTmxFile(
      path("ui.tmx"),
      Array.from({ length: 20_000 }, (_, at) => ({ en: `Text ${at}`, de: `T ${at}` })),
    );
    const { code, stderr } = await dragoman(["tmx", "convert", file, "-o", path("out.tmx")], { isTerminal: true });
    expect(code).toBe(0);
    expect(stderr).toMatch(/\d+ % {2}\d[\d.]* \w?B of \d[\d.]* MB {2}\d[\d.]* \w?B\/s/);
    expect(stderr).toContain("20,000 units written");
    const { stderr: without } = await dragoman(["tmx", "convert", file, "-o", path("out.tmx"), "--no-progress"], {
      isTerminal: true,
    });
    expect(without).toBe(`20,000 units written to ${path("out.tmx")}\n`);
  });

  test("is not shown in pipes", async () => {
    const path = await temporaryFolder();
    const file = await writeTmxFile(path("ui.tmx"), [{ en: "One", de: "Eins" }]);
    expect((await dragoman(["tmx", "stats", file])).stderr).toBe("");
  });
});
