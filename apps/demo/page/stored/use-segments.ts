import type { Schema } from "@dragoman/client/contract";
import { useCallback, useEffect, useRef, useState } from "react";
import type { ServerFailure } from "../server.ts";
import { asFailure } from "../steering/use-live-answer.ts";
import { fetchSegments, type SegmentsQuery } from "./stored-server.ts";

type Segment = Schema<"Segment">;

export interface Segments {
  readonly segments: readonly Segment[];
  readonly busy: boolean;
  readonly failure: ServerFailure | undefined;
  readonly hasMore: boolean;
  /** Asks for the next page, unless one is on its way. */
  readonly more: () => void;
}

/** How long typing must rest before the service searches. */
const restMs = 300;

/** The segments that fit, page after page as they are wanted. Another query begins anew. */
export function useSegments(memory: string, query: SegmentsQuery): Segments {
  const [segments, setSegments] = useState<readonly Segment[]>([]);
  const [next, setNext] = useState<string>();
  const [busy, setBusy] = useState(true);
  const [failure, setFailure] = useState<ServerFailure>();
  const current = useRef<AbortController>(undefined);

  const load = useCallback(
    async (cursor: string | undefined, { signal }: AbortController) => {
      setBusy(true);
      try {
        const page = await fetchSegments(memory, query, cursor, signal);
        if (signal.aborted) return;
        setSegments((before) => (cursor === undefined ? page.segments : [...before, ...page.segments]));
        setNext(page.nextCursor);
        setFailure(undefined);
      } catch (error) {
        if (signal.aborted) return;
        setFailure(asFailure(error));
      }
      setBusy(false);
    },
    [memory, query],
  );

  useEffect(() => {
    const asked = new AbortController();
    current.current = asked;
    setNext(undefined);
    const timer = setTimeout(() => void load(undefined, asked), query.filter === "" ? 0 : restMs);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [load, query]);

  const more = useCallback(() => {
    const asked = current.current;
    if (asked !== undefined && next !== undefined && !busy) void load(next, asked);
  }, [load, next, busy]);
  return { segments, busy, failure, hasMore: next !== undefined, more };
}
