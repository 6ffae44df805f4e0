import { useEffect, useState } from "react";
import { type FailureCode, type TranslateAnswer, type TranslateRequest, textLimit } from "../../src/protocol.ts";
import { ServerFailure, translate } from "../server.ts";

export type Outcome =
  | { readonly status: "empty" }
  /** A translation may be, when the languages are swapped. */
  | { readonly status: "too-long" }
  | TranslateAnswer
  | { readonly status: "failed"; readonly code: FailureCode; readonly traceId: string | undefined };

export interface LiveTranslation {
  /** The newest answer; while `busy`, the one before. */
  readonly outcome: Outcome;
  readonly busy: boolean;
}

/** How long the typing must rest before the text is sent. */
const restMs = 350;

/** Translates whenever the request is another object; an answer that was overtaken is dropped. */
export function useLiveTranslation(request: TranslateRequest): LiveTranslation {
  const [outcome, setOutcome] = useState<Outcome>({ status: "empty" });
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    const overtaken = new AbortController();
    const settle = (next: Outcome) => {
      if (overtaken.signal.aborted) return;
      setOutcome(next);
      setBusy(false);
    };
    if (request.text.trim() === "") {
      settle({ status: "empty" });
      return;
    }
    if (request.text.length > textLimit) {
      settle({ status: "too-long" });
      return;
    }
    setBusy(true);
    const timer = setTimeout(() => {
      translate(request, overtaken.signal).then(settle, (error: unknown) => settle(failureOf(error)));
    }, restMs);
    return () => {
      overtaken.abort();
      clearTimeout(timer);
    };
  }, [request]);

  return { outcome, busy };
}

function failureOf(error: unknown): Outcome {
  const known = error instanceof ServerFailure ? error : undefined;
  return { status: "failed", code: known?.code ?? "internal", traceId: known?.traceId };
}
