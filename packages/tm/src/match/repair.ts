import type { Misfit, Repaired, RepairStep } from "./misfit.ts";
import type { Loss, Repair } from "./ports.ts";
import { repairCodes } from "./repair-codes.ts";
import { repairLetterCase } from "./repair-letter-case.ts";
import { repairNumbers } from "./repair-numbers.ts";

const steps = {
  numbers: repairNumbers,
  codes: repairCodes,
  letterCase: repairLetterCase,
} as const satisfies Partial<Record<Loss["part"], RepairStep>>;

/**
 * Makes a translation fit by exchanging numbers, codes and case, where these are all that differs.
 * @returns `undefined` where something else differs too, or where one of the exchanges is not certain.
 */
export function repair(misfit: Misfit, differing: readonly Loss["part"][]): Repaired | undefined {
  let target = misfit.target;
  const repairs: Repair[] = [];
  for (const part of differing) {
    if (!isRepairable(part)) return undefined;
    const repaired = steps[part]({ ...misfit, target });
    if (repaired === undefined) return undefined;
    target = repaired.target;
    repairs.push(...repaired.repairs);
  }
  return { target, repairs };
}

function isRepairable(part: Loss["part"]): part is keyof typeof steps {
  return Object.hasOwn(steps, part);
}
