import type { JsonBody, Schema } from "@dragoman/client/contract";
import { baseOf, catalogue, type LanguageTag, parseLanguageTag } from "@dragoman/engines";
import type { Account, Hold, UsageLedger } from "../accounts/account.ts";
import { HttpError, unsupportedValue } from "../http/http-error.ts";
import type { Metrics } from "../http/metrics.ts";
import { codePoints } from "../text/bill.ts";
import type { Passage, TextRequest } from "../text/passage.ts";
import type { TranslateTexts } from "../text/pipeline.ts";
import type { Call, Handlers } from "./operation.ts";
import { runLengthList } from "./reply-headers.ts";
import { answerTextFailure, unsupportedTarget } from "./text-failure.ts";

type Body = JsonBody<"translateText">;
type Translation = Schema<"Translation">;

export interface TranslateParts {
  readonly translateTexts: TranslateTexts;
  readonly ledger: UsageLedger;
  readonly metrics: Metrics;
}

/** `translateText`: every text for itself, in order; answered when it is counted. */
export function translateHandlers(parts: TranslateParts): Pick<Handlers, "translateText"> {
  const { translateTexts, ledger, metrics } = parts;
  return {
    translateText: async (call) => {
      const { body, caller, reportingTag } = call;
      refuseWhatIsNotBuilt(body);
      const request = readRequest(call);
      const { account, keyId } = caller;
      const held = account.characterLimit === null ? undefined : await holdQuota(ledger, account, body.text);
      metrics.began();
      let passages: readonly Passage[];
      let characters: number;
      let counted: Promise<void>;
      try {
        passages = await translateTexts(body.text, request);
        characters = passages.reduce((sum, passage) => sum + passage.characters, 0);
        counted = ledger.record({ accountId: account.id, keyId, product: "translate", characters, reportingTag });
      } catch (failure) {
        throw answerTextFailure(failure);
      } finally {
        metrics.ended();
        held?.release();
      }
      await counted;
      metrics.billed(characters);
      for (const { engine } of passages) metrics.translated(engine, 1);
      return {
        body: { translations: passages.map((passage) => translationOf(passage, body)) },
        headers: replyHeaders(passages, body),
      };
    },
  };
}

/** Parameters that steer a translation and that no engine is given yet. To ignore one would be to pretend. */
const notBuilt = [
  "tag_handling",
  "tag_handling_version",
  "outline_detection",
  "splitting_tags",
  "non_splitting_tags",
  "ignore_tags",
  "glossary_id",
  "glossary_ids",
  "style_id",
  "translation_memory_id",
  "translation_memory_threshold",
  "custom_instructions",
  "customizations",
] as const satisfies readonly (keyof Body)[];

function refuseWhatIsNotBuilt(body: Body): void {
  const parameter = notBuilt.find((name) => body[name] !== undefined);
  if (parameter === undefined) return;
  throw new HttpError(501, {
    message: `The parameter '${parameter}' is not implemented by this version. Leave it out.`,
    code: "not_implemented",
    errors: [{ field: parameter, message: "is not implemented" }],
  });
}

function readRequest(call: Call<"translateText">): TextRequest {
  const { body } = call;
  const target = readLanguage(body.target_lang);
  if (target === undefined) throw unsupportedTarget();
  if (body.formality === "more" || body.formality === "less") {
    throw unsupportedValue(
      "formality",
      `Target language '${target}' doesn't support formality here. Use prefer_${body.formality}, or leave it out.`,
    );
  }
  const illFormed = body.text.findIndex((text) => !text.isWellFormed());
  if (illFormed >= 0) {
    throw unsupportedValue(`text[${illFormed}]`, "It holds half of a surrogate pair, which is no character.");
  }
  return {
    source: body.source_lang === undefined ? undefined : readSource(body.source_lang),
    target,
    splitting: body.split_sentences ?? "1",
    preserveFormatting: body.preserve_formatting ?? false,
    context: body.context === "" ? undefined : body.context,
    signal: call.signal,
  };
}

const namedLanguages: ReadonlyMap<string, LanguageTag> = new Map(catalogue.map(({ tag }) => [tag, tag]));

/** Codes are canonical when they come here; the interface's own need not be parsed again. */
function readLanguage(code: string): LanguageTag | undefined {
  return namedLanguages.get(code) ?? parseLanguageTag(code);
}

/** A language without region or script that the interface names. */
function readSource(code: string): LanguageTag {
  const source = namedLanguages.get(code);
  if (source !== undefined && baseOf(source) === source) return source;
  throw unsupportedValue(
    "source_lang",
    "It takes a language without region, such as en; leave it out to have the language detected.",
  );
}

async function holdQuota(ledger: UsageLedger, account: Account, texts: readonly string[]): Promise<Hold> {
  const needed = texts.reduce((sum, text) => sum + codePoints(text), 0);
  const held = await ledger.hold(account, needed);
  if (held !== undefined) return held;
  throw new HttpError(456, {
    message: "Quota for this billing period has been exceeded.",
    code: "quota_exceeded",
    detail: "The texts need more characters than the account has left. GET /v2/usage says how many.",
  });
}

function translationOf({ language, translation, characters }: Passage, body: Body): Translation {
  const answer: Translation = { text: translation };
  if (language !== undefined) answer.detected_source_language = baseOf(language).toUpperCase();
  if (body.show_billed_characters === true) answer.billed_characters = characters;
  if (body.model_type !== undefined) {
    answer.model_type_used = body.model_type === "latency_optimized" ? body.model_type : "quality_optimized";
  }
  return answer;
}

function replyHeaders(passages: readonly Passage[], { formality, context }: Body): Record<string, string> {
  const headers: Record<string, string> = {};
  const engines = runLengthList(passages.map(({ engine }) => engine));
  if (engines !== undefined) headers["x-engine"] = engines;
  const notApplied = [];
  if (formality === "prefer_more" || formality === "prefer_less") notApplied.push("formality");
  // No engine that is there today reads what surrounds a text.
  if (context) notApplied.push("context");
  if (notApplied.length > 0) headers["x-not-applied"] = notApplied.join(", ");
  return headers;
}
