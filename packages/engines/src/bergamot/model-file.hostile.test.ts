import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  asFloat32,
  readItems,
  types,
  withoutMultipliers,
  withSettings,
  writeItems,
} from "../../fixtures/toy-model/model-items.ts";
import { readManifest, toyFolder } from "../../fixtures/toy-model/toy-models.ts";
import { FileFault } from "./byte-reader.ts";
import { readModelFile } from "./model-file.ts";
import { checkShortlistFile } from "./shortlist-file.ts";
import { countPieces } from "./vocabulary-file.ts";

const toy = await readManifest("en-de");
const read = async (role: string) => readFile(join(toyFolder, "en-de", toy.files[role]?.name ?? ""));
const [model, vocabulary, shortlist] = await Promise.all([read("model"), read("vocab"), read("lexicalShortlist")]);
const items = readItems(model);
const pieces = countPieces(vocabulary);

describe("model files", () => {
  test("tell their precision and the size of their vocabularies", () => {
    const rows = { sourceRows: pieces, targetRows: pieces };
    expect(readModelFile(model)).toEqual({ precision: "int8shiftAlphaAll", ...rows });
    expect(readModelFile(writeItems(withoutMultipliers(items)))).toEqual({ precision: "int8shiftAll", ...rows });
    expect(readModelFile(writeItems(asFloat32(items)))).toEqual({ precision: "float32", ...rows });
  });

  test("of another version are refused", () => {
    expect(() => readModelFile(writeItems(items, 2))).toThrow("no Marian model of format version 1 (it begins with 2)");
  });

  test("that end too early are refused, wherever that is", () => {
    fc.assert(
      fc.property(fc.nat(model.length - 1), (length) => {
        expect(() => readModelFile(model.subarray(0, length))).toThrow(FileFault);
      }),
    );
    expect(() => readModelFile(model.subarray(0, -300))).toThrow("cut short: it ends in the data of ");
  });

  test("with more behind their end are refused", () => {
    expect(() => readModelFile(Buffer.concat([model, new Uint8Array(7)]))).toThrow("has 7 bytes behind its last item");
  });

  test.each(["enc-depth", "dec-depth", "transformer-heads", "transformer-postprocess", "dim-emb", "dec-cell"])(
    "that leave out %s are refused",
    (key) => {
      const without = withSettings(items, (yaml) => yaml.replace(new RegExp(`^${key}:.*\n`, "m"), ""));
      expect(() => readModelFile(writeItems(without))).toThrow(`leaves out ${key} in special:model.yml`);
    },
  );

  test("without settings, without embeddings and with unknown numbers are refused", () => {
    const without = (name: string) => writeItems(items.filter((item) => item.name !== name));
    expect(() => readModelFile(without("special:model.yml"))).toThrow("has no special:model.yml");
    expect(() => readModelFile(without("Wemb"))).toThrow("has no embeddings");
    const changed = items.map((item) => (item.type === types.intgemm8 ? { ...item, type: 0x4102 } : item));
    expect(() => readModelFile(writeItems(changed))).toThrow("in a number format (0x4102)");
  });

  test("whose shapes do not fit their bytes are refused", () => {
    for (const dimensions of [
      [1 << 20, 1 << 20],
      [-1, 64],
      [0, 64],
    ]) {
      const changed = items.map((item) => (item.name === "Wemb" ? { ...item, dimensions } : item));
      expect(() => readModelFile(writeItems(changed))).toThrow("gives Wemb the shape");
    }
  });

  test("with numbers too large to be meant are refused without taking memory for them", () => {
    for (const offset of [8, 16, 24, 32, 40]) {
      const changed = Buffer.from(model);
      changed.writeBigUInt64LE(2n ** 63n, offset);
      expect(() => readModelFile(changed)).toThrow(FileFault);
      changed.writeBigUInt64LE(2n ** 40n, offset);
      expect(() => readModelFile(changed)).toThrow(FileFault);
    }
  });
});

describe("vocabularies", () => {
  test("are refused when they are none, or end too early", () => {
    expect(() => countPieces(new Uint8Array())).toThrow("it has no pieces");
    expect(() => countPieces(Buffer.from("<html>Not found</html>"))).toThrow("is no SentencePiece vocabulary");
    expect(() => countPieces(vocabulary.subarray(0, -3))).toThrow("is cut short");
    expect(() => countPieces(model)).toThrow(FileFault);
  });
});

describe("shortlists", () => {
  test("are refused when they are none, or were made for other vocabularies", () => {
    expect(() => checkShortlistFile(shortlist, pieces, pieces)).not.toThrow();
    expect(() => checkShortlistFile(new Uint8Array(10), pieces, pieces)).toThrow("is no lexical shortlist");
    expect(() => checkShortlistFile(shortlist, pieces - 8, pieces)).toThrow(`lists ${pieces} source pieces`);
    expect(() => checkShortlistFile(shortlist, pieces, 20)).toThrow("allows the target piece");
    expect(() => checkShortlistFile(shortlist.subarray(0, -4), pieces, pieces)).toThrow("has not the length");
  });

  test("whose offsets go back or beyond the end are refused", () => {
    for (const offset of [2n ** 40n, 100_000n]) {
      const changed = Buffer.from(shortlist);
      changed.writeBigUInt64LE(offset, 48 + 8 * 5);
      expect(() => checkShortlistFile(changed, pieces, pieces)).toThrow("offsets out of order");
    }
  });
});

test("whatever the bytes, a reader answers with a value or a FileFault", () => {
  const readers = [readModelFile, countPieces, (bytes: Uint8Array) => checkShortlistFile(bytes, pieces, pieces)];
  const damaged = fc
    .tuple(
      fc.constantFrom(model, vocabulary, shortlist),
      fc.array(fc.tuple(fc.nat(4000), fc.nat(255)), { minLength: 1 }),
    )
    .map(([file, changes]) => {
      const copy = Buffer.from(file);
      for (const [offset, value] of changes) copy[offset % copy.length] = value;
      return copy;
    });
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array({ maxLength: 400 }), damaged), (bytes) => {
      for (const reader of readers) {
        try {
          reader(bytes);
        } catch (error) {
          expect(error).toBeInstanceOf(FileFault);
        }
      }
    }),
  );
});
