import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { placeholderFolder, temporaryFolder, toyFolder } from "../../fixtures/toy-model/toy-models.ts";
import { parseLanguageTag } from "../language.ts";
import { createInterfaceModelEngine } from "./interface-model.ts";
import { parseManifest } from "./manifest.ts";

const [en, de] = ["en", "de"].map(parseLanguageTag);
if (en === undefined || de === undefined) throw new Error("en and de are language tags");
const request = { direction: { source: en, target: de }, texts: [{ text: "A {name}", sentences: ["A {name}"] }] };

/** A copy of a toy model whose manifest says something else. */
async function copyWith(from: string, folder: string, changes: object): Promise<void> {
  const place = join(folder, "en-de");
  await cp(join(from, "en-de"), place, { recursive: true });
  const file = join(place, "model.json");
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, "utf8")), ...changes }));
}

describe("a manifest's placeholders", async () => {
  const manifest: object = JSON.parse(await readFile(join(placeholderFolder, "en-de", "model.json"), "utf8"));

  test("are private-use characters in a row", () => {
    expect(parseManifest(manifest).placeholders).toEqual({ first: 0xe000, count: 16 });
    const last = { first: "U+F8FF", count: 1 };
    expect(parseManifest({ ...manifest, placeholders: last }).placeholders).toEqual({ first: 0xf8ff, count: 1 });
  });

  test.each([
    ["placeholders is no object", 16],
    ["placeholders is no object", ["U+E000"]],
    ["placeholders is no object", null],
    ["placeholders.first is no text", { count: 16 }],
    ["placeholders.first is no private-use character", { first: "U+0041", count: 16 }],
    ["placeholders.first is no private-use character", { first: "\uE000", count: 16 }],
    ["placeholders.first is no private-use character", { first: "U+E0000", count: 16 }],
    ["placeholders.count is no number from 1 to 256", { first: "U+E000" }],
    ["placeholders.count is no number from 1 to 256", { first: "U+E000", count: 0 }],
    ["placeholders.count is no number from 1 to 256", { first: "U+E000", count: 1.5 }],
    ["placeholders.count is no number from 1 to 256", { first: "U+E000", count: 1e9 }],
    ["placeholders reaches beyond U+F8FF", { first: "U+F8F8", count: 16 }],
  ])("or are refused: %s", (fault, placeholders) => {
    expect(() => parseManifest({ ...manifest, placeholders })).toThrow(fault);
  });
});

test("a model whose manifest is refused serves nothing", async () => {
  await using folder = await temporaryFolder();
  await copyWith(placeholderFolder, folder.path, { placeholders: { first: "U+0041", count: 16 } });
  const engine = createInterfaceModelEngine({ folders: [folder.path] });
  expect(engine.directions()).toEqual([]);
  await engine.close();
});

test("a model that has no pieces for the placeholders of its manifest is not used, and the error says so", async () => {
  await using folder = await temporaryFolder();
  await copyWith(toyFolder, folder.path, { placeholders: { first: "U+E000", count: 16 } });
  const engine = createInterfaceModelEngine({ folders: [folder.path] });
  expect(engine.serves(request.direction)).toBe(true);
  await expect(engine.translate(request)).rejects.toMatchObject({
    engine: "interface-model",
    kind: "invalid-model",
    message: expect.stringContaining("has no piece for the placeholder U+E000 that model.json names"),
  });
  expect(engine.serves(request.direction)).toBe(false);
  await engine.close();
});

describe("a list of the words that a model was taught", () => {
  const listed = async (folder: string, content: string | Uint8Array) => {
    const bytes = Buffer.from(content);
    const manifest = JSON.parse(await readFile(join(placeholderFolder, "en-de", "model.json"), "utf8"));
    const words = { name: "words.txt", bytes: bytes.length, sha256: "0".repeat(64) };
    await copyWith(placeholderFolder, folder, { files: { ...manifest.files, words } });
    await writeFile(join(folder, "en-de", "words.txt"), bytes);
    return createInterfaceModelEngine({ folders: [folder] });
  };

  test("lets pass what is made of them, and names the first word that is not", async () => {
    await using folder = await temporaryFolder();
    const engine = await listed(folder.path, "the\ndog\nis\nblack\nist\n");
    const texts = ["The {name} dog is black.", "The DOG is black.", "The dog’s house is black."];
    const answers = await engine.translate({ ...request, texts: texts.map((text) => ({ text, sentences: [text] })) });
    const ofWords = { reason: expect.stringContaining("was not taught") };
    expect(answers[0]).not.toMatchObject(ofWords);
    expect(answers[1]).not.toMatchObject(ofWords);
    expect(answers[2]).toEqual({ status: "declined", reason: "the model was not taught the word s" });
    await engine.close();
  });

  test("does not count where every answer is to pass", async () => {
    await using folder = await temporaryFolder();
    await (await listed(folder.path, "cat\n")).close();
    const engine = createInterfaceModelEngine({ folders: [folder.path], leastCertainty: 0 });
    const text = "The dog is black.";
    expect(await engine.translate({ ...request, texts: [{ text, sentences: [text] }] })).toMatchObject([
      { text: "Der Hund ist schwarz." },
    ]);
    await engine.close();
  });

  test.each([
    ["has no lower-case word in line 2", "dog\n\ncat\n"],
    ["has no lower-case word in line 1", "Dog\n"],
    ["has no lower-case word in line 3", "dog\ncat\nblack dog\n"],
    ["has no lower-case word in line 1", "dog\r\n"],
    ["is not in UTF-8", Uint8Array.of(0x64, 0xff, 0x0a)],
    ["has no lower-case word in line 1", "\0\n"],
  ])("or the model is not used: its list %s", async (fault, content) => {
    await using folder = await temporaryFolder();
    const engine = await listed(folder.path, content);
    const message = expect.stringContaining(`words.txt ${fault}`);
    await expect(engine.translate(request)).rejects.toMatchObject({ kind: "invalid-model", message });
    await engine.close();
  });
});

test("one that is not used gives way to the same direction in another folder", async () => {
  await using folder = await temporaryFolder();
  await copyWith(toyFolder, folder.path, { placeholders: { first: "U+E000", count: 16 } });
  const engine = createInterfaceModelEngine({ folders: [folder.path, placeholderFolder] });
  const texts = [{ text: "Is {name} new?", sentences: ["Is {name} new?"] }];
  expect(await engine.translate({ ...request, texts })).toEqual([{ status: "translated", text: "Ist {name} neu?" }]);
  await engine.close();
});

test("closed, it says so by its name", async () => {
  const engine = createInterfaceModelEngine({ folders: [placeholderFolder] });
  await engine.close();
  await expect(engine.translate(request)).rejects.toMatchObject({ engine: "interface-model", kind: "unavailable" });
});

test("an aborted request fails as aborted", async () => {
  const engine = createInterfaceModelEngine({ folders: [placeholderFolder] });
  await expect(engine.translate({ ...request, signal: AbortSignal.abort() })).rejects.toMatchObject({
    kind: "aborted",
  });
  await engine.close();
});
