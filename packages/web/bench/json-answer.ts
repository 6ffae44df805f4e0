/**
 * What localizing a JSON answer costs when every phrase is known: a list of 4 kB with 34 texts, by the localizer alone,
 * beside the plain way of doing it, `JSON.parse`, the same texts replaced from a `Map`, `JSON.stringify`. The two in turns.
 */
import { createJsonLocalizer } from "../src/json/json-localizer.ts";
import { compileJsonPaths } from "../src/json/json-path.ts";
import { createPhraseTranslator } from "../src/phrases/phrase-translator.ts";

const rounds = Number(process.env["BENCH_ROUNDS"] ?? 30);
const answersPerRound = 1000;
const goalMicroseconds = 100;

interface Item {
  readonly id: number;
  readonly sku: string;
  readonly price: number;
  readonly image: string;
  readonly inStock: boolean;
  title: string;
  description: string;
}

const items = Array.from(
  { length: 17 },
  (_, index): Item => ({
    id: 100_000 + index,
    sku: `TEA-${index}-${(index * 7919) % 1000}`,
    price: 12.5 + index,
    image: `/images/products/${index}/large-${index * 31}.webp?width=640`,
    inStock: index % 3 !== 0,
    title: `Green tea number ${index}`,
    description: `A fresh tea from the hills, picked by hand and dried in the sun, for ${index + 2} cups a day.`,
  }),
);
const body = JSON.stringify({ page: 1, pages: 12, items });

const phrases = createPhraseTranslator({
  sourceLanguage: "en",
  budgetMs: 60_000,
  client: {
    translateSettled: async (texts) =>
      texts.map((text) => ({
        status: "translated",
        translation: { text: `${text} (de)`, detectedSourceLanguage: "en", notApplied: [] },
      })),
  },
});
const root = compileJsonPaths(["$.items[*].title", "$.items[*].description"]);
const needs = { locale: "de", isPrivate: false };
const localizer = () => createJsonLocalizer({ phrases: phrases.forResponse(needs), root });
const warmed = localizer().whole(body);
await phrases.flush();
const expected = (await warmed).body;

const known = new Map(
  items.flatMap(({ title, description }) => [title, description]).map((text) => [text, `${text} (de)`]),
);
function parsedAndWritten(): string {
  const answer: { readonly items: Item[] } = JSON.parse(body);
  for (const item of answer.items) {
    item.title = known.get(item.title) ?? item.title;
    item.description = known.get(item.description) ?? item.description;
  }
  return JSON.stringify(answer);
}
function localized(): string {
  const result = localizer().whole(body);
  return result instanceof Promise ? "" : result.body;
}
if (localized() !== expected || parsedAndWritten() !== expected) throw new Error("The two ways differ.");

const ways = { localized, parsedAndWritten };
const times = { localized: [] as number[], parsedAndWritten: [] as number[] };
for (let round = 0; round < rounds + 5; round++) {
  for (const name of round % 2 === 0
    ? (["localized", "parsedAndWritten"] as const)
    : (["parsedAndWritten", "localized"] as const)) {
    const started = performance.now();
    // Bytes are what is sent, and they make a string whole that is kept in pieces.
    for (let n = 0; n < answersPerRound; n++) Buffer.byteLength(ways[name]());
    const microseconds = ((performance.now() - started) * 1000) / answersPerRound;
    if (round >= 5) times[name].push(microseconds);
  }
}

const own = median(times.localized);
const ratio = median(times.localized.map((time, round) => time / (times.parsedAndWritten[round] ?? time)));
console.log(`a JSON answer of ${body.length} bytes, ${known.size} texts, all known`);
console.log(`localizer                          ${own.toFixed(1)} µs; goal: ${goalMicroseconds} or less`);
console.log(`JSON.parse, replace, stringify     ${median(times.parsedAndWritten).toFixed(1)} µs`);
console.log(`ratio                              ${ratio.toFixed(2)}`);
if (own > goalMicroseconds) process.exitCode = 1;

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}
