import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { openPath, openStream, saveFile } from "./web-files.ts";

const refused = { kind: "invalid-request", attempts: 0 };

test("where there are no files, paths are refused", async () => {
  await expect(openPath("a.docx")).rejects.toMatchObject(refused);
  await expect(saveFile(() => new Blob([]).stream(), "a.docx", "a.docx")).rejects.toMatchObject(refused);
});

test("a stream is collected, the web's and any other", async () => {
  async function* pieces() {
    yield new TextEncoder().encode("Grüße ");
    yield new TextEncoder().encode("aus dem Netz");
  }
  const web = await openStream(new Blob(["Grüße aus dem Netz"]).stream(), undefined);
  const other = await openStream(pieces(), undefined);
  for (const collected of [web, other]) {
    expect(collected instanceof Blob && (await collected.text())).toBe("Grüße aus dem Netz");
  }
});

test("a stream that breaks or gives no bytes is named as the cause", async () => {
  async function* breaking() {
    yield new Uint8Array(1);
    throw new Error("gone");
  }
  const texts = Readable.from(["text"]);
  const locked = new Blob(["locked"]).stream();
  locked.getReader();
  const unopened = {
    [Symbol.asyncIterator]: () => {
      throw new Error("gone");
    },
  };
  for (const input of [breaking(), ReadableStream.from(breaking()), texts, locked, unopened]) {
    await expect(Promise.resolve(openStream(input, undefined))).rejects.toMatchObject({
      ...refused,
      message: "input: the stream failed.",
    });
  }
});

test("a stream of another size than was said is refused", async () => {
  const stream = () => new Blob(["four"]).stream();
  await expect(openStream(stream(), 4)).resolves.toMatchObject({ size: 4 });
  for (const size of [3, 5, -1, Number.NaN]) {
    await expect(Promise.resolve(openStream(stream(), size))).rejects.toMatchObject({
      ...refused,
      message: expect.stringContaining("contentLength"),
    });
  }
});

test("a source that gives no bytes is let go", async () => {
  const texts = Readable.from(["text", "text"]);
  await expect(Promise.resolve(openStream(texts, undefined))).rejects.toMatchObject(refused);
  expect(texts.destroyed).toBe(true);
});
