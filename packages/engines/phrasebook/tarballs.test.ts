import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readdir, rm, truncate } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { pack } from "tar-stream";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openTarballs, type PinnedPackage } from "./tarballs.ts";

let folder: string;
let registry: Server;
let served: number;
let pinned: PinnedPackage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "dragoman-tarballs-"));
  const tarball = await makeTarball({ "package/de.json": '{"save":"Speichern"}', "package/index.js": "throw 1" });
  const integrity = `sha512-${createHash("sha512").update(tarball).digest("base64")}`;
  pinned = { name: "locales", version: "1.0.0", integrity };
  served = 0;
  registry = createServer(({ url = "", headers }, response) => {
    if (url.endsWith(".tgz")) {
      served += 1;
      response.end(tarball);
      return;
    }
    const dist = { tarball: `http://${headers.host}/locales-1.0.0.tgz`, integrity };
    const versions = { "1.0.0": { name: "locales", version: "1.0.0", dist } };
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ name: "locales", "dist-tags": { latest: "1.0.0" }, versions }));
  }).listen(0, "127.0.0.1");
  await once(registry, "listening");
  const address = registry.address();
  if (typeof address !== "object" || address === null) throw new Error("the registry does not listen");
  vi.stubEnv("npm_config_registry", `http://127.0.0.1:${address.port}/`);
  vi.stubEnv("npm_config_cache", join(folder, "npm"));
  vi.stubEnv("npm_config_fetch_retries", "0");
});

afterEach(async () => {
  vi.unstubAllEnvs();
  if (registry.listening) await stop();
  await rm(folder, { recursive: true });
});

async function makeTarball(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const archive = pack();
  for (const [name, content] of Object.entries(files)) archive.entry({ name }, content);
  archive.finalize();
  return gzipSync(await buffer(archive));
}

async function stop(): Promise<void> {
  registry.closeAllConnections();
  registry.close();
  await once(registry, "close");
}

const isJson = (path: string) => path.endsWith(".json");

const kept = "kept";

test("the wanted files are read, and once fetched they need no network", async () => {
  const files = await (await openTarballs(join(folder, kept))).read(pinned, isJson);
  expect([...files]).toEqual([["de.json", '{"save":"Speichern"}']]);
  await stop();
  const again = await (await openTarballs(join(folder, kept))).read(pinned, isJson);
  expect(again).toEqual(files);
});

test("a kept tarball that was damaged since is fetched again", async () => {
  await (await openTarballs(join(folder, kept))).fetch(pinned);
  await truncate(join(folder, kept, "locales-1.0.0.tgz"), 40);
  await rm(join(folder, "npm"), { recursive: true });
  const files = await (await openTarballs(join(folder, kept))).read(pinned, isJson);
  expect([files.size, served]).toEqual([1, 2]);
});

test("a tarball that is not the pinned one is refused by name, and not kept", async () => {
  const tarballs = await openTarballs(join(folder, kept));
  const other = { ...pinned, integrity: `sha512-${createHash("sha512").update("other").digest("base64")}` };
  await expect(tarballs.read(other, isJson)).rejects.toThrow("locales@1.0.0");
  expect(await readdir(join(folder, kept))).toEqual([]);
});

test("without a network the package and the remedy are named", async () => {
  await stop();
  const tarballs = await openTarballs(join(folder, kept));
  await expect(tarballs.fetch(pinned)).rejects.toThrow(/locales@1\.0\.0.*npm ping/s);
  expect(await readdir(join(folder, kept))).toEqual([]);
});
