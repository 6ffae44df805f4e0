import { writeFile } from "node:fs/promises";
import { beforeEach, describe, expect, test } from "vitest";
import { interfaceTexts, tmxText, writeTmxFile } from "../../test/memories.ts";
import { dragoman, temporaryFolder } from "../../test/run-command.ts";

let path: (name: string) => string;
beforeEach(async () => {
  path = await temporaryFolder();
});

describe("stats", () => {
  test("counts units, words and codes for people", async () => {
    const file = await writeTmxFile(path("ui.tmx"), interfaceTexts);
    const { code, stdout, stderr } = await dragoman(["tmx", "stats", file]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(/^units +4$/m);
    expect(stdout).toMatch(/^with an id +4$/m);
    expect(stdout).toMatch(/^de +4 +15 /m);
  });

  test("gives the same for each file as JSON", async () => {
    const files = [
      await writeTmxFile(path("a.tmx"), interfaceTexts),
      await writeTmxFile(path("b.tmx"), [{ en: "Hi" }]),
    ];
    const { stdout } = await dragoman(["tmx", "stats", "--json", ...files]);
    expect(JSON.parse(stdout)).toMatchObject({
      format: "dragoman-tmx-stats",
      version: 1,
      files: [
        { file: files[0], format: "tmx", units: 4, report: { read: 4, skipped: 0, faults: [] } },
        { file: files[1], units: 1, unitsWithoutTranslation: 1 },
      ],
    });
  });

  test("reads standard input and tells its format by its content", async () => {
    const { code, stdout } = await dragoman(["tmx", "stats", "-"], { stdin: tmxText(interfaceTexts) });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^standard input \(tmx\)$/m);
  });
});

describe("validate", () => {
  const faulty = tmxText([
    { en: "Open", de: "Öffnen", attributes: 'creationdate="yesterday"' },
    { en: "A <bpt i='1'>x</bpt>", de: "B" },
  ]);

  test("exits with 0 for a file without a fault", async () => {
    const file = await writeTmxFile(path("ui.tmx"), interfaceTexts);
    const { code, stdout } = await dragoman(["tmx", "validate", file]);
    expect({ code, stdout }).toEqual({ code: 0, stdout: `${file} is fine: tmx, 4 units\n` });
  });

  test("names line and fault, and exits with 1", async () => {
    await writeFile(path("faulty.tmx"), faulty);
    const { code, stdout } = await dragoman(["tmx", "validate", path("faulty.tmx")]);
    expect(code).toBe(1);
    expect(stdout).toContain(`${path("faulty.tmx")}:5 invalid_value`);
    expect(stdout).toContain(`${path("faulty.tmx")}:6 unpaired_code`);
    expect(stdout).toContain("2 units, 2 faults");
  });

  test("has the faults as JSON", async () => {
    const { code, stdout } = await dragoman(["tmx", "validate", "--json", "-"], { stdin: faulty });
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      format: "dragoman-tmx-validate",
      version: 1,
      files: [
        {
          isWhole: true,
          report: { counts: { invalid_value: 1, unpaired_code: 1 }, faults: [{ line: 5 }, { line: 6 }] },
        },
      ],
    });
  });

  test("ends a file at the fault that the policy raises, and goes on with the next one", async () => {
    await writeFile(path("faulty.tmx"), faulty);
    const good = await writeTmxFile(path("good.tmx"), interfaceTexts);
    const args = ["tmx", "validate", "--json", "--policy", "invalid_value=raise", path("faulty.tmx"), good];
    const { code, stdout } = await dragoman(args);
    expect(code).toBe(1);
    expect(JSON.parse(stdout).files).toMatchObject([
      { isWhole: false, report: { read: 0, faults: [{ action: "raise", line: 5 }] } },
      { isWhole: true, report: { read: 4 } },
    ]);
  });

  test("finds with --strict what the format allows", async () => {
    const units = [
      ...interfaceTexts,
      { ...interfaceTexts[0], id: "again", en: "Click Save to continue." },
      { en: "Empty", de: "" },
    ];
    const file = await writeTmxFile(path("ui.tmx"), units);
    expect((await dragoman(["tmx", "validate", file])).code).toBe(0);
    const { code, stdout } = await dragoman(["tmx", "validate", "--strict", file]);
    expect(code).toBe(1);
    expect(stdout).toContain(`${file}, unit 5 (again) duplicates`);
    expect(stdout).toContain(`${file}, unit 6 empty`);
  });

  test("a file that is not there is no finding, but unreadable", async () => {
    expect((await dragoman(["tmx", "validate", path("nothing.tmx")])).code).toBe(2);
  });
});

describe("diff", () => {
  const after = [
    ...interfaceTexts
      .filter(({ id }) => id !== "close")
      .map((unit) => (unit.id === "print" ? { ...unit, de: "Drei Seiten drucken" } : unit)),
    { id: "open", en: "Open", de: "Öffnen" },
  ];

  test("exits with 0 where nothing differs, in whatever format", async () => {
    const [a, b] = [await writeTmxFile(path("a.tmx"), [{ id: "x", en: "One", de: "Eins" }]), path("b.csv")];
    await writeFile(b, "id,en,de\nx,One,Eins\n");
    const { code, stdout } = await dragoman(["tmx", "diff", "--summary", a, b]);
    expect({ code, stdout }).toEqual({ code: 0, stdout: "0 added, 0 removed, 0 changed, 1 as they were\n" });
  });

  test("shows what was added, removed and changed, and exits with 1", async () => {
    const files = [await writeTmxFile(path("a.tmx"), interfaceTexts), await writeTmxFile(path("b.tmx"), after)];
    const { code, stdout } = await dragoman(["tmx", "diff", ...files]);
    expect(code).toBe(1);
    expect(stdout.split("\n")).toEqual([
      "+ unit open",
      "    en: Open",
      "    de: Öffnen",
      "~ unit print de text",
      "    en: Print 3 pages",
      "    de: [-3-]{+Drei+} Seiten drucken",
      "- unit close",
      "    en: Close the window",
      "    de: Das Fenster schließen",
      "1 added, 1 removed, 1 changed, 2 as they were",
      "",
    ]);
  });

  test("reads the old memory from standard input, though it needs it twice", async () => {
    const file = await writeTmxFile(path("b.tmx"), after);
    const { stdout } = await dragoman(["tmx", "diff", "--json", "-", file], { stdin: tmxText(interfaceTexts) });
    const lines = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines.map(({ kind }) => kind)).toEqual(["added", "changed", "removed", "summary"]);
    expect(lines[1]).toMatchObject({
      before: { id: "print" },
      after: { id: "print" },
      changes: [{ part: "text", language: "de" }],
    });
    expect(lines[3]).toMatchObject({
      format: "dragoman-tmx-diff",
      version: 1,
      added: 1,
      removed: 1,
      changed: 1,
      unchanged: 2,
    });
  });
});
