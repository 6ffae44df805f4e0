import { join } from "node:path";
import { EngineError } from "../errors.ts";
import { directionKey } from "../language.ts";
import type { Direction, EngineAnswer, EngineRequest, EngineText, Remedy, TranslationEngine } from "../ports.ts";
import { splitEnds } from "../text-ends.ts";
import { type ApertiumMode, createModeFolder } from "./modes.ts";
import { packageFor } from "./packages.ts";
import { createPipeline, type Pipeline } from "./pipeline.ts";
import { decodeBlock, encodeBlock } from "./stream-format.ts";

export interface ApertiumOptions {
  /** Where Apertium is installed: the folder that holds `modes`. Default `/usr/share/apertium`. */
  readonly folder?: string;
  /** How long one block of sentences may take, in milliseconds. Default 30,000. */
  readonly timeoutMs?: number;
  /** After how many milliseconds without work a pipeline's processes are stopped. Default 10 minutes. */
  readonly idleMs?: number;
  /** How often a pipeline may die within a minute before its requests fail at once. Default 10. */
  readonly deathsPerMinute?: number;
}

export interface ApertiumEngine extends TranslationEngine {
  readonly name: "apertium";
  /** The process groups at work now, by the mode's name. */
  processes(): ReadonlyMap<string, number>;
}

/**
 * Sentences per block: few, so that the programs of a pipeline soon all have work and end together. A flush costs next
 * to nothing.
 */
const sentencesPerBlock = 2;

/**
 * The language pairs of Apertium (rules and dictionaries) that are installed on this machine. Each direction has one
 * pipeline, started by its first text and kept warm.
 */
export function createApertiumEngine(options: ApertiumOptions = {}): ApertiumEngine {
  const { folder = "/usr/share/apertium", timeoutMs = 30_000, idleMs = 600_000, deathsPerMinute = 10 } = options;
  const modes = createModeFolder(join(folder, "modes"));
  const pipelines = new Map<string, Pipeline>();
  let closed = false;

  function pipelineOf({ name, command }: ApertiumMode): Pipeline {
    const pipeline = pipelines.get(name) ?? createPipeline({ name, command, timeoutMs, idleMs, deathsPerMinute });
    pipelines.set(name, pipeline);
    return pipeline;
  }

  async function translate({ direction, texts, signal }: EngineRequest): Promise<readonly EngineAnswer[]> {
    signal?.throwIfAborted();
    const mode = modes.current().get(directionKey(direction));
    if (closed || mode === undefined) {
      const problem = closed ? "The Apertium engine is closed" : `Apertium has no mode for ${directionKey(direction)}`;
      throw new EngineError("apertium", "unavailable", `${problem}.`);
    }
    const sentences = texts.flatMap(sentencesOf);
    const answers = await translateSentences(pipelineOf(mode), sentences, signal);
    let start = 0;
    return texts.map((text) => {
      const end = start + sentencesOf(text).length;
      const own = answers.slice(start, end);
      start = end;
      return joinAnswers(own);
    });
  }

  return {
    name: "apertium",
    quality: "rules",
    markup: ["plain"],
    directions: () => [...modes.current().values()].map((mode) => mode.direction),
    serves: (direction) => modes.current().has(directionKey(direction)),
    translate,
    remedies: (direction) => (modes.current().has(directionKey(direction)) ? [] : remediesFor(direction)),
    processes: () =>
      new Map([...pipelines].flatMap(([name, { pid }]) => (pid === undefined ? [] : [[name, pid] as const]))),
    async close() {
      closed = true;
      await Promise.all([...pipelines.values()].map((pipeline) => pipeline.close()));
    },
  };
}

/** Answers in order; `undefined` where Apertium could not read a sentence. */
async function translateSentences(
  pipeline: Pipeline,
  sentences: readonly string[],
  signal: AbortSignal | undefined,
): Promise<readonly (string | undefined)[]> {
  const worded = sentences.filter(hasWords);
  const blocks: string[][] = [];
  for (let start = 0; start < worded.length; start += sentencesPerBlock) {
    blocks.push(worded.slice(start, start + sentencesPerBlock));
  }
  const answers = (await Promise.all(blocks.map((block) => askBlock(pipeline, block, signal)))).flat().values();
  return sentences.map((sentence) => (hasWords(sentence) ? answers.next().value : sentence));
}

/** Where the answers of a block cannot be told apart, each sentence is asked for alone. */
async function askBlock(
  pipeline: Pipeline,
  sentences: readonly string[],
  signal: AbortSignal | undefined,
): Promise<readonly (string | undefined)[]> {
  const cores = sentences.map((sentence) => sentence.trim());
  const answers = decodeBlock(await pipeline.ask(encodeBlock(cores), signal), cores.length);
  if (answers !== undefined) return answers.map((answer, index) => withEnds(sentences[index] ?? "", answer));
  if (sentences.length === 1) return [undefined];
  return (await Promise.all(sentences.map((sentence) => askBlock(pipeline, [sentence], signal)))).flat();
}

function sentencesOf({ text, sentences }: EngineText): readonly string[] {
  return sentences.length > 0 ? sentences : [text];
}

function hasWords(sentence: string): boolean {
  return /\p{L}/u.test(sentence);
}

/** The white space at the ends is the request's own. */
function withEnds(sentence: string, answer: string): string {
  const { leading, trailing } = splitEnds(sentence);
  return leading + answer.trim() + trailing;
}

function joinAnswers(answers: readonly (string | undefined)[]): EngineAnswer {
  return answers.every((answer) => answer !== undefined)
    ? { status: "translated", text: answers.join("") }
    : { status: "declined", reason: "Apertium could not read a sentence of this text" };
}

function remediesFor(direction: Direction): readonly Remedy[] {
  const name = packageFor(direction);
  if (name === undefined) return [];
  const action = `Install Debian's package ${name}: apt install ${name}`;
  return [{ engine: "apertium", kind: "install-package", action }];
}
