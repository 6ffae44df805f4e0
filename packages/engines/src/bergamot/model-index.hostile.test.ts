import { mkdir, readdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type OfferedFile, startModelServer } from "../../fixtures/toy-model/model-server.ts";
import { copyToy, readManifest, temporaryFolder } from "../../fixtures/toy-model/toy-models.ts";
import { parseLanguageTag } from "../language.ts";
import { createBergamotEngine } from "./bergamot.ts";
import { InstalledModels } from "./installed-models.ts";
import { parseManifest, ShapeFault } from "./manifest.ts";
import { parseModelIndex } from "./model-index.ts";

const indexUrl = new URL("https://models.example/db/models.json");
const baseUrl = "https://models.example/data";
const file = { path: "models/en-de/x/model.bin.gz", uncompressedSize: 1_000, uncompressedHash: "a".repeat(64) };
const vocab = { ...file, path: "models/en-de/x/vocab.spm.gz" };
const entry = {
  architecture: "tiny",
  releaseStatus: "Release",
  sourceLanguage: "en",
  targetLanguage: "de",
  files: { model: file, vocab },
};
const parse = (value: unknown) => parseModelIndex(value, indexUrl, ["tiny"]);
const offering = (changes: object) => parse({ baseUrl, models: { "en-de": [{ ...entry, ...changes }] } });

describe("an index", () => {
  test("that is none is refused", () => {
    for (const value of [
      null,
      3,
      "x",
      [],
      {},
      { models: {} },
      { baseUrl, models: [] },
      { baseUrl: "data", models: {} },
    ]) {
      expect(() => parse(value)).toThrow(ShapeFault);
    }
  });

  test("whose files lie on another host is refused", () => {
    for (const other of [
      "https://elsewhere.example/data",
      "http://models.example/data",
      "https://models.example:8443/",
    ]) {
      expect(() => parse({ baseUrl: other, models: {} })).toThrow("another host than the index");
    }
  });

  test.each([
    "../../etc/passwd",
    "/etc/passwd",
    "models/../../x.gz",
    "models//x.gz",
    "https://elsewhere.example/x.gz",
    "models/.ssh/x.gz",
    "models\\x.gz",
    "models/%2e%2e/x.gz",
    "models/x.gz?y",
    "models/x\0.gz",
    "models/CON:.gz",
    "x".repeat(2_000),
    "",
    7,
    null,
  ])("with the path %j offers no such model", (path) => {
    const index = offering({ files: { model: { ...file, path }, vocab } });
    expect(index.entries).toEqual([]);
    expect(index.refused).toHaveLength(1);
  });

  test.each([0, -1, 1.5, 2 ** 31, Number.MAX_SAFE_INTEGER, "1000", null])(
    "with the size %j offers no such model",
    (size) => {
      const index = offering({ files: { model: { ...file, uncompressedSize: size }, vocab } });
      expect(index).toMatchObject({ entries: [], refused: [expect.stringContaining("models.en-de.files.model")] });
    },
  );

  test("with wrong hashes, without vocabulary, with two files of one name or no languages offers no such model", () => {
    const faults = [
      { files: { model: { ...file, uncompressedHash: "abc" }, vocab } },
      { files: { model: file } },
      { files: { model: file, srcVocab: vocab } },
      { files: { model: file, vocab: { ...vocab, path: "other/model.bin.gz" } } },
      { files: { model: file, vocab: { ...vocab, path: "other/model.json.gz" } } },
      { files: [] },
      { sourceLanguage: "../.." },
      { targetLanguage: { toString: "de" } },
    ];
    for (const fault of faults) expect(offering(fault)).toMatchObject({ entries: [], refused: [expect.any(String)] });
  });

  test("keeps its good models beside bad ones", () => {
    const index = parse({ baseUrl, models: { "en-de": [entry], "en-fr": [{ ...entry, files: null }], "en-xx": "no" } });
    expect(index.entries.map(({ files }) => files.model.url.href)).toEqual([`${baseUrl}/models/en-de/x/model.bin.gz`]);
    expect(index.refused).toHaveLength(2);
  });

  test("of whatever values ends in an index or a ShapeFault", () => {
    const any = fc.oneof(
      fc.anything(),
      fc.record({ baseUrl: fc.constant(baseUrl), models: fc.dictionary(fc.string(), fc.anything()) }),
      fc.anything().map((files) => ({ baseUrl, models: { "en-de": [{ ...entry, files }] } })),
    );
    fc.assert(
      fc.property(any, (value) => {
        for (const reader of [parse, parseManifest]) {
          try {
            reader(value);
          } catch (error) {
            expect(error).toBeInstanceOf(ShapeFault);
          }
        }
      }),
    );
  });
});

describe("an index on a server", () => {
  const [source, target] = [parseLanguageTag("en"), parseLanguageTag("de")];
  if (source === undefined || target === undefined) throw new Error("en and de are language tags");
  const enDe = { source, target };
  const offer = { ...enDe, downloadBytes: 1, installedBytes: 1 };

  test.each([
    ["that is no JSON", (body: string) => body.slice(0, -5), "cannot be used"],
    ["that is too long", () => " ".repeat(17 * 2 ** 20), "it has more than 16777216 bytes"],
  ])("%s leaves the engine without offers, and says so", async (_, change, message) => {
    await using server = await startModelServer();
    await using folder = await temporaryFolder();
    server.intercept = (_request, response) => {
      response.end(change(JSON.stringify(server.index)));
      return true;
    };
    const engine = createBergamotEngine({ models: folder.path, indexUrl: server.indexUrl });
    await expect(engine.models.offers(enDe)).rejects.toMatchObject({
      kind: "download",
      message: expect.stringContaining(message),
    });
    await engine.close();
  });

  test("with a faulty model says at the installation what is wrong", async () => {
    await using server = await startModelServer();
    await using folder = await temporaryFolder();
    const files: Record<string, OfferedFile> = server.index.models["en-de"]?.[0]?.files ?? {};
    files["model"] = { path: "../../x", uncompressedSize: 1 };
    const engine = createBergamotEngine({ models: folder.path, indexUrl: server.indexUrl });
    expect(await engine.models.offers(enDe)).toEqual([]);
    await expect(engine.models.install(offer)).rejects.toThrow(
      "models.en-de.files.model.path is no path below the index",
    );
    await engine.close();
  });

  test("without a hash for a file is refused, unless the user gives one", async () => {
    await using server = await startModelServer();
    await using folder = await temporaryFolder();
    const toy = await readManifest("en-de");
    const shortlist = toy.files["lexicalShortlist"];
    const offered = server.index.models["en-de"]?.[0]?.files["lexicalShortlist"];
    if (shortlist === undefined || offered === undefined) throw new Error("en-de has a shortlist");
    delete offered.uncompressedHash;

    const options = { models: folder.path, indexUrl: server.indexUrl };
    const without = createBergamotEngine(options);
    await expect(without.models.install(offer)).rejects.toThrow(`no hash of ${shortlist.name} is published`);
    const wrong = createBergamotEngine({ ...options, pins: { [shortlist.name]: "0".repeat(64) } });
    await expect(wrong.models.install(offer)).rejects.toThrow("its SHA-256 is");
    expect(await readdir(folder.path)).not.toContain("en-de");
    const pinned = createBergamotEngine({ ...options, pins: { [shortlist.name]: shortlist.sha256 } });
    await pinned.models.install(offer);
    expect(pinned.serves(enDe)).toBe(true);
    for (const engine of [without, wrong, pinned]) await engine.close();
  });

  test("with a model that does not work installs nothing, and tells the runtime's reason", async () => {
    await using server = await startModelServer(["en-de", "en-es"]);
    await using folder = await temporaryFolder();
    const [german, spanish] = [server.index.models["en-de"]?.[0], server.index.models["en-es"]?.[0]];
    if (german?.files["vocab"] === undefined || spanish?.files["srcVocab"] === undefined)
      throw new Error("both are offered");
    german.files["vocab"] = spanish.files["srcVocab"];
    const engine = createBergamotEngine({ models: folder.path, indexUrl: server.indexUrl });
    await expect(engine.models.install(offer)).rejects.toMatchObject({
      kind: "invalid-model",
      message: expect.stringContaining("they do not belong together"),
    });
    expect(engine.serves(enDe)).toBe(false);
    expect((await readdir(folder.path)).filter((name) => name.includes("incoming") || name === "en-de")).toEqual([]);
    await engine.close();
  });
});

describe("a models folder", () => {
  test("with broken manifests, foreign files and names that leave it still gives its good models", async () => {
    await using folder = await temporaryFolder();
    await copyToy("en-de", folder.path);
    const toy = await readManifest("en-de");
    const outside = { ...toy, files: { ...toy.files, model: { ...toy.files.model, name: "../en-de/model.json" } } };
    const larger = { ...toy, files: { ...toy.files, model: { ...toy.files.model, bytes: 7 } } };
    const manifests = { outside: JSON.stringify(outside), larger: JSON.stringify(larger), text: "{", list: "[]" };
    for (const [name, manifest] of Object.entries(manifests)) {
      await mkdir(join(folder.path, name));
      await writeFile(join(folder.path, name, "model.json"), manifest);
    }
    await mkdir(join(folder.path, "folder", "model.json"), { recursive: true });
    await writeFile(join(folder.path, "a file"), "x");
    await symlink("loop", join(folder.path, "loop"));

    const { models, broken } = new InstalledModels([folder.path, "/nowhere", join(folder.path, "loop")]).read();
    expect(models.map((model) => model.folder)).toEqual([join(folder.path, "en-de")]);
    expect(broken.map((model) => model.folder.slice(folder.path.length + 1))).toEqual([
      "larger",
      "list",
      "outside",
      "text",
    ]);
  });
});
