import type { Reporter, TestModule } from "vitest/node";

/** Ends a run with one line for each part that was missing, so that no skip goes unseen. */
export class PartsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const missing = new Map<string, string[]>();
    for (const module of modules) {
      for (const test of module.children.allTests("skipped")) {
        const need = / \[needs ([^\]]+)\]$/.exec(test.name);
        const reason = need?.[1] ?? "no reason given";
        const title = need ? test.name.slice(0, need.index) : test.fullName;
        missing.set(reason, [...(missing.get(reason) ?? []), title]);
      }
    }
    for (const [reason, titles] of missing) {
      process.stdout.write(
        `\nSkipped, not on this machine — ${reason}\n${titles.map((title) => `  · ${title}\n`).join("")}`,
      );
    }
  }
}
