import type { TextOptions } from "@dragoman/client";
import { LRUCache } from "lru-cache";
import { madeOnce } from "../made-once.ts";
import { createLaneHealth, type LaneHealth } from "./service-health.ts";

/** What steers a translation, the same for every locale or for each its own, as style rule lists are. */
export type Steering = SteeringOptions | ((locale: string) => SteeringOptions | undefined);

/** Languages and markup are not the user's to say here. */
export type SteeringOptions = Omit<TextOptions, "to" | "from" | "tagHandling" | "ignoreTags" | "showBilledCharacters">;

/** What is translated alike: into one language, with one steering. */
export interface Lane {
  readonly locale: string;
  readonly options: SteeringOptions;
  /** What the names of its phrases begin with. No other lane has it, nor had it before. */
  readonly prefix: string;
  readonly health: LaneHealth;
}

/**
 * @returns the lane of a locale and of a steering that stands in place of `translate`. It throws what a steering
 * function throws; one is asked once for a locale.
 */
export function createLanes(translate: Steering | undefined): (locale: string, instead?: Steering | undefined) => Lane {
  const usual: Steering = translate ?? {};
  // A lane is found without writing its steering as text, but equal steerings share one.
  const ofSteering = madeOnce((_: Steering) => new Map<string, Lane>());
  const byText = new LRUCache<string, Lane>({ max: mostLanes });
  let made = 0;

  const laneWith = (locale: string, steering: Steering): Lane => {
    const options = { ...(typeof steering === "function" ? steering(locale) : steering) };
    const entries = Object.entries(options).sort(([left], [right]) => (left < right ? -1 : 1));
    const text = JSON.stringify([locale, entries]);
    const existing = byText.get(text);
    if (existing !== undefined) return existing;
    const lane = { locale, options, prefix: `${made++} `, health: createLaneHealth() };
    byText.set(text, lane);
    return lane;
  };

  return (locale, instead = usual) => {
    const ofLocale = ofSteering(instead);
    const known = ofLocale.get(locale);
    if (known !== undefined) return known;
    const lane = laneWith(locale, instead);
    ofLocale.set(locale, lane);
    return lane;
  };
}

/** More steerings than this at a time are made per request, and are worth no memory. */
const mostLanes = 1000;
