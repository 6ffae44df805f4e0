import { useCallback, useEffect, useState } from "react";
import type { ServerFailure } from "../server.ts";
import { asFailure } from "./use-live-answer.ts";

export interface Listed<Item> {
  /** `undefined` until they are known. */
  readonly items: readonly Item[] | undefined;
  readonly failure: ServerFailure | undefined;
  /** Asks again; settles when the new ones are shown. */
  readonly reload: () => Promise<void>;
}

/** What the service holds, asked for when the page opens and whenever something was changed. */
export function useListed<Item>(fetchAll: () => Promise<readonly Item[]>): Listed<Item> {
  const [items, setItems] = useState<readonly Item[]>();
  const [failure, setFailure] = useState<ServerFailure>();
  const reload = useCallback(async () => {
    try {
      setItems(await fetchAll());
      setFailure(undefined);
    } catch (error) {
      setFailure(asFailure(error));
    }
  }, [fetchAll]);
  useEffect(() => void reload(), [reload]);
  return { items, failure, reload };
}
