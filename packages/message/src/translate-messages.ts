import { type Answer, askingOnce } from "./asked-texts.ts";
import { firstAttempt, hasPiecesAttempt, markupAttempt, piecesAttempt, type TranslationAttempt } from "./attempts.ts";
import type { MessageOutcome, TextHandling, TranslateTexts } from "./outcome.ts";
import type { Damage } from "./proof.ts";
import { type MessageRequest, readRequest, type SourceMessage } from "./source-message.ts";

export type { MessageCount } from "./sample-number.ts";
export type { MessageRequest } from "./source-message.ts";

/**
 * Translates messages so that none is broken: what comes back is proven whole, else tried again in another way, and at
 * last it is the source's message with the reason.
 *
 * All messages go together, in at most four batches: as plain text (those without tokens) beside XML, then what was
 * not whole as HTML, then the texts between its tokens. Equal texts are sent once. What the translator declines is
 * declined, but a message with tokens is still tried in pieces.
 *
 * @returns as many outcomes as requests, in order
 * @throws what `translate` throws
 */
export async function translateMessages<Failure>(
  requests: readonly MessageRequest[],
  translate: TranslateTexts<Failure>,
): Promise<readonly MessageOutcome<Failure>[]> {
  const ask = askingOnce(translate);
  const first = requests.map((request): Course<Failure> => begun(readRequest(request)));
  const asXml = await attempted(first, () => true, firstAttempt, ask);
  const asHtml = await attempted(
    asXml,
    ({ declined }) => declined === undefined,
    (message) => markupAttempt(message, "html"),
    ask,
  );
  const inPieces = await attempted(asHtml, ({ message }) => hasPiecesAttempt(message), piecesAttempt, ask);
  return inPieces.map(settled);
}

/** How far a message has come. */
interface Course<Failure> {
  readonly message: SourceMessage;
  /** Once there is one, nothing more is tried. */
  readonly outcome?: MessageOutcome<Failure>;
  readonly damage?: Damage | undefined;
  readonly declined?: { readonly failure: Failure } | undefined;
  readonly engine?: string | undefined;
}

type Ask<Failure> = (texts: readonly string[], handling: TextHandling) => Promise<(text: string) => Answer<Failure>>;

function begun<Failure>(message: SourceMessage): Course<Failure> {
  const { text, fault, hasWords } = message;
  if (fault !== undefined) return { message, outcome: { status: "kept", text, fault } };
  return hasWords ? { message } : { message, outcome: { status: "kept", text } };
}

/** Tries those without an outcome that may be tried, all texts of a handling in one batch. */
async function attempted<Failure>(
  courses: readonly Course<Failure>[],
  mayTry: (course: Course<Failure>) => boolean,
  attemptAt: (message: SourceMessage) => TranslationAttempt,
  ask: Ask<Failure>,
): Promise<readonly Course<Failure>[]> {
  const attempts = courses.map((course) =>
    course.outcome === undefined && mayTry(course) ? attemptAt(course.message) : undefined,
  );
  const answers = await answersTo(
    attempts.filter((attempt) => attempt !== undefined),
    ask,
  );
  return courses.map((course, index) => {
    const attempt = attempts[index];
    return attempt === undefined ? course : continued(course, attempt, answers(attempt));
  });
}

async function answersTo<Failure>(
  attempts: readonly TranslationAttempt[],
  ask: Ask<Failure>,
): Promise<(attempt: TranslationAttempt) => readonly Answer<Failure>[]> {
  const byHandling = new Map<TextHandling["tagHandling"], TranslationAttempt[]>();
  for (const attempt of attempts) {
    const batch = byHandling.get(attempt.handling.tagHandling);
    if (batch === undefined) byHandling.set(attempt.handling.tagHandling, [attempt]);
    else batch.push(attempt);
  }
  const asked = await Promise.all(
    [...byHandling].map(async ([tagHandling, batch]) => {
      const [first] = batch;
      const texts = batch.flatMap((attempt) => attempt.texts);
      return [tagHandling, first === undefined ? undefined : await ask(texts, first.handling)] as const;
    }),
  );
  const answerOf = new Map(asked);
  return ({ handling, texts }) => {
    const answer = answerOf.get(handling.tagHandling);
    return texts.map((text) => answer?.(text) ?? { status: "unreadable" });
  };
}

function continued<Failure>(
  course: Course<Failure>,
  attempt: TranslationAttempt,
  answers: readonly Answer<Failure>[],
): Course<Failure> {
  const texts: string[] = [];
  const engines = new Set<string>();
  for (const answer of answers) {
    if (answer.status === "declined") return { ...course, declined: course.declined ?? { failure: answer.failure } };
    if (answer.status === "unreadable") return { ...course, damage: { kind: "unreadable" } };
    texts.push(answer.text);
    if (answer.engine !== undefined) engines.add(answer.engine);
  }
  const engine = engines.size === 0 ? undefined : [...engines].join(", ");
  const restored = attempt.finish(texts);
  if ("damage" in restored) return { ...course, damage: restored.damage, engine };
  return { ...course, outcome: { status: "translated", text: restored.text, engine, by: attempt.by } };
}

/** A message is declined where no attempt had an answer, else it was damaged. */
function settled<Failure>({ message, outcome, damage, declined, engine }: Course<Failure>): MessageOutcome<Failure> {
  if (outcome !== undefined) return outcome;
  const { text } = message;
  if (damage === undefined && declined !== undefined) {
    return { status: "fallback", text, reason: "declined", failure: declined.failure, engine };
  }
  return { status: "fallback", text, reason: "damaged", damage, failure: declined?.failure, engine };
}
