import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const readmes = globSync("{README.md,packages/*/README.md,packages/*/*/README.md,{apps,examples}/*/README.md}", {
  cwd: root,
});

interface Example {
  readonly file: string;
  readonly line: number;
  readonly code: string;
}

let folder: string;

// Inside this package, so that an example finds the workspace's packages as a user's file would.
beforeAll(() => {
  folder = mkdtempSync(join(import.meta.dirname, ".examples-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("every TypeScript example in a README compiles", { timeout: 120_000 }, () => {
  const examples = readmes.flatMap(examplesIn);
  expect(examples.length).toBeGreaterThan(0);
  const written = new Map(examples.map((example, index) => [`example-${index}.ts`, example]));
  for (const [name, example] of written) writeFileSync(join(folder, name), `${example.code}\nexport {};\n`);
  writeFileSync(join(folder, "prelude.d.ts"), readFileSync(join(import.meta.dirname, "prelude.d.ts")));
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({
      extends: relative(folder, join(root, "tsconfig.base.json")),
      compilerOptions: { lib: ["es2024", "dom", "esnext.disposable"] },
      include: ["*.ts"],
    }),
  );
  const { stdout } = spawnSync(join(root, "node_modules/.bin/tsc"), ["-p", folder, "--pretty", "false"], {
    encoding: "utf8",
  });
  expect(located(stdout, written)).toBe("");
});

function examplesIn(file: string): Example[] {
  const text = readFileSync(join(root, file), "utf8");
  return [...text.matchAll(/^```ts\n(.*?)^```/gms)].map((match) => ({
    file,
    line: text.slice(0, match.index).split("\n").length + 1,
    code: match[1] ?? "",
  }));
}

/** The compiler's complaints, at the README's own lines. */
function located(output: string, written: ReadonlyMap<string, Example>): string {
  return output.replaceAll(/^.*?(example-\d+\.ts)\((\d+),\d+\)/gm, (whole, name: string, line: string) => {
    const example = written.get(name);
    return example === undefined
      ? whole
      : `${join(dirname(example.file), "README.md")}:${example.line + Number(line) - 1}`;
  });
}
