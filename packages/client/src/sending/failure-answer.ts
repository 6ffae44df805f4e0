import { DragomanError, type DragomanErrorKind, type ErrorRemedy, type RemedyModel } from "../errors.ts";
import { countOf, isRecord, listOf, recordOf, stringOf } from "../wire.ts";
import { fromWire } from "./names.ts";
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
const mostRemedies = 50;

/** The error that an answer with a failing status stands for; `redact` takes the key out of what the service wrote. */
export function failureOf(answer: ReadAnswer, attempts: number, redact: (text: string) => string): DragomanError {
  const { status, headers } = answer;
  const words = (text: string) => tidy(redact(text));
  const outer = recordOf(fromWire(answer.json, words));
  // Some services wrap it: `{error: {message}}`.
  const said = outer["message"] === undefined && isRecord(outer["error"]) ? outer["error"] : outer;
  const [message, detail] = [stringOf(said["message"]), stringOf(said["detail"])];
  const explained = tidy([message, detail].filter(Boolean).join(": "));
  return new DragomanError(
    kindOf(status),
    explained || unexplained(status, words(headers.get("content-type") ?? "no content type")),
    {
      status,
      code: stringOf(said["code"]),
      detail,
      textIndexes: refusedTexts(said),
      remedies: Array.isArray(said["remedies"])
        ? said["remedies"].slice(0, mostRemedies).flatMap(readRemedy)
        : undefined,
      traceId: traceIdOf(headers, redact),
      retryAfter: retryAfterSeconds(headers.get("retry-after")),
      attempts,
    },
  );
}

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

function unexplained(status: number, contentType: string): string {
  if (status === 0 || (status >= 300 && status < 400)) {
    return "The address redirects, which is not followed: set baseUrl to the final one.";
  }
  return `The service answered ${status} and did not say why (${contentType}).`;
}

function readRemedy(item: unknown): ErrorRemedy[] {
  const { action, engine, kind, models }: { readonly [Field in keyof ErrorRemedy]?: unknown } = recordOf(item);
  if (typeof action !== "string") return [];
  return [{ action, engine: stringOf(engine), kind: stringOf(kind), models: listOf(models).filter(isModel) }];
}

/** Told by its languages; the counts are what the service says of them. */
function isModel(model: unknown): model is RemedyModel {
  const { source, target } = recordOf(model);
  return typeof source === "string" && typeof target === "string";
}

/** The texts it is about: `text_index`, and `text[3]` wherever a refused field names one. */
function refusedTexts({ textIndex, errors }: Readonly<Record<string, unknown>>): readonly number[] {
  const fields = listOf(errors, 1000).map((item) =>
    Number(/^text\[(\d{1,6})\]/.exec(String(recordOf(item)["field"]))?.[1]),
  );
  return [...new Set([textIndex, ...fields].flatMap((index) => countOf(index) ?? []))];
}

function tidy(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > longestMessage ? `${line.slice(0, longestMessage)}…` : line;
}
