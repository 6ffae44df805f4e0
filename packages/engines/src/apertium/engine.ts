import { join } from "node:path";
import { isMarked } from "../carry/marked.ts";
import { EngineError } from "../errors.ts";
import { baseOf, directionKey } from "../language.ts";
import type { Direction, EngineAnswer, EngineRequest, EngineText, Remedy, TranslationEngine } from "../ports.ts";
import { carriedAnswer, carriedText } from "./carried.ts";
import { type ApertiumMode, carriesBlanks, createModeFolder } from "./modes.ts";
import { markedNotation, type Notation, plainNotation } from "./notation.ts";
import { packageFor } from "./packages.ts";
import { createPipeline, type Pipeline } from "./pipeline.ts";

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
  const pipelines = new Map<string, DirectedPipeline>();
  let closed = false;

  let isCarrying: boolean | undefined;

  function pipelineOf({ direction }: ApertiumMode, name: string, command: string): Pipeline {
    const known = pipelines.get(name);
    if (known !== undefined) return known.pipeline;
    const pipeline = createPipeline({ name, command, timeoutMs, idleMs, deathsPerMinute });
    pipelines.set(name, { languages: languagesOf(direction), pipeline });
    return pipeline;
  }

  function revision(direction: Direction): number {
    const asked = languagesOf(direction);
    let sum = modes.revision();
    for (const { languages, pipeline } of pipelines.values()) if (languages === asked) sum += pipeline.changes;
    return sum;
  }

  async function translate({ direction, texts, signal }: EngineRequest): Promise<readonly EngineAnswer[]> {
    signal?.throwIfAborted();
    const mode = modes.current().get(directionKey(direction));
    if (closed || mode === undefined) {
      const problem = closed ? "The Apertium engine is closed" : `Apertium has no mode for ${directionKey(direction)}`;
      throw new EngineError("apertium", "unavailable", `${problem}.`);
    }
    if (!texts.some(isMarked)) return translatePlain(mode, texts, signal);
    isCarrying ??= carriesBlanks();
    const marked = isCarrying ? texts.filter(isMarked) : [];
    const carried = await translateMarked(mode, marked, signal);
    const left = texts.filter((text) => !carried.has(text));
    const others = left.length === 0 ? [] : await translatePlain(mode, left, signal);
    const plain = new Map(left.map((text, index) => [text, others[index]]));
    return texts.flatMap((text) => carried.get(text) ?? plain.get(text) ?? []);
  }

  async function translatePlain(
    mode: ApertiumMode,
    texts: readonly EngineText[],
    signal: AbortSignal | undefined,
  ): Promise<readonly EngineAnswer[]> {
    const all = texts.map(sentencesOf);
    const answers = await translateSentences(
      pipelineOf(mode, mode.name, mode.command),
      all.flat(),
      plainNotation,
      signal,
    );
    let start = 0;
    return all.map(({ length }) => {
      start += length;
      return joinAnswers(answers.slice(start - length, start));
    });
  }

  /** The texts that came through with their marks; what did not, is translated without them. */
  async function translateMarked(
    mode: ApertiumMode,
    texts: readonly EngineText[],
    signal: AbortSignal | undefined,
  ): Promise<ReadonlyMap<EngineText, EngineAnswer>> {
    const carried = new Map<EngineText, EngineAnswer>();
    if (texts.length === 0) return carried;
    const all = texts.map(carriedText);
    const sentences = all.flatMap((text) => text.sentences);
    const pipeline = pipelineOf(mode, `${mode.name} with marks`, mode.markedCommand);
    const answers = await translateSentences(pipeline, sentences, markedNotation, signal).catch((error: unknown) => {
      if (error instanceof EngineError && error.kind === "crashed") return [];
      throw error;
    });
    if (answers.length === 0) return carried;
    let start = 0;
    for (const text of all) {
      const own = answers.slice(start, start + text.sentences.length);
      start += text.sentences.length;
      if (isComplete(own)) carried.set(text.text, carriedAnswer(text, own));
    }
    return carried;
  }

  return {
    name: "apertium",
    quality: "rules",
    directions: () => [...modes.current().values()].map((mode) => mode.direction),
    serves: (direction) => modes.current().has(directionKey(direction)),
    revision,
    translate,
    remedies: (direction) => (modes.current().has(directionKey(direction)) ? [] : remediesFor(direction)),
    processes: () => {
      const living = new Map<string, number>();
      for (const [name, { pipeline }] of pipelines) if (pipeline.pid !== undefined) living.set(name, pipeline.pid);
      return living;
    },
    async close() {
      closed = true;
      await Promise.all([...pipelines.values()].map(({ pipeline }) => pipeline.close()));
    },
  };
}

interface DirectedPipeline {
  readonly languages: string;
  readonly pipeline: Pipeline;
}

/** Whatever their regions: a mode for one answers texts of another. */
function languagesOf({ source, target }: Direction): string {
  return `${baseOf(source)}-${baseOf(target)}`;
}

/** Answers in order; `undefined` where Apertium could not read a sentence. */
async function translateSentences<Sentence, Answer>(
  pipeline: Pipeline,
  sentences: readonly Sentence[],
  notation: Notation<Sentence, Answer>,
  signal: AbortSignal | undefined,
): Promise<readonly (Answer | undefined)[]> {
  const worded = sentences.filter((sentence) => notation.hasWords(sentence));
  const blocks: Sentence[][] = [];
  for (let start = 0; start < worded.length; start += sentencesPerBlock) {
    blocks.push(worded.slice(start, start + sentencesPerBlock));
  }
  const asked = blocks.map((block) => askBlock(pipeline, block, notation, signal));
  const answers = (await Promise.all(asked)).flat().values();
  return sentences.map((sentence) => (notation.hasWords(sentence) ? answers.next().value : notation.same(sentence)));
}

/** Where the answers of a block cannot be told apart, each sentence is asked for alone. */
async function askBlock<Sentence, Answer>(
  pipeline: Pipeline,
  sentences: readonly Sentence[],
  notation: Notation<Sentence, Answer>,
  signal: AbortSignal | undefined,
): Promise<readonly (Answer | undefined)[]> {
  const answers = notation.decode(await pipeline.ask(notation.encode(sentences), signal), sentences);
  if (answers !== undefined) return answers;
  if (sentences.length === 1) return [undefined];
  const alone = sentences.map((sentence) => askBlock(pipeline, [sentence], notation, signal));
  return (await Promise.all(alone)).flat();
}

function sentencesOf({ text, sentences }: EngineText): readonly string[] {
  return sentences.length > 0 ? sentences : [text];
}

function isComplete<Answer>(answers: readonly (Answer | undefined)[]): answers is readonly Answer[] {
  return !answers.includes(undefined);
}

function joinAnswers(answers: readonly (string | undefined)[]): EngineAnswer {
  return isComplete(answers)
    ? { status: "translated", text: answers.join("") }
    : { status: "declined", reason: "Apertium could not read a sentence of this text" };
}

function remediesFor(direction: Direction): readonly Remedy[] {
  const name = packageFor(direction);
  if (name === undefined) return [];
  const action = `Install Debian's package ${name}: apt install ${name}`;
  return [{ engine: "apertium", kind: "install-package", action }];
}
