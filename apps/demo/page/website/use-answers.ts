import { useCallback, useEffect, useRef, useState } from "react";
import type { ServerFailure } from "../server.ts";
import { asFailure } from "../steering/use-live-answer.ts";
import { fetchAnswer, type WebsiteAnswer, type WebsitePage } from "./website-answer.ts";

interface Answers {
  /** To whoever came with this page and language at first. */
  readonly first: WebsiteAnswer | undefined;
  readonly latest: WebsiteAnswer | undefined;
  readonly failure: ServerFailure | undefined;
  readonly reload: () => void;
}

interface Shown {
  /** The page and language that were asked for: what another one was answered is not shown. */
  readonly of?: string;
  readonly first?: WebsiteAnswer;
  readonly latest?: WebsiteAnswer;
  readonly failure?: ServerFailure;
}

/** Until all of a page is translated, it is asked for this often, so far apart. */
const [mostTries, pauseMs] = [20, 200];

/** What the website answers; an answer that is not whole is asked for again until it is. */
export function useAnswers(page: WebsitePage, language: string): Answers {
  const [shown, setShown] = useState<Shown>({});
  const [loads, setLoads] = useState(0);
  const number = useRef(0);
  const wanted = `${page} ${language}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another load asks again.
  useEffect(() => {
    const left = new AbortController();
    const ask = async (triesLeft: number): Promise<void> => {
      const latest = await fetchAnswer(page, language, ++number.current, left.signal);
      if (left.signal.aborted) return;
      setShown((before) => ({ of: wanted, first: before.of === wanted ? (before.first ?? latest) : latest, latest }));
      if (latest.outcome !== "partial" || triesLeft === 0) return;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      if (!left.signal.aborted) await ask(triesLeft - 1);
    };
    ask(mostTries).catch((error: unknown) => {
      if (!left.signal.aborted) setShown({ of: wanted, failure: asFailure(error) });
    });
    return () => left.abort();
  }, [page, language, loads]);

  const reload = useCallback(() => setLoads((before) => before + 1), []);
  const { first, latest, failure }: Shown = shown.of === wanted ? shown : {};
  return { first, latest, failure, reload };
}
