import { DragomanError, type DragomanErrorKind, type ErrorRemedy, type RemedyModel } from "./errors.ts";
import { retryAfterSeconds } from "./retry-after.ts";
import { countOf, isRecord, listOf, recordOf, stringOf, type Unread } from "./wire.ts";

/** An answer whose body was read, or could not be. */
export interface ReadAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** `undefined` where the body is not JSON or too big to read. */
  readonly json: unknown;
}

const longestMessage = 500;

/** The error that an answer with a failing status stands for; `redact` takes the key out of what the service wrote. */
export function failureOf(answer: ReadAnswer, attempts: number, redact: (text: string) => string): DragomanError {
  const { status, headers } = answer;
  const said = readErrorBody(answer.json);
  const message = [said.message, said.detail].filter((part) => part !== undefined).join(": ");
  return new DragomanError(kindOf(status), tidy(message, redact) || unexplained(status, headers), {
    status,
    code: said.code === undefined ? undefined : tidy(said.code, redact),
    detail: said.detail === undefined ? undefined : tidy(said.detail, redact),
    traceId: traceIdOf(headers),
    retryAfter: retryAfterSeconds(headers.get("retry-after")),
    attempts,
    textIndexes: said.textIndexes,
    remedies: said.remedies?.map((remedy) => ({ ...remedy, action: tidy(remedy.action, redact) })),
  });
}

export function traceIdOf(headers: Headers): string | undefined {
  return headers.get("x-trace-id")?.slice(0, 128) ?? undefined;
}

function kindOf(status: number): DragomanErrorKind {
  switch (status) {
    case 401:
      return "authentication";
    case 403:
      return "forbidden";
    case 404:
      return "not-found";
    case 413:
    case 414:
      return "too-large";
    case 415:
      return "unsupported-media-type";
    case 429:
    case 529:
      return "rate-limited";
    case 456:
      return "quota-exceeded";
    case 501:
      return "not-implemented";
    default:
      if (status >= 500) return "server";
      return status >= 400 ? "invalid-request" : "invalid-response";
  }
}

function unexplained(status: number, headers: Headers): string {
  if (status === 0 || (status >= 300 && status < 400)) {
    return "The address answered with a redirect, which is not followed because it would carry the texts elsewhere: set baseUrl to the final address.";
  }
  const type = headers.get("content-type")?.split(";")[0]?.slice(0, 80) || "no content type";
  return `The service answered ${status} and did not say why (${type}).`;
}

/** Reads `{message, code, detail}` and `{error: {message}}`; whatever is of another type is left out. */
function readErrorBody(json: unknown) {
  const outer = recordOf(json);
  const body: Unread<"Error"> = isRecord(outer["error"]) && outer["message"] === undefined ? outer["error"] : outer;
  return {
    message: stringOf(body.message),
    code: stringOf(body.code),
    detail: stringOf(body.detail),
    textIndexes: refusedTexts(body),
    remedies: Array.isArray(body.remedies) ? listOf(body.remedies, 50).flatMap(readRemedy) : undefined,
  };
}

function readRemedy(item: unknown): ErrorRemedy[] {
  const remedy: Unread<"Remedy"> = recordOf(item);
  const action = stringOf(remedy.action);
  if (action === undefined) return [];
  const models = listOf(remedy.models, 10).flatMap(readModel);
  return [{ action, engine: stringOf(remedy.engine), kind: stringOf(remedy.kind), models }];
}

function readModel(item: unknown): RemedyModel[] {
  const model: Unread<"RemedyModel"> = recordOf(item);
  const [source, target] = [stringOf(model.source), stringOf(model.target)];
  if (source === undefined || target === undefined) return [];
  const downloadBytes = countOf(model.download_bytes) ?? 0;
  return [{ source, target, downloadBytes, installedBytes: countOf(model.installed_bytes) ?? 0 }];
}

/** The texts it is about: `text_index`, and `text[3]` wherever a refused field names one. */
function refusedTexts(body: Unread<"Error">): readonly number[] {
  const fields = listOf(body.errors, 1000).map((item) => {
    const refused: Unread<"FieldError"> = recordOf(item);
    const index = /^text\[(\d{1,6})\]/.exec(stringOf(refused.field) ?? "")?.[1];
    return index === undefined ? undefined : Number(index);
  });
  return [...new Set([countOf(body.text_index), ...fields])].filter((index) => index !== undefined);
}

function tidy(text: string, redact: (text: string) => string): string {
  const line = redact(text).replaceAll(/\s+/g, " ").trim();
  return line.length > longestMessage ? `${line.slice(0, longestMessage)}…` : line;
}
