import { spawn } from "node:child_process";
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
  const child = spawn("sh", ["-c", command], { stdio: ["pipe", "pipe", "pipe"], detached: true });
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

  function killGroup(): void {
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, "SIGKILL");
    } catch {
      // The group has ended already.
    }
  }

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
    if (child.pid === undefined) ended();
  });
  // A broken pipe means that the programs have ended, which `close` tells.
  child.stdin.on("error", () => {});

  return {
    pid: child.pid,
    send(block) {
      child.stdin.write(`${block}\0`);
    },
    hold() {
      child.ref();
      for (const socket of sockets) socket.ref();
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
