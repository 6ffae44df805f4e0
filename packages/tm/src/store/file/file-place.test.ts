import { spawnSync } from "node:child_process";
import { chmod, lstat, mkdtemp, readdir, readFile, rm, stat, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createPhraseStore } from "../phrase-store.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "dragoman store "));
});
afterEach(() => rm(folder, { recursive: true }));

function open(place: string) {
  return createPhraseStore({ tenant: "shop", place });
}

function stored(text: string) {
  return {
    phrase: { text, steering: "{}" },
    translation: { text: `${text} de`, detectedSourceLanguage: "en", notApplied: [] },
  };
}

test("a link stays a link, and what is written by it is in the file that it leads to", async () => {
  const [path, link] = [join(folder, "real.store"), join(folder, "link.store")];
  {
    await using one = await open(path);
    await one.set([stored("a")]);
  }
  await symlink(path, link);
  {
    await using one = await open(link);
    await one.set([stored("b")]);
  }
  expect((await lstat(link)).isSymbolicLink()).toBe(true);
  await using again = await open(path);
  expect((await again.get([stored("a").phrase, stored("b").phrase])).map((found) => found?.text)).toEqual([
    "a de",
    "b de",
  ]);
});

test.skipIf(process.platform === "win32")("who may read a file stays the same when it is written anew", async () => {
  const path = join(folder, "private.store");
  {
    await using one = await open(path);
    await one.set([stored("a")]);
  }
  await chmod(path, 0o600);
  {
    await using one = await open(path);
    await one.set([stored("b")]);
  }
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test("who closes a store that is being closed waits for it too", async () => {
  const path = join(folder, "twice.store");
  const one = await open(path);
  await one.set([stored("a")]);
  await one.set([stored("a")]);
  void one.close();
  await one.close();
  // A head and an entry: it was put in order.
  expect((await readFile(path, "utf8")).trimEnd().split("\n")).toHaveLength(2);
});

test("a lock that cannot be made is told at once, with its reason", async () => {
  // The file's own name is not too long, that of its lock is.
  const path = join(folder, "x".repeat(253));
  await using one = await createPhraseStore({ tenant: "shop", place: path, timeoutMs: 5000 });
  await expect(one.set([stored("a")])).rejects.toMatchObject({
    code: "unavailable",
    message: expect.stringContaining("ENAMETOOLONG"),
  });
});

test.skipIf(process.platform === "win32")("a full disk loses nothing, and nothing is left on it", async () => {
  const path = join(folder, "full.store");
  const texts = Array.from({ length: 200 }, (_, index) => `text ${index}`);
  {
    await using one = await open(path);
    await one.set(texts.map(stored));
  }
  const code = `
    process.on("SIGXFSZ", () => {});
    const { createPhraseStore } = await import(${JSON.stringify(new URL("../phrase-store.ts", import.meta.url).href)});
    const one = await createPhraseStore({ tenant: "shop", place: ${JSON.stringify(path)} });
    const told = (error) => console.log(error.name, error.code, error.message);
    await one.set([${JSON.stringify(stored("new"))}]).catch(told);
    await one.close().catch(told);`;
  // No file may grow over 10 KiB, as if the disk were full there.
  const { stdout } = spawnSync(
    "sh",
    [
      "-c",
      'ulimit -f 20; exec "$0" "$@"',
      process.execPath,
      "--conditions=@dragoman/source",
      "--input-type=module",
      "-e",
      code,
    ],
    { encoding: "utf8" },
  );
  expect(stdout.match(/^StoreError unavailable .*EFBIG/gm)).toHaveLength(2);
  expect(await readdir(folder)).toEqual(["full.store"]);
  await using again = await open(path);
  const found = await again.get(texts.map((text) => stored(text).phrase));
  expect(found.map((one) => one?.text)).toEqual(texts.map((text) => `${text} de`));
});
