/**
 * Calls a service with one of the clients and tells its parent what that took:
 * `caller.ts <dragoman|deepl-node> <url> <alone|together|alike>`.
 */
import { createClient } from "@dragoman/client";
import { DeepLClient } from "deepl-node";

/** What a burst of calls took of this process; of several, what they took each. */
export interface Taken {
  readonly calls: number;
  readonly cpuMicroseconds: number;
  readonly milliseconds: number;
  readonly requests: number;
  /** Bytes of the texts as they travel, in JSON. */
  readonly bytes: number;
}

type Translate = (text: string) => Promise<{ readonly text: string }>;

/** Long enough for the just-in-time compiler, and for a busy machine to matter less. */
const [warmUpMs, measuredMs] = [2000, 2000];

const [name, url = "", task] = process.argv.slice(2);
const call = name === "dragoman" ? dragoman(task !== "alone") : deeplNode();
const calls = task === "alike" ? 50 : 10_000;
const allAtOnce = name === "dragoman" && task !== "alone";

await bursts(warmUpMs);
await requestsSince();
const [cpu, start] = [process.cpuUsage(), performance.now()];
const { count, bytes } = await bursts(measuredMs);
const milliseconds = (performance.now() - start) / count;
const { user, system } = process.cpuUsage(cpu);
const cpuMicroseconds = (user + system) / count;
const requests = (await requestsSince()) / count;
process.send?.({ calls, cpuMicroseconds, milliseconds, requests, bytes } satisfies Taken, () => process.exit());

async function bursts(leastMs: number): Promise<{ readonly count: number; readonly bytes: number }> {
  const end = performance.now() + leastMs;
  for (let count = 1; ; count++) {
    const texts = Array.from({ length: calls }, (_, index) => textOf(task === "alike" ? 0 : index));
    await callAll(texts);
    if (performance.now() < end) continue;
    return { count, bytes: texts.reduce((sum, text) => sum + Buffer.byteLength(JSON.stringify(text)) + 1, 0) };
  }
}

/** Each client as it does best: deepl-node, which sends every call by itself, with fifty and not ten thousand in flight. */
async function callAll(texts: readonly string[]): Promise<void> {
  const queue = texts.values();
  const caller = async () => {
    for (const text of queue) await checked(text);
  };
  await Promise.all(allAtOnce ? texts.map(checked) : Array.from({ length: 50 }, caller));
}

async function checked(text: string): Promise<void> {
  const translation = await call(text);
  if (translation.text !== `de:${text}`) throw new Error(`${name} answered ${translation.text} to ${text}.`);
}

function textOf(index: number): string {
  return `Please check shopping cart ${index} before you continue, and then enter your address.`;
}

async function requestsSince(): Promise<number> {
  return Number(await (await fetch(`${url}/requests`)).text());
}

function dragoman(batching: boolean): Translate {
  const client = createClient({ baseUrl: url, apiKey: "bench-only", batching });
  return (text) => client.translate(text, { from: "en", to: "de" });
}

function deeplNode(): Translate {
  const client = new DeepLClient("bench-only", { serverUrl: url });
  return (text) => client.translateText(text, "en", "de");
}
