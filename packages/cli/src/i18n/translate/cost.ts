import { Refusal } from "../../refusal.ts";
import { count, counted } from "../../terminal/figures.ts";
import type { LanguagePlan } from "./language-plan.ts";
import type { TranslateOptions } from "./translate-options.ts";
import type { TranslationRun } from "./translation-run.ts";
import { type BatchEstimate, batchesOf, estimateBatch } from "./unit-batches.ts";

/** What a run would send, and what the account has left. */
export interface Cost extends BatchEstimate {
  readonly languages: readonly (BatchEstimate & { readonly language: string })[];
  /** Characters; less than 0 where more was used than the limit allows. */
  readonly left: number;
  readonly limit: number;
}

export async function costOf(
  { service, callFor }: TranslationRun,
  plans: readonly LanguagePlan[],
  options: TranslateOptions,
): Promise<Cost> {
  return service.do(async (client) => {
    const languages: (BatchEstimate & { language: string })[] = [];
    for (const plan of plans) {
      const setting = callFor(plan);
      const estimates: BatchEstimate[] = [];
      for (const batch of batchesOf(plan, options.contextFromNotes === true)) {
        estimates.push(await estimateBatch(client, setting, batch));
      }
      languages.push({ language: plan.language.name, ...sumOf(estimates) });
    }
    const [first] = plans;
    const { characterCount, characterLimit } = await client.usage(first && { signal: callFor(first).signal });
    return { ...sumOf(languages), languages, left: characterLimit - characterCount, limit: characterLimit };
  });
}

function sumOf(estimates: readonly BatchEstimate[]): BatchEstimate {
  const sum = (name: keyof BatchEstimate) => estimates.reduce((total, one) => total + one[name], 0);
  return { characters: sum("characters"), requests: sum("requests"), texts: sum("texts") };
}

/** @throws Refusal where more would be sent than may be, before anything is. */
export function refuseCost({ characters, left }: Cost, { maxCharacters, force }: TranslateOptions): void {
  if (maxCharacters !== undefined && characters > maxCharacters) {
    throw new Refusal(
      `${counted(characters, "character")} would be sent, and --max-characters allows ${count(maxCharacters)}. ` +
        "Nothing was sent; raise it, or take fewer messages with --namespace or --key.",
    );
  }
  if (!force && characters > left) {
    throw new Refusal(
      `${counted(characters, "character")} would be sent, and the account has ${count(Math.max(0, left))} left. ` +
        "Nothing was sent; take fewer messages with --namespace or --key, or begin all the same with --force.",
    );
  }
}
