import { DragomanError, refusal } from "../errors.ts";
import type { CallOptions } from "../options.ts";
import type { Usage } from "../resources/usage.ts";
import { charactersIn } from "./tally.ts";

/** What may be spent, in characters (Unicode code points of the texts that are sent). */
export interface Budget {
  /** By this client, as long as it lives. */
  readonly characters?: number | undefined;
  /** By the account in its period, as `usage` counts it: this client sends nothing that would go beyond. */
  readonly accountCharacters?: number | undefined;
}

/** Watches over a budget. */
export interface Spending {
  /**
   * Takes the characters of texts out of the budget before they are sent, under the signal of their call.
   * @throws DragomanError of kind `quota-exceeded` with the code `budget_exceeded`, when they are more than is left.
   */
  readonly spend: (texts: readonly { readonly text: string }[], signal: AbortSignal | undefined) => Promise<Spent>;
}

interface Spent {
  /** The request has ended. A failure that says that nothing was billed puts the characters back. */
  readonly ended: (error?: unknown) => void;
}

/** @throws DragomanError of kind `invalid-request` for a budget that would hold nothing back. */
export function createSpending(budget: Budget, readUsage: (call: CallOptions) => Promise<Usage>): Spending {
  const { characters, accountCharacters: account } = budget;
  const given = [characters, account].filter((limit) => limit !== undefined);
  if (given.length === 0 || !given.every((limit) => typeof limit === "number" && limit >= 0)) {
    throw refusal("budget: give characters, accountCharacters or both, 0 or more.");
  }
  const own = characters ?? Number.POSITIVE_INFINITY;
  let spent = 0;
  /** Of requests that were not answered yet: the account may not have counted them. */
  let inFlight = 0;
  /** Left of the account when it was last asked, less what was spent since. */
  let accountLeft = account === undefined ? Number.POSITIVE_INFINITY : 0;

  const spend: Spending["spend"] = async (texts, signal) => {
    const characters = charactersIn(texts);
    // Asked again before it refuses: a new period begins at nothing, and what is counted may be less than was spent.
    if (account !== undefined && characters > accountLeft) {
      const uncounted = inFlight;
      const before = spent;
      const { characterCount } = await readUsage({ signal });
      accountLeft = account - characterCount - uncounted - (spent - before);
    }
    if (characters > own - spent) throw exceeded("characters", characters, own - spent);
    if (characters > accountLeft) throw exceeded("accountCharacters", characters, accountLeft);
    const take = (some: number) => {
      spent += some;
      accountLeft -= some;
    };
    take(characters);
    inFlight += characters;
    return {
      ended: (error?: unknown) => {
        inFlight -= characters;
        if (isUnbilled(error)) take(-characters);
      },
    };
  };
  return { spend };
}

/**
 * The service refused it, or it was never sent. Where an answer was lost, also behind a gateway, or could not be read,
 * it may have been billed.
 */
function isUnbilled(error: unknown): boolean {
  if (!(error instanceof DragomanError)) return false;
  const { status = 0, attempts } = error;
  return attempts === 0 || (status >= 400 && status !== 502 && status !== 504);
}

function exceeded(name: keyof Budget, characters: number, left: number): DragomanError {
  const message = `budget.${name}: ${characters} characters would be sent and ${Math.max(0, left)} are left. Nothing was sent.`;
  return new DragomanError("quota-exceeded", message, { code: "budget_exceeded" });
}
