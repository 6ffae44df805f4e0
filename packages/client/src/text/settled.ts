import { aboutTexts, DragomanError, type DragomanErrorKind } from "../errors.ts";
import { eachOf } from "../sending/in-flight.ts";
import { distinctTexts, spreadOut } from "./distinct.ts";
import { halvesOf, type Pack } from "./packing.ts";
import { missing, type TextOperation, textRequests } from "./text-operation.ts";
import { type TextContext, translating } from "./translate.ts";
import type { TranslateOptions } from "./translate-options.ts";
import type { Translation } from "./translation.ts";

/** What became of one text. */
export type TranslationOutcome =
  | { readonly status: "translated"; readonly translation: Translation }
  | { readonly status: "failed"; readonly error: DragomanError };

/**
 * Translates any number of texts and says for each what became of it. A text that the service refuses by its index is
 * taken out and the rest is sent again: at first as it is, then in halves side by side, so that many refused texts cost
 * few rounds. Any other failure is that of every text in its request.
 * @throws DragomanError of kind `aborted` or `timeout` when the call's signal stops it, `invalid-request` for options
 * that cannot be right.
 */
export async function translateSettled(
  context: TextContext,
  texts: readonly string[],
  options: TranslateOptions,
): Promise<TranslationOutcome[]> {
  const operation = translating(context, options);
  const distinct = distinctTexts(texts, context.counting);
  const outcomes = new Map<number, TranslationOutcome>();
  await settleEach(context, operation, [...distinct.keys()], options, (index, outcome) => outcomes.set(index, outcome));
  return spreadOut(distinct, (place) => outcomes.get(place) ?? missing()).map(ofPosition);
}

/** Told what became of a text, as soon as it is known. */
type Tell = (position: number, outcome: TranslationOutcome) => void;

/** The same for texts of which no two are equal, told one by one. */
export async function settleEach(
  context: TextContext,
  operation: TextOperation<Translation>,
  texts: readonly string[],
  options: TranslateOptions,
  tell: Tell,
): Promise<void> {
  const { pack, send } = textRequests(context, operation, options);
  const recalled = (await operation.recall?.(texts)) ?? [];
  for (const [position, translation] of recalled.entries()) if (translation) tell(position, succeeded(translation));
  let waiting: readonly Pack[] = pack(texts, recalled, (error, position) => tell(position, failed(error)));
  let refusal: DragomanError | undefined;
  for (let round = 0; waiting.length > 0; round++) {
    const again: Pack[] = [];
    await eachOf(waiting, context.settings.concurrency, options.signal, async (sent, signal) => {
      try {
        if (refusal !== undefined) throw refusal;
        const translations = await send(sent, signal);
        for (const [index, { position }] of sent.entries()) tell(position, succeeded(translations[index] ?? missing()));
      } catch (error) {
        if (!(error instanceof DragomanError) || options.signal?.aborted) throw error;
        if (refusesAccount.includes(error.kind)) refusal = error;
        const refused = new Set(concernsAll(error, options) ? sent.map(({ position }) => position) : error.textIndexes);
        for (const position of refused) tell(position, failed(aboutTexts(error, () => position)));
        const rest = sent.filter(({ position }) => !refused.has(position));
        again.push(...(round === 0 ? [rest] : halvesOf(rest)));
      }
    });
    waiting = again.filter((left) => left.length > 0);
  }
}

/** The outcome of a text, said of the place in the call where it stands. */
function ofPosition(outcome: TranslationOutcome, position: number): TranslationOutcome {
  return outcome.status === "failed" ? failed(aboutTexts(outcome.error, () => position)) : outcome;
}

/** What is said of the key or account: what has not been sent would be refused alike. */
const refusesAccount: readonly DragomanErrorKind[] = ["authentication", "forbidden", "quota-exceeded"];

/**
 * Whatever texts it names: what is said of the account is true of every text, and so is that no engine serves a
 * direction, where the direction is the same for all and no memory may have some of them.
 */
function concernsAll(error: DragomanError, options: TranslateOptions): boolean {
  const { kind, textIndexes } = error;
  return (
    textIndexes.length === 0 ||
    refusesAccount.includes(kind) ||
    (error.code === "no_engine" &&
      options.from !== undefined &&
      !(options.translationMemoryId ?? options.customizations))
  );
}

function succeeded(translation: Translation): TranslationOutcome {
  return { status: "translated", translation };
}

function failed(error: DragomanError): TranslationOutcome {
  return { status: "failed", error };
}
