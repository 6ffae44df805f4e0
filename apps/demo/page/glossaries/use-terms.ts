import { useLayoutEffect, useState } from "react";
import type { ServerFailure } from "../server.ts";
import { asFailure } from "../steering/use-live-answer.ts";
import { type DictionaryPlace, fetchTerms } from "./glossary-server.ts";
import { type EditedTerms, rowsOf, type TermRow, withRead, withSaved } from "./term-rows.ts";

type Reading = { readonly state: "now" | "done" } | { readonly state: "failed"; readonly failure: ServerFailure };

export interface Terms {
  /** `undefined` until they were read. */
  readonly edited: EditedTerms | undefined;
  /** What is edited may take the place of all that the service has only when that was wholly read. */
  readonly reading: Reading;
  readonly readAgain: () => void;
  readonly edit: (rows: readonly TermRow[]) => void;
  /** Told what was saved. */
  readonly kept: (sent: EditedTerms) => void;
}

/**
 * The terms of one direction: read when it is shown and whenever others came in, edited here, saved together.
 * @param additions how often terms came in from elsewhere.
 */
export function useTerms({ id, source, target }: DictionaryPlace, additions: number): Terms {
  const [edited, setEdited] = useState<EditedTerms>();
  const [reading, setReading] = useState<Reading>({ state: "now" });
  const [repeats, setRepeats] = useState(0);

  // Before anything of it can be pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came in and a press are no part of the question, they are its occasions.
  useLayoutEffect(() => {
    let isOvertaken = false;
    setReading({ state: "now" });
    fetchTerms({ id, source, target }).then(
      (terms) => {
        if (isOvertaken) return;
        setEdited((before) => withRead(before, rowsOf(terms)));
        setReading({ state: "done" });
      },
      (error: unknown) => {
        if (!isOvertaken) setReading({ state: "failed", failure: asFailure(error) });
      },
    );
    return () => {
      isOvertaken = true;
    };
  }, [id, source, target, additions, repeats]);

  return {
    edited,
    reading,
    readAgain: () => setRepeats((count) => count + 1),
    edit: (rows) => setEdited((before) => before && { ...before, rows }),
    kept: ({ rows }) => setEdited((before) => before && withSaved(before, rows)),
  };
}
