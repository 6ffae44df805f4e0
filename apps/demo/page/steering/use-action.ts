import { useState } from "react";
import type { ServerFailure } from "../server.ts";
import { asFailure } from "./use-live-answer.ts";

export interface Action {
  readonly busy: boolean;
  /** Why the last one did not succeed; gone with the next. */
  readonly failure: ServerFailure | undefined;
  /** @returns whether it succeeded. */
  readonly run: (work: () => Promise<unknown>) => Promise<boolean>;
  /**
   * For a button, which says `aria-disabled` while it is busy and is then not heard: with `disabled` it would lose the
   * focus.
   */
  readonly press: (work: () => Promise<unknown>) => void;
  readonly forget: () => void;
}

/** Something that is sent at a press, and may be refused. */
export function useAction(): Action {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ServerFailure>();
  const run: Action["run"] = async (work) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      setFailure(asFailure(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    failure,
    run,
    press: (work) => {
      if (!busy) void run(work);
    },
    forget: () => setFailure(undefined),
  };
}
