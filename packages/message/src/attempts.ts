import { fromMarkup } from "./markup/from-markup.ts";
import { ignoredElement, toMarkup } from "./markup/to-markup.ts";
import type { Attempt, TextHandling } from "./outcome.ts";
import {
  countIndexes,
  provenMessage,
  type Restored,
  type RestoredPart,
  restoredMessage,
  withCounts,
} from "./restored-message.ts";
import { isCount } from "./sample-number.ts";
import type { SourceMessage } from "./source-message.ts";
import { readableText } from "./tokens/pieces-of.ts";

/** One way to translate a message: the texts that are sent for it, and how what comes back becomes the message. */
export interface TranslationAttempt {
  readonly by: Attempt;
  readonly handling: TextHandling;
  readonly texts: readonly string[];
  /** Takes as many answers as there are texts. */
  readonly finish: (answers: readonly string[]) => Restored;
}

/** The message as it is where it has no tokens, else as XML. */
export function firstAttempt(message: SourceMessage): TranslationAttempt {
  if (message.hasTokens) return markupAttempt(message, "xml");
  return {
    by: "plain",
    handling: { tagHandling: "none" },
    texts: message.pieces.map((_, index) => readableText(message.textAt(index), message.syntax)),
    finish: (answers) => restoredMessage(message, [{ kind: "text", value: answers.join("") }]),
  };
}

export function markupAttempt(message: SourceMessage, tagHandling: "xml" | "html"): TranslationAttempt {
  return {
    by: tagHandling,
    handling: { tagHandling, ignoreTags: [ignoredElement] },
    texts: [toMarkup(message)],
    finish: ([answer = ""]) => fromMarkup(answer, message),
  };
}

/**
 * The texts between the tokens, one by one, so that no engine sees a token: worse sentences, but whole messages. White
 * space around a text is kept, and a sample number stays in it.
 */
export function piecesAttempt(message: SourceMessage): TranslationAttempt {
  const stretches = stretchesOf(message);
  const sent = stretches.filter(({ text }) => /\p{L}/u.test(text));
  return {
    by: "pieces",
    handling: { tagHandling: "none" },
    texts: sent.map(({ text }) => text.trim()),
    finish: (answers) => {
      const answerTo = new Map(sent.map((stretch, index) => [stretch, answers[index] ?? ""]));
      const parts: RestoredPart[] = [];
      const leftOut = new Set<number>();
      for (const stretch of stretches) {
        const answer = answerTo.get(stretch);
        if (answer === undefined) {
          parts.push(...stretch.parts);
          continue;
        }
        if (answer.trim() === "") return { damage: { kind: "blank" } };
        const counted = withCounts(
          message,
          [{ kind: "text", value: betweenEdgesOf(stretch.text, answer) }],
          stretch.counts,
          stretch.texts,
        );
        if ("damage" in counted) return counted;
        parts.push(...counted.parts);
        for (const index of counted.leftOut) leftOut.add(index);
      }
      return provenMessage(message, { parts, leftOut });
    },
  };
}

/** What stands between two tokens: text, and counts as numbers. Or one token. */
interface Stretch {
  readonly text: string;
  readonly parts: RestoredPart[];
  readonly texts: string[];
  readonly counts: number[];
}

function stretchesOf(message: SourceMessage): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let current: RestoredPart[] = [];
  const end = (): void => {
    if (current.length > 0) stretches.push(stretchOf(message, current));
    current = [];
  };
  message.pieces.forEach((piece, index) => {
    if (piece.kind === "text")
      current.push({ kind: "text", value: readableText(message.textAt(index), message.syntax) });
    else if (isCount(piece, message.count)) current.push({ kind: "piece", index });
    else {
      end();
      stretches.push({ text: "", parts: [{ kind: "piece", index }], texts: [], counts: [] });
    }
  });
  end();
  return stretches;
}

function stretchOf(message: SourceMessage, parts: RestoredPart[]): Stretch {
  return {
    text: parts.map((part) => (part.kind === "text" ? part.value : String(message.count?.sample))).join(""),
    parts,
    texts: parts.flatMap((part) => (part.kind === "text" ? [part.value] : [])),
    counts: parts.flatMap((part) => (part.kind === "piece" ? [part.index] : [])),
  };
}

function betweenEdgesOf(text: string, answer: string): string {
  const before = text.slice(0, text.length - text.trimStart().length);
  const after = text.slice(text.trimEnd().length);
  return before + answer.trim() + after;
}

/** Whether the texts between tokens are another attempt than the message itself. */
export function hasPiecesAttempt(message: SourceMessage): boolean {
  return message.hasTokens || countIndexes(message).length > 0;
}
