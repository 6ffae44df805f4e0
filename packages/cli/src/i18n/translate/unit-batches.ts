import { type Client, type DragomanError, type TranslateOptions, textsUntilStopped } from "@dragoman/client";
import { type MessageUnit, type TextHandling, type TranslateTexts, translateUnits } from "@dragoman/message";
import type { ResourceEntry } from "@dragoman/tm/resources";
import type { LanguageName } from "../project/language-name.ts";
import { echo } from "./echo.ts";
import type { LanguagePlan } from "./language-plan.ts";
import { needOf } from "./need.ts";
import { sentInTurns } from "./sent-in-turns.ts";
import type { Steering } from "./translate-options.ts";

/** Units that travel together, because the same is sent beside them. */
export interface UnitBatch {
  readonly context: string | undefined;
  /** By the text of the unit, so that equal ones are one. */
  readonly units: ReadonlyMap<string, MessageUnit>;
}

/** What identifies a unit, and what is sent beside it. */
export function unitId(unit: MessageUnit, context: string | undefined): string {
  return JSON.stringify([
    context,
    unit.kind,
    unit.kind === "single" ? unit.text : [unit.type, unit.countName, ...unit.forms],
    unit.syntax,
  ]);
}

/** Longer notes say more than a context takes. */
const longestContext = 2000;

/** What tells a message from others with the same text, and its note. */
export function contextOf({ context, note }: ResourceEntry, fromNotes: boolean): string | undefined {
  const text = [context, note].filter((one) => one !== undefined && one.trim() !== "").join("\n");
  return fromNotes && text !== "" ? text.slice(0, longestContext).toWellFormed() : undefined;
}

/** All that a language needs, in as few batches as there are contexts. */
export function batchesOf({ files }: LanguagePlan, fromNotes: boolean): readonly UnitBatch[] {
  const batches = new Map<string | undefined, Map<string, MessageUnit>>();
  for (const one of files.flatMap(({ planned }) => planned)) {
    if (needOf(one) === undefined) continue;
    const { entry } = one.message;
    const { unit } = entry;
    const context = contextOf(entry, fromNotes);
    const units = batches.get(context) ?? new Map<string, MessageUnit>();
    batches.set(context, units.set(unitId(unit, context), unit));
  }
  return [...batches].map(([context, units]) => ({ context, units }));
}

export interface CallSetting {
  readonly source: LanguageName;
  readonly target: LanguageName;
  readonly steering: Steering;
  /** Nothing is sent once it is aborted. */
  readonly signal: AbortSignal;
  /** Ends what was sent. */
  readonly patience: AbortSignal;
}

/** The options of a call, the same when it is counted as when it is sent. */
function callOptions(
  { source, target, steering, patience }: CallSetting,
  { context }: UnitBatch,
  handling: TextHandling,
): TranslateOptions {
  return {
    ...steering,
    ...(handling.tagHandling === "none" ? {} : handling),
    ...(context !== undefined && { context }),
    // Services take the language of a text without a region.
    from: source.tag.split("-")[0] ?? source.tag,
    to: target.tag,
    signal: patience,
    // A language model on a slow machine takes its time for 50 texts.
    timeoutMs: 120_000,
    deadlineMs: 600_000,
  };
}

export interface BatchEstimate {
  readonly characters: number;
  readonly requests: number;
  readonly texts: number;
}

/** What the first attempt sends. Messages that come back damaged are sent again in another way, and cost more. */
export async function estimateBatch(client: Client, setting: CallSetting, batch: UnitBatch): Promise<BatchEstimate> {
  const sent: { readonly texts: readonly string[]; readonly handling: TextHandling }[] = [];
  const listen: TranslateTexts<never> = (texts, handling) => {
    sent.push({ texts, handling });
    return echo(texts);
  };
  const direction = { source: setting.source.tag, target: setting.target.tag };
  await translateUnits([...batch.units.values()], direction, listen);
  const sum = { characters: 0, requests: 0, texts: 0 };
  for (const { texts, handling } of sent) {
    const {
      characters,
      requests,
      texts: count,
    } = await estimateTexts(client, texts, callOptions(setting, batch, handling));
    sum.characters += characters;
    sum.requests += requests;
    sum.texts += count;
  }
  return sum;
}

/** A text that fits no request is not sent, and counts for nothing. */
async function estimateTexts(client: Client, texts: readonly string[], options: TranslateOptions) {
  try {
    return await client.estimate(texts, options);
  } catch (error) {
    const tooLong = indexesOf(error);
    if (tooLong.length === 0) throw error;
    return client.estimate(
      texts.filter((_, index) => !tooLong.includes(index)),
      options,
    );
  }
}

function indexesOf(error: unknown): readonly number[] {
  const isOfTexts = error instanceof Error && "kind" in error && error.kind === "too-large" && "textIndexes" in error;
  return isOfTexts && Array.isArray(error.textIndexes) ? error.textIndexes : [];
}

/** Translates a batch's units. `stopped` says what ended it for all texts, which another text would not help. */
export async function translateBatch(client: Client, setting: CallSetting, batch: UnitBatch) {
  const asked = textsUntilStopped(client);
  const translate: TranslateTexts<DragomanError> = (texts, handling) => {
    const options = callOptions(setting, batch, handling);
    return sentInTurns(texts, setting.signal, (some) => asked.translate(some, options));
  };
  const direction = { source: setting.source.tag, target: setting.target.tag };
  const outcomes = await translateUnits([...batch.units.values()], direction, translate);
  return { outcomes, stopped: asked.stopped() };
}
