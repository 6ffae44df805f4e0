import type { DragomanError } from "@dragoman/client";
import {
  completePlural,
  type Direction,
  type DirectionPlurals,
  directionPlurals,
  type MessageOutcome,
  type PluralCategory,
} from "@dragoman/message";
import type { MessageRecord } from "@dragoman/tm/store";
import type { Wanted } from "./connector.ts";
import type { DragomanBackendOptions } from "./options.ts";
import { isAsPlanned, type ObjectPlan, type PlannedUnit, type PlanSetting, planResources, unitsOf } from "./plan.ts";
import { hashOfUnit, type KnownRecords, recorded } from "./records.ts";
import { steeringOf } from "./steering.ts";
import { createUnitTranslator, type SteeredUnit, type UnitResult } from "./unit-translator.ts";

/** How a string of a language that was read came to be. */
export interface MessageInfo {
  /**
   * `translated`; `kept`: nothing to translate, or not wanted; `waiting`: in the source language until its translation
   * comes; `fallback`: the source language's string, because the service declined it or the translation was damaged;
   * `edited`, `approved`, `stale`: a human's, `stale` where the source has changed since.
   */
  readonly state: "translated" | "kept" | "waiting" | "fallback" | "edited" | "approved" | "stale";
  /** Which engine answered, where the service says so. */
  readonly engine?: string | undefined;
  /** Only with `fallback`. */
  readonly reason?: "declined" | "damaged" | undefined;
  /** What the service said when it declined; its `remedies` name what would serve the text. */
  readonly error?: DragomanError | undefined;
  /** Only with `stale`: what the machine makes of the changed source. */
  readonly suggestion?: string | undefined;
}

export interface LocalizedMessage {
  /** Its place among its object's keys. */
  readonly key: string;
  readonly fullKey: string;
  readonly text: string;
  readonly info: MessageInfo;
}

/** A namespace in a language, as far as it is known. */
export interface Localized {
  readonly plan: ObjectPlan;
  /** The options that it was asked for with, without the notes of single keys. */
  readonly steeringId: string;
  readonly messages: ReadonlyMap<PlannedUnit, readonly LocalizedMessage[]>;
  /** The first failure of the service; the messages that it concerns are `waiting`. */
  readonly failure: { readonly error: unknown } | undefined;
}

/** A namespace that is to be in a language. */
export interface NamespaceInLanguage {
  readonly direction: Direction;
  readonly plurals: DirectionPlurals;
  readonly namespace: string;
  readonly plan: ObjectPlan;
  readonly steeringId: string;
  readonly units: readonly (SteeredUnit & { readonly planned: PlannedUnit; readonly sourceHash: string })[];
}

/** Plans namespaces and fills them, from what is remembered or by the service. */
export interface Localizer {
  readonly plan: (language: string, namespace: string, resources: unknown) => NamespaceInLanguage;
  /** Whether a namespace whose source is as it was would be planned as it was. */
  readonly isAsPlanned: (localized: Localized, wanted: Wanted) => boolean;
  /** Every key that the namespace has in the language. */
  readonly keysOf: (space: NamespaceInLanguage) => readonly string[];
  /** From what is remembered and recorded; the rest is `waiting`. */
  readonly recall: (space: NamespaceInLanguage, records: KnownRecords) => Localized;
  /** Namespaces of one language in one pass, and what their records become by it. */
  readonly translate: (
    spaces: readonly (readonly [NamespaceInLanguage, KnownRecords])[],
    signal: AbortSignal,
  ) => Promise<readonly TranslatedNamespace[]>;
  readonly forget: () => void;
}

interface TranslatedNamespace {
  readonly localized: Localized;
  readonly changedRecords: ReadonlyMap<string, MessageRecord>;
}

/** How the project writes keys and messages. */
export type Writing = Pick<PlanSetting, "keySeparator" | "pluralSeparator" | "syntax">;

export function createLocalizer(options: DragomanBackendOptions, writing: Writing): Localizer {
  const { sourceLanguage, shouldTranslate, notes } = options;
  const translator = createUnitTranslator(options);

  const plan: Localizer["plan"] = (language, namespace, resources) => {
    const setting = { ...writing, sourceLanguage, namespace, shouldTranslate, notes };
    const planned = planResources(resources, setting);
    const steering = steeringOf(options, language, namespace);
    const direction = { source: sourceLanguage, target: language };
    const units = unitsOf(planned).map((one) => {
      const steered = { planned: one, unit: one.unit, steering: steering(one.note) };
      return { ...steered, sourceHash: options.records === undefined ? "" : hashOfUnit(steered) };
    });
    const plurals = directionPlurals(direction);
    return { direction, plurals, namespace, plan: planned, steeringId: steering(undefined).id, units };
  };

  const settle = (
    space: NamespaceInLanguage,
    records: KnownRecords,
    resultOf: (unit: SteeredUnit) => UnitResult | undefined,
  ): TranslatedNamespace => {
    const messages = new Map<PlannedUnit, readonly LocalizedMessage[]>();
    const changedRecords = new Map<string, MessageRecord>();
    let failure: Localized["failure"];
    for (const unit of space.units) {
      const result = resultOf(unit);
      if (result?.status === "failed") failure ??= { error: result.error };
      const made = messagesOf(unit.planned, result, space);
      const standing = made.map((message) => {
        if (records === undefined) return message;
        const { standing, change } = recorded(message, records.get(message.fullKey), unit.sourceHash);
        if (change !== undefined) changedRecords.set(message.fullKey, change);
        return standing;
      });
      messages.set(unit.planned, standing);
    }
    return { localized: { plan: space.plan, steeringId: space.steeringId, messages, failure }, changedRecords };
  };

  return {
    plan,
    isAsPlanned: (localized, { language, namespace }) =>
      steeringOf(options, language, namespace)(undefined).id === localized.steeringId &&
      isAsPlanned(localized.plan, { namespace, notes, shouldTranslate }),
    keysOf: (space) =>
      space.units.flatMap(({ planned }) => formsInSource(planned, space).map(({ fullKey }) => fullKey)),
    recall: (space, records) => settle(space, records, (unit) => translator.recall(unit, space.direction)).localized,
    translate: async (spaces, signal) => {
      const direction = spaces[0]?.[0].direction;
      if (direction === undefined) return [];
      const wanted = spaces.flatMap(([space, records]) =>
        space.units.filter(
          (unit) => unit.planned.isTranslated && !isRecorded(unit.planned, unit.sourceHash, records, space),
        ),
      );
      const results = await translator.translate(wanted, direction, signal);
      const resultOf = new Map<SteeredUnit, UnitResult | undefined>(
        wanted.map((unit, index) => [unit, results[index]]),
      );
      return spaces.map(([space, records]) => settle(space, records, (unit) => resultOf.get(unit)));
    },
    forget: translator.forget,
  };
}

type PluralsOfSpace = Pick<NamespaceInLanguage, "direction" | "plurals">;

/** Whether every form of a unit is recorded for its source as it is now. */
function isRecorded(planned: PlannedUnit, sourceHash: string, records: KnownRecords, space: PluralsOfSpace): boolean {
  if (records === undefined) return false;
  return formsInSource(planned, space).every(({ fullKey }) => records.get(fullKey)?.sourceHash === sourceHash);
}

function messagesOf(
  planned: PlannedUnit,
  result: UnitResult | undefined,
  space: PluralsOfSpace,
): readonly LocalizedMessage[] {
  if (!planned.isTranslated) return formsInSource(planned, space).map((form) => ({ ...form, info: { state: "kept" } }));
  if (result?.status !== "settled") {
    return formsInSource(planned, space).map((form) => ({ ...form, info: { state: "waiting" } }));
  }
  const { outcome } = result;
  if (outcome.kind === "single") return [messageOf(planned, undefined, outcome.outcome)];
  return [...outcome.forms].map(([category, form]) => messageOf(planned, category, form));
}

/** The source's text under each key of the target. */
function formsInSource(planned: PlannedUnit, { direction, plurals }: PluralsOfSpace): Omit<LocalizedMessage, "info">[] {
  const at = (category: PluralCategory | undefined, text: string) => ({
    key: planned.keyFor(category),
    fullKey: planned.fullKeyFor(category),
    text,
  });
  if (planned.unit.kind === "single") return [at(undefined, planned.unit.text)];
  return completePlural(planned.unit, direction, plurals).map(({ category, request }) => at(category, request.text));
}

function messageOf(
  planned: PlannedUnit,
  category: PluralCategory | undefined,
  outcome: MessageOutcome<DragomanError>,
): LocalizedMessage {
  const place = { key: planned.keyFor(category), fullKey: planned.fullKeyFor(category), text: outcome.text };
  switch (outcome.status) {
    case "translated":
      return { ...place, info: { state: "translated", engine: outcome.engine } };
    case "kept":
      return { ...place, info: { state: "kept" } };
    case "fallback":
      return {
        ...place,
        info: { state: "fallback", reason: outcome.reason, engine: outcome.engine, error: outcome.failure },
      };
  }
}
