import fc from "fast-check";
import { expect, test } from "vitest";
import { shoutingLocalizer } from "../../test/shouting-localizer.ts";
import type { BodyStream } from "../body-localizer.ts";
import { LocalizedPieces, mostHeld, type Piece } from "./localized-pieces.ts";
import { Utf8Pieces } from "./utf8-pieces.ts";

/** Leaves everything as it is, at once. */
const unchanged = (emit: (piece: string) => void): BodyStream => ({
  write: emit,
  end: async () => ({ translated: 0, pending: 0, declined: 0 }),
  held: () => 0,
  stop: () => {},
});

async function all(pieces: AsyncIterable<Piece>): Promise<Buffer> {
  const read: Buffer[] = [];
  for await (const piece of pieces) read.push(Buffer.from(piece));
  return Buffer.concat(read);
}

async function* given(pieces: readonly Piece[]): AsyncGenerator<Piece> {
  yield* pieces;
}

/** Bytes, some of them text of all planes, cut anywhere. */
const cutBytes = fc
  .tuple(
    fc.array(
      fc.oneof(
        fc.string({ unit: "binary" }).map((text) => Buffer.from(text)),
        fc.uint8Array({ maxLength: 4 }),
      ),
    ),
    fc.array(fc.nat(40)),
  )
  .map(([parts, cuts]) => {
    const bytes = Buffer.concat(parts);
    const places = [...cuts.map((cut) => cut % (bytes.length + 1)), 0, bytes.length].sort(
      (left, right) => left - right,
    );
    return { bytes, pieces: places.slice(1).map((end, index) => bytes.subarray(places[index], end)) };
  });

test("whatever the bytes are, and wherever they are cut, they leave as they came", async () => {
  await fc.assert(
    fc.asyncProperty(cutBytes, async ({ bytes, pieces }) => {
      expect(await all(new LocalizedPieces(given(pieces), unchanged))).toEqual(bytes);
    }),
  );
});

test("text that is cut anywhere is told whole, and only whole characters are told", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.nat(), fc.nat(), (text, one, other) => {
      const bytes = Buffer.from(text);
      const [first = 0, second = 0] = [one % (bytes.length + 1), other % (bytes.length + 1)].sort((a, b) => a - b);
      const reading = new Utf8Pieces();
      const told = [bytes.subarray(0, first), bytes.subarray(first, second), bytes.subarray(second)].map((piece) =>
        reading.next(piece),
      );
      expect(told.join("")).toBe(text);
      expect(reading.rest()).toHaveLength(0);
    }),
  );
});

test("nothing is read ahead of what is asked for, but while translations are waited for", async () => {
  let read = 0;
  async function* endless(): AsyncGenerator<Piece> {
    for (;;) yield `<p>${read++}</p>`;
  }
  const pieces = new LocalizedPieces(endless(), unchanged);
  await pieces.next();
  await pieces.next();
  expect(read).toBeLessThanOrEqual(3);
  await pieces.return();
});

test("no more is held than may be", async () => {
  let read = 0;
  const held = Promise.withResolvers<void>();
  async function* long(): AsyncGenerator<Piece> {
    for (; read < 40; read++) yield `<p>${"x".repeat(10_000)}</p>`;
  }
  const { stream = unchanged } = shoutingLocalizer({ streams: true, held: held.promise });
  const pieces = new LocalizedPieces(long(), stream);
  const first = pieces.next();
  await new Promise(setImmediate);
  expect(read * 10_000).toBeLessThanOrEqual(mostHeld + 20_000);
  held.resolve();
  const rest = await all(pieces);
  expect(Buffer.from((await first).value ?? "").length + rest.length).toBe(40 * 10_007);
});

test("what is translated leaves though its writer has nothing more to say for a while", async () => {
  const held = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  async function* slow(): AsyncGenerator<Piece> {
    yield "<p>one</p>";
    await go.promise;
    yield "<p>two</p>";
  }
  const { stream = unchanged } = shoutingLocalizer({ streams: true, held: held.promise });
  const pieces = new LocalizedPieces(slow(), stream);
  const first = pieces.next();
  await new Promise(setImmediate);
  held.resolve();
  expect((await first).value).toBe("<p>ONE</p>");
  go.resolve();
  expect(String(await all(pieces))).toBe("<p>TWO</p>");
});

test("a reader who goes stops the localizer and its source, whoever is waited for", async () => {
  const told: string[] = [];
  const source: AsyncIterator<Piece> = {
    next: () => new Promise(() => {}),
    return: async () => {
      told.push("source");
      return { done: true, value: undefined };
    },
  };
  const stoppable = (emit: (piece: string) => void) => ({
    ...unchanged(emit),
    stop: () => void told.push("localizer"),
  });
  const pieces = new LocalizedPieces(source, stoppable);
  const waiting = pieces.next();
  await new Promise(setImmediate);
  await pieces.return();
  expect(await waiting).toEqual({ done: true, value: undefined });
  expect(await pieces.next()).toEqual({ done: true, value: undefined });
  expect(told).toEqual(["localizer", "source"]);
});

test.each<[string, () => LocalizedPieces]>([
  ["source", () => new LocalizedPieces({ next: () => Promise.reject(new Error("broken")) }, unchanged)],
  [
    "localizer",
    () =>
      new LocalizedPieces(given([]), (emit) => ({
        ...unchanged(emit),
        end: () => Promise.reject(new Error("broken")),
      })),
  ],
  [
    "localizer's write",
    () =>
      new LocalizedPieces(given(["a"]), (emit) => ({
        ...unchanged(emit),
        write: () => {
          throw new Error("broken");
        },
      })),
  ],
])("a %s that fails is told of to whoever reads", async (_, create) => {
  await expect(all(create())).rejects.toThrow("broken");
});
