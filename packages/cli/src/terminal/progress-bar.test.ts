import { PassThrough } from "node:stream";
import { WriteStream } from "node:tty";
import { expect, test } from "vitest";
import { type Progress, progressBar } from "./progress-bar.ts";

function barOn(columns: number): { readonly bar: Progress; shown(): string } {
  const pieces: string[] = [];
  const stream = new PassThrough().setEncoding("utf8").on("data", (piece: string) => pieces.push(piece));
  const { hasColors } = WriteStream.prototype;
  const terminal = Object.assign(stream, { isTTY: true, columns, hasColors, cursorTo() {}, clearLine() {} });
  return { bar: progressBar(terminal), shown: () => pieces.join("") };
}

test("comes back when more is read, and not once it has ended", () => {
  const { bar, shown } = barOn(100);
  bar.expect(1000);
  bar.advance(500);
  bar.stop();
  bar.advance(100);
  expect(shown()).toContain("60 %");
  bar.end();
  const before = shown();
  bar.advance(400);
  bar.stop();
  expect(shown()).toBe(before);
});

test("keeps its figures where the terminal is narrow", () => {
  for (const [columns, size] of [
    [100, 30],
    [65, 10],
    [40, 0],
  ] as const) {
    const { bar, shown } = barOn(columns);
    bar.expect(1000);
    bar.advance(500);
    bar.end();
    expect(shown().match(/[█░]+/)?.[0].length ?? 0).toBe(size);
    expect(shown()).toContain("50 %");
  }
});
