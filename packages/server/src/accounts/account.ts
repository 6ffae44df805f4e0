/** Who calls: an account, and the key it called with. The rooms above storage know callers by these shapes only. */

export type AccountId = string & { readonly __brand: "AccountId" };
export type KeyId = string & { readonly __brand: "KeyId" };

/** Names a text, as a database or `randomUUID` gives it, an account's identifier. */
export function accountId(text: string): AccountId {
  return text as AccountId;
}

/** Names a text, as a database or `randomUUID` gives it, a key's identifier. */
export function keyId(text: string): KeyId {
  return text as KeyId;
}

export const plans = ["free", "pro"] as const;
export type Plan = (typeof plans)[number];

/** Features that an account must be enrolled in. */
export const allBetas = ["detect", "customizations"] as const;
export type Beta = (typeof allBetas)[number];

export interface Account {
  readonly id: AccountId;
  readonly label: string;
  readonly plan: Plan;
  readonly betas: readonly Beta[];
  /** Characters a billing period may hold; `null` where nothing limits it. */
  readonly characterLimit: number | null;
  /** Documents a billing period may hold, of the account and of its team; absent where they are not counted. */
  readonly documentLimit?: number | null;
  readonly teamDocumentLimit?: number | null;
}

export interface Caller {
  readonly account: Account;
  readonly keyId: KeyId;
  readonly keyLabel: string;
}

/** Answers who a key belongs to, from a cache that changes to keys invalidate. Only hashes of keys are kept. */
export interface KeyDirectory {
  find(secret: string): Caller | undefined | Promise<Caller | undefined>;
  /** Rises whenever a key has changed: what was found before may no longer hold. */
  readonly generation: number;
}

export const products = ["translate", "write", "speech_to_text", "speech_to_speech"] as const;
export type Product = (typeof products)[number];

export interface UsageEntry {
  readonly accountId: AccountId;
  readonly keyId: KeyId;
  readonly product: Product;
  /** Unicode code points of the source texts. */
  readonly characters: number;
  /** Trimmed and lower-cased; `null` for untagged requests. */
  readonly reportingTag: string | null;
}

export interface UsageTotals {
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly byProduct: ReadonlyMap<Product, { readonly account: number; readonly key: number }>;
}

/** Characters of an account that nobody else is given. */
export interface Hold {
  /** Safe to call twice. */
  release(): void;
}

/** A request on its way into the books, with the others of its group. */
export interface Counting {
  /** Resolves when the group goes to disk: while it does, nothing is left but to write the answer. */
  readonly setOff: Promise<void>;
  /** Resolves once the group is on disk; rejects where it could not be written. */
  readonly written: Promise<void>;
}

export interface UsageLedger {
  /**
   * Counts an answered request. It is written at most some milliseconds later; the answer is to wait for that, so that
   * an answered request is a counted request. Both promises reject where it cannot be counted at all.
   */
  record(entry: UsageEntry): Counting;
  /**
   * Characters the account has left in this period, without those that are held; from memory. `null` where nothing
   * limits it.
   */
  remaining(account: Account): number | null | Promise<number | null>;
  /**
   * Holds characters for a request that is under way, so that no two requests are answered from an account's last
   * ones. Release the hold when they are recorded, or will not be.
   * @returns `undefined` where so many are not left.
   */
  hold(account: Account, characters: number): Hold | undefined | Promise<Hold | undefined>;
  totals(accountId: AccountId, keyId: KeyId): Promise<UsageTotals>;
}
