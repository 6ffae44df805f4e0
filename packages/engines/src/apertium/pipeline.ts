import { EngineError } from "../errors.ts";
import { type PipelineProcess, startProcess } from "./process.ts";

export interface PipelineSettings {
  /** The mode's name, for messages. */
  readonly name: string;
  /** The shell's command that answers block by block, each ended by NUL. */
  readonly command: string;
  /** How long one block may take from when it is first in line, in milliseconds. */
  readonly timeoutMs: number;
  /** After how many milliseconds without work the processes are stopped. */
  readonly idleMs: number;
  /** How often the processes may die within a minute before requests fail at once. */
  readonly deathsPerMinute: number;
}

/** A warm pipeline: started by the first block, restarted when it dies, stopped when nothing has been asked for long. */
export interface Pipeline {
  /**
   * The answer to one block. Blocks are answered in order; the next is sent while one is at work.
   * @throws EngineError when the pipeline died twice over this block, took too long, or dies too often.
   */
  ask(block: string, signal?: AbortSignal): Promise<string>;
  /** The leader of the process group at work, while there is one. */
  readonly pid: number | undefined;
  /** How often it was started and how often it failed: dictionaries are read at a start, and may be others then. */
  readonly changes: number;
  close(): Promise<void>;
}

/** Blocks sent ahead: enough that the first program never waits, few enough that an abort still spares work. */
const sentAhead = 64;
const minuteMs = 60_000;

interface Job {
  readonly block: string;
  readonly resolve: (answer: string) => void;
  readonly reject: (error: unknown) => void;
  /** How often a pipeline died with this block under way. */
  deaths: number;
}

export function createPipeline(settings: PipelineSettings): Pipeline {
  const waiting: Job[] = [];
  const sent: Job[] = [];
  const deaths: number[] = [];
  const ending = new Set<Promise<void>>();
  let process: PipelineProcess | undefined;
  let lastWords = "";
  let deadline: NodeJS.Timeout | undefined;
  let idle: NodeJS.Timeout | undefined;
  let closed = false;
  let changes = 0;

  /** After a death, what was under way is sent again alone, so that the block to blame is known. */
  function maySend(job: Job): boolean {
    if (job.deaths > 0) return sent.length === 0;
    return sent.length < sentAhead && !sent.some((other) => other.deaths > 0);
  }

  function pump(): void {
    for (let job = waiting[0]; job !== undefined && maySend(job); job = waiting[0]) {
      waiting.shift();
      sent.push(job);
      running().send(job.block);
    }
    watch();
  }

  function running(): PipelineProcess {
    if (process === undefined) {
      changes += 1;
      process = startProcess(settings.command, { onAnswer: answered, onEnd: died });
    }
    return process;
  }

  function answered(answer: string): void {
    sent.shift()?.resolve(answer);
    clearTimeout(deadline);
    deadline = undefined;
    pump();
  }

  /** Keeps one clock running: how long the first block has taken, or how long there has been nothing to do. */
  function watch(): void {
    clearTimeout(idle);
    if (sent.length > 0) {
      process?.hold();
      deadline ??= setTimeout(tooLate, settings.timeoutMs);
    } else {
      clearTimeout(deadline);
      deadline = undefined;
      process?.release();
      idle = setTimeout(stop, settings.idleMs).unref();
    }
  }

  function tooLate(): void {
    deadline = undefined;
    const late = sent.shift();
    waiting.unshift(...sent.splice(0));
    stop();
    late?.reject(failure("crashed", `gave no answer within ${settings.timeoutMs} ms and was restarted`));
    pump();
  }

  function died(stderr: string): void {
    process = undefined;
    clearTimeout(deadline);
    deadline = undefined;
    const words = withoutTexts(stderr, sent);
    lastWords = words;
    noteDeath();
    const alone = sent.length === 1;
    for (const job of sent.splice(0).reverse()) {
      job.deaths += 1;
      if (alone && job.deaths > 1) job.reject(failure("crashed", `died twice over the same block${said(words)}`));
      else waiting.unshift(job);
    }
    if (diesTooOften()) for (const job of waiting.splice(0)) job.reject(tooManyDeaths());
    pump();
  }

  function noteDeath(): void {
    deaths.push(Date.now());
    if (deaths.length > settings.deathsPerMinute) deaths.shift();
  }

  function diesTooOften(): boolean {
    const first = deaths.at(-settings.deathsPerMinute);
    return first !== undefined && Date.now() - first < minuteMs;
  }

  function tooManyDeaths(): EngineError {
    const problem = `died ${settings.deathsPerMinute} times within a minute and rests until the minute is over`;
    return failure("crashed", `${problem}${said(lastWords)}`);
  }

  function failure(kind: "crashed" | "unavailable", problem: string): EngineError {
    changes += 1;
    return new EngineError("apertium", kind, `Apertium's pipeline ${settings.name} ${problem}.`);
  }

  function stop(): void {
    if (process === undefined) return;
    const ended = process.kill().finally(() => ending.delete(ended));
    ending.add(ended);
    process = undefined;
  }

  function forget(job: Job): void {
    const place = waiting.indexOf(job);
    if (place >= 0) waiting.splice(place, 1);
  }

  return {
    async ask(block, signal) {
      signal?.throwIfAborted();
      if (closed) throw failure("unavailable", "is closed");
      if (diesTooOften()) throw tooManyDeaths();
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const job: Job = { block, resolve, reject, deaths: 0 };
      const abort = () => {
        forget(job);
        reject(signal?.reason);
      };
      signal?.addEventListener("abort", abort, { once: true });
      waiting.push(job);
      pump();
      return promise.finally(() => signal?.removeEventListener("abort", abort));
    },
    get pid() {
      return process?.pid;
    },
    get changes() {
      return changes;
    },
    async close() {
      closed = true;
      for (const job of [...sent.splice(0), ...waiting.splice(0)]) job.reject(failure("unavailable", "was closed"));
      watch();
      clearTimeout(idle);
      stop();
      await Promise.all(ending);
    },
  };
}

/** What the programs said, without any line that repeats a word of a text: an error's message goes into logs. */
function withoutTexts(stderr: string, jobs: readonly Job[]): string {
  const texts = jobs.map((job) => job.block).join(" ");
  const lines = stderr.split("\n").filter((line) => line.trim() !== "");
  const safe = lines.filter((line) => !(line.match(/[\p{L}\p{N}]{4,}/gu) ?? []).some((word) => texts.includes(word)));
  return safe.slice(-3).join(" | ").slice(0, 300);
}

function said(words: string): string {
  return words === "" ? "" : `; it said: ${words}`;
}
