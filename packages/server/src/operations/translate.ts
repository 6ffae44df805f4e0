import type { JsonBody, Schema } from "@dragoman/client/contract";
import { baseOf, catalogue, type LanguageTag, parseLanguageTag } from "@dragoman/engines";
import type { Account, Counting, Hold, UsageLedger } from "../accounts/account.ts";
import { HttpError, unsupportedValue } from "../http/http-error.ts";
import type { Metrics } from "../http/metrics.ts";
import type { TranslatedPassage } from "../text/passage.ts";
import type { TranslateTexts } from "../text/pipeline.ts";
import { readPassages } from "../text/read.ts";
import type { TextRequest } from "../text/request.ts";
import { notAppliedOf } from "./not-applied.ts";
import type { Call, Handlers } from "./operation.ts";
import { runLengthList } from "./reply-headers.ts";
import { isUnsteered, readSteering, type SteeringParts, unsteered } from "./steering.ts";
import { markupOf, splittingOf, tagHandlingVersion } from "./tag-handling.ts";
import { answerTextFailure, unsupportedTarget } from "./text-failure.ts";

type Body = JsonBody<"translateText">;
type Translation = Schema<"Translation">;

export interface TranslateParts {
  /** Whether a language that the interface does not name is one that an engine translates into. */
  readonly isTarget: (language: LanguageTag) => boolean;
  readonly translateTexts: TranslateTexts;
  readonly ledger: UsageLedger;
  readonly metrics: Metrics;
  readonly steering: SteeringParts;
}

/** `translateText`: every text for itself, in order. The answer is made while it is being counted, and sent then. */
export function translateHandlers(parts: TranslateParts): Pick<Handlers, "translateText"> {
  const { translateTexts, ledger, metrics } = parts;
  return {
    translateText: async (call) => {
      const { body, caller, reportingTag } = call;
      const read = readRequest(call, parts);
      const request = read instanceof Promise ? await read : read;
      const { account, keyId } = caller;
      const given = readPassages(body.text, request);
      const texts = given instanceof Promise ? await given.catch(refuseText) : given;
      const characters = texts.reduce((sum, text) => sum + text.characters, 0);
      const held = account.characterLimit === null ? undefined : await holdQuota(ledger, account, characters);
      metrics.began();
      let passages: readonly TranslatedPassage[];
      let counting: Counting;
      try {
        passages = await translateTexts(texts, request);
        counting = ledger.record({ accountId: account.id, keyId, product: "translate", characters, reportingTag });
      } catch (failure) {
        throw answerTextFailure(failure);
      } finally {
        metrics.ended();
        held?.release();
      }
      await counting.setOff;
      return {
        body: { translations: passages.map((passage) => translationOf(passage, body)) },
        headers: replyHeaders(passages, body, request),
        released: counting.written.then(() => {
          metrics.billed(characters);
          for (const { maker } of passages) metrics.translated(maker, 1);
        }),
      };
    },
  };
}

function refuseText(failure: unknown): never {
  throw answerTextFailure(failure);
}

function readRequest(
  call: Call<"translateText">,
  { isTarget, steering }: TranslateParts,
): TextRequest | Promise<TextRequest> {
  const { body, caller } = call;
  const target = readTarget(body.target_lang, isTarget);
  const illFormed = body.text.findIndex((text) => !text.isWellFormed());
  if (illFormed >= 0) {
    throw unsupportedValue(`text[${illFormed}]`, "It holds half of a surrogate pair, which is no character.");
  }
  const request: TextRequest = {
    owner: caller.account.id,
    source: body.source_lang === undefined ? undefined : readSource(body.source_lang),
    target,
    splitting: splittingOf(body),
    preserveFormatting: body.preserve_formatting ?? false,
    context: body.context === "" ? undefined : body.context,
    markup: markupOf(body),
    ...unsteered,
    signal: call.signal,
  };
  if (isUnsteered(body)) return request;
  const steered = readSteering(body, caller, request, steering);
  return steered instanceof Promise ? steered.then((found) => ({ ...request, ...found })) : { ...request, ...steered };
}

const namedLanguages: ReadonlyMap<string, LanguageTag> = new Map(catalogue.map(({ tag }) => [tag, tag]));

/** Codes are canonical when they come here; the interface's own need not be parsed again. */
function readTarget(code: string, isTarget: TranslateParts["isTarget"]): LanguageTag {
  const named = namedLanguages.get(code);
  if (named !== undefined) return named;
  const other = parseLanguageTag(code);
  if (other === undefined || !isTarget(other)) throw unsupportedTarget();
  return other;
}

/** A language without region or script that the interface names. */
function readSource(code: string): LanguageTag {
  const source = namedLanguages.get(code);
  if (source !== undefined && baseOf(source) === source) return source;
  const isKnown = source !== undefined || isVariant(code);
  throw unsupportedValue(
    "source_lang",
    isKnown
      ? "It takes a language without region, such as en; leave it out to have the language detected."
      : "It names no language that is known here; GET /v3/languages lists them. Leave it out to have it detected.",
  );
}

function isVariant(code: string): boolean {
  const tag = parseLanguageTag(code);
  return tag !== undefined && namedLanguages.has(baseOf(tag));
}

async function holdQuota(ledger: UsageLedger, account: Account, needed: number): Promise<Hold> {
  const held = await ledger.hold(account, needed);
  if (held !== undefined) return held;
  throw new HttpError(456, {
    message: "Quota for this billing period has been exceeded.",
    code: "quota_exceeded",
    detail: "The texts need more characters than the account has left. GET /v2/usage says how many.",
  });
}

function translationOf({ passage: { language, characters }, text }: TranslatedPassage, body: Body): Translation {
  const answer: Translation = { text };
  if (language !== undefined) answer.detected_source_language = baseOf(language).toUpperCase();
  if (body.show_billed_characters === true) answer.billed_characters = characters;
  if (body.model_type !== undefined) {
    answer.model_type_used = body.model_type === "latency_optimized" ? body.model_type : "quality_optimized";
  }
  if (body.tag_handling !== undefined) answer.tag_handling_version = tagHandlingVersion(body);
  return answer;
}

function replyHeaders(
  passages: readonly TranslatedPassage[],
  body: Body,
  request: TextRequest,
): Record<string, string> {
  const headers: Record<string, string> = {};
  const engines = runLengthList(passages.map(({ maker }) => maker));
  if (engines !== undefined) headers["x-engine"] = engines;
  const notApplied = notAppliedOf(passages, body, request);
  if (notApplied.length > 0) headers["x-not-applied"] = notApplied.join(", ");
  return headers;
}
