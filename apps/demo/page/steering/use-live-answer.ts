import { useEffect, useState } from "react";
import { ServerFailure } from "../server.ts";

type Outcome<Answer> =
  | { readonly state: "empty" }
  | { readonly state: "answered"; readonly answer: Answer }
  | { readonly state: "failed"; readonly failure: ServerFailure };

export interface LiveAnswer<Answer> {
  /** The newest one; while `busy`, the one before. */
  readonly outcome: Outcome<Answer>;
  readonly busy: boolean;
}

/** How long typing must rest before the demo's server is asked. */
const restMs = 350;

/**
 * Asks whenever there is another question; an answer that was overtaken is dropped.
 * @param asked the same object as long as the question is the same; `undefined` where there is none.
 */
export function useLiveAnswer<Asked, Answer>(
  asked: Asked | undefined,
  ask: (asked: Asked, signal: AbortSignal) => Promise<Answer>,
): LiveAnswer<Answer> {
  const [outcome, setOutcome] = useState<Outcome<Answer>>({ state: "empty" });
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    const overtaken = new AbortController();
    const settle = (next: Outcome<Answer>) => {
      if (overtaken.signal.aborted) return;
      setOutcome(next);
      setBusy(false);
    };
    if (asked === undefined) {
      settle({ state: "empty" });
      return;
    }
    setBusy(true);
    const timer = setTimeout(() => {
      ask(asked, overtaken.signal).then(
        (answer) => settle({ state: "answered", answer }),
        (error: unknown) => settle({ state: "failed", failure: asFailure(error) }),
      );
    }, restMs);
    return () => {
      overtaken.abort();
      clearTimeout(timer);
    };
  }, [asked, ask]);

  return { outcome, busy };
}

export function asFailure(error: unknown): ServerFailure {
  return error instanceof ServerFailure ? error : new ServerFailure({ code: "internal", message: "The page failed." });
}
