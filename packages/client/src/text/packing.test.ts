import fc from "fast-check";
import { expect, test } from "vitest";
import { DragomanError } from "../errors.ts";
import { packBody, packOverhead, packTexts, utf8Length } from "./packing.ts";

const anyText = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }), fc.string({ maxLength: 400 }));

test("the byte count is that of the serialized text", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const json = JSON.stringify(text);
      expect(utf8Length(json)).toBe(new TextEncoder().encode(json).byteLength);
    }),
  );
  expect(utf8Length(JSON.stringify("\ud800"))).toBe(8);
});

test("packs hold every text once, in order, and no body is over a limit", () => {
  const parameters = JSON.stringify({ target_lang: "de", context: "é" });
  const overhead = packOverhead(parameters);
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 60 }), fc.integer({ min: 1, max: 9 }), (texts, textsPerRequest) => {
      const bytesPerRequest = 1500;
      const tooLarge: number[] = [];
      const onTooLarge = (_error: DragomanError, position: number) => tooLarge.push(position);
      const packs = packTexts(texts, { overhead, textsPerRequest, bytesPerRequest }, onTooLarge);
      for (const pack of packs) {
        const body = packBody(pack, parameters);
        expect(new TextEncoder().encode(body).byteLength).toBeLessThanOrEqual(bytesPerRequest);
        expect(JSON.parse(body)).toEqual({
          text: pack.map(({ position }) => texts[position]),
          target_lang: "de",
          context: "é",
        });
        expect(pack.length).toBeLessThanOrEqual(textsPerRequest);
      }
      const kept = texts.map((_, position) => position).filter((position) => !tooLarge.includes(position));
      expect(packs.flat().map(({ position }) => position)).toEqual(kept);
    }),
  );
});

test("a text over the limit is thrown with its place", () => {
  const pack = () => packTexts(["a", "b".repeat(200)], { overhead: 20, textsPerRequest: 9, bytesPerRequest: 100 });
  expect(pack).toThrow(DragomanError);
  expect(pack).toThrow("A text takes 203 bytes");
});
