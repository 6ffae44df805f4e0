import { baseLanguage, DragomanError, isAboutText, textsUntilStopped } from "@dragoman/client";
import {
  type Direction,
  type MessageOutcome,
  type MessageUnit,
  type TranslateTexts,
  translateUnits,
  type UnitOutcome,
} from "@dragoman/message";
import { LRUCache } from "lru-cache";
import { type DragomanBackendOptions, defaultCacheSize } from "./options.ts";
import type { UnitSteering } from "./steering.ts";

/** A unit, and what steers its translation. */
export interface SteeredUnit {
  readonly unit: MessageUnit;
  readonly steering: UnitSteering;
}

/** What became of a unit; a `failed` one is asked for again at the next read. */
export type UnitResult =
  | { readonly status: "settled"; readonly outcome: UnitOutcome<DragomanError> }
  | { readonly status: "failed"; readonly error: unknown };

/** Translates units, and remembers them: each is sent once for a language and a steering. */
export interface UnitTranslator {
  /** What is remembered of a unit. */
  readonly recall: (steered: SteeredUnit, direction: Direction) => UnitResult | undefined;
  /**
   * What became of each unit, in order; equal ones are sent once. A failure of the service is that of the units that
   * needed it.
   */
  readonly translate: (
    units: readonly SteeredUnit[],
    direction: Direction,
    signal: AbortSignal,
  ) => Promise<readonly UnitResult[]>;
  readonly forget: () => void;
}

/** Groups of units that are under way at once. Notes make many small ones. */
const groupsAtOnce = 8;

export function createUnitTranslator(options: DragomanBackendOptions): UnitTranslator {
  const { cacheSize = defaultCacheSize } = options;
  const emptyMemory = () => (cacheSize === 0 ? undefined : new LRUCache<string, UnitResult>({ max: cacheSize }));
  let memory = emptyMemory();
  const recall = (steered: SteeredUnit, direction: Direction) => memory?.get(idOf(steered, direction));

  const translate: UnitTranslator["translate"] = async (units, direction, signal) => {
    // What is forgotten meanwhile is not remembered when it comes.
    const remembered = memory;
    const ids = units.map((steered) => idOf(steered, direction));
    const results = new Map<string, UnitResult>();
    const groups = new Map<string, Map<string, SteeredUnit>>();
    units.forEach((steered, index) => {
      const id = ids[index] ?? "";
      const known = remembered?.get(id);
      if (known !== undefined) results.set(id, known);
      else groups.set(steered.steering.id, (groups.get(steered.steering.id) ?? new Map()).set(id, steered));
    });
    const waiting = groups.values();
    const take = async () => {
      for (const group of waiting) {
        for (const [id, result] of await translateGroup(group, direction, options.client, signal)) {
          results.set(id, result);
          if (isWorthKeeping(result)) remembered?.set(id, result);
        }
      }
    };
    await Promise.all(Array.from({ length: Math.min(groupsAtOnce, groups.size) }, take));
    return ids.map((id) => results.get(id) ?? { status: "failed", error: unanswered() });
  };
  const forget = () => {
    memory = emptyMemory();
  };
  return { recall, translate, forget };
}

/** Translates units of one steering in one go. */
async function translateGroup(
  group: ReadonlyMap<string, SteeredUnit>,
  direction: Direction,
  client: DragomanBackendOptions["client"],
  signal: AbortSignal,
): Promise<(readonly [string, UnitResult])[]> {
  const steering = [...group.values()][0]?.steering.options;
  const asked = textsUntilStopped(client);
  const translate: TranslateTexts<DragomanError> = (texts, handling) => {
    const markup = handling.tagHandling === "none" ? {} : handling;
    const call = { ...steering, ...markup, from: baseLanguage(direction.source), to: direction.target, signal };
    return asked.translate(texts, call);
  };
  const ids = [...group.keys()];
  try {
    const units = [...group.values()].map(({ unit }) => unit);
    const outcomes = await translateUnits(units, direction, translate);
    return ids.map((id, index) => [id, resultOf(outcomes[index])]);
  } catch (error) {
    return ids.map((id) => [id, { status: "failed", error }]);
  }
}

function resultOf(outcome: UnitOutcome<DragomanError> | undefined): UnitResult {
  if (outcome === undefined) return { status: "failed", error: unanswered() };
  const failure = failuresOf(outcome).find((error) => !isAboutText(error));
  return failure === undefined ? { status: "settled", outcome } : { status: "failed", error: failure };
}

/** A damaged answer is remembered as any other; what was declined may be served after an engine is installed. */
function isWorthKeeping(result: UnitResult): boolean {
  return result.status === "settled" && failuresOf(result.outcome).length === 0;
}

function failuresOf(outcome: UnitOutcome<DragomanError>): DragomanError[] {
  return outcomesOf(outcome).flatMap((one) => (one.status === "fallback" && one.failure ? [one.failure] : []));
}

function outcomesOf(outcome: UnitOutcome<DragomanError>): readonly MessageOutcome<DragomanError>[] {
  return outcome.kind === "single" ? [outcome.outcome] : [...outcome.forms.values()];
}

function idOf({ unit, steering }: SteeredUnit, { target }: Direction): string {
  const text = unit.kind === "single" ? unit.text : JSON.stringify([unit.type, unit.countName, ...unit.forms]);
  return [target.toLowerCase(), steering.id, unit.kind, text].join("\n");
}

function unanswered(): DragomanError {
  return new DragomanError("invalid-response", "The client gave no answer for a text.");
}
