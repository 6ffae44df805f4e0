import { execFileSync } from "node:child_process";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { setUpModelPlace } from "../../fixtures/toy-model/model-place.ts";
import { etagOf, type ModelServer } from "../../fixtures/toy-model/model-server.ts";
import { copyToy, temporaryFolder } from "../../fixtures/toy-model/toy-models.ts";
import { directionKey, parseLanguageTag } from "../language.ts";
import type { Direction, ModelOffer, ModelProgress } from "../ports.ts";
import { type BergamotEngine, createBergamotEngine } from "./bergamot.ts";

const enDe = direction("en", "de");

describe("offers", () => {
  test("are the models that a direction lacks, two where it leads through English", async () => {
    await using place = await setUpModelPlace(["de-en", "en-es"]);
    const { models } = place.engine;
    expect((await models.offers(direction("de", "es"))).map(nameOf)).toEqual(["de-en", "en-es"]);
    expect(await models.offers(direction("es", "de"))).toEqual([]);

    const [offer] = await models.offers(direction("de", "en"));
    expect(offer?.installedBytes).toBeGreaterThan(150_000);
    if (offer !== undefined) await models.install(offer);
    expect((await models.offers(direction("de", "es"))).map(nameOf)).toEqual(["en-es"]);
    expect(await models.offers(direction("de", "en"))).toEqual([]);
    expect((await models.installed()).map(nameOf)).toEqual(["de-en"]);
  });

  test("answer a request for a variant of a language", async () => {
    await using place = await setUpModelPlace();
    expect((await place.engine.models.offers(direction("en-GB", "de-DE"))).map(nameOf)).toEqual(["en-de"]);
  });

  test("are of known architectures and of the best release", async () => {
    await using place = await setUpModelPlace();
    const [release] = place.server.index.models["en-de"] ?? [];
    if (release === undefined) throw new Error("the server offers en-de");
    const model = { path: "x/nightly.bin.gz", uncompressedSize: 1_000 };
    const nightly = { ...release, releaseStatus: "Nightly", files: { ...release.files, model } };
    const unknown = { ...release, architecture: "base-memory", files: { ...release.files, model } };
    place.server.index.models = { "en-de": [nightly, unknown, release] };
    const [offer] = await place.engine.models.offers(enDe);
    if (offer !== undefined) await place.engine.models.install(offer);
    expect(await translate(place.engine, "The dog is black.")).toBe("Der Hund ist schwarz.");
    expect(place.server.asked.map(({ path }) => path)).not.toContain("/data/x/nightly.bin.gz");
  });

  test("come from the kept index while it is fresh", async () => {
    await using place = await setUpModelPlace();
    await place.engine.models.offers(enDe);
    const again = createBergamotEngine({ models: place.models, indexUrl: place.server.indexUrl });
    expect(again.remedies(enDe)).toEqual([
      {
        engine: "bergamot",
        kind: "install-model",
        action: expect.stringMatching(/^Install the model en-de \(0\.2 MB\): set downloads to on /),
        models: await again.models.offers(enDe),
      },
    ]);
    expect(place.server.asked.filter(({ path }) => path === "/db/models.json")).toHaveLength(1);
    await again.close();
  });
});

describe("installing", () => {
  test("fetches, checks, tries and serves a model, and says how far it is", async () => {
    await using place = await setUpModelPlace();
    expect(place.engine.serves(enDe)).toBe(false);
    const progress: ModelProgress[] = [];
    const offer = await firstOffer(place.engine);
    await place.engine.models.install(offer, { onProgress: (step) => progress.push(step) });

    expect(place.engine.serves(enDe)).toBe(true);
    expect(await translate(place.engine, "The red house is big.")).toBe("Das rote Haus ist groß.");
    const received = progress.map(({ receivedBytes }) => receivedBytes);
    expect(received).toEqual(received.toSorted((one, other) => one - other));
    expect(progress.at(-1)?.receivedBytes).toBe(offer.installedBytes);
    expect(new Set(progress.map(({ file }) => file)).size).toBe(3);
    expect((await readdir(place.models)).sort()).toEqual([".index.json", "en-de"]);
  });

  test("goes on where a connection broke", async () => {
    await using place = await setUpModelPlace();
    const [path, packed] = modelFile(place.server);
    let cuts = 0;
    let cut = () => {};
    place.server.intercept = (request, response) => {
      if (request.url !== path || cuts === 2) return false;
      const from = Number(/=(\d+)-/.exec(request.headers.range ?? "")?.[1] ?? 0);
      const range = `bytes ${from}-${packed.length - 1}/${packed.length}`;
      const headers = { etag: etagOf(packed), "content-length": packed.length - from };
      response.writeHead(from === 0 ? 200 : 206, { ...headers, ...(from > 0 && { "content-range": range }) });
      response.write(packed.subarray(from, from + 40_000));
      cut = () => {
        cuts += 1;
        cut = () => {};
        response.destroy();
      };
      return true;
    };
    await place.engine.models.install(await firstOffer(place.engine), { onProgress: () => cut() });
    expect(await translate(place.engine, "The dog is black.")).toBe("Der Hund ist schwarz.");
    const asked = place.server.asked.filter((request) => request.path === path);
    expect(asked.map(({ status }) => status)).toEqual([200, 206, 206]);
    expect(asked.map(({ range }) => range)).toEqual([
      undefined,
      expect.stringMatching(/^bytes=[1-9]\d*-$/),
      expect.stringMatching(/^bytes=[1-9]\d*-$/),
    ]);
  });

  test("that was aborted leaves no model, and goes on the next time", async () => {
    await using place = await setUpModelPlace();
    const [path, packed] = modelFile(place.server);
    const abort = new AbortController();
    place.server.intercept = (request, response) => {
      if (request.url !== path) return false;
      response.writeHead(200, { etag: etagOf(packed), "content-length": packed.length });
      response.write(packed.subarray(0, 60_000));
      return true;
    };
    const install = place.engine.models.install(await firstOffer(place.engine), {
      signal: abort.signal,
      onProgress: () => abort.abort(),
    });
    await expect(install).rejects.toMatchObject({ name: "EngineError", kind: "aborted" });
    expect(place.engine.serves(enDe)).toBe(false);
    expect((await readdir(place.models)).sort()).toEqual([".index.json", ".parts-en-de"]);

    place.server.intercept = () => false;
    await place.engine.models.install(await firstOffer(place.engine));
    expect(place.server.asked.filter((asked) => asked.path === path).at(-1)).toMatchObject({ status: 206 });
    expect(await translate(place.engine, "The dog is black.")).toBe("Der Hund ist schwarz.");
  });

  test("starts again when the file has changed since", async () => {
    await using place = await setUpModelPlace();
    const [path] = modelFile(place.server);
    const part = join(place.models, ".parts-en-de", `${basename(path, ".gz")}.part`);
    await mkdir(dirname(part), { recursive: true });
    await writeFile(part, Buffer.alloc(5_000, 0x1f));
    await writeFile(`${part}.etag`, `${place.server.origin}${path}\n"an older file"`);
    await place.engine.models.install(await firstOffer(place.engine));
    expect(place.server.asked.filter((asked) => asked.path === path)).toEqual([
      { path, range: "bytes=5000-", status: 200 },
    ]);
    expect(await translate(place.engine, "The dog is black.")).toBe("Der Hund ist schwarz.");
  });

  test("twice at the same time is refused", async () => {
    await using place = await setUpModelPlace();
    const offer = await firstOffer(place.engine);
    const first = place.engine.models.install(offer);
    await expect(place.engine.models.install(offer)).rejects.toMatchObject({ kind: "download" });
    await first;
  });

  test("is refused where downloads are off, and models that lie there still serve", async () => {
    await using place = await setUpModelPlace(["en-de"], { downloads: "off" });
    await copyToy("en-de", place.models);
    expect(await translate(place.engine, "The dog is black.")).toBe("Der Hund ist schwarz.");
    expect(await place.engine.models.offers(direction("en", "es"))).toEqual([]);
    const [offer] = await place.engine.models.installed();
    if (offer === undefined) throw new Error("en-de is installed");
    await expect(place.engine.models.install(offer)).rejects.toThrow("downloads are switched off");
    expect(place.engine.remedies(direction("en", "es"))[0]?.action).toContain("Allow downloads");
    expect(place.server.asked).toEqual([]);
  });

  test("models of another process are seen, and removed ones serve no longer", async () => {
    await using place = await setUpModelPlace();
    await place.engine.models.install(await firstOffer(place.engine));
    const other = createBergamotEngine({ models: place.models });
    expect(other.serves(enDe)).toBe(true);
    const [installed] = await other.models.installed();
    if (installed !== undefined) await other.models.remove(installed);
    expect(other.serves(enDe)).toBe(false);
    expect(await readdir(place.models)).toEqual([".index.json"]);
    await other.close();
  });

  test("a folder that a user brought is never written to", async () => {
    await using place = await setUpModelPlace();
    await using own = await temporaryFolder();
    await copyToy("en-de", own.path);
    const engine = createBergamotEngine({ models: place.models, folders: [own.path] });
    const [installed] = await engine.models.installed();
    if (installed === undefined) throw new Error("en-de is installed");
    await expect(engine.models.remove(installed)).rejects.toThrow("not ours to change");
    expect(await readdir(own.path)).toEqual(["en-de"]);
    await engine.close();
  });
});

describe("downloads on", () => {
  test("a request starts what it needs, is declined meanwhile, and later is served", async () => {
    await using place = await setUpModelPlace(["de-en", "en-es"], { downloads: "on" });
    const way = direction("de", "es");
    await expect.poll(() => place.engine.serves(way)).toBe(true);
    expect(place.engine.directions().map(directionKey)).toContain("de>es");
    expect(await translate(place.engine, "Der Hund ist schwarz.", way)).toBe(
      "declined: the neural model de-en and en-es is being installed",
    );
    expect(place.engine.remedies(way)[0]?.action).toMatch(
      /^Ask again when the model de-en .* and en-es .* is installed$/,
    );
    await expect
      .poll(() => translate(place.engine, "Der Hund ist schwarz.", way), { timeout: 10_000 })
      .toBe("El perro es negro.");
  });

  test("what cannot be installed is declined with the reason", async () => {
    await using place = await setUpModelPlace(["en-de"], { downloads: "on" });
    for (const path of place.server.files.keys()) place.server.files.delete(path);
    await expect.poll(() => place.engine.serves(enDe)).toBe(true);
    await expect
      .poll(() => translate(place.engine, "The dog is black."))
      .toMatch(/could not be installed.*answered 404/);
    const asked = { direction: enDe, texts: [{ text: "The dog", sentences: ["The dog"] }] };
    expect(await place.engine.translate(asked)).toMatchObject([{ status: "declined", isPassing: true }]);
  });

  test("nothing is fetched unasked when they are not", async () => {
    await using place = await setUpModelPlace();
    expect(place.engine.serves(enDe)).toBe(false);
    expect(place.engine.remedies(enDe)).toMatchObject([{ kind: "install-model" }]);
    expect(await translate(place.engine, "The dog")).toBe("declined: no neural model leads from en to de");
    expect(place.server.asked).toEqual([]);
  });
});

describe("a full disk", () => {
  test.skipIf(process.getuid?.() !== 0)("is noticed before the download, and says what is needed", async () => {
    await using place = await setUpModelPlace();
    using _disk = smallDisk(place.models);
    await expect(place.engine.models.install(await firstOffer(place.engine))).rejects.toThrow(
      /needs \d+\.\d MB for its installation, and \S+ has \d+\.\d MB left/,
    );
    expect(place.server.asked.map(({ path }) => path)).toEqual(["/db/models.json"]);
    expect(await readdir(place.models)).toEqual([".index.json"]);
  });
});

/** A disk of two megabytes at the folder. Only root may mount one. */
function smallDisk(folder: string): Disposable {
  execFileSync("/bin/mount", ["-t", "tmpfs", "-o", "size=2m", "tmpfs", folder]);
  return { [Symbol.dispose]: () => execFileSync("/bin/umount", [folder]) };
}

async function firstOffer(engine: BergamotEngine): Promise<ModelOffer> {
  const [offer] = await engine.models.offers(enDe);
  if (offer === undefined) throw new Error("en-de is offered");
  return offer;
}

function modelFile(server: ModelServer): readonly [string, Buffer] {
  const found = [...server.files].find(([path]) => path.includes("/model."));
  if (found === undefined) throw new Error("the server has a model");
  return found;
}

async function translate(engine: BergamotEngine, text: string, way = enDe): Promise<string | undefined> {
  const [answer] = await engine.translate({ direction: way, texts: [{ text, sentences: [text] }] });
  return answer?.status === "declined" ? `declined: ${answer.reason}` : answer?.text;
}

function direction(source: string, target: string): Direction {
  const [from, to] = [parseLanguageTag(source), parseLanguageTag(target)];
  if (from === undefined || to === undefined) throw new Error(`${source} or ${target} is no language tag`);
  return { source: from, target: to };
}

function nameOf({ source, target }: ModelOffer): string {
  return `${source}-${target}`;
}
