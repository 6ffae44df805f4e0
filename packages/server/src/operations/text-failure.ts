import type { Remedy } from "@dragoman/engines";
import { type ErrorBody, HttpError, unsupportedValue } from "../http/http-error.ts";
import { TextError } from "../text/text-error.ts";

/** What the text pipeline refuses, as the interface answers it, with the text's position and what would help. */
export function answerTextFailure(failure: unknown): unknown {
  if (!(failure instanceof TextError)) return failure;
  const { message, problem, facts } = failure;
  const { index, detail, remedies = [] } = facts;
  return new HttpError(problem === "memory_language_mismatch" ? 404 : 400, {
    message,
    code: problem,
    ...(detail !== undefined && { detail }),
    ...(index !== undefined && { text_index: index }),
    ...(remedies.length > 0 && { remedies: remedies.map(wireRemedy) }),
  });
}

export function unsupportedTarget(): HttpError {
  return unsupportedValue("target_lang", "GET /v3/languages?resource=translate_text lists the codes that are.");
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
