/**
 * Sends 100,000 generated messages through each engine, and says what became of them: `npm run messages [engine …]`.
 * What comes back is checked as in `npm test`, which sends fewer. Apertium must be installed; `MESSAGES` is another
 * number of messages. For `interface-model`, `INTERFACE_MODELS` is a folder of models instead of the package's, and
 * `HELD_OUT` one of collected data: then as many messages are also made of strings that no model saw.
 */
import { join } from "node:path";
import { startVitest, type TestCase } from "vitest/node";

/** As the test tells it. */
interface Tally {
  readonly sent: number;
  readonly translated: number;
  readonly unchanged: number;
  readonly declined: number;
  readonly damaged: number;
  /** How many were translated in which way. */
  readonly by: Readonly<Record<string, number>>;
}

const root = join(import.meta.dirname, "..");
process.env["MESSAGES"] ??= "100000";
process.env["DRAGOMAN_REQUIRE"] ??= "apertium";
const engines = process.argv.slice(2);

const vitest = await startVitest("test", ["tests/messages/through-engines.test.ts"], {
  root,
  project: "@dragoman/tests",
  reporters: ["default"],
  watch: false,
  ...(engines.length > 0 && { testNamePattern: `(${engines.join("|")})$` }),
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
  const annotation = test.annotations().find(({ type }) => type === "tally");
  const seconds = `${((test.diagnostic()?.duration ?? 0) / 1000).toFixed(0)} s`;
  if (annotation === undefined) return `${test.name.padEnd(15)} FAILED after ${seconds}`;
  const { sent, unchanged, declined, damaged, by }: Tally = JSON.parse(annotation.message);
  const share = (count: number) => `${((100 * count) / sent).toFixed(2)} %`;
  const ways = Object.entries(by).map(([way, count]) => `${way} ${share(count)}`);
  const fellBack = `${share(unchanged + declined + damaged)} stayed as the source's (${share(unchanged)} unchanged, ${share(declined)} declined, ${share(damaged)} damaged)`;
  const broken = test.result().state === "passed" ? "0 broken" : "FAILED";
  return `${test.name.padEnd(15)} ${sent.toLocaleString("en")} messages with words: ${broken}, ${fellBack}, translated as ${ways.join(", ") || "nothing"}; ${seconds}`;
}
