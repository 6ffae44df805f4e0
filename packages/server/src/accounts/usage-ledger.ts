import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { UsageRow } from "../storage/tables.ts";
import type { DayRange, UsageStore } from "../storage/usage-store.ts";
import {
  type Account,
  type AccountId,
  accountId,
  type Counting,
  type Hold,
  type KeyId,
  type UsageEntry,
  type UsageLedger,
  type UsageTotals,
} from "./account.ts";
import { billingPeriodAt, isWithin, utcDay } from "./billing-period.ts";
import { WaitingGroup } from "./waiting-group.ts";

export interface LedgerSettings {
  /** Whether other nodes count in the same database. */
  readonly isShared: boolean;
  readonly now?: () => Date;
}

/**
 * Milliseconds that a total in memory may go without what other nodes counted; a limit that several nodes serve is
 * overrun by at most what they answer in that time.
 */
const sharedTotalsAgeLimit = 5000;

/**
 * Milliseconds that a group may gather, counted from the beginning of the one before, where one at a time is under way;
 * where several are, each gathers its part of that.
 */
const longestGathering = 4;

export interface ClosableUsageLedger extends UsageLedger {
  /** Writes what is waiting; records that come later are refused. The store stays open. */
  close(): Promise<void>;
}

/** What an account used in a period, unwritten entries included. */
interface Total {
  readonly days: DayRange;
  readonly loadedAt: number;
  characters: number;
}

/** One of those that write groups side by side, each its own one after the other: the store takes no other order. */
interface Writer {
  readonly id: string;
  sequence: number;
}

/**
 * Counts by group commit: while as many groups as the store takes at once are being written, the next gathers. An idle
 * ledger starts at once, so a record waits for at most one commit before its own.
 *
 * Totals are read while no group is being written, when all that was counted is either in the database or in the
 * waiting group: nothing is missed and nothing is counted twice.
 */
export function createUsageLedger(store: UsageStore, settings: LedgerSettings): ClosableUsageLedger {
  return new GroupCommitLedger(store, settings);
}

class GroupCommitLedger implements ClosableUsageLedger {
  readonly #store: UsageStore;
  readonly #now: () => Date;
  readonly #totalsAgeLimit: number;
  readonly #gathering: number;
  readonly #idle: Writer[];
  /** What the groups that are being written are waited for by; none of them rejects. */
  readonly #writing = new Set<Promise<void>>();
  readonly #totals = new LRUCache<AccountId, Total>({ max: 100_000 });
  /** Only of accounts that have a limit and requests under way. */
  readonly #held = new Map<AccountId, number>();
  #waiting = new WaitingGroup();
  #wanted = new Map<AccountId, PromiseWithResolvers<Total>>();
  #today = { number: -1, text: "" };
  #lastBegan = 0;
  #work: Promise<void> | undefined;
  #closed = false;

  constructor(store: UsageStore, settings: LedgerSettings) {
    this.#store = store;
    this.#totalsAgeLimit = settings.isShared ? sharedTotalsAgeLimit : Number.POSITIVE_INFINITY;
    this.#now = settings.now ?? (() => new Date());
    this.#gathering = longestGathering / store.groupsAtOnce;
    this.#idle = Array.from({ length: store.groupsAtOnce }, () => ({ id: randomUUID(), sequence: 0 }));
    // A store that cannot be prepared says so again when it is used.
    store.prepare().catch(() => {});
  }

  record(entry: UsageEntry): Counting {
    if (this.#closed) return uncounted(new Error("The usage ledger is closed: nothing can be counted."));
    if (!Number.isSafeInteger(entry.characters) || entry.characters < 0) {
      return uncounted(new RangeError(`Characters are a whole number from 0, not ${entry.characters}.`));
    }
    const day = this.#dayOf(this.#now());
    this.#waiting.add(entry, day);
    const total = this.#totals.get(entry.accountId);
    if (total !== undefined && isWithin(day, total.days)) total.characters += entry.characters;
    this.#wake();
    return this.#waiting;
  }

  remaining(account: Account): number | null | Promise<number | null> {
    const limit = account.characterLimit;
    if (limit === null) return null;
    const total = this.#totalOf(account.id);
    return total instanceof Promise
      ? total.then((loaded) => this.#left(account.id, limit, loaded))
      : this.#left(account.id, limit, total);
  }

  hold(account: Account, characters: number): Hold | undefined | Promise<Hold | undefined> {
    const limit = account.characterLimit ?? Number.POSITIVE_INFINITY;
    // What is left is looked at and taken in one step: those who wait for the same total take one after the other.
    const take = (total: Total): Hold | undefined =>
      characters <= this.#left(account.id, limit, total) ? this.#take(account.id, characters) : undefined;
    const total = this.#totalOf(account.id);
    return total instanceof Promise ? total.then(take) : take(total);
  }

  async totals(accountId: AccountId, keyId: KeyId): Promise<UsageTotals> {
    const { start, end, days } = billingPeriodAt(this.#now());
    const byProduct = await this.#store.unitsByProduct(accountId, keyId, days);
    return { periodStart: start, periodEnd: end, byProduct };
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#work;
    await Promise.all(this.#writing);
  }

  #totalOf(account: AccountId): Total | Promise<Total> {
    const now = this.#now();
    const total = this.#totals.get(account);
    const age = total === undefined ? Number.POSITIVE_INFINITY : now.getTime() - total.loadedAt;
    if (total === undefined || age > this.#totalsAgeLimit || !isWithin(this.#dayOf(now), total.days)) {
      return this.#load(account);
    }
    // Renewed ahead of time, so that an account in steady use is always answered from memory.
    if (age > this.#totalsAgeLimit / 2) this.#load(account).catch(() => {});
    return total;
  }

  #left(account: AccountId, limit: number, { characters }: Total): number {
    return Math.max(0, limit - characters - (this.#held.get(account) ?? 0));
  }

  #take(account: AccountId, characters: number): Hold {
    let open = characters;
    const add = (more: number): void => {
      const held = (this.#held.get(account) ?? 0) + more;
      if (held === 0) this.#held.delete(account);
      else this.#held.set(account, held);
    };
    add(open);
    return {
      release: () => {
        add(-open);
        open = 0;
      },
    };
  }

  /** Written once a day, not once a request. */
  #dayOf(now: Date): string {
    const number = Math.floor(now.getTime() / 86_400_000);
    if (number !== this.#today.number) this.#today = { number, text: utcDay(now) };
    return this.#today.text;
  }

  #load(account: AccountId): Promise<Total> {
    const asked = this.#wanted.get(account);
    if (asked !== undefined) return asked.promise;
    const answer = Promise.withResolvers<Total>();
    this.#wanted.set(account, answer);
    this.#wake();
    return answer.promise;
  }

  /** The work starts when this turn of the event loop is over, so that what came in the same turn goes together. */
  #wake(): void {
    this.#work ??= this.#workOff();
  }

  /**
   * A busy service writes few large groups rather than many small ones: a group is open while requests keep coming in,
   * and closes at once when there is nothing else to do than to write it.
   */
  async #gather(): Promise<void> {
    let gathered = 0;
    while (this.#waiting.requests > gathered && performance.now() < this.#lastBegan + this.#gathering) {
      gathered = this.#waiting.requests;
      await setImmediate();
    }
  }

  async #workOff(): Promise<void> {
    await setImmediate();
    while (this.#wanted.size > 0 || !this.#waiting.isEmpty) {
      if (this.#wanted.size > 0) await this.#loadWanted();
      if (!this.#waiting.isEmpty) await this.#sendWaiting();
    }
    // In the same step as the last look at what waits: what comes next must find no work going on and start it.
    this.#work = undefined;
  }

  async #loadWanted(): Promise<void> {
    await Promise.all(this.#writing);
    const wanted = this.#wanted;
    this.#wanted = new Map();
    const now = this.#now();
    const { days } = billingPeriodAt(now);
    try {
      const stored = await this.#store.charactersByAccount([...wanted.keys()], days);
      const unwritten = this.#waiting.charactersByAccount(days);
      for (const [account, answer] of wanted) {
        const characters = (stored.get(account) ?? 0) + (unwritten.get(account) ?? 0);
        const total = { days, loadedAt: now.getTime(), characters };
        this.#totals.set(account, total);
        answer.resolve(total);
      }
    } catch (error) {
      for (const answer of wanted.values()) answer.reject(error);
    }
  }

  /** Hands the group on as soon as somebody can write it, and does not wait until it is written. */
  async #sendWaiting(): Promise<void> {
    while (this.#idle.length === 0) await Promise.race(this.#writing);
    await this.#gather();
    const writer = this.#idle.pop();
    if (writer === undefined) return;
    const group = this.#waiting;
    this.#waiting = new WaitingGroup();
    this.#lastBegan = performance.now();
    const written = this.#commit(group, writer).finally(() => {
      this.#writing.delete(written);
      this.#idle.push(writer);
    });
    this.#writing.add(written);
  }

  async #commit(group: WaitingGroup, writer: Writer): Promise<void> {
    const rows = group.rows();
    try {
      const committed = this.#commitTwice(rows, writer);
      group.leave();
      await committed;
      group.settle();
    } catch (error) {
      // Whether the database has the group is not known for sure, so these totals are read again.
      for (const row of rows) this.#totals.delete(accountId(row.account_id));
      group.settle(error);
    }
  }

  /** A second time where the first got no answer; the store counts the group once. */
  async #commitTwice(rows: readonly UsageRow[], writer: Writer): Promise<void> {
    const group = { writer: writer.id, sequence: ++writer.sequence, rows };
    try {
      await this.#store.commit(group);
    } catch {
      await this.#store.commit(group);
    }
  }
}

function uncounted(error: Error): Counting {
  const refusal = Promise.reject(error);
  return { setOff: refusal, written: refusal };
}
