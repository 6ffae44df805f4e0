import { randomUUID } from "node:crypto";
import type { AccountId } from "../accounts/account.ts";
import type { ChangeFeed } from "./changes.ts";
import type { SharedDatabase } from "./shared-database.ts";
import type { Database } from "./tables.ts";

/** A direction of a dictionary, by the codes of its languages: `{ source: "en", target: "de" }`. */
export interface DictionaryPair {
  readonly source: string;
  readonly target: string;
}

/** A dictionary's entries as they are kept; `glossaries/entries.ts` reads and writes them. */
export interface StoredEntries {
  readonly text: string;
  readonly count: number;
  /** UTF-8 bytes of the text. */
  readonly bytes: number;
}

export interface DictionaryRecord extends DictionaryPair {
  readonly count: number;
}

/** A glossary without its entries. */
export interface GlossaryRecord {
  readonly id: string;
  readonly name: string;
  /** 1 for one that was never changed. */
  readonly version: number;
  readonly createdAt: Date;
  /** In the order in which they were made. */
  readonly dictionaries: readonly DictionaryRecord[];
}

export interface NewGlossary {
  readonly name: string;
  /** At most one for each pair. */
  readonly dictionaries: readonly (DictionaryPair & { readonly entries: StoredEntries })[];
}

/** What is changed in a glossary, all of it or nothing. */
export interface GlossaryChange {
  readonly name?: string;
  /** Makes the entries of a pair from those that are there; `undefined` where there are none. */
  readonly dictionary?: DictionaryPair & { readonly entries: (stored: string | undefined) => StoredEntries };
}

/** The entries of one glossary for a pair, with the version that has them; `null` where it has no such dictionary. */
export interface GlossaryEntries {
  readonly id: string;
  readonly version: number;
  readonly entries: string | null;
}

/** Glossaries of accounts. Every change is announced under the topic `glossaries`, by the glossary's id. */
export class GlossaryRepository {
  readonly #shared: SharedDatabase;
  readonly #changes: ChangeFeed;
  readonly #refuse: (error: unknown) => never;

  constructor(shared: SharedDatabase, changes: ChangeFeed) {
    this.#shared = shared;
    this.#changes = changes;
    this.#refuse = (error) => {
      throw shared.describe(error);
    };
  }

  /** Returns `undefined`, and makes nothing, where the account has `most` already. */
  create(account: AccountId, { name, dictionaries }: NewGlossary, most: number): Promise<GlossaryRecord | undefined> {
    const id = randomUUID();
    return this.#change(account, id, async (transaction) => {
      if ((await countOf(transaction, account)) >= most) return { result: undefined, isChange: false };
      await transaction
        .insertInto("glossaries")
        .values({ id, account_id: account, name, version: 1, created_at: new Date().toISOString() })
        .execute();
      for (const [position, { source, target, entries }] of dictionaries.entries()) {
        await putDictionary(transaction, id, { source, target }, position, entries);
      }
      return { result: await find(transaction, account, id), isChange: true };
    });
  }

  /** Every glossary of the account, oldest first. */
  async list(account: AccountId): Promise<GlossaryRecord[]> {
    return read(this.#shared.db, account).catch(this.#refuse);
  }

  async find(account: AccountId, id: string): Promise<GlossaryRecord | undefined> {
    return find(this.#shared.db, account, id).catch(this.#refuse);
  }

  /** The entries of one dictionary; `undefined` where the account's glossary has none for the pair. */
  async entries(account: AccountId, id: string, pair: DictionaryPair): Promise<string | undefined> {
    const [found] = await this.entriesOf(account, [id], pair);
    return found?.entries ?? undefined;
  }

  /** The entries for a pair of those of the glossaries that are the account's, in no order. */
  async entriesOf(account: AccountId, ids: readonly string[], pair: DictionaryPair): Promise<GlossaryEntries[]> {
    return this.#shared.db
      .selectFrom("glossaries")
      .leftJoin("dictionaries", (join) =>
        join
          .onRef("dictionaries.glossary_id", "=", "glossaries.id")
          .on("dictionaries.source_lang", "=", pair.source)
          .on("dictionaries.target_lang", "=", pair.target),
      )
      .where("glossaries.account_id", "=", account)
      .where("glossaries.id", "in", ids)
      .select(["glossaries.id", "glossaries.version", "dictionaries.entries"])
      .execute()
      .catch(this.#refuse);
  }

  /** The versions of those of the glossaries that are the account's. */
  async versions(account: AccountId, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#shared.db
      .selectFrom("glossaries")
      .where("account_id", "=", account)
      .where("id", "in", ids)
      .select(["id", "version"])
      .execute()
      .catch(this.#refuse);
    return new Map(rows.map(({ id, version }) => [id, version]));
  }

  /**
   * Changes a glossary, all of it or nothing.
   * @returns `too large`, with nothing changed, where its dictionaries together would have more bytes than `mostBytes`.
   */
  update(
    account: AccountId,
    id: string,
    { name, dictionary }: GlossaryChange,
    mostBytes: number,
  ): Promise<GlossaryRecord | "unknown" | "too large"> {
    return this.#change<GlossaryRecord | "unknown" | "too large">(account, id, async (transaction) => {
      const glossary = await find(transaction, account, id);
      if (glossary === undefined) return { result: "unknown", isChange: false };
      const isRenamed = name !== undefined && name !== glossary.name;
      if (!isRenamed && dictionary === undefined) return { result: glossary, isChange: false };
      if (dictionary !== undefined) {
        const stored = await sizesOf(transaction, id, dictionary);
        const entries = dictionary.entries(stored.entries);
        if (stored.otherBytes + entries.bytes > mostBytes) return { result: "too large", isChange: false };
        await putDictionary(transaction, id, dictionary, stored.position, entries);
      }
      await transaction
        .updateTable("glossaries")
        .set({ name: name ?? glossary.name, version: glossary.version + 1 })
        .where("id", "=", id)
        .execute();
      return { result: (await find(transaction, account, id)) ?? "unknown", isChange: true };
    });
  }

  /** Returns whether the account had such a glossary, and `isDeletable` let it go. */
  delete(account: AccountId, id: string, isDeletable: (glossary: GlossaryRecord) => boolean): Promise<boolean> {
    return this.#change(account, id, async (transaction) => {
      const glossary = await find(transaction, account, id);
      if (glossary === undefined || !isDeletable(glossary)) return { result: false, isChange: false };
      await transaction.deleteFrom("glossaries").where("id", "=", id).execute();
      return { result: true, isChange: true };
    });
  }

  deleteDictionary(account: AccountId, id: string, pair: DictionaryPair): Promise<"deleted" | "unknown" | "no pair"> {
    return this.#change<"deleted" | "unknown" | "no pair">(account, id, async (transaction) => {
      const glossary = await find(transaction, account, id);
      if (glossary === undefined) return { result: "unknown", isChange: false };
      const { numDeletedRows } = await transaction
        .deleteFrom("dictionaries")
        .where("glossary_id", "=", id)
        .where("source_lang", "=", pair.source)
        .where("target_lang", "=", pair.target)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) return { result: "no pair", isChange: false };
      await transaction
        .updateTable("glossaries")
        .set({ version: glossary.version + 1 })
        .where("id", "=", id)
        .execute();
      return { result: "deleted", isChange: true };
    });
  }

  /**
   * One transaction, and one at a time for each account, so that what it finds still holds when it writes; those who
   * cache are told after it is committed.
   */
  async #change<Result>(
    account: AccountId,
    id: string,
    work: (transaction: Database) => Promise<{ readonly result: Result; readonly isChange: boolean }>,
  ): Promise<Result> {
    const change = { topic: "glossaries", id } as const;
    const { result, isChange } = await this.#shared.db
      .transaction()
      .execute(async (transaction) => {
        await this.#shared.lock(transaction, `glossaries:${account}`);
        const done = await work(transaction);
        if (done.isChange) await this.#shared.announce(transaction, [change]);
        return done;
      })
      .catch(this.#refuse);
    if (isChange) this.#changes.publish(change);
    return result;
  }
}

async function countOf(db: Database, account: AccountId): Promise<number> {
  const { count } = await db
    .selectFrom("glossaries")
    .where("account_id", "=", account)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function find(db: Database, account: AccountId, id: string): Promise<GlossaryRecord | undefined> {
  const [found] = await read(db, account, id);
  return found;
}

/** In one statement, so that a glossary is read as it was at one moment. */
async function read(db: Database, account: AccountId, id?: string): Promise<GlossaryRecord[]> {
  const rows = await db
    .selectFrom("glossaries")
    .leftJoin("dictionaries", "dictionaries.glossary_id", "glossaries.id")
    .where("glossaries.account_id", "=", account)
    .$if(id !== undefined, (query) => query.where("glossaries.id", "=", id ?? ""))
    .select(["id", "name", "version", "created_at", "source_lang", "target_lang", "entry_count"])
    .orderBy("glossaries.created_at")
    .orderBy("glossaries.id")
    .orderBy("dictionaries.position")
    .execute();
  const glossaries = new Map<string, GlossaryRecord & { readonly dictionaries: DictionaryRecord[] }>();
  for (const row of rows) {
    let glossary = glossaries.get(row.id);
    if (glossary === undefined) {
      const { name, version, created_at } = row;
      glossary = { id: row.id, name, version, createdAt: new Date(created_at), dictionaries: [] };
      glossaries.set(row.id, glossary);
    }
    const { source_lang: source, target_lang: target, entry_count: count } = row;
    if (source !== null && target !== null && count !== null) glossary.dictionaries.push({ source, target, count });
  }
  return [...glossaries.values()];
}

interface DictionarySizes {
  /** The entries of the pair that are there. */
  readonly entries: string | undefined;
  /** Where the pair's dictionary stands, or will. */
  readonly position: number;
  /** Bytes of all other dictionaries. */
  readonly otherBytes: number;
}

async function sizesOf(db: Database, glossary: string, { source, target }: DictionaryPair): Promise<DictionarySizes> {
  const rows = await db
    .selectFrom("dictionaries")
    .where("glossary_id", "=", glossary)
    .select(["source_lang", "target_lang", "position", "bytes"])
    .execute();
  const same = rows.find((row) => row.source_lang === source && row.target_lang === target);
  const others = rows.filter((row) => row !== same);
  const stored =
    same &&
    (await db
      .selectFrom("dictionaries")
      .where("glossary_id", "=", glossary)
      .where("source_lang", "=", source)
      .where("target_lang", "=", target)
      .select("entries")
      .executeTakeFirst());
  return {
    entries: stored?.entries,
    position: same?.position ?? Math.max(-1, ...rows.map(({ position }) => position)) + 1,
    otherBytes: others.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

async function putDictionary(
  transaction: Database,
  glossary: string,
  { source, target }: DictionaryPair,
  position: number,
  { text, count, bytes }: StoredEntries,
): Promise<void> {
  await transaction
    .insertInto("dictionaries")
    .values({
      glossary_id: glossary,
      source_lang: source,
      target_lang: target,
      position,
      entry_count: count,
      bytes,
      entries: text,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["glossary_id", "source_lang", "target_lang"])
        .doUpdateSet({ entry_count: count, bytes, entries: text }),
    )
    .execute();
}
