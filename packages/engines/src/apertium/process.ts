import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { Socket } from "node:net";

/** The programs of one pipeline, as one process group: what is sent is answered in order, each answer ended by NUL. */
export interface PipelineProcess {
  readonly pid: number | undefined;
  send(block: string): void;
  /** Keeps this process alive while there is work. */
  hold(): void;
  /** Lets this process end: the programs end with their input. */
  release(): void;
  /** Ends the whole group. After it neither `onAnswer` nor `onEnd` is called. */
  kill(): Promise<void>;
}

export interface PipelineEvents {
  readonly onAnswer: (answer: string) => void;
  /** The programs ended, all of them, without being asked to; with the last that they wrote to standard error. */
  readonly onEnd: (stderr: string) => void;
}

const keptStderr = 4000;

export function startProcess(command: string, events: PipelineEvents): PipelineProcess {
  const { child, pid, failure } = spawnShell(command);
  if (failure !== undefined) return notStarted(failure, events);
  const { promise: gone, resolve: markGone } = Promise.withResolvers<void>();
  const sockets = [child.stdin, child.stdout, child.stderr].filter((stream) => stream instanceof Socket);
  let unfinished: Buffer[] = [];
  let stderr = "";
  let killed = false;

  function read(chunk: Buffer): void {
    let start = 0;
    for (let end = chunk.indexOf(0); end >= 0; end = chunk.indexOf(0, start)) {
      const answer = Buffer.concat([...unfinished, chunk.subarray(start, end)]).toString("utf8");
      unfinished = [];
      start = end + 1;
      if (!killed) events.onAnswer(answer);
    }
    if (start < chunk.length) unfinished.push(chunk.subarray(start));
  }

  const killGroup = () => {
    try {
      process.kill(-pid, "SIGKILL");
    } catch {
      // The group has ended already.
    }
  };

  function ended(): void {
    markGone();
    if (!killed) events.onEnd(stderr);
    killed = true;
  }

  child.stdout.on("data", read);
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr = (stderr + text).slice(-keptStderr);
  });
  // Where one program of the pipeline has ended, the others are of no use.
  child.stdout.on("end", killGroup);
  child.on("exit", killGroup);
  child.on("close", ended);
  child.on("error", (error) => {
    stderr += error.message;
  });
  // A broken pipe means that the programs have ended, which `close` tells.
  child.stdin.on("error", () => {});

  return {
    pid,
    send(block) {
      child.stdin.write(`${block}\0`);
    },
    hold() {
      child.ref();
      for (const socket of sockets) if (!socket.destroyed) socket.ref();
    },
    release() {
      child.unref();
      for (const socket of sockets) socket.unref();
    },
    async kill() {
      killed = true;
      this.hold();
      killGroup();
      await gone;
    },
  };
}

type Spawned =
  | { readonly child: ChildProcessWithoutNullStreams; readonly pid: number; readonly failure?: never }
  | { readonly child?: never; readonly pid?: never; readonly failure: Promise<Error> };

/** Without a process there may be no streams either, whatever the types say: where files are short, for one. */
function spawnShell(command: string): Spawned {
  try {
    const child = spawn("sh", ["-c", command], { stdio: ["pipe", "pipe", "pipe"], detached: true });
    const { pid } = child;
    if (pid !== undefined) return { child, pid };
    return { failure: new Promise((resolve) => child.once("error", resolve)) };
  } catch (error) {
    return { failure: Promise.resolve(error instanceof Error ? error : new Error(String(error))) };
  }
}

/** A process that could not be made ends like one that died at once. */
function notStarted(failure: Promise<Error>, { onEnd }: PipelineEvents): PipelineProcess {
  let killed = false;
  const gone = failure.then(({ message }) => {
    if (!killed) onEnd(message);
  });
  return {
    pid: undefined,
    send() {},
    hold() {},
    release() {},
    async kill() {
      killed = true;
      await gone;
    },
  };
}
