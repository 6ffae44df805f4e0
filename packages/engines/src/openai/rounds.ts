import { isMarked } from "../carry/marked.ts";
import type { EngineAnswer, EngineText } from "../ports.ts";
import { type BatchSize, batchesOf } from "./batches.ts";
import { type ReadAnswer, readTagged, type TaggedText, tagged, tagNamesFor, untagged } from "./tags.ts";

/** What became of a text in one round: what the model wrote for it, or why that cannot be taken. */
export type Verdict = { readonly written: string } | { readonly fault: string };

/** Asks for a batch, again or for the first time. As many verdicts as texts, in order. */
export type AskBatch = (texts: readonly TaggedText[], isRepeated: boolean) => Promise<readonly Verdict[]>;

const firstBatches: BatchSize = { characters: 3000, texts: 30 };
/** Where a model mixed up many texts, it may be able to tell a few apart. */
const laterBatches: BatchSize = { characters: 1500, texts: 5 };

/** Models lose their way among more tags than this. */
const mostTags = 60;

interface Round {
  readonly size: BatchSize;
  readonly isTagged: boolean;
  /** Whether a term without a place will do. */
  readonly takesTermsLost: boolean;
}

/**
 * Texts are asked for once, and what did not fit once more. Those with spans and terms are asked for a third time
 * without them, and the chain finds their places. What fits in no round is declined.
 */
const rounds: readonly Round[] = [
  { size: firstBatches, isTagged: true, takesTermsLost: false },
  { size: laterBatches, isTagged: true, takesTermsLost: true },
  { size: laterBatches, isTagged: false, takesTermsLost: true },
];

/** One answer for each text, in order. */
export async function translateInRounds(
  texts: readonly EngineText[],
  askBatch: AskBatch,
): Promise<readonly EngineAnswer[]> {
  const names = tagNamesFor(texts);
  const answers = texts.map(asItStands);
  let open = [...texts.keys()].filter((index) => !isBlank(texts[index]));
  for (const round of rounds) {
    const asked = open.flatMap((index) => {
      const text = texts[index];
      if (text === undefined || (!round.isTagged && !isMarked(text))) return [];
      const isTagged = round.isTagged && (text.spans?.length ?? 0) + (text.terms?.length ?? 0) <= mostTags;
      return [{ index, asked: isTagged ? tagged(text, names) : untagged(text, names) }];
    });
    const batches = batchesOf(asked, ({ asked: { written } }) => written.length, round.size);
    await Promise.all(
      batches.map(async (batch) => {
        const verdicts = await askBatch(
          batch.map((each) => each.asked),
          round !== rounds[0],
        );
        for (const [position, { index, asked: text }] of batch.entries()) {
          const verdict = verdicts[position];
          if (verdict !== undefined) answers[index] = answerOf(text, verdict, round);
        }
      }),
    );
    open = open.filter((index) => answers[index]?.status === "declined");
    if (open.length === 0) break;
  }
  return answers;
}

function isBlank(text: EngineText | undefined): boolean {
  return text === undefined || (text.text.trim() === "" && !text.terms?.length);
}

function asItStands({ text, spans }: EngineText): EngineAnswer {
  return { status: "translated", text, ...(spans && { spans }) };
}

function answerOf(text: TaggedText, verdict: Verdict, { takesTermsLost }: Round): EngineAnswer {
  if ("fault" in verdict) return { status: "declined", reason: verdict.fault };
  const read: ReadAnswer | undefined = readTagged(text, verdict.written);
  if (read === undefined || (!takesTermsLost && read.terms?.includes(undefined))) {
    return { status: "declined", reason: "The model lost what stands around or in the text" };
  }
  return { status: "translated", ...read };
}
