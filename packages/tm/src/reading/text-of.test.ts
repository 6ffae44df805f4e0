import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { undecodable } from "./encoding.ts";
import type { FileSource } from "./reader.ts";
import { textOf } from "./text-of.ts";
import { declaredXmlEncoding } from "./xml-declaration.ts";

const texts = fc.string({ unit: "binary", maxLength: 40 }).map((text) => `<a>${text}é€😀\uFFFD</a>`);

describe("the encoding", () => {
  const utf16 = (text: string, isLittle: boolean) => {
    const view = new DataView(new ArrayBuffer(text.length * 2));
    for (let index = 0; index < text.length; index += 1) view.setUint16(index * 2, text.charCodeAt(index), isLittle);
    return new Uint8Array(view.buffer);
  };
  const encodings: readonly (readonly [string, (text: string) => Uint8Array])[] = [
    ["UTF-8", (text) => new TextEncoder().encode(text)],
    ["UTF-8 with a mark", (text) => new TextEncoder().encode(`\uFEFF${text}`)],
    ["UTF-16, low byte first, by its mark", (text) => utf16(`\uFEFF${text}`, true)],
    ["UTF-16, high byte first, by its mark", (text) => utf16(`\uFEFF${text}`, false)],
    ["UTF-16, low byte first, without a mark", (text) => utf16(text, true)],
    ["UTF-16, high byte first, without a mark", (text) => utf16(text, false)],
  ];

  test.each(encodings)("reads %s, however it is cut", async (_, encode) => {
    await fc.assert(
      fc.asyncProperty(texts, fc.integer({ min: 1, max: 7 }), async (text, size) => {
        expect(await read(encode(text))).toBe(text);
        expect(await read(chunks(encode(text), size))).toBe(text);
      }),
    );
  });

  test("reads text in chunks that cut pairs of surrogates", async () => {
    await fc.assert(
      fc.asyncProperty(texts, fc.integer({ min: 1, max: 3 }), async (text, size) => {
        expect(await read(chunks(text, size))).toBe(text);
        expect(await read(`\uFEFF${text}`)).toBe(text);
      }),
    );
  });

  test("reads other encodings by their declaration", async () => {
    const declared = (name: string) =>
      Array.from(`<?xml version="1.0" encoding="${name}"?>`, (one) => one.charCodeAt(0));
    expect(await read(Uint8Array.of(...declared("windows-1252"), 0x80, 0xe4))).toMatch(/€ä$/);
    expect(await read(Uint8Array.of(...declared("Shift_JIS"), 0x93, 0xfa, 0x96, 0x7b))).toMatch(/日本$/);
    expect(await read(chunks(Uint8Array.of(...declared("GB18030"), 0xc4, 0xe3), 1))).toMatch(/你$/);
  });

  test("knows UTF-16 without a mark by its first character, also where that is no bracket", async () => {
    for (const text of ["en;de\nä;ö", "msgid", "{", "a"]) {
      expect(await read(utf16(text, true))).toBe(text);
      expect(await read(utf16(text, false))).toBe(text);
    }
  });

  test("what declares UTF-16 in single bytes is UTF-8", async () => {
    const bytes = new TextEncoder().encode('<?xml version="1.0" encoding="utf-16"?><a>é</a>');
    expect(await read(bytes)).toMatch(/é<\/a>$/);
  });

  test.each([
    ["a name that nobody knows", new TextEncoder().encode('<?xml version="1.0" encoding="klingon"?>')],
    ["UTF-32, low byte first", Uint8Array.of(0xff, 0xfe, 0, 0, 0x3c, 0, 0, 0)],
    ["UTF-32, high byte first", Uint8Array.of(0, 0, 0xfe, 0xff, 0, 0, 0, 0x3c)],
  ])("refuses %s", async (_, bytes) => {
    await expect(read(bytes)).rejects.toMatchObject({ fault: { code: "invalid_encoding", action: "raise" } });
  });
});

describe("what is no text", () => {
  test.each([
    ["a byte that begins nothing", [0x61, 0xff, 0x62], `a${undecodable}b`],
    ["a character that does not end", [0x61, 0xe2, 0x82], `a${undecodable}`],
    ["a half pair", [0xed, 0xa0, 0x80], undecodable.repeat(3)],
    ["U+FFFD of the file beside a faulty byte", [0xef, 0xbf, 0xbd, 0xff], `\uFFFD${undecodable}`],
    ["a faulty byte before U+FFFD", [0xf0, 0xef, 0xbf, 0xbd], `${undecodable}\uFFFD`],
  ])("marks %s", async (_, bytes, text) => {
    expect(await read(Uint8Array.from(bytes))).toBe(text);
    expect(await read(chunks(Uint8Array.from(bytes), 1))).toBe(text);
  });

  test("marks half pairs of UTF-16 and of text, and a byte that is left over", async () => {
    expect(await read(Uint8Array.of(0xff, 0xfe, 0x00, 0xd8, 0x61, 0x00, 0x62))).toBe(`${undecodable}a${undecodable}`);
    expect(await read("a\uD800b\uDC00c\uD83D")).toBe(`a${undecodable}b${undecodable}c${undecodable}`);
  });

  test("any bytes give some text, the same however they are cut", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 60 }), fc.integer({ min: 1, max: 5 }), async (bytes, size) => {
        const whole = await read(bytes).catch((error: Error) => error.name);
        expect(await read(chunks(bytes, size)).catch((error: Error) => error.name)).toBe(whole);
        expect(whole.isWellFormed()).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe("the source", () => {
  test("is read no faster than its text is taken, and cancelled when no more is", async () => {
    let pulled = 0;
    let cancelled = false;
    const stream = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          pulled += 1;
          controller.enqueue(new Uint8Array(2048).fill(0x61));
        },
        cancel() {
          cancelled = true;
        },
      },
      { highWaterMark: 0 },
    );
    for await (const _ of textOf(stream, declaredXmlEncoding)) if (pulled >= 3) break;
    expect(pulled).toBe(3);
    expect(cancelled).toBe(true);
  });

  test("is given up when the signal says so, also while it says nothing", async () => {
    const abort = new AbortController();
    let cancelled = false;
    const silent = new ReadableStream<Uint8Array>({
      cancel() {
        cancelled = true;
      },
    });
    const reading = read(silent, { signal: abort.signal });
    abort.abort(new Error("enough"));
    await expect(reading).rejects.toThrow("enough");
    expect(cancelled).toBe(true);
    await expect(read("text", { signal: AbortSignal.abort(new Error("before")) })).rejects.toThrow("before");
  });

  test("may give bytes and text by turns", async () => {
    const bytes = (text: string) => new TextEncoder().encode(text);
    const pieces = [bytes("<a>é"), "ö", bytes("ü\u{1f600}"), "</a>", Uint8Array.of(0xc3), "!"];
    expect(await read(ReadableStream.from(pieces))).toBe(`<a>éöü\u{1f600}</a>${undecodable}!`);
  });

  test("is refused where it is none, or gives what is neither bytes nor text", async () => {
    await expect(read(Object(new Blob(["a"])))).rejects.toThrow("give its `stream()`");
    const chunks = [new Uint8Array(4).buffer, new DataView(new ArrayBuffer(4)), new Uint16Array(2), null, 1];
    for (const chunk of chunks) {
      const source = async function* () {
        yield chunk;
      };
      await expect(read(Object(source()))).rejects.toThrow(TypeError);
    }
  });

  test("that fails, fails the reading", async () => {
    const failing = (async function* () {
      yield "a";
      throw new Error("no disk");
    })();
    await expect(read(failing)).rejects.toThrow("no disk");
  });

  test("is reported as it is taken in", async () => {
    const taken: number[] = [];
    await read(new Uint8Array(5000).fill(0x61), { onProgress: (bytes) => taken.push(bytes) });
    expect(taken).toEqual(taken.toSorted((one, other) => one - other));
    expect(taken.at(-1)).toBe(5000);
  });
});

async function read(source: FileSource, options: Parameters<typeof textOf>[2] = {}): Promise<string> {
  let text = "";
  for await (const piece of textOf(source, declaredXmlEncoding, options)) text += piece;
  return text;
}

async function* chunks<Content extends string | Uint8Array>(
  content: Content,
  size: number,
): AsyncGenerator<string | Uint8Array> {
  for (let from = 0; from < content.length; from += size) yield content.slice(from, from + size);
}
