import { directionKey } from "../language.ts";
import type { Direction, LanguageTag } from "../ports.ts";

/** Anything that leads from one language into another. */
export interface Step {
  readonly source: LanguageTag;
  readonly target: LanguageTag;
}

export type Route<Leg extends Step> = readonly [Leg] | readonly [Leg, Leg];

/** The language through which two others are connected. */
const middle = "en";

/** The ways that the steps open: each alone, and two of them where they meet in English. Of equal steps the first counts. */
export function routesOf<Leg extends Step>(steps: readonly Leg[]): ReadonlyMap<string, Route<Leg>> {
  const routes = new Map<string, Route<Leg>>();
  const open = (direction: Direction, route: Route<Leg>) => {
    const key = directionKey(direction);
    if (!routes.has(key)) routes.set(key, route);
  };
  for (const step of steps) open(step, [step]);
  for (const first of steps.filter(({ target }) => target === middle)) {
    for (const second of steps.filter(({ source }) => source === middle)) {
      if (first.source !== second.target) open({ source: first.source, target: second.target }, [first, second]);
    }
  }
  return routes;
}

export function directionOf<Leg extends Step>(route: Route<Leg>): Direction {
  return { source: route[0].source, target: (route[1] ?? route[0]).target };
}
