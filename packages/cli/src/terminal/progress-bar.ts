import { SingleBar } from "cli-progress";
import { byteSize } from "./figures.ts";
import type { OutputStream } from "./terminal.ts";

/** How much of what is to be read was read, in bytes, or of what is to be done was done. */
export interface Progress {
  /** Says that so much more is to be read; `undefined` where that is not known. */
  expect(bytes: number | undefined): void;
  advance(bytes: number): void;
  /** Takes the bar from the screen, until more is read. */
  stop(): void;
  /** Takes it away for good, whatever is still read: a bar that is shown keeps the process. */
  end(): void;
}

export const noProgress: Progress = { expect() {}, advance() {}, stop() {}, end() {} };

export interface ProgressWords {
  /** Before the bar. */
  readonly label?: string;
  /** How an amount is written. Default as bytes. */
  readonly amount?: (number: number) => string;
}

export function progressBar(stream: OutputStream, words: ProgressWords = {}): Progress {
  const begun = Date.now();
  const bar = new SingleBar({
    stream,
    format: ({ barsize = 30 }, { value, total }) =>
      barText({ taken: value, total, seconds: (Date.now() - begun) / 1000, barsize }, words),
    clearOnComplete: true,
    hideCursor: true,
    fps: 10,
    barsize: barSizeIn(stream.columns),
    // Ctrl-C is the command's to handle.
    gracefulExit: false,
  });
  let expected = 0;
  let taken = 0;
  let isOpenEnded = false;
  let isShown = false;
  let hasEnded = false;
  function stop(): void {
    if (isShown) bar.stop();
    isShown = false;
  }
  return {
    expect(bytes) {
      if (bytes === undefined) isOpenEnded = true;
      else expected += bytes;
      if (isShown) bar.setTotal(isOpenEnded ? 0 : expected);
    },
    advance(bytes) {
      if (hasEnded) return;
      taken += bytes;
      if (isShown) bar.update(taken);
      else bar.start(isOpenEnded ? 0 : expected, taken);
      isShown = true;
    },
    stop,
    end() {
      hasEnded = true;
      stop();
    },
  };
}

/** What is said beside the bar takes 55 columns at most; where there is no room for both, the figures matter more. */
function barSizeIn(columns = 100): number {
  return Math.max(0, Math.min(30, columns - 55));
}

interface BarState {
  readonly taken: number;
  /** 0 where it is not known. */
  readonly total: number;
  readonly seconds: number;
  readonly barsize: number;
}

function barText(state: BarState, { label, amount = byteSize }: ProgressWords): string {
  const text = stateText(state, amount);
  return label === undefined ? text : `${label}  ${text}`;
}

function stateText({ taken, total, seconds, barsize }: BarState, amount: (number: number) => string): string {
  const rate = seconds > 0 ? taken / seconds : 0;
  const speed = `${amount(rate)}/s`;
  if (total === 0) return `${amount(taken)}  ${speed}`;
  const share = Math.min(1, taken / total);
  const filled = Math.round(share * barsize);
  const bar = barsize === 0 ? "" : `${"█".repeat(filled)}${"░".repeat(barsize - filled)} `;
  const left = rate > 0 ? `  ${duration((total - taken) / rate)} left` : "";
  return `${bar}${Math.floor(share * 100)} %  ${amount(taken)} of ${amount(total)}  ${speed}${left}`;
}

function duration(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const minutes = Math.floor(whole / 60);
  return minutes === 0 ? `${whole} s` : `${minutes} min ${whole % 60} s`;
}
