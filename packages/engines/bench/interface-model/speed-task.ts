import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { Refusal } from "./refusal.ts";

export interface NamedDirection {
  readonly direction: { readonly source: string; readonly target: string };
}

interface Asked extends NamedDirection {
  readonly engine: "interface-model" | "apertium";
  readonly models: string;
  readonly texts: readonly string[];
}

export type SpeedTask =
  | (Asked & { readonly task: "first answer" })
  | (Asked & { readonly task: "rate"; readonly batch: number })
  | {
      readonly task: "memory";
      readonly models: string;
      readonly directions: readonly NamedDirection["direction"][];
      readonly texts: readonly string[];
    };

interface FirstAnswer {
  /** From the engine's making: its runtime is started and its model loaded. */
  readonly firstMs: number;
  readonly secondMs: number;
}

interface Rate {
  /** How many of the texts were translated; to decline is fast. */
  readonly answered: number;
  readonly milliseconds: number;
  /** Of this process with its threads; not of processes that an engine starts. */
  readonly cpuMilliseconds: number;
}

/** Resident set sizes in bytes. */
export interface Memory {
  readonly before: number;
  readonly after: readonly number[];
  readonly peak: number;
}

export type Measured = FirstAnswer | Rate | Memory;

interface MeasuredBy {
  "first answer": FirstAnswer;
  rate: Rate;
  memory: Memory;
}

const program = fileURLToPath(new URL("speed-process.ts", import.meta.url));

/**
 * Measures in a new process, so that nothing of another measurement is in its memory.
 * @throws Refusal where that process fails.
 */
export function inOwnProcess<Task extends SpeedTask>(task: Task): MeasuredBy[Task["task"]] {
  const { status, stdout } = spawnSync(process.execPath, ["--conditions=@dragoman/source", program], {
    input: JSON.stringify(task),
    encoding: "utf8",
    stdio: ["pipe", "pipe", "inherit"],
  });
  if (status !== 0) throw new Refusal(`The measurement of ${task.task} failed; what it said stands above.`);
  return JSON.parse(stdout);
}
