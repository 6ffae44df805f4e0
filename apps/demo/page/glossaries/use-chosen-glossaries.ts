import type { Glossary } from "@dragoman/client";
import { useMemo, useState } from "react";

interface Direction {
  readonly source: string;
  readonly target: string;
}

export interface ChosenGlossariesState {
  /** All that any glossary has. */
  readonly directions: readonly Direction[];
  readonly direction: Direction | undefined;
  readonly setDirection: (direction: Direction) => void;
  /** Those that have the direction. */
  readonly offered: readonly Glossary[];
  /** In the order in which they count. */
  readonly chosen: readonly Glossary[];
  readonly toggle: (id: string) => void;
  /** Puts one of the chosen at another place among them. */
  readonly move: (id: string, place: number) => void;
}

/** A request takes as many. */
export const mostGlossaries = 5;

/** Which glossaries are tried, in which order. At first the first one. */
export function useChosenGlossaries(glossaries: readonly Glossary[]): ChosenGlossariesState {
  const [wanted, setWanted] = useState<Direction>();
  const [ids, setIds] = useState<readonly string[]>();
  const directions = useMemo(() => directionsOf(glossaries), [glossaries]);
  const direction = useMemo(() => closest(directions, wanted), [directions, wanted]);
  const offered = useMemo(
    () => glossaries.filter(({ dictionaries }) => dictionaries.some((each) => isFor(each, direction))),
    [glossaries, direction],
  );
  const chosen = useMemo(() => {
    if (ids === undefined) return offered.slice(0, 1);
    return ids.flatMap((id) => offered.find(({ glossaryId }) => glossaryId === id) ?? []).slice(0, mostGlossaries);
  }, [ids, offered]);
  const chosenIds = chosen.map(({ glossaryId }) => glossaryId);
  return {
    directions,
    direction,
    setDirection: setWanted,
    offered,
    chosen,
    toggle: (id) => setIds(chosenIds.includes(id) ? chosenIds.filter((each) => each !== id) : [...chosenIds, id]),
    move: (id, place) => setIds(chosenIds.filter((each) => each !== id).toSpliced(place, 0, id)),
  };
}

function directionsOf(glossaries: readonly Glossary[]): readonly Direction[] {
  const all = glossaries.flatMap(({ dictionaries }) =>
    dictionaries.map(
      ({ sourceLang: source, targetLang: target }) => [`${source} ${target}`, { source, target }] as const,
    ),
  );
  return [...new Map(all).values()];
}

/** The wanted one where there is one, else one with its source, else the first. */
function closest(directions: readonly Direction[], wanted: Direction | undefined): Direction | undefined {
  const fromThere = directions.filter(({ source }) => source === wanted?.source);
  return fromThere.find(({ target }) => target === wanted?.target) ?? fromThere[0] ?? directions[0];
}

function isFor(
  { sourceLang, targetLang }: { readonly sourceLang: string; readonly targetLang: string },
  direction: Direction | undefined,
): boolean {
  return sourceLang === direction?.source && targetLang === direction.target;
}
