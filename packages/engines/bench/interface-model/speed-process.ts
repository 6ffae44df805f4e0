/** One measurement in a process of its own: a task as JSON comes in, what was measured goes out. */
import { text } from "node:stream/consumers";
import { createApertiumEngine } from "../../src/apertium/engine.ts";
import { parseLanguageTag } from "../../src/language.ts";
import type { Direction, TranslationEngine } from "../../src/ports.ts";
import { openModels } from "./contestants.ts";
import type { Measured, NamedDirection, SpeedTask } from "./speed-task.ts";

/** How many texts are asked for before time counts. */
const warmUp = 4;

const task: SpeedTask = JSON.parse(await text(process.stdin));
console.log(JSON.stringify(await measured(task)));

async function measured(task: SpeedTask): Promise<Measured> {
  if (task.task === "memory") return memory(task);
  const engine = task.engine === "apertium" ? createApertiumEngine() : openModels(task.models);
  try {
    return task.task === "first answer" ? await firstAnswer(engine, task) : await rate(engine, task);
  } finally {
    await engine.close();
  }
}

async function firstAnswer(engine: TranslationEngine, { direction, texts }: NamedDirection & Texts): Promise<Measured> {
  const [first = "", second = ""] = texts;
  const started = performance.now();
  await ask(engine, directionOf(direction), [first]);
  const between = performance.now();
  await ask(engine, directionOf(direction), [second]);
  return { firstMs: between - started, secondMs: performance.now() - between };
}

interface Texts {
  readonly texts: readonly string[];
}

async function rate(
  engine: TranslationEngine,
  { direction, texts, batch }: NamedDirection & Texts & { readonly batch: number },
): Promise<Measured> {
  const asked = directionOf(direction);
  await ask(engine, asked, texts.slice(0, warmUp));
  const cpu = process.cpuUsage();
  const started = performance.now();
  let answered = 0;
  for (let start = 0; start < texts.length; start += batch) {
    answered += await ask(engine, asked, texts.slice(start, start + batch));
  }
  const milliseconds = performance.now() - started;
  const { user, system } = process.cpuUsage(cpu);
  return { answered, milliseconds, cpuMilliseconds: (user + system) / 1000 };
}

/** Memory when each of the directions has answered, in the order in which they were asked. */
async function memory({ models, directions, texts }: SpeedTask & { readonly task: "memory" }): Promise<Measured> {
  const before = process.memoryUsage.rss();
  const engine = openModels(models);
  const after: number[] = [];
  for (const direction of directions) {
    const asked = directionOf(direction);
    if (!engine.serves(asked)) throw new Error(`${direction.source} to ${direction.target} is not served.`);
    await ask(engine, asked, texts);
    after.push(process.memoryUsage.rss());
  }
  const peak = process.resourceUsage().maxRSS * 1024;
  await engine.close();
  return { before, after, peak };
}

/** How many of the texts were translated. */
async function ask(engine: TranslationEngine, direction: Direction, texts: readonly string[]): Promise<number> {
  const answers = await engine.translate({ direction, texts: texts.map((one) => ({ text: one, sentences: [one] })) });
  return answers.filter(({ status }) => status === "translated").length;
}

function directionOf({ source, target }: NamedDirection["direction"]): Direction {
  const [from, into] = [parseLanguageTag(source), parseLanguageTag(target)];
  if (from === undefined || into === undefined) throw new Error(`${source} to ${target} is no direction`);
  return { source: from, target: into };
}
