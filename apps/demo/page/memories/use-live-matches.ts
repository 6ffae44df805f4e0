import { useEffect, useRef, useState } from "react";
import type { RemoteMemoryRoom } from "./start-worker.ts";
import type { MatchesAnswer, MemoryQuery, OpenedMemory } from "./worker/memory-protocol.ts";

/** The newest answer; `undefined` while there is nothing to look for. */
export interface LiveMatches {
  readonly query: MemoryQuery;
  readonly answer: MatchesAnswer;
}

/** Asks with every change, one question at a time: those that were overtaken while another was answered are left out. */
export function useLiveMatches(
  room: RemoteMemoryRoom,
  memory: OpenedMemory,
  query: MemoryQuery,
): LiveMatches | undefined {
  const [found, setFound] = useState<LiveMatches>();
  const last = useRef<Promise<unknown>>(Promise.resolve());

  // biome-ignore lint/correctness/useExhaustiveDependencies: another memory has other matches for the same query
  useEffect(() => {
    if (query.text.trim() === "") {
      setFound(undefined);
      return;
    }
    let isCurrent = true;
    const ask = async () => {
      if (!isCurrent) return;
      const answer = await room.match(query);
      if (isCurrent) setFound({ query, answer });
    };
    last.current = last.current.then(ask, ask);
    return () => {
      isCurrent = false;
    };
  }, [room, memory, query]);

  return found;
}
