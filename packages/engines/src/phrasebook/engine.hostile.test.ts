import { copyFile, cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeFixture } from "../../phrasebook/fixture.ts";
import { EngineError } from "../errors.ts";
import { parseLanguageTag } from "../language.ts";
import type { EngineAnswer, LanguageTag } from "../ports.ts";
import { Book, bookFile } from "./book.ts";
import { createPhrasebookEngine } from "./engine.ts";
import { decodeBook } from "./format.ts";
import { lookUp } from "./lookup.ts";
import { findSlots } from "./slots.ts";

let folder: string;

beforeAll(async () => {
  const name = { en: "constructor", de: "Konstruktor" };
  folder = await writeFixture(
    [name],
    [
      name,
      { en: "Save {0} to {1}", de: "{0} in {1} speichern", fr: "Enregistrer {0} dans {1}" },
      { en: "Open {0}", de: "{0} öffnen", fr: "Ouvrir {0}" },
      { en: "{0} files in <b>{1}</b>", de: "{0} Dateien in <b>{1}</b>", fr: "{0} fichiers dans <b>{1}</b>" },
      { en: "Folder", de: "Ordner", fr: "Dossier" },
    ],
  );
});

afterAll(() => rm(folder, { recursive: true }));

async function ask(text: string, dataFolder = folder): Promise<EngineAnswer | undefined> {
  const engine = createPhrasebookEngine({ dataFolder });
  const [source, target] = [parseLanguageTag("en"), parseLanguageTag("de")];
  if (source === undefined || target === undefined) throw new Error("no such language");
  const [answer] = await engine.translate({ direction: { source, target }, texts: [{ text, sentences: [text] }] });
  return answer;
}

describe("texts", () => {
  test.each(["__proto__", "toString", "hasOwnProperty", "\uD800", "Folder\uDC00", "", " ", "\u0000", "{{{{{{", "￼"])(
    "%j is declined",
    async (text) => {
      expect(await ask(text)).toMatchObject({ status: "declined" });
    },
  );

  test("a known string may be named like a property of every object", async () => {
    expect(await ask("constructor")).toEqual({ status: "translated", text: "Konstruktor" });
  });

  test("a huge text is declined, whatever it is made of", async () => {
    for (const part of ["a", "{0} ", "&&", "...", "<b", "1.", "'", " "]) {
      expect(await ask(part.repeat(200_000))).toMatchObject({ status: "declined" });
      expect(await ask(`${part.repeat(400)}x`)).toMatchObject({ status: "declined" });
    }
  });
});

describe("placeholders", () => {
  const placeholder = fc.constantFrom(
    ..."{0} {1} {name} {{x}} {{ y }} %{x} %s %d %1$s __x__ <b> </b> $t(key) %(n)s 5 1,000 {".split(" "),
    `$${"{x}"}`,
  );
  const words = fc.constantFrom("Save", "to", "Open", "files in", "Folder", "&&Save", "OPEN", "...", ":", "?", " ");

  test("an answer holds exactly the placeholders of its text", async () => {
    const [from, to] = [await read("en"), await read("de")];
    const texts = fc.array(fc.oneof(placeholder, words), { maxLength: 7 }).map((parts) => parts.join(" "));
    const templates = fc.tuple(placeholder, placeholder).map(([one, other]) => `Save ${one} to ${other}`);
    let answers = 0;
    fc.assert(
      fc.property(fc.oneof(texts, templates), (text) => {
        const finding = lookUp(text, from, to);
        if (finding.status === "unknown") return;
        answers++;
        expect(placeholdersOf(finding.text)).toEqual(placeholdersOf(text));
      }),
      { numRuns: 1000 },
    );
    expect(answers).toBeGreaterThan(100);
  });

  async function read(language: "en" | "de"): Promise<Book> {
    return new Book(decodeBook(await readFile(bookFile(folder, language)), language));
  }

  function placeholdersOf(text: string): readonly string[] {
    return findSlots(text)
      .map((slot) => slot.text)
      .sort();
  }
});

describe("data files", () => {
  const damages: readonly (readonly [string, (bytes: Buffer) => Buffer])[] = [
    ["cut off", (bytes) => bytes.subarray(0, bytes.length / 2)],
    ["no gzip stream", () => Buffer.from("not a book")],
    ["empty", () => Buffer.alloc(0)],
    ["of another format", (bytes) => recompress(bytes, (text) => text.replace("phrasebook-2", "phrasebook-9"))],
    ["of another language", (bytes) => recompress(bytes, (text) => text.replace('"de"', '"fr"'))],
    ["with other counts", (bytes) => recompress(bytes, (text) => text.replace('"entries":5', '"entries":9'))],
    ["with an index that points outside", (bytes) => overwriteSections(bytes)],
    ["of another build", (bytes) => recompress(bytes, (text) => text.replace(/"edition":"./, '"edition":"x'))],
  ];

  test.each(damages)("one that is %s fails with its name and the remedy", async (_, damage) => {
    const damaged = await mkdtemp(join(tmpdir(), "dragoman-phrasebook-"));
    const file = bookFile(damaged, "de");
    await copyFile(bookFile(folder, "en"), bookFile(damaged, "en"));
    await writeFile(file, damage(await readFile(bookFile(folder, "de"))));
    const failure = await ask("Folder", damaged).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(EngineError);
    expect(failure).toMatchObject({ engine: "phrasebook", kind: "unavailable" });
    expect(String(failure)).toContain(file);
    expect(String(failure)).toContain("npm run data");
    await rm(damaged, { recursive: true });
  });

  test("files that were made anew while the engine ran are read again", async () => {
    const [source, german, french] = ["en", "de", "fr"].map(parseLanguageTag);
    if (source === undefined || german === undefined || french === undefined) throw new Error("no such language");
    const copy = await mkdtemp(join(tmpdir(), "dragoman-phrasebook-"));
    const engine = createPhrasebookEngine({ dataFolder: copy });
    const ask = (target: LanguageTag) =>
      engine.translate({ direction: { source, target }, texts: [{ text: "Folder", sentences: ["Folder"] }] });

    await cp(folder, copy, { recursive: true });
    expect(await ask(german)).toEqual([{ status: "translated", text: "Ordner" }]);
    const newer = await writeFixture([
      { en: "Alpha", fr: "Alpha" },
      { en: "Folder", de: "Mappe", fr: "Dossier" },
    ]);
    await cp(newer, copy, { recursive: true });
    expect(await ask(french)).toEqual([{ status: "translated", text: "Dossier" }]);
    expect(await ask(german)).toEqual([{ status: "translated", text: "Mappe" }]);
    for (const used of [copy, newer]) await rm(used, { recursive: true });
  });

  test("a missing folder fails the same way", async () => {
    await expect(ask("Folder", join(folder, "nowhere"))).rejects.toThrow("npm run data");
  });

  /** The first bytes behind the header say where texts end. */
  function overwriteSections(bytes: Buffer): Buffer {
    const content = gunzipSync(bytes);
    const start = content.indexOf(10) + 8;
    return gzipSync(content.fill(0xff, start, start + 10));
  }

  function recompress(bytes: Buffer, change: (text: string) => string): Buffer {
    return gzipSync(Buffer.from(change(gunzipSync(bytes).toString("latin1")), "latin1"));
  }
});
