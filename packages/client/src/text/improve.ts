import type { Shape } from "../contract.ts";
import { bcp47Casing, type LanguageCode } from "../language-code.ts";
import type { CallOptions } from "../options.ts";
import { asObject } from "../sending/operation.ts";
import { shapesOf } from "../sending/shapes.ts";
import { type Answer, unreadable } from "../sending/transport.ts";
import { only, sendTexts, type TextSender } from "./text-operation.ts";

/** One improved text. */
export type Improvement = Shape<"Improvement">;

export interface CorrectOptions extends CallOptions {
  /**
   * The language of the texts; a variant of it, such as `en-GB`, turns them into that variant. Left out, each text's
   * language is detected. @wire `target_lang`
   */
  readonly to?: LanguageCode | undefined;
}

/** A style or a tone, not both. A language that has none refuses it, unless it is a `prefer_…`. */
export type RephraseOptions = CorrectOptions &
  (
    | {
        /** @wire `writing_style` */
        readonly writingStyle?: Shape<"WritingStyle"> | undefined;
        readonly tone?: "default" | undefined;
      }
    | {
        readonly writingStyle?: "default" | undefined;
        /** @wire `tone` */
        readonly tone?: Shape<"Tone"> | undefined;
      }
  );

/** What improves texts. Sent again like translating; an answer that was lost on the way may have been billed. */
export interface ImprovingCalls {
  /** Rewrites one text, in a style or a tone if one is given. */
  readonly rephrase: (text: string, options?: RephraseOptions) => Promise<Improvement>;
  /** Rewrites each of any number of texts, in order, split into requests as `translateMany` does. */
  readonly rephraseMany: (texts: readonly string[], options?: RephraseOptions) => Promise<Improvement[]>;
  /** Corrects the spelling and the grammar of one text and changes nothing else. */
  readonly correct: (text: string, options?: CorrectOptions) => Promise<Improvement>;
  /** Corrects each of any number of texts, in order, split into requests as `translateMany` does. */
  readonly correctMany: (texts: readonly string[], options?: CorrectOptions) => Promise<Improvement[]>;
}

/** The largest body of a request that improves texts: 10 KiB. */
const bytesPerRequest = 10_240;

export function improvingCalls(sender: TextSender): ImprovingCalls {
  const improve = (texts: readonly string[], path: string, parameters: object, call: CallOptions) => {
    const operation = { path, parameters: JSON.stringify(parameters), bytesPerRequest, read: readImprovements };
    return sendTexts(sender, texts, operation, call);
  };
  const rephraseMany: ImprovingCalls["rephraseMany"] = async (texts, options = {}) => {
    const { to, writingStyle, tone, ...call } = asObject("options", options);
    return improve(texts, "/v2/write/rephrase", { target_lang: to, writing_style: writingStyle, tone }, call);
  };
  const correctMany: ImprovingCalls["correctMany"] = async (texts, options = {}) => {
    const { to, ...call } = asObject("options", options);
    return improve(texts, "/v2/write/correct", { target_lang: to }, call);
  };
  return {
    rephrase: async (text, options) => only(await rephraseMany([text], options)),
    rephraseMany,
    correct: async (text, options) => only(await correctMany([text], options)),
    correctMany,
  };
}

function readImprovements(answer: Answer): Improvement[] {
  return shapesOf<"Improvement">(answer, "improvements").map((improvement) => {
    const { text, detectedSourceLanguage: from, targetLanguage: to } = improvement;
    if ([text, from, to].some((part) => typeof part !== "string")) {
      throw unreadable("an improvement without text or languages", answer);
    }
    return { ...improvement, detectedSourceLanguage: bcp47Casing(from), targetLanguage: bcp47Casing(to) };
  });
}
