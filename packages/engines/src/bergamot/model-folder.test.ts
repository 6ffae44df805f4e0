import { cp, mkdir, open, readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, test, vi } from "vitest";
import { setUpModelPlace } from "../../fixtures/toy-model/model-place.ts";
import { startModelServer } from "../../fixtures/toy-model/model-server.ts";
import { copyToy, readManifest, temporaryFolder, toyFolder } from "../../fixtures/toy-model/toy-models.ts";
import { parseLanguageTag } from "../language.ts";
import type { ModelOffer } from "../ports.ts";
import { type BergamotEngine, createBergamotEngine } from "./bergamot.ts";
import { InstalledModels } from "./installed-models.ts";

afterEach(() => {
  vi.useRealTimers();
});

const [en, de] = ["en", "de"].map(parseLanguageTag);
if (en === undefined || de === undefined) throw new Error("en and de are language tags");
const enDe = { source: en, target: de };

test("a damaged model that is installed again serves again", async () => {
  await using place = await setUpModelPlace();
  const model = join(await copyToy("en-de", place.models), (await readManifest("en-de")).files.model.name);
  const file = await open(model, "r+");
  await file.write(Buffer.from([9]), 0, 1, 0);
  await file.close();
  const revisions = [place.engine.revision?.(enDe)];
  await expect(translate(place.engine)).rejects.toMatchObject({ kind: "invalid-model" });
  expect(place.engine.serves(enDe)).toBe(false);
  revisions.push(place.engine.revision?.(enDe));

  await place.engine.models.install(await firstOffer(place.engine));
  expect(await translate(place.engine)).toBe("Der Hund ist schwarz.");
  revisions.push(place.engine.revision?.(enDe));
  expect(new Set(revisions).size).toBe(3);
  expect(place.engine.revision?.(enDe)).toBe(revisions[2]);
});

test("a model that is copied in file by file serves when it is whole", async () => {
  await using folder = await temporaryFolder();
  const installed = new InstalledModels([folder.path]);
  const place = join(folder.path, "en-de");
  await mkdir(place);
  expect(installed.read()).toEqual({ models: [], broken: [] });
  await cp(join(toyFolder, "en-de", "model.json"), join(place, "model.json"));
  await expect.poll(() => installed.read().broken, { timeout: 5_000 }).toHaveLength(1);

  const { files } = await readManifest("en-de");
  for (const { name } of Object.values(files)) await writeFile(join(place, name), "");
  for (const { name } of Object.values(files)) {
    await writeFile(join(place, name), await readFile(join(toyFolder, "en-de", name)));
  }
  await expect.poll(() => installed.read().models, { timeout: 5_000 }).toHaveLength(1);
});

test("a folder that stays broken is no change, a model that comes is one", async () => {
  await using place = await setUpModelPlace();
  await mkdir(join(place.models, "x-y"), { recursive: true });
  await writeFile(join(place.models, "x-y", "model.json"), "{");
  const before = place.engine.revision?.(enDe);
  await sleep(1100);
  expect(place.engine.revision?.(enDe)).toBe(before);
  await copyToy("en-de", place.models);
  await expect.poll(() => place.engine.revision?.(enDe), { timeout: 5_000 }).not.toBe(before);
});

describe("a models folder of two engines", () => {
  test("takes one installation of a model at a time", async () => {
    await using place = await setUpModelPlace();
    const other = createBergamotEngine({ models: place.models, indexUrl: place.server.indexUrl });
    const offer = await firstOffer(place.engine);
    const outcomes = await Promise.allSettled([place.engine, other].map(({ models }) => models.install(offer)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { kind: "download", message: expect.stringContaining("being installed by another process") },
    });
    expect((await readdir(place.models)).sort()).toEqual([".index.json", "en-de"]);
    // Whichever of the two installed it, the other finds it when it looks at the folder again.
    await expect.poll(() => translate(place.engine), { timeout: 10_000 }).toBe("Der Hund ist schwarz.");
    await other.close();
  });

  test("is not held up by an installation that was killed", async () => {
    await using place = await setUpModelPlace();
    const offer = await firstOffer(place.engine);
    const lock = join(place.models, ".installing-en-de");
    await writeFile(lock, "");
    await expect(place.engine.models.install(offer)).rejects.toThrow("Try again in a minute");
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(lock, longAgo, longAgo);
    await place.engine.models.install(offer);
    expect(await readdir(place.models)).not.toContain(basename(lock));
  });
});

test("closing ends an installation under way", async () => {
  await using place = await setUpModelPlace();
  const offer = await firstOffer(place.engine);
  place.server.intercept = (request, response) => {
    if (request.url?.startsWith("/data/") !== true) return false;
    response.writeHead(200).write(Buffer.from([0x1f]));
    return true;
  };
  const install = expect(place.engine.models.install(offer)).rejects.toMatchObject({ kind: "aborted" });
  await place.engine.close();
  await install;
});

test("offers are known also where the index cannot be kept", async () => {
  await using folder = await temporaryFolder();
  await using server = await startModelServer();
  const models = join(folder.path, "a file");
  await writeFile(models, "");
  const engine = createBergamotEngine({ models, indexUrl: server.indexUrl });
  const offer = await firstOffer(engine);
  await expect(engine.models.install(offer)).rejects.toThrow(/Cannot write to .*a file \((EEXIST|ENOTDIR)\)/);
  await engine.close();
});

test("with downloads on, an index that could not be had is asked for again", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await using place = await setUpModelPlace();
  let isDown = true;
  place.server.intercept = (_, response) => {
    if (isDown) response.writeHead(500).end();
    return isDown;
  };
  const engine = createBergamotEngine({ models: place.models, indexUrl: place.server.indexUrl, downloads: "on" });
  await expect.poll(() => place.server.asked.length).toBe(1);
  isDown = false;
  await expect
    .poll(() => {
      vi.setSystemTime(Date.now() + 61_000);
      return engine.serves(enDe);
    })
    .toBe(true);
  await engine.close();
});

async function firstOffer(engine: BergamotEngine): Promise<ModelOffer> {
  const [offer] = await engine.models.offers(enDe);
  if (offer === undefined) throw new Error("en-de is offered");
  return offer;
}

async function translate(engine: BergamotEngine): Promise<string | undefined> {
  const text = "The dog is black.";
  const [answer] = await engine.translate({ direction: enDe, texts: [{ text, sentences: [text] }] });
  return answer?.status === "translated" ? answer.text : answer?.reason;
}
