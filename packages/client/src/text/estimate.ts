import { distinctTexts } from "./distinct.ts";
import { onlyTexts } from "./send-pack.ts";
import { charactersOf } from "./tally.ts";
import type { TranslateOptions } from "./translate-options.ts";
import { createTranslator, type TextContext } from "./translator.ts";

/** What a call would send. Characters are Unicode code points, which is what services bill. */
export interface Estimate {
  /** What would be billed: each different text once, and none that the phrase store knows. */
  readonly characters: number;
  readonly requests: number;
  /** Texts that would be sent. */
  readonly texts: number;
  /** Texts that would not be sent, because an equal one is or the phrase store knows them. */
  readonly savedTexts: number;
}

/**
 * Counts without sending. A service may bill otherwise: the hosted one bills tags too, and at least what its plan says.
 * @throws DragomanError as the call itself would before sending: for a text that fits no request, or wrong options.
 */
export async function estimate(
  context: TextContext,
  texts: readonly string[],
  options: TranslateOptions,
): Promise<Estimate> {
  const { recall, pack } = createTranslator(context, options);
  const { texts: distinct } = distinctTexts(onlyTexts(texts));
  const packs = pack(distinct, await recall(distinct));
  const sent = packs.flat();
  return {
    characters: sent.reduce((sum, { text }) => sum + charactersOf(text), 0),
    requests: packs.length,
    texts: sent.length,
    savedTexts: texts.length - sent.length,
  };
}
