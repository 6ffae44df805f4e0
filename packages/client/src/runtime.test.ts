import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const sources = globSync("*.ts", { cwd: import.meta.dirname, exclude: ["*.test.ts", "*.test-d.ts"] });

test("nothing but the web's own interfaces is used", () => {
  expect(sources).toContain("client.ts");
  for (const file of sources) {
    const source = readFileSync(join(import.meta.dirname, file), "utf8");
    const imported = [...source.matchAll(/from "([^"]+)"/g)].map(([, from]) => from);
    expect(imported.filter((from) => !from?.startsWith("./") && from !== "openapi-fetch")).toEqual([]);
    expect(source).not.toMatch(/\b(process|Buffer|require|__dirname|setImmediate)\b[.(]/);
  }
});
