import type { AccountId } from "../accounts/account.ts";
import type { DayRange, UsageGroup } from "./usage-store.ts";

/** What the request thread asks of the thread of usage. Calls are answered in any order. */
export type UsageCall = { readonly call: number } & (
  | { readonly kind: "commit"; readonly group: UsageGroup }
  | { readonly kind: "characters"; readonly accounts: readonly AccountId[]; readonly days: DayRange }
  | { readonly kind: "checkpoint" }
);

export type UsageAnswer = { readonly call: number } & (
  | { readonly kind: "done"; readonly characters: ReadonlyMap<AccountId, number> }
  | { readonly kind: "failed"; readonly message: string }
);

/** What the thread is started with. */
export interface UsageThreadData {
  readonly file: string;
}
