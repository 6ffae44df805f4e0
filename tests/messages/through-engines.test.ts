/**
 * Generated messages through the client, the service and each engine. `npm test` sends some; `npm run messages` sends
 * 100,000 through each (`MESSAGES` says how many).
 */
import { fileURLToPath } from "node:url";
import { createClient } from "@dragoman/client";
import {
  type Direction,
  hasWords,
  type MessageUnit,
  piecesOf,
  type TranslateTexts,
  translateUnits,
} from "@dragoman/message";
import { apertium, describeWith } from "@dragoman/parts";
import { createTestService } from "@dragoman/server/testing";
import fc from "fast-check";
import { describe, expect, type TestContext, test } from "vitest";
import { misbehavingEngine } from "../../packages/message/test/misbehaving-engine.ts";
import { type Delivered, deliveredOf } from "./broken.ts";
import { generatedUnits } from "./generated-units.ts";
import { heldOutUnits } from "./held-out-units.ts";
import { interfaceModels } from "./interface-models.ts";

const asked = Number(process.env["MESSAGES"] ?? 0);
const batch = 100;
const longTest = 7_200_000;

/** Between them they have every set of plural categories that CLDR knows. */
const manyPlurals = ["de", "fr", "pl", "ru", "cs", "ar", "cy", "lv", "lt", "sl", "ro", "he", "ja", "mt", "ga"];

/** An engine, asked as the backend asks the service. */
interface Engine {
  readonly translatorFor: (direction: Direction) => TranslateTexts<unknown>;
  readonly close: () => Promise<void>;
}

async function serviceWith(settings: Parameters<typeof createTestService>[0]): Promise<Engine> {
  const service = await createTestService(settings);
  const client = createClient({ baseUrl: service.url, apiKey: service.apiKey });
  return {
    translatorFor:
      ({ source: from, target: to }) =>
      async (texts, handling) => {
        const markup = handling.tagHandling === "none" ? {} : handling;
        const outcomes = await client.translateSettled(texts, { from, to, ...markup });
        return outcomes.map((outcome) => {
          if (outcome.status === "translated") {
            return { status: "translated", text: outcome.translation.text, engine: outcome.translation.engine };
          }
          // an engine that fails has declined nothing
          if ((outcome.error.status ?? 0) >= 500) throw outcome.error;
          return { status: "declined", failure: outcome.error };
        });
      },
    close: () => service.close(),
  };
}

/** How the messages with words were delivered; of a plural unit each form is one. */
interface Tally {
  sent: number;
  translated: number;
  /** Translated, to what it was. */
  unchanged: number;
  declined: number;
  damaged: number;
  readonly by: Record<string, number>;
}

interface Expected {
  /** How many messages `npm test` sends. */
  readonly usual: number;
  /** The share of messages that may come back as the source's, unchanged ones among them. */
  readonly mayFallBack: number;
}

type UnitsFor = (direction: Direction) => fc.Arbitrary<MessageUnit>;

interface Sending {
  readonly count: number;
  readonly unitsFor: UnitsFor;
  readonly tally: Tally;
  readonly onBatch: () => void;
}

async function sendMessages(
  engine: Engine,
  direction: Direction,
  { count, unitsFor, tally, onBatch }: Sending,
): Promise<void> {
  const units = fc.array(unitsFor(direction), { minLength: batch, maxLength: batch });
  const translate = engine.translatorFor(direction);
  const { failed, seed, errorInstance } = await fc.check(
    fc.asyncProperty(units, async (drawn) => {
      const outcomes = await translateUnits(drawn, direction, translate);
      for (const [index, unit] of drawn.entries()) {
        for (const delivered of await deliveredOf(unit, outcomes[index], direction)) {
          expect(delivered.broken, describeBroken(delivered, unit)).toBeUndefined();
          if (hasWords(piecesOf(delivered.source, unit.syntax))) addTo(tally, delivered);
        }
      }
      onBatch();
    }),
    { numRuns: Math.ceil(count / batch), endOnFailure: true },
  );
  if (failed) throw new Error(`With seed ${seed} a message was delivered broken`, { cause: errorInstance });
}

function describeBroken({ source, outcome }: Delivered, { syntax }: MessageUnit): string {
  return `${JSON.stringify(syntax)} ${JSON.stringify(source)} was delivered as ${JSON.stringify(outcome)}`;
}

function addTo(tally: Tally, { source, outcome }: Delivered): void {
  tally.sent += 1;
  if (outcome.status === "fallback") tally[outcome.reason] += 1;
  else if (outcome.text === source) tally.unchanged += 1;
  else tally.translated += 1;
  if (outcome.status === "translated") tally.by[outcome.by] = (tally.by[outcome.by] ?? 0) + 1;
}

function testEngine(
  name: string,
  open: () => Promise<Engine>,
  targets: readonly string[],
  { usual, mayFallBack }: Expected,
  unitsFor: UnitsFor = generatedUnits,
): void {
  test(name, { timeout: longTest }, async ({ annotate }: TestContext) => {
    const tally: Tally = { sent: 0, translated: 0, unchanged: 0, declined: 0, damaged: 0, by: {} };
    const engine = await open();
    const onBatch = asked === 0 ? () => {} : progressOf(name, tally);
    try {
      for (const target of targets) {
        const count = (asked || usual) / targets.length;
        await sendMessages(engine, { source: "en", target }, { count, unitsFor, tally, onBatch });
      }
    } finally {
      await engine.close();
    }
    await annotate(JSON.stringify(tally), "tally");
    const { sent, unchanged, declined, damaged } = tally;
    expect(sent).toBeGreaterThan((asked || usual) / 2);
    expect((unchanged + declined + damaged) / sent).toBeLessThanOrEqual(mayFallBack);
  });
}

/** Says every minute how far it is: some engines take hours. */
function progressOf(name: string, tally: Tally): () => void {
  const began = performance.now();
  let minutes = 0;
  return () => {
    const passed = Math.floor((performance.now() - began) / 60_000);
    if (passed === minutes) return;
    minutes = passed;
    process.stderr.write(
      `${name}: ${tally.sent} of about ${asked} messages with words after ${minutes} min, none broken\n`,
    );
  };
}

const toyModel = fileURLToPath(new URL("../../packages/engines/fixtures/toy-model/", import.meta.url));
const misbehaving: Engine = { translatorFor: () => misbehavingEngine(1), close: async () => {} };

describe("no message is delivered broken", () => {
  testEngine("pseudo", () => serviceWith({ engine: "pseudo" }), manyPlurals, { usual: 1500, mayFallBack: 0.01 });
  testEngine("misbehaving", async () => misbehaving, manyPlurals, { usual: 1500, mayFallBack: 1 });
  const toy = { engines: ["bergamot"], models: toyModel, downloads: "off" } as const;
  // It knows a few words, and says them again and again: what it answers is no measure of anything but what is kept.
  testEngine("bergamot", () => serviceWith({ engine: "pseudo", settings: toy }), ["de"], {
    usual: 100,
    mayFallBack: 1,
  });
  const models = interfaceModels();
  const own = { engines: ["interface-model"], interfaceModels: models.folder } as const;
  const openModels = () => serviceWith({ engine: "pseudo", settings: own });
  // A small model declines nearly all of these, which are hardly sentences, and every decline is a request of its own.
  if (asked === 0) test.skip("interface-model [needs time: npm run messages]", () => {});
  else testEngine("interface-model", openModels, models.targets, { usual: 100, mayFallBack: 1 });
  const known = models.targets.filter((target) => models.heldOut(target) !== undefined);
  const heldOut = "strings that no model saw through interface-model";
  const unitsFor: UnitsFor = ({ target }) => heldOutUnits(models.heldOut(target) ?? []);
  if (known.length === 0) test.skip(`${heldOut} [needs HELD_OUT: a folder of collected data]`, () => {});
  else testEngine(heldOut, openModels, known, { usual: 200, mayFallBack: 0.6 }, unitsFor);
  describeWith(apertium, "with Apertium", () => {
    const settings = { engines: ["apertium"] } as const;
    testEngine("apertium", () => serviceWith({ engine: "pseudo", settings }), ["es"], { usual: 400, mayFallBack: 0.1 });
  });
});
