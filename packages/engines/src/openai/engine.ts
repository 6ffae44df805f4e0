import { EngineError } from "../errors.ts";
import { everyDirection } from "../every-direction.ts";
import type { Detector, EngineAnswer, EngineRequest, TranslationEngine } from "../ports.ts";
import { createChat } from "./chat.ts";
import { joinedAnswer, piecesOf } from "./pieces.ts";
import { faultOf, inWrongLanguage } from "./plausible.ts";
import { keysOf, promptFor, type Wishes } from "./prompt.ts";
import { translateInRounds, type Verdict } from "./rounds.ts";
import { createSlots } from "./slots.ts";
import type { TaggedText } from "./tags.ts";
import { createTransport } from "./transport.ts";
import { readWrittenTexts } from "./written-texts.ts";

export interface OpenAiOptions {
  /** Where the server is: `http://127.0.0.1:11434`, or with the path that its `/chat/completions` stands under. */
  readonly url: string;
  /** The model's name, as the server knows it. */
  readonly model: string;
  readonly key?: string;
  /** How long one question to the model may take, in milliseconds; up to five minutes. Default two minutes. */
  readonly timeoutMs?: number;
  /** How many questions are under way at the same time. Default 4. */
  readonly concurrency?: number;
  /** Looks at longer answers, and shows those that are in no language that was asked for. */
  readonly detector?: Pick<Detector, "detect" | "languages">;
}

/** Longer texts are cut between sentences: small models have room for little more than this and its translation. */
const longestPiece = 3000;

/**
 * A language model behind any OpenAI-compatible server: llama.cpp, Ollama, vLLM, a hosted one. It translates between all
 * languages of the catalogue, as well as the model can, and follows whatever a request asks for.
 *
 * Texts are sent as material in a JSON object, apart from what the model is told, and never together with those of
 * another request. What comes back is taken only where it can be their translation.
 */
export function createOpenAiEngine(options: OpenAiOptions): TranslationEngine & { name: "openai" } {
  const { url, model, key, timeoutMs = 120_000, concurrency = 4, detector } = options;
  const chat = createChat(createTransport({ url, key, timeoutMs }), model);
  const slots = createSlots(concurrency);
  const every = everyDirection();
  const closing = new AbortController();

  async function translate(request: EngineRequest): Promise<readonly EngineAnswer[]> {
    request.signal?.throwIfAborted();
    if (closing.signal.aborted) throw closed();
    // One question that fails ends the others: their answers would have nowhere to go.
    const failing = new AbortController();
    const signal = AbortSignal.any([failing.signal, closing.signal, ...(request.signal ? [request.signal] : [])]);
    const pieces = request.texts.map((text) => piecesOf(text, longestPiece));
    try {
      const answers = await translateInRounds(pieces.flat(), (batch, isRepeated) =>
        slots.run(() => askBatch({ ...request, isRepeated }, batch, signal), signal),
      );
      let end = 0;
      return pieces.map(({ length }) => {
        end += length;
        return joinedAnswer(answers.slice(end - length, end));
      });
    } catch (thrown) {
      failing.abort(thrown);
      throw thrown;
    }
  }

  async function askBatch(
    wishes: Wishes,
    texts: readonly TaggedText[],
    signal: AbortSignal,
  ): Promise<readonly Verdict[]> {
    const keys = keysOf(texts);
    const messages = promptFor(wishes, texts);
    const said = await chat.ask(messages, keys, signal);
    if ("fault" in said) return texts.map(() => said);
    const answers = readWrittenTexts(said.written, keys);
    if (answers === undefined) return texts.map(() => ({ fault: "The model did not answer in the form it was told" }));
    const isWrong = detector && (await inWrongLanguage(detector, wishes.direction, answers));
    return answers.map((answer, index) => {
      const fault = isWrong?.[index]
        ? "The model did not write in the target language"
        : faultOf(texts[index]?.written ?? "", answer, wishes, messages);
      return fault === undefined ? { written: answer } : { fault };
    });
  }

  return {
    name: "openai",
    quality: "model",
    ...every,
    honours: (_, direction) => every.serves(direction),
    translate,
    remedies: () => [],
    async close() {
      closing.abort(closed());
    },
  };
}

function closed(): EngineError {
  return new EngineError("openai", "unavailable", "The engine openai is closed.");
}
