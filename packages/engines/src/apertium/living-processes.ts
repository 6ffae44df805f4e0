import { readdirSync, readFileSync } from "node:fs";

/** For tests: how many processes of a group still run (Linux). What was killed and is not yet collected does not run. */
export function livingProcesses(group: number): number {
  const states = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(stateOf);
  return states.filter((state) => state?.group === group && state.code !== "Z" && state.code !== "X").length;
}

/** proc_pid_stat(5): after the name in parentheses come the state, the parent and the process group. */
function stateOf(pid: string): { readonly code: string | undefined; readonly group: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [code, , group] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { code, group: Number(group) };
  } catch {
    return undefined;
  }
}
