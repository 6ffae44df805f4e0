import {
  baseOf,
  catalogue,
  type Direction,
  type EngineChain,
  type EngineRequest,
  type LanguageTag,
  matchTarget,
  type Remedy,
} from "@dragoman/engines";
import { type ErrorBody, HttpError, unsupportedValue } from "../http/http-error.ts";
import type { Passage, Step, TextRequest } from "./passage.ts";

type Translated = Pick<Passage, "translation" | "engine">;

/**
 * Asks the engines, once for each direction that the texts of a request go. What is in the target language already
 * stands as it is where no engine rewrites it.
 * @throws HttpError 400 naming the first text that nothing translates, and what would.
 */
export function askEngines(chain: EngineChain): Step {
  return (passages, request) => {
    const written = passages.filter(isWritten);
    const source = written[0]?.language ?? request.target;
    if (written.every(({ language }) => language === source)) {
      return ask(chain, written, source, request).then((made) => merge(passages, written, made));
    }
    const groups = [...Map.groupBy(written, ({ language }) => language ?? request.target)];
    const asked = groups.map(([language, group]) => ask(chain, group, language, request));
    return Promise.all(asked).then((made) =>
      merge(
        passages,
        groups.flatMap(([, group]) => group),
        made.flat(),
      ),
    );
  };
}

async function ask(
  chain: EngineChain,
  group: readonly Passage[],
  source: LanguageTag,
  request: TextRequest,
): Promise<readonly Translated[]> {
  const direction = { source, target: request.target };
  if (group.length === 0) return [];
  if (!chain.serves(direction)) {
    if (isSameLanguage(direction)) return group.map(unchanged);
    throw unserved(chain, direction, group);
  }
  const answers = await chain.translate(engineRequest(direction, group, request));
  return group.map((passage, position) => {
    const answer = answers[position];
    if (answer?.status === "translated") return { translation: answer.text, engine: answer.engine };
    if (answer?.status === "failed") throw answer.error;
    if (isSameLanguage(direction)) return unchanged(passage);
    throw declined(chain, direction, passage, answer?.reasons ?? []);
  });
}

function engineRequest(
  direction: Direction,
  group: readonly Passage[],
  { context, signal }: TextRequest,
): EngineRequest {
  const texts = group.map(({ text }) => text);
  return context === undefined ? { direction, texts, signal } : { direction, texts, signal, context };
}

function merge(
  passages: readonly Passage[],
  asked: readonly Passage[],
  made: readonly Translated[],
): readonly Passage[] {
  const merged = [...passages];
  for (const [position, passage] of asked.entries()) merged[passage.index] = { ...passage, ...made[position] };
  return merged;
}

/** What has words: the rest stays as it is. */
function isWritten({ text, language }: Passage): boolean {
  return text.text !== "" && language !== undefined;
}

/** A language and its variants in one script: `pt` and `pt-BR`, not `zh-Hans` and `zh-Hant`. */
function isSameLanguage({ source, target }: Direction): boolean {
  return baseOf(source) === baseOf(target) && scriptOf(source) === scriptOf(target);
}

function scriptOf(tag: LanguageTag): string | undefined {
  return new Intl.Locale(tag).maximize().script;
}

function unchanged({ text }: Passage): Translated {
  return { translation: text.text, engine: "none" };
}

function unserved(chain: EngineChain, direction: Direction, group: readonly Passage[]): HttpError {
  const { source, target } = direction;
  if (matchTarget(chain.languages().targets, target) === undefined && !catalogue.some(({ tag }) => tag === target)) {
    return unsupportedValue("target_lang", "GET /v3/languages?resource=translate_text lists the codes that are.");
  }
  return refusal(chain, direction, group[0], {
    message: `Unsupported language pair: '${source}' => '${target}'. No engine here serves it.`,
    code: "no_engine",
  });
}

function declined(
  chain: EngineChain,
  direction: Direction,
  passage: Passage,
  reasons: readonly { readonly engine: string; readonly reason: string }[],
): HttpError {
  return refusal(chain, direction, passage, {
    message: `Every engine that serves '${direction.source}' => '${direction.target}' declined text[${passage.index}].`,
    code: "declined",
    detail: reasons.map(({ engine, reason }) => `${engine}: ${reason}`).join("; "),
  });
}

function refusal(
  chain: EngineChain,
  direction: Direction,
  passage: Passage | undefined,
  { message, ...facts }: Pick<ErrorBody, "message" | "code" | "detail">,
): HttpError {
  const remedies = chain.remedies(direction);
  const advice = remedies[0] === undefined ? "Ask for another language, or enable another engine." : remedies[0].action;
  return new HttpError(400, {
    message: `${message} ${/[.!]$/.test(advice) ? advice : `${advice}.`}`,
    ...facts,
    ...(passage !== undefined && { text_index: passage.index }),
    ...(remedies.length > 0 && { remedies: remedies.map(wireRemedy) }),
  });
}

function wireRemedy({ engine, kind, action, models }: Remedy): NonNullable<ErrorBody["remedies"]>[number] {
  return {
    engine,
    kind,
    action,
    ...(models !== undefined && {
      models: models.map(({ source, target, downloadBytes, installedBytes }) => ({
        source,
        target,
        download_bytes: downloadBytes,
        installed_bytes: installedBytes,
      })),
    }),
  };
}
