import { type Options, type Params, SingleBar } from "cli-progress";
import { byteSize } from "./figures.ts";
import type { OutputStream } from "./terminal.ts";

/** How much of what is to be read was read, in bytes. */
export interface Progress {
  /** Says that so much more is to be read; `undefined` where that is not known. */
  expect(bytes: number | undefined): void;
  advance(bytes: number): void;
  /** Takes the bar from the screen. */
  stop(): void;
}

export const noProgress: Progress = { expect() {}, advance() {}, stop() {} };

export function progressBar(stream: OutputStream): Progress {
  const bar = new SingleBar({
    stream,
    format: barText,
    clearOnComplete: true,
    hideCursor: true,
    fps: 10,
    barsize: 30,
    // Ctrl-C is the command's to handle.
    gracefulExit: false,
  });
  let expected = 0;
  let taken = 0;
  let isOpenEnded = false;
  let isShown = false;
  return {
    expect(bytes) {
      if (bytes === undefined) isOpenEnded = true;
      else expected += bytes;
      if (isShown) bar.setTotal(isOpenEnded ? 0 : expected);
    },
    advance(bytes) {
      taken += bytes;
      if (isShown) bar.update(taken);
      else bar.start(isOpenEnded ? 0 : expected, taken);
      isShown = true;
    },
    stop() {
      if (isShown) bar.stop();
      isShown = false;
    },
  };
}

function barText({ barsize = 30 }: Options, { value, total, startTime }: Params): string {
  const seconds = (Date.now() - startTime) / 1000;
  const rate = seconds > 0 ? value / seconds : 0;
  const speed = `${byteSize(rate)}/s`;
  if (total === 0) return `${byteSize(value)}  ${speed}`;
  const share = Math.min(1, value / total);
  const filled = Math.round(share * barsize);
  const bar = `${"█".repeat(filled)}${"░".repeat(barsize - filled)}`;
  const left = rate > 0 ? `  ${duration((total - value) / rate)} left` : "";
  return `${bar} ${Math.floor(share * 100)} %  ${byteSize(value)} of ${byteSize(total)}  ${speed}${left}`;
}

function duration(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const minutes = Math.floor(whole / 60);
  return minutes === 0 ? `${whole} s` : `${minutes} min ${whole % 60} s`;
}
