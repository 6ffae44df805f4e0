import { SingleBar } from "cli-progress";
import type { Progress } from "./progress-bar.ts";
import type { OutputStream } from "./terminal.ts";

/** Shown in the place of a progress bar while somebody else works: what is waited for, and for how long. */
export function waitingLine(stream: OutputStream, text: string): Progress {
  const begun = Date.now();
  const line = new SingleBar({
    stream,
    format: () => `${text}  ${Math.floor((Date.now() - begun) / 1000)} s`,
    clearOnComplete: true,
    hideCursor: true,
    gracefulExit: false,
  });
  let isShown = false;
  const show = () => {
    if (isShown) line.update(0);
    else line.start(1, 0);
    isShown = true;
  };
  const stop = () => {
    if (isShown) line.stop();
    isShown = false;
  };
  show();
  const timer = setInterval(show, 500);
  return {
    expect() {},
    advance() {},
    stop,
    end() {
      clearInterval(timer);
      stop();
    },
  };
}
