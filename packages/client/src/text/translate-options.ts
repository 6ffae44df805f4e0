import type { Schema } from "../contract.ts";
import { refusal } from "../errors.ts";
import type { LanguageCode } from "../language-code.ts";
import type { CallOptions } from "../options.ts";

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

export interface TranslateOptions extends TextOptions, CallOptions {}

const wireNames = {
  to: "target_lang",
  from: "source_lang",
  context: "context",
  splitSentences: "split_sentences",
  preserveFormatting: "preserve_formatting",
  formality: "formality",
  modelType: "model_type",
  glossaryId: "glossary_id",
  glossaryIds: "glossary_ids",
  styleId: "style_id",
  translationMemoryId: "translation_memory_id",
  translationMemoryThreshold: "translation_memory_threshold",
  customInstructions: "custom_instructions",
  customizations: "customizations",
  tagHandling: "tag_handling",
  tagHandlingVersion: "tag_handling_version",
  outlineDetection: "outline_detection",
  splittingTags: "splitting_tags",
  nonSplittingTags: "non_splitting_tags",
  ignoreTags: "ignore_tags",
  showBilledCharacters: "show_billed_characters",
  enableBetaLanguages: "enable_beta_languages",
} as const satisfies Record<Exclude<keyof TextOptions, "extra">, keyof Wire>;

const tagLists: ReadonlySet<string> = new Set(["splitting_tags", "non_splitting_tags", "ignore_tags"]);

/** The parameters of a translate request as JSON, without the texts. */
export function translateParameters(options: TextOptions): string {
  // Callers without types may forget the options altogether.
  if (typeof options?.to !== "string" || options.to === "") throw refusal("to: give the language to translate into.");
  const parameters: Record<string, unknown> = { ...options.extra };
  // The texts are the call's own argument, and a second list of them would be sent beside it.
  delete parameters["text"];
  for (const [name, wireName] of Object.entries(wireNames)) {
    const value = Reflect.get(options, name);
    if (value === undefined) continue;
    parameters[wireName] = tagLists.has(wireName) && Array.isArray(value) ? value.join(",") : value;
  }
  try {
    return JSON.stringify(parameters);
  } catch {
    throw refusal("extra, customizations: give values that JSON can hold.");
  }
}
