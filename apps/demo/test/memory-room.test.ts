import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { handbookQueries, leaflet } from "../page/memories/example/example.ts";
import type { AnalysisJob, MemoryQuery, OpeningEnd } from "../page/memories/worker/memory-protocol.ts";
import { MemoryRoom } from "../page/memories/worker/memory-room.ts";

const handbook = await readFile(new URL("../page/memories/example/handbook.tmx", import.meta.url));

const xliff1 = `<xliff version="1.2"><file original="a" source-language="en" target-language="de" datatype="plaintext"><body>
<trans-unit id="1"><source>Open the door</source><target>Öffnen Sie die Tür</target></trans-unit></body></file></xliff>`;
const xliff2 = `<?xml version="1.0"?><xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de">
<file id="f"><unit id="1"><segment><source>Open the door</source><target>Öffnen Sie die Tür</target></segment></unit></file></xliff>`;
const po = `msgid ""\nmsgstr "Language: de\\nContent-Type: text/plain; charset=UTF-8\\n"\n\nmsgid "Open the door"\nmsgstr "Öffnen Sie die Tür"\n`;

describe("opening", () => {
  test.each([
    ["door.xlf", xliff1],
    ["door.xliff", xliff2],
    ["DOOR.SDLXLIFF", xliff1],
    ["utf16.xlf", Buffer.from(`\uFEFF${xliff2}`, "utf16le")],
    ["door.po", po],
    ["door.csv", "en,de\nOpen the door,Öffnen Sie die Tür\n"],
    ["door.tsv", "en\tde\nOpen the door\tÖffnen Sie die Tür\n"],
  ])("reads %s by its ending, and its texts are found", async (name, content) => {
    const room = new MemoryRoom();
    const end = await room.open(new File([content], name), () => undefined);
    expect(end).toMatchObject({ state: "opened", memory: { name, units: 1, sources: [{ language: "en", units: 1 }] } });
    expect(room.match(queryFor("Open the door")).matches[0]).toMatchObject({
      score: 100,
      target: ["Öffnen Sie die Tür"],
    });
  });

  test("counts languages by units, the most frequent first", async () => {
    const { memory } = opened(await new MemoryRoom().open(handbookFile(), () => undefined));
    expect(memory.sources).toEqual([{ language: "en", units: 23 }]);
    expect(memory.targets.map(({ language }) => language).sort()).toEqual(["ar", "de", "fr", "ja", "pl"]);
    expect(memory.targets[0]).toEqual({ language: "de", units: 22 });
  });

  test("says what was wrong with the example, and where", async () => {
    const { memory } = opened(await new MemoryRoom().open(handbookFile(), () => undefined));
    expect(memory.report).toMatchObject({ read: 23, repaired: 3, skipped: 1 });
    expect(memory.report.faults.map(({ unitId }) => unitId)).toEqual([
      "old.date",
      "old.code",
      "old.language",
      "old.empty",
    ]);
  });

  test("what is cancelled or overtaken changes nothing", async () => {
    const room = new MemoryRoom();
    await room.open(handbookFile(), () => undefined);
    const cancelled = room.open(manyUnits(), () => room.cancelOpening());
    expect(await cancelled).toEqual({ state: "cancelled" });
    expect(room.match(queryFor("Wash the tea glasses by hand.")).matches[0]?.kind).toBe("exact");
    const overtaken = room.open(manyUnits(), () => undefined);
    const next = room.open(handbookFile(), () => undefined);
    expect([(await overtaken).state, (await next).state]).toEqual(["cancelled", "opened"]);
  });
});

describe("the example", () => {
  test("shows a repair of numbers, one of codes, a similar text and the same text", async () => {
    const room = new MemoryRoom();
    await room.open(handbookFile(), () => undefined);
    const best = handbookQueries.map((text) => room.match(queryFor(text)).matches[0]);
    expect(best.map((match) => match?.kind)).toEqual(["repaired", "repaired", "fuzzy", "exact"]);
    expect(best.map((match) => match?.explanation.repairs[0]?.part)).toEqual([
      "numbers",
      "codes",
      undefined,
      undefined,
    ]);
  });

  test("has something in every kind of band that one text can have", async () => {
    const end = await analyzed({ kind: "text", name: "leaflet", text: leaflet, hasTags: true });
    const filled = end.report.bands.filter(({ segments }) => segments > 0).map(({ band }) => band);
    expect(filled).toEqual(
      expect.arrayContaining(["repeated", "context-double", "context", "exact", "repaired", "new"]),
    );
    expect(end.report.total.segments).toBe(18);
  });
});

describe("analysis of files", () => {
  test.each([
    ["job.txt", "Wash the tea glasses by hand. Nobody knows this.\r\n\r\nPour slowly: a cold glass may crack.", 3],
    ["job.json", `{"wash": "Wash the tea glasses by hand.", "more": {"new": "Nobody knows this."}}`, 2],
    ["job.pot", `msgid ""\nmsgstr ""\n\nmsgid "Wash the tea glasses by hand."\nmsgstr ""\n`, 1],
    ["job.xlf", xliff1, 1],
  ])("%s", async (name, content, segments) => {
    const { report } = await analyzed({ kind: "file", file: new File([content], name) });
    expect(report.total.segments).toBe(segments);
    expect(report.files[0]?.name).toBe(name);
  });

  test("text in UTF-16, and in UTF-8 with a mark, is read as it is", async () => {
    const text = "Wash the tea glasses by hand. Größe?";
    const utf16 = Buffer.from(`\uFEFF${text}`, "utf16le");
    for (const content of [`\uFEFF${text}`, utf16, Buffer.from(utf16).swap16()]) {
      const { report } = await analyzed({ kind: "file", file: new File([content], "job.txt") });
      expect(report.total).toMatchObject({ segments: 2, words: 7 });
      expect(report.bands.find(({ band }) => band === "exact")?.segments).toBe(1);
    }
  });

  test("text in another encoding is refused, and not counted as something else", async () => {
    const room = new MemoryRoom();
    await room.open(handbookFile(), () => undefined);
    const file = new File([Buffer.from("Größe", "latin1")], "job.txt");
    expect(await room.analyze({ kind: "file", file }, { from: "en", to: "de" })).toMatchObject({
      state: "failed",
      reason: { kind: "told", message: expect.stringContaining("save it as UTF-8") },
    });
  });

  test("a newer analysis ends the one before", async () => {
    const room = new MemoryRoom();
    await room.open(handbookFile(), () => undefined);
    const direction = { from: "en", to: "de" };
    const long = room.analyze({ kind: "file", file: manyUnits() }, direction);
    const short = room.analyze({ kind: "text", name: "x", text: "Hello.", hasTags: false }, direction);
    expect([(await long).state, (await short).state]).toEqual(["cancelled", "analyzed"]);
  });
});

function handbookFile(): File {
  return new File([handbook], "handbook.tmx");
}

function manyUnits(): File {
  const row = "Open the red door now,Öffnen Sie jetzt die rote Tür\n";
  return new File(["en,de\n", ...Array<string>(300).fill(row.repeat(1000))], "many.csv");
}

function queryFor(text: string): MemoryQuery {
  return { text, hasTags: true, from: "en", to: "de", threshold: 60, before: "", after: "" };
}

function opened(end: OpeningEnd) {
  if (end.state !== "opened") throw new Error(`The memory is ${end.state}.`);
  return end;
}

async function analyzed(job: AnalysisJob) {
  const room = new MemoryRoom();
  await room.open(handbookFile(), () => undefined);
  const end = await room.analyze(job, { from: "en", to: "de" });
  if (end.state !== "analyzed") throw new Error(`The analysis is ${end.state}.`);
  return end;
}
