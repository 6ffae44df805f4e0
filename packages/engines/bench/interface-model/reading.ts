import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type AnsweredPair, declinedBy } from "./evaluate.ts";
import { sampleOf } from "./held-out.ts";
import { markdownTable } from "./markdown-table.ts";
import { Refusal } from "./refusal.ts";

/** What readers found, a file for each direction: `en-de.tsv`. */
export const committedReadings = fileURLToPath(new URL("../../../../models/interface/readings", import.meta.url));

/** An answer for a person to read. */
export interface ReadAnswer {
  /** Stands for this source with this answer: a verdict on another answer is no verdict on it. */
  readonly id: string;
  readonly source: string;
  readonly answer: string;
  readonly references: readonly string[];
}

export interface ReadingCount {
  /** Answers of this model with a verdict. */
  readonly read: number;
  readonly usable: number;
  /** Verdicts on what this model does not answer, because another one did. */
  readonly stale: number;
}

/** Answers to strings that the phrasebook declines, drawn by the seed. */
export function drawn(answered: readonly AnsweredPair[], count: number, seed: number): readonly ReadAnswer[] {
  return sampleOf(readable(answered), count, seed);
}

/**
 * The verdicts of a file, counted where this model still gives the answers. A line has an id, a tab, `usable` or `not`,
 * and perhaps a tab and a remark; `#` begins a comment. The texts are not in it: they are others' work.
 * @throws Refusal for another line, and for two verdicts on one answer.
 */
export function countVerdicts(folder: string, direction: string, answered: readonly AnsweredPair[]): ReadingCount {
  const path = join(folder, `${direction}.tsv`);
  if (!existsSync(path)) return { read: 0, usable: 0, stale: 0 };
  const given = new Set(readable(answered).map(({ id }) => id));
  const verdicts = [...verdictsIn(path)];
  const valid = verdicts.filter(([id]) => given.has(id));
  return {
    read: valid.length,
    usable: valid.filter(([, isUsable]) => isUsable).length,
    stale: verdicts.length - valid.length,
  };
}

function verdictsIn(path: string): ReadonlyMap<string, boolean> {
  const verdicts = new Map<string, boolean>();
  for (const [index, line] of readFileSync(path, "utf8").split("\n").entries()) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const [id = "", verdict] = line.split("\t").map((cell) => cell.trim());
    const where = `${path}, line ${index + 1}`;
    if (!/^[0-9a-f]{12}$/.test(id) || (verdict !== "usable" && verdict !== "not")) {
      throw new Refusal(`${where}: expected an id of twelve digits, a tab, and usable or not.`);
    }
    if (verdicts.has(id)) throw new Refusal(`${where}: there is a verdict on ${id} above.`);
    verdicts.set(id, verdict === "usable");
  }
  return verdicts;
}

function readable(answered: readonly AnsweredPair[]): readonly ReadAnswer[] {
  return declinedBy("phrasebook", answered).flatMap(({ source, references, given }) => {
    const answer = given.get("interface-model");
    if (answer?.status !== "translated") return [];
    return [{ id: idOf(source, answer.text), source, answer: answer.text, references }];
  });
}

function idOf(source: string, answer: string): string {
  return createHash("sha256").update(`${source}\u0000${answer}`).digest("hex").slice(0, 12);
}

/** A Markdown table to read and judge. */
export function readingTable(direction: string, answers: readonly ReadAnswer[], wanted: number): readonly string[] {
  return [
    `## ${direction}: is the answer usable where the source stands?`,
    ...(answers.length < wanted ? ["", `There are only ${answers.length} answers.`] : []),
    "",
    ...markdownTable(
      ["id", "source", "answer", "reference"],
      answers.map(({ id, source, answer, references }) => [
        id,
        cell(source),
        cell(answer),
        references.map(cell).join(" / "),
      ]),
    ),
  ];
}

function cell(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll("|", "\\|").replaceAll(/\s+/gu, " ");
}
