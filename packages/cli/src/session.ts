import { StringDecoder } from "node:string_decoder";
import type { ErrorResult } from "./error-result.ts";
import { exitCodes } from "./exit-codes.ts";
import { fileProblem } from "./files/file-problem.ts";
import { Stop } from "./stop.ts";
import { count } from "./terminal/figures.ts";
import { type Paint, paintFor } from "./terminal/paint.ts";
import { printableJson, printableLines } from "./terminal/printable.ts";
import { noProgress, type Progress, progressBar } from "./terminal/progress-bar.ts";
import type { Terminal } from "./terminal/terminal.ts";
import { waitingLine } from "./terminal/waiting-line.ts";

/** One run of a command: what it reads and writes, and how it will end. */
export class Session {
  readonly terminal: Terminal;
  /** Aborted by Ctrl-C, and when nobody reads the output any more. */
  readonly signal: AbortSignal;
  /** For results on standard output. */
  readonly paint: Paint;
  /** For messages on standard error. */
  readonly paintMessage: Paint;
  #hasFindings = false;
  #isDoneInPart = false;
  #hasPrintedError = false;
  #goesOnUnread = false;
  #isUnread = false;
  #progress: Progress = noProgress;
  readonly #atEnd: (() => Promise<void>)[] = [];
  readonly #places = new Set<string>();
  readonly #ending = new AbortController();

  constructor(terminal: Terminal, signal?: AbortSignal) {
    this.terminal = terminal;
    this.signal = signal === undefined ? this.#ending.signal : AbortSignal.any([signal, this.#ending.signal]);
    this.paint = paintFor(terminal.stdout, terminal.env);
    this.paintMessage = paintFor(terminal.stderr, terminal.env);
    terminal.stdout.on("error", (error) => this.#failToWrite(error));
    // Messages that nobody reads are no reason to stop.
    terminal.stderr.on("error", () => {});
  }

  /** Makes the exit code say that something was found. */
  find(): void {
    this.#hasFindings = true;
  }

  /** Makes the exit code say that some of the work could not be done. */
  leaveUndone(): void {
    this.#isDoneInPart = true;
  }

  get exitCode(): typeof exitCodes.fine | typeof exitCodes.findings | typeof exitCodes.partly {
    if (this.#isDoneInPart) return exitCodes.partly;
    return this.#hasFindings ? exitCodes.findings : exitCodes.fine;
  }

  get progress(): Progress {
    return this.#progress;
  }

  /** Shows progress on a terminal, unless results go to one at the same time. */
  showProgress({ progress, isPrinting }: { readonly progress: boolean; readonly isPrinting: boolean }): void {
    const { stdout, stderr } = this.terminal;
    const isHidden = !progress || stderr.isTTY !== true || (isPrinting && stdout.isTTY === true);
    if (!isHidden) this.#progress = progressBar(stderr);
  }

  /** Says in the place of the bar, where there is one, that somebody else works now. */
  showWaiting(text: string): void {
    if (this.#progress === noProgress) return;
    this.#progress.end();
    this.#progress = waitingLine(this.terminal.stderr, text);
  }

  /** Shows what is read from now on, where progress is shown at all. */
  showReading(): void {
    if (this.#progress === noProgress) return;
    this.#progress.end();
    this.#progress = progressBar(this.terminal.stderr);
  }

  /** Counts what is done from now on, where progress is shown at all: `de  ███ 40 %  120 of 300`. */
  showCounting(label: string, total: number): void {
    if (this.#progress === noProgress) return;
    this.#progress.end();
    this.#progress = progressBar(this.terminal.stderr, { label, amount: (number) => count(Math.round(number)) });
    this.#progress.expect(total);
  }

  /** There is nothing more to wait for; what is read from now on shows none. */
  hideProgress(): void {
    this.#progress.end();
    this.#progress = noProgress;
  }

  /** Has the work done to its end though the reader of the output goes away: from now on that only tells of it. */
  goOnUnread(): void {
    this.#goesOnUnread = true;
  }

  /** A message for people, on standard error. */
  say(message: string): void {
    this.#progress.stop();
    this.terminal.stderr.write(`${message}\n`);
  }

  /** Lines of a result, on standard output. */
  async print(text: string): Promise<void> {
    this.#progress.stop();
    await this.#write(`${text}\n`);
  }

  async printJson(value: unknown): Promise<void> {
    await this.print(printableJson(value));
  }

  /** A result with the error that ends the command in it, which is then not printed once more. */
  async printJsonWithError(value: { readonly error: ErrorResult }): Promise<void> {
    await this.printJson(value);
    this.#hasPrintedError = true;
  }

  get hasPrintedError(): boolean {
    return this.#hasPrintedError;
  }

  /** The bytes of a file, on standard output. On a terminal they do not command it. */
  async printFile(bytes: AsyncIterable<Uint8Array>): Promise<void> {
    if (this.terminal.stdout.isTTY !== true) {
      for await (const piece of bytes) await this.#write(piece);
      return;
    }
    const decoder = new StringDecoder("utf8");
    for await (const piece of bytes) await this.#write(printableLines(decoder.write(piece)));
    await this.#write(printableLines(decoder.end()));
  }

  /** Takes a place for one output or index; false where another one has it. */
  takePlace(path: string): boolean {
    const isFree = !this.#places.has(path);
    this.#places.add(path);
    return isFree;
  }

  /** Has something tidied up when the command has ended, however it ended. */
  atEnd(tidy: () => Promise<void>): void {
    this.#atEnd.push(tidy);
  }

  /** Never rejects: what was to be done is done, or has failed with a reason of its own. */
  async end(): Promise<void> {
    this.hideProgress();
    for (const tidy of this.#atEnd.reverse()) {
      await tidy().catch((error: unknown) => this.say(printableLines(`Not everything could be tidied up: ${error}`)));
    }
  }

  /** Waits until the piece is taken, so that no more is made than is read. */
  async #write(piece: string | Uint8Array): Promise<void> {
    const { signal } = this;
    signal.throwIfAborted();
    if (this.#isUnread) return;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const abort = () => reject(signal.reason);
    signal.addEventListener("abort", abort, { once: true });
    this.terminal.stdout.write(piece, (error) => {
      if (error) this.#failToWrite(error);
      if (!error || this.#isUnread) resolve();
      else reject(outputProblem(error));
    });
    try {
      await promise;
    } finally {
      signal.removeEventListener("abort", abort);
    }
  }

  #failToWrite(error: Error): void {
    const problem = outputProblem(error);
    this.#isUnread ||= this.#goesOnUnread && problem instanceof Stop;
    if (!this.#isUnread) this.#ending.abort(problem);
  }
}

function outputProblem(error: Error): unknown {
  const isClosed = "code" in error && error.code === "EPIPE";
  return isClosed ? new Stop("closed-pipe") : fileProblem(error, "Standard output", "written");
}
