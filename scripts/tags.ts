/**
 * Sends 10,000 generated documents of HTML and as many of XML through each engine, and says how long each took:
 * `npm run tags [engine …]`. What comes back is checked as in `npm test`, which sends fewer. Apertium must be installed;
 * `TAGS_DOCUMENTS` is another number of documents.
 */
import { join } from "node:path";
import { startVitest, type TestCase } from "vitest/node";

const root = join(import.meta.dirname, "..");
process.env["TAGS_DOCUMENTS"] ??= "10000";
process.env["DRAGOMAN_REQUIRE"] ??= "apertium";
const documents = Number(process.env["TAGS_DOCUMENTS"]).toLocaleString("en");
const engines = process.argv.slice(2);

const vitest = await startVitest("test", ["packages/server/test/tags-through-engines.test.ts"], {
  root,
  project: "@dragoman/server",
  reporters: ["default"],
  watch: false,
  ...(engines.length > 0 && { testNamePattern: `: (${engines.join("|")}) ` }),
});
const ran = vitest.state
  .getTestModules()
  .flatMap(({ children }) => [...children.allTests()])
  .filter((test) => test.result().state !== "skipped");
if (ran.length === 0) {
  console.error(`No engine is named ${engines.join(" or ")}.`);
  process.exitCode = 1;
}
if (ran.some((test) => test.result().state !== "passed")) process.exitCode = 1;
for (const test of ran) console.log(lineOf(test));
await vitest.close();

function lineOf(test: TestCase): string {
  const engine = test.parent.type === "suite" ? (test.parent.name.split(": ").at(-1) ?? "") : "";
  const seconds = ((test.diagnostic()?.duration ?? 0) / 1000).toFixed(1);
  const outcome = test.result().state === "passed" ? "came back whole" : "FAILED";
  return `${engine.padEnd(10)} ${documents} documents of ${test.name.padEnd(4)} ${seconds.padStart(7)} s  ${outcome}`;
}
