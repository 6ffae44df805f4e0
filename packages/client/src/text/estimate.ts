import { aboutTexts } from "../errors.ts";
import { distinctTexts } from "./distinct.ts";
import { charactersIn } from "./tally.ts";
import { textRequests } from "./text-operation.ts";
import { type TextContext, translating } from "./translate.ts";
import type { TranslateOptions } from "./translate-options.ts";

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
  const operation = translating({ ...context, counting: undefined }, options);
  const distinct = distinctTexts(texts, undefined);
  const [given, positions] = [[...distinct.keys()], [...distinct.values()]];
  const { pack } = textRequests(context, operation, options);
  const known = (await operation.recall?.(given)) ?? [];
  const packs = pack(given, known, (error) => {
    throw aboutTexts(error, (index) => positions[index] ?? []);
  });
  const sent = packs.flat();
  return {
    characters: charactersIn(sent),
    requests: packs.length,
    texts: sent.length,
    savedTexts: texts.length - sent.length,
  };
}
