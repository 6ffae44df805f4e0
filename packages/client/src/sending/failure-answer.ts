import { DragomanError, type DragomanErrorKind, type ErrorRemedy, type RemedyModel } from "../errors.ts";
import { countOf, isRecord, listOf, recordOf, type Unread } from "../wire.ts";
import { retryAfterSeconds } from "./retry-after.ts";
import type { AnswerHeaders } from "./send.ts";

/** An answer whose body was read, or could not be. */
export interface ReadAnswer {
  readonly status: number;
  readonly headers: Pick<AnswerHeaders, "get">;
  /** `undefined` where the body is not JSON or too big to read. */
  readonly json: unknown;
}

const longestMessage = 500;

/** The error that an answer with a failing status stands for; `redact` takes the key out of what the service wrote. */
export function failureOf(answer: ReadAnswer, attempts: number, redact: (text: string) => string): DragomanError {
  const { status, headers } = answer;
  const words: Words = (value) => (typeof value === "string" ? tidy(redact(value)) : undefined);
  const { message, ...said } = readErrorBody(answer.json, words);
  const explained = tidy([message, said.detail].filter((part) => part !== undefined).join(": "));
  return new DragomanError(kindOf(status), explained || unexplained(status, words(headers.get("content-type"))), {
    ...said,
    status,
    traceId: traceIdOf(headers, redact),
    retryAfter: retryAfterSeconds(headers.get("retry-after")),
    attempts,
  });
}

/** A text the service wrote, in one line, without the key; `undefined` where it is no text. */
type Words = (value: unknown) => string | undefined;

export function traceIdOf(headers: Pick<AnswerHeaders, "get">, redact: (text: string) => string): string | undefined {
  const traceId = headers.get("x-trace-id");
  return traceId === null ? undefined : redact(traceId).slice(0, 128);
}

const kinds: Readonly<Record<number, DragomanErrorKind>> = {
  401: "authentication",
  403: "forbidden",
  404: "not-found",
  413: "too-large",
  414: "too-large",
  415: "unsupported-media-type",
  429: "rate-limited",
  456: "quota-exceeded",
  501: "not-implemented",
  529: "rate-limited",
};

function kindOf(status: number): DragomanErrorKind {
  if (status >= 400) return kinds[status] ?? (status >= 500 ? "server" : "invalid-request");
  return "invalid-response";
}

function unexplained(status: number, contentType: string | undefined): string {
  if (status === 0 || (status >= 300 && status < 400)) {
    return "The address answered with a redirect, which is not followed: set baseUrl to the final address.";
  }
  const type = contentType?.split(";")[0]?.slice(0, 80) || "no content type";
  return `The service answered ${status} and did not say why (${type}).`;
}

/** Reads `{message, code, detail}` and `{error: {message}}`; whatever is of another type is left out. */
function readErrorBody(json: unknown, words: Words) {
  const outer = recordOf(json);
  const body: Unread<"Error"> = isRecord(outer["error"]) && outer["message"] === undefined ? outer["error"] : outer;
  return {
    message: words(body.message),
    code: words(body.code),
    detail: words(body.detail),
    textIndexes: refusedTexts(body),
    remedies: Array.isArray(body.remedies)
      ? listOf(body.remedies, 50).flatMap((item) => readRemedy(item, words))
      : undefined,
  };
}

function readRemedy(item: unknown, words: Words): ErrorRemedy[] {
  const remedy: Unread<"Remedy"> = recordOf(item);
  const action = words(remedy.action);
  if (action === undefined) return [];
  const models = listOf(remedy.models, 10).flatMap((model) => readModel(model, words));
  return [{ action, engine: words(remedy.engine), kind: words(remedy.kind), models }];
}

function readModel(item: unknown, words: Words): RemedyModel[] {
  const model: Unread<"RemedyModel"> = recordOf(item);
  const [source, target] = [words(model.source), words(model.target)];
  if (source === undefined || target === undefined) return [];
  const downloadBytes = countOf(model.download_bytes) ?? 0;
  return [{ source, target, downloadBytes, installedBytes: countOf(model.installed_bytes) ?? 0 }];
}

/** The texts it is about: `text_index`, and `text[3]` wherever a refused field names one. */
function refusedTexts(body: Unread<"Error">): readonly number[] {
  const fields = listOf(body.errors, 1000).map((item) => {
    const refused: Unread<"FieldError"> = recordOf(item);
    const index = /^text\[(\d{1,6})\]/.exec(String(refused.field))?.[1];
    return index === undefined ? undefined : Number(index);
  });
  return [...new Set([countOf(body.text_index), ...fields])].filter((index) => index !== undefined);
}

function tidy(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > longestMessage ? `${line.slice(0, longestMessage)}…` : line;
}
