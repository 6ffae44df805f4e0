import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** What a browser or an edge runtime loads; what is for Node alone is named so, and chosen by the package's `imports`. */
const sources = globSync("**/*.ts", {
  cwd: import.meta.dirname,
  exclude: ["**/*.test.ts", "**/*.test-d.ts", "**/node-*.ts", "generated"],
});
const dependencies = ["openapi-fetch", "@msgpack/msgpack"];

test("nothing but the web's own interfaces is used", () => {
  expect(sources).toEqual(expect.arrayContaining(["client.ts", "sending/transport.ts", "voice/session.ts"]));
  for (const file of sources) {
    const source = readFileSync(join(import.meta.dirname, file), "utf8").replaceAll(/\/\*.*?\*\//gs, "");
    const imported = [...source.matchAll(/(?:from |import\()"([^"]+)"/g)].map(([, from = ""]) => from);
    expect(imported.filter((from) => !/^[.#]/.test(from) && !dependencies.includes(from))).toEqual([]);
    expect(source).not.toMatch(/\b(process|Buffer|require|__dirname|setImmediate)\b[.(]/);
  }
});

test("runtimes that look like Node and are not get what browsers get, wherever it is undici's", () => {
  const { imports, publishConfig } = JSON.parse(readFileSync(join(import.meta.dirname, "../package.json"), "utf8"));
  for (const name of ["#sender", "#socket"]) {
    const { "@dragoman/source": _sources, ...built } = imports[name];
    expect(publishConfig.imports[name]).toEqual(built);
    // The first condition that holds is taken, and "node" holds for them too.
    expect(Object.keys(built)).toEqual(["bun", "deno", "node", "default"]);
    expect([built.bun, built.deno]).toEqual([built.default, built.default]);
  }
});
