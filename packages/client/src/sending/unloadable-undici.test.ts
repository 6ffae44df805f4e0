import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const program = `
import { registerHooks } from "node:module";
registerHooks({
  resolve(name, context, next) {
    if (name === "undici") throw new Error('Dynamic require of "node:assert" is not supported');
    return next(name, context);
  },
});
const { createClient } = await import(${JSON.stringify(new URL("../index.ts", import.meta.url).href)});
const client = createClient({ baseUrl: "http://127.0.0.1:9", apiKey: "key" });
const failure = await client.translate("a", { to: "de" }).catch((error) => error);
console.log(JSON.stringify({ kind: failure.kind, message: failure.message, attempts: failure.attempts }));
`;

test("a program that cannot load undici is told so at once, with what mends it", async () => {
  const args = ["--conditions=@dragoman/source", "--input-type=module", "--eval", program];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const failure = JSON.parse(stdout);
  expect(failure).toMatchObject({ kind: "invalid-request", message: expect.stringContaining("--external:undici") });
  expect(failure.attempts ?? 0).toBe(0);
});
