import { baseOf, type Direction, type LanguageTag, type Remedy } from "@dragoman/engines";
import { type ErrorBody, HttpError } from "../http/http-error.ts";
import type { EngineChain } from "./chain.ts";
import type { Passage, Step, TextRequest } from "./passage.ts";

type Translated = Pick<Passage, "translation" | "engine">;

/**
 * Asks the engines, once for each direction that the texts of a request go. What is in the target language already
 * stands as it is where no engine rewrites it.
 * @throws HttpError 400 naming the first text that nothing translates, and what would.
 */
export function askEngines(chain: EngineChain): Step {
  return async (passages, request) => {
    const translated = new Map<number, Translated>();
    const directions = Map.groupBy(passages.filter(isWritten), ({ language }) => language ?? request.target);
    const asked = [...directions].map(([source, group]) => {
      const direction = { source, target: request.target };
      if (chain.serves(direction)) return ask(chain, direction, group, request, translated);
      if (!isSameLanguage(direction)) throw unserved(chain, direction, group);
      for (const passage of group) translated.set(passage.index, unchanged(passage));
      return undefined;
    });
    await Promise.all(asked);
    return passages.map((passage) => ({ ...passage, ...translated.get(passage.index) }));
  };
}

async function ask(
  chain: EngineChain,
  direction: Direction,
  group: readonly Passage[],
  { context, signal }: TextRequest,
  translated: Map<number, Translated>,
): Promise<void> {
  const texts = group.map(({ sentences }) => ({ text: sentences.join(""), sentences }));
  const answers = await chain.translate({ direction, texts, ...(context !== undefined && { context }), signal });
  for (const [position, passage] of group.entries()) {
    const answer = answers[position];
    if (answer?.status === "translated") {
      translated.set(passage.index, { translation: answer.text, engine: answer.engine });
    } else if (isSameLanguage(direction)) {
      translated.set(passage.index, unchanged(passage));
    } else {
      throw declined(chain, direction, passage, answer?.reasons ?? []);
    }
  }
}

function isWritten({ sentences }: Passage): boolean {
  return sentences.length > 0;
}

/** A language and its variants in one script: `pt` and `pt-BR`, not `zh-Hans` and `zh-Hant`. */
function isSameLanguage({ source, target }: Direction): boolean {
  return baseOf(source) === baseOf(target) && scriptOf(source) === scriptOf(target);
}

function scriptOf(tag: LanguageTag): string | undefined {
  return new Intl.Locale(tag).maximize().script;
}

function unchanged({ sentences }: Passage): Translated {
  return { translation: sentences.join(""), engine: "none" };
}

function unserved(chain: EngineChain, direction: Direction, group: readonly Passage[]): HttpError {
  const { source, target } = direction;
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
