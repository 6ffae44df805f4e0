import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Examples are written for Nest's own compiler settings, with decorators and parameter properties. */
const settings = {
  extends: "../tsconfig.json",
  compilerOptions: { emitDecoratorMetadata: true, erasableSyntaxOnly: false, isolatedModules: false },
  include: ["*.ts", "../test/prelude.d.ts"],
};

test("every example of the README compiles", () => {
  const folder = mkdtempSync(join(import.meta.dirname, "../.examples-"));
  try {
    const readme = readFileSync(join(import.meta.dirname, "../README.md"), "utf8");
    const examples = [...readme.matchAll(/^```typescript\n(.*?)^```/gms)].map(([, code = ""]) => code);
    expect(examples.length).toBeGreaterThan(5);
    for (const [index, code] of examples.entries()) writeFileSync(join(folder, `example-${index}.ts`), code);
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(settings));
    const tsc = join(import.meta.dirname, "../../../node_modules/.bin/tsc");
    const { stdout } = spawnSync(tsc, ["-p", folder, "--pretty", "false"], { encoding: "utf8" });
    // What is wrong elsewhere is for the type check to say.
    expect(stdout.split("\n").filter((line) => line.includes("example-"))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
