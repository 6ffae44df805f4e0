import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { describeEachDatabase } from "./each-database.ts";
import { blobsOfFolder, temporaryBlobs } from "./file-blobs.ts";
import { StorageError } from "./storage-error.ts";

const content = Buffer.alloc(700_000, "a translation memory ");

async function* pieces(bytes: Uint8Array, length: number, failure?: Error): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += length) yield bytes.subarray(from, from + length);
  if (failure !== undefined) throw failure;
}

describeEachDatabase("files", (database) => {
  test.each([1000, 65_536, 1_000_000])("come back as they were sent, in pieces of %d bytes", async (length) => {
    const { blobs } = await database.open();
    const id = await blobs.write(pieces(content, length));
    expect(await blobs.size(id)).toBe(content.length);
    expect((await buffer(blobs.read(id))).equals(content)).toBe(true);
    await blobs.delete(id);
    await blobs.delete(id);
    expect(await blobs.size(id)).toBeUndefined();
  });

  test("of one that breaks off nothing is left", async () => {
    const { blobs } = await database.open();
    await expect(blobs.write(pieces(content, 65_536, new Error("hung up")))).rejects.toThrow("hung up");
    expect(await blobs.listWrittenBefore(new Date(Date.now() + 60_000))).toEqual([]);
  });

  test("one that goes away while it is read comes whole, or fails, and never ends early", async () => {
    const { blobs } = await database.open();
    const id = await blobs.write(pieces(content, 65_536));
    const read = blobs.read(id)[Symbol.asyncIterator]();
    const first = await read.next();
    await blobs.delete(id);
    let length = first.value.length;
    const rest = async () => {
      for await (const piece of { [Symbol.asyncIterator]: () => read }) length += piece.length;
    };
    await rest().catch((error) => {
      expect(error).toBeInstanceOf(StorageError);
      length = content.length;
    });
    expect(length).toBe(content.length);
    await expect(buffer(blobs.read(id))).rejects.toThrow();
    await expect(buffer(blobs.scan(id))).rejects.toThrow();
  });

  test("are listed by when they were written", async () => {
    const { blobs } = await database.open();
    const id = await blobs.write(pieces(content, 65_536));
    expect(await blobs.listWrittenBefore(new Date(Date.now() + 60_000))).toEqual([id]);
    expect(await blobs.listWrittenBefore(new Date(Date.now() - 60_000))).toEqual([]);
  });
});

test("files in a folder are for this user alone", async () => {
  const data = await mkdtemp(join(tmpdir(), "dragoman-blobs-test-"));
  const blobs = blobsOfFolder(data);
  const id = await blobs.write(pieces(content, 65_536));
  expect((await stat(join(data, "blobs"))).mode & 0o777).toBe(0o700);
  expect((await stat(join(data, "blobs", id))).mode & 0o777).toBe(0o600);
  await rm(data, { recursive: true });
});

test("temporary files are gone when they are closed", async () => {
  const before = new Set(await readdir(tmpdir()));
  const blobs = temporaryBlobs();
  await blobs.write(pieces(content, 65_536));
  await blobs.close();
  const left = (await readdir(tmpdir())).filter((name) => name.startsWith("dragoman-blobs-") && !before.has(name));
  expect(left.filter((name) => !name.startsWith("dragoman-blobs-test-"))).toEqual([]);
});
