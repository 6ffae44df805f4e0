import type { Schema } from "../contract.ts";
import { refusal } from "../errors.ts";
import type { LanguageCode } from "../language-code.ts";
import type { CallOptions } from "../options.ts";
import { wireName } from "../sending/names.ts";

type Wire = Schema<"TranslateTextRequest">;

/** How texts are to be translated. What a newer service knows beside these goes into `extra`. */
export interface TextOptions {
  /** The language to translate into. @wire `target_lang` */
  readonly to: LanguageCode;
  /** The language of the texts. Left out, each text's language is detected. @wire `source_lang` */
  readonly from?: LanguageCode | undefined;
  /** Text that informs the translation; it is neither translated nor billed. @wire `context` */
  readonly context?: string | undefined;
  /** `0` takes each text as one sentence, `nonewlines` cuts at punctuation only. @wire `split_sentences` */
  readonly splitSentences?: Wire["split_sentences"] | undefined;
  /** Keeps punctuation and case as they are instead of correcting them. @wire `preserve_formatting` */
  readonly preserveFormatting?: boolean | undefined;
  /** `more` and `less` fail where the target has no formality, `prefer_…` fall back. @wire `formality` */
  readonly formality?: Wire["formality"] | undefined;
  /** What matters more; the result then says what was used. @wire `model_type` */
  readonly modelType?: Wire["model_type"] | undefined;
  /** Needs `from`; not together with `glossaryIds`. @wire `glossary_id` */
  readonly glossaryId?: string | undefined;
  /** At most 5, the first match wins. Needs `from`. @wire `glossary_ids` */
  readonly glossaryIds?: readonly string[] | undefined;
  /** A style rule list of the target language. @wire `style_id` */
  readonly styleId?: string | undefined;
  /** @wire `translation_memory_id` */
  readonly translationMemoryId?: string | undefined;
  /** Least match in percent for a segment of the memory, 0 to 100. @wire `translation_memory_threshold` */
  readonly translationMemoryThreshold?: number | undefined;
  /** At most 10, each of at most 300 characters. @wire `custom_instructions` */
  readonly customInstructions?: readonly string[] | undefined;
  /** All customizations in one object with the wire's own names. Excludes the six options above. @wire `customizations` */
  readonly customizations?: Readonly<Record<string, unknown>> | undefined;
  /** Reads the texts as XML or HTML; without it, tags are text. @wire `tag_handling` */
  readonly tagHandling?: Wire["tag_handling"] | undefined;
  /** @wire `tag_handling_version` */
  readonly tagHandlingVersion?: Wire["tag_handling_version"] | undefined;
  /** `false`: the XML's structure is what the tag lists say. @wire `outline_detection` */
  readonly outlineDetection?: boolean | undefined;
  /** Tags that always split sentences. @wire `splitting_tags` */
  readonly splittingTags?: readonly string[] | undefined;
  /** Tags that never split sentences. @wire `non_splitting_tags` */
  readonly nonSplittingTags?: readonly string[] | undefined;
  /** Tags whose content is left as it is. @wire `ignore_tags` */
  readonly ignoreTags?: readonly string[] | undefined;
  /** The results then carry `billedCharacters`. @wire `show_billed_characters` */
  readonly showBilledCharacters?: boolean | undefined;
  /** Has no effect any more. @wire `enable_beta_languages` */
  readonly enableBetaLanguages?: boolean | undefined;
  /** Parameters of a newer service, under the wire's own names. */
  readonly extra?: Readonly<Record<string, unknown>> | undefined;
}

export interface TranslateOptions extends TextOptions, CallOptions {
  /** `false` for texts that are private: the phrase store is asked, and is not told of them. Default true. */
  readonly store?: boolean | undefined;
}

/** What is for the client alone, and never sent. */
type ForTheClient = Omit<TranslateOptions, keyof TextOptions>;

/** What the rest of a call's options is named: none of those that are for the client alone may be left in it. */
type Steering = Omit<TextOptions, "to" | "from" | "extra"> & { readonly [Name in keyof ForTheClient]?: never };

/** The parameters of a translate request as JSON, without the texts, in an order that hangs on nothing but their names. */
export function translateParameters(options: TranslateOptions): string {
  // Callers without types may forget the options altogether.
  if (typeof options?.to !== "string" || options.to === "") throw refusal("to: give the target language.");
  const { to, from, extra, signal, timeoutMs, deadlineMs, maxRetries, reportingTag, store, ...rest } = options;
  const steering: Steering = rest;
  const parameters: Record<string, unknown> = { ...extra };
  for (const [name, value] of Object.entries(steering)) parameters[wireName(name)] = asSent(name, value);
  parameters["source_lang"] = from;
  parameters["target_lang"] = to;
  // The texts are the call's own argument, and a second list of them would be sent beside it.
  delete parameters["text"];
  try {
    return JSON.stringify(Object.fromEntries(Object.entries(parameters).sort(byName)));
  } catch {
    throw refusal("extra, customizations: give what JSON can hold.");
  }
}

/** Lists of tags are separated by commas. */
function asSent(name: string, value: unknown): unknown {
  return /Tags$/.test(name) && Array.isArray(value) ? value.join() : value;
}

function byName([left]: readonly [string, unknown], [right]: readonly [string, unknown]): number {
  return left < right ? -1 : 1;
}
