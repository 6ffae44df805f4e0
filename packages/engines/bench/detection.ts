/**
 * What the detector names on strings of applications that its thresholds were not chosen on, beside tinyld and franc on
 * the same strings: in the interface's 33 languages, and in others that it must not take for one of them.
 *
 *     node --conditions=@dragoman/source bench/detection.ts [--tuning] [--misses]
 *
 * `--tuning` reads the application that is set aside for choosing thresholds. franc's profiles are made of the
 * Declaration of Human Rights, on which the thresholds were chosen; neither rival declines by itself.
 */
import { parseArgs } from "node:util";
import { type Contestant, contestants, contestantsOnOthers, isDetected, stop } from "./detection/contestants.ts";
import { measuredApplications, readSamples, type Sample, tuningApplications } from "./detection/texts.ts";

interface Result {
  readonly contestant: Contestant;
  readonly names: ReadonlyMap<Sample, string | undefined>;
  readonly microseconds: number;
}

/** As many as one request of the interface carries. */
const batch = 50;

const { values: flags } = parseArgs({ options: { tuning: { type: "boolean" }, misses: { type: "boolean" } } });

const applications = flags.tuning ? tuningApplications : measuredApplications;
const samples = await readSamples(applications);
const [known, others] = [true, false].map((is) => samples.filter(({ language }) => isDetected(language) === is));
const results = await all(contestants, known ?? []);
const onOthers = await all(contestantsOnOthers, (others ?? []).filter(isAnother));
await stop();

console.log(`${applications.map(({ name }) => name).join(" and ")}: ${known?.length} texts in the 33 languages\n`);
for (const line of [...totals(results), "", ...byLanguage(results), "", ...foreign(onOthers), "", ...times(results)]) {
  console.log(line);
}
if (flags.misses) for (const line of misses(results)) console.log(line);

async function all(asked: readonly Contestant[], texts: readonly Sample[]): Promise<readonly Result[]> {
  const found: Result[] = [];
  for (const contestant of asked) found.push(await ask(contestant, texts));
  return found;
}

async function ask(contestant: Contestant, texts: readonly Sample[]): Promise<Result> {
  await contestant.names(texts.slice(0, 500).map(({ text }) => text));
  const names = new Map<Sample, string | undefined>();
  const started = performance.now();
  for (let from = 0; from < texts.length; from += batch) {
    const part = texts.slice(from, from + batch);
    const given = await contestant.names(part.map(({ text }) => text));
    for (const [index, sample] of part.entries()) names.set(sample, given[index]);
  }
  return { contestant, names, microseconds: ((performance.now() - started) * 1000) / texts.length };
}

/** Malay counts as Indonesian in the interface, and Nynorsk is written Norwegian: neither is another language. */
function isAnother({ language }: Sample): boolean {
  return language !== "ms" && language !== "nn";
}

function totals(all: readonly Result[]): readonly string[] {
  return [
    "| | 20–40: right | wrong | not named | 41–160: right | wrong | not named | 161 on: right | wrong | not named |",
    `|${"---|".repeat(10)}`,
    ...all.map((result) => {
      const cells = (["short", "longer", "paragraph"] as const).flatMap((length) =>
        shares(result, (sample) => sample.length === length),
      );
      return row(result.contestant.name, ...cells);
    }),
  ];
}

function byLanguage(all: readonly Result[]): readonly string[] {
  const languages = [...new Set((known ?? []).map(({ language }) => language))].sort();
  const rivals = all.filter(({ contestant }) => contestant.isRestricted);
  return [
    `| | 20–40: right | wrong | not named | 41 on: right | wrong | not named | ${rivals.map(({ contestant }) => `${contestant.name}: right, wrong`).join(" | ")} |`,
    `|${"---|".repeat(7 + rivals.length)}`,
    ...languages.map((language) => {
      const [own] = all;
      const cells = [true, false].flatMap((isShort) =>
        own ? shares(own, (sample) => sample.language === language && (sample.length === "short") === isShort) : [],
      );
      const rival = rivals.map((result) =>
        shares(result, (sample) => sample.language === language)
          .slice(0, 2)
          .join(", "),
      );
      return row(language, ...cells, ...rival);
    }),
  ];
}

/** Right, wrong and not named, each as a percentage of the texts. */
function shares({ names }: Result, belongs: (sample: Sample) => boolean): readonly string[] {
  const own = [...names].filter(([sample]) => belongs(sample));
  const right = own.filter(([{ language }, name]) => name === language).length;
  const none = own.filter(([, name]) => name === undefined).length;
  return [right, own.length - right - none, none].map((count) => percent(count, own.length));
}

function foreign(all: readonly Result[]): readonly string[] {
  const count = all[0]?.names.size ?? 0;
  const languages = [...new Set([...(all[0]?.names.keys() ?? [])].map(({ language }) => language))].sort();
  return [
    `Taken for one of the 33, of ${count} texts in ${languages.length} other languages (${languages.join(" ")}):`,
    "",
    "| | 20–40 | 41–160 | 161 on | all |",
    "|---|---|---|---|---|",
    ...all.map(({ contestant, names }) =>
      row(
        contestant.name,
        ...(["short", "longer", "paragraph", undefined] as const).map((length) => {
          const own = [...names].filter(([sample]) => length === undefined || sample.length === length);
          return percent(own.filter(([, name]) => isOneOfThe33(name)).length, own.length);
        }),
      ),
    ),
  ];
}

function isOneOfThe33(name: string | undefined): boolean {
  return (known ?? []).some(({ language }) => language === name);
}

function times([own, , ...rivals]: readonly Result[]): readonly string[] {
  return [...(own ? [own] : []), ...rivals].map(
    ({ contestant, microseconds }) =>
      `${contestant.name}: ${microseconds.toFixed(0)} µs a text, ${(microseconds / (own?.microseconds ?? 1)).toFixed(2)} of Dragoman's`,
  );
}

/** Where the detector names another language, or none though its best guess is right. */
function misses([own, guess]: readonly Result[]): readonly string[] {
  return [...(own?.names ?? [])].flatMap(([sample, name]) =>
    name === sample.language ? [] : [JSON.stringify({ ...sample, name, guess: guess?.names.get(sample) })],
  );
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`;
}

function row(...cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}
