import { useRef } from "react";

/** Does works one after another: none that is sent overtakes the one before. */
export function useTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return (work) => {
    const turn = last.current.then(work, work);
    last.current = turn;
    return turn;
  };
}
