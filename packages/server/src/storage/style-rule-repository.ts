import { randomUUID } from "node:crypto";
import { type AccountId, accountId } from "../accounts/account.ts";
import type { ConfiguredRules } from "../style/rule.ts";
import {
  type CustomInstruction,
  mostInstructions,
  type NewInstruction,
  type NewStyleList,
  parseStyleListId,
  type StyleList,
  type StyleListId,
} from "../style/style-list.ts";
import type { Change, ChangeFeed } from "./changes.ts";
import type { SharedDatabase } from "./shared-database.ts";
import { StorageError } from "./storage-error.ts";
import type { Database, StyleRuleListRow } from "./tables.ts";

/** What became of a change to a list. Where it was not made, the list is as it was. */
export type StyleListChange =
  | { readonly outcome: "changed"; readonly list: StyleList }
  /** The account has no list of this id. */
  | { readonly outcome: "unknown-list" }
  | { readonly outcome: "unknown-instruction" }
  /** The list has as many instructions as it may. */
  | { readonly outcome: "full" };

/** What an edit puts in the place of what was there, or why it does not. */
type Edited = Partial<Pick<StyleList, "name" | "rules" | "instructions">> | "unknown-instruction" | "full";

/**
 * Style rule lists. Each change is a transaction of its own, counts the version up by one, and is announced under the
 * topic `style_rules` by the list's id.
 */
export class StyleRuleRepository {
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

  async create(account: AccountId, { name, language, rules, instructions }: NewStyleList): Promise<StyleList> {
    const now = new Date().toISOString();
    const row = await this.#shared.db
      .insertInto("style_rule_lists")
      .values({
        id: randomUUID(),
        account_id: account,
        name,
        language,
        version: 1,
        rules: JSON.stringify(rules),
        instructions: JSON.stringify(instructions.map(withNewId)),
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
      .catch(this.#refuse);
    return listOf(row);
  }

  /** One page of the account's lists, oldest first. */
  async list(account: AccountId, page: number, pageSize: number): Promise<StyleList[]> {
    const offset = page * pageSize;
    // Further than any database counts.
    if (!Number.isSafeInteger(offset)) return [];
    const rows = await this.#shared.db
      .selectFrom("style_rule_lists")
      .where("account_id", "=", account)
      .orderBy("created_at")
      .orderBy("id")
      .offset(offset)
      .limit(pageSize)
      .selectAll()
      .execute()
      .catch(this.#refuse);
    return rows.map(listOf);
  }

  /** The list of this id, if it is the account's. */
  async find(account: AccountId, id: StyleListId): Promise<StyleList | undefined> {
    const row = await rowOf(this.#shared.db, account, id).catch(this.#refuse);
    return row && listOf(row);
  }

  rename(account: AccountId, id: StyleListId, name: string): Promise<StyleListChange> {
    return this.#change(account, id, () => ({ name }));
  }

  replaceRules(account: AccountId, id: StyleListId, rules: ConfiguredRules): Promise<StyleListChange> {
    return this.#change(account, id, () => ({ rules }));
  }

  /** The new instruction is the last of the changed list. */
  addInstruction(account: AccountId, id: StyleListId, instruction: NewInstruction): Promise<StyleListChange> {
    return this.#change(account, id, ({ instructions }) =>
      instructions.length >= mostInstructions ? "full" : { instructions: [...instructions, withNewId(instruction)] },
    );
  }

  /** The instruction keeps its id and its place. */
  replaceInstruction(account: AccountId, id: StyleListId, instruction: CustomInstruction): Promise<StyleListChange> {
    return this.#change(account, id, ({ instructions }) =>
      instructions.some((known) => known.id === instruction.id)
        ? { instructions: instructions.map((known) => (known.id === instruction.id ? instruction : known)) }
        : "unknown-instruction",
    );
  }

  deleteInstruction(account: AccountId, id: StyleListId, instructionId: string): Promise<StyleListChange> {
    return this.#change(account, id, ({ instructions }) => {
      const left = instructions.filter((known) => known.id !== instructionId);
      return left.length < instructions.length ? { instructions: left } : "unknown-instruction";
    });
  }

  /** Returns whether there was such a list. */
  delete(account: AccountId, id: StyleListId): Promise<boolean> {
    return this.#transact(id, async (transaction) => {
      const { numDeletedRows } = await transaction
        .deleteFrom("style_rule_lists")
        .where("id", "=", id)
        .where("account_id", "=", account)
        .executeTakeFirstOrThrow();
      return { result: numDeletedRows > 0n, isChanged: numDeletedRows > 0n };
    });
  }

  #change(account: AccountId, id: StyleListId, edit: (list: StyleList) => Edited): Promise<StyleListChange> {
    return this.#transact<StyleListChange>(id, async (transaction) => {
      const row = await rowOf(transaction, account, id);
      if (row === undefined) return { result: { outcome: "unknown-list" }, isChanged: false };
      const list = listOf(row);
      const edited = edit(list);
      if (typeof edited === "string") return { result: { outcome: edited }, isChanged: false };
      const changed = { ...list, ...edited, version: list.version + 1, updatedAt: new Date() };
      await transaction
        .updateTable("style_rule_lists")
        .set({
          name: changed.name,
          version: changed.version,
          rules: JSON.stringify(changed.rules),
          instructions: JSON.stringify(changed.instructions),
          updated_at: changed.updatedAt.toISOString(),
        })
        .where("id", "=", id)
        .execute();
      return { result: { outcome: "changed", list: changed }, isChanged: true };
    });
  }

  /** One at a time for each list, so that of two changes at once the second sees the first. */
  async #transact<Result>(
    id: StyleListId,
    work: (transaction: Database) => Promise<{ readonly result: Result; readonly isChanged: boolean }>,
  ): Promise<Result> {
    const change: Change = { topic: "style_rules", id };
    const { result, isChanged } = await this.#shared.db
      .transaction()
      .execute(async (transaction) => {
        await this.#shared.lock(transaction, `style-rules:${id}`);
        const done = await work(transaction);
        if (done.isChanged) await this.#shared.announce(transaction, [change]);
        return done;
      })
      .catch(this.#refuse);
    if (isChanged) this.#changes.publish(change);
    return result;
  }
}

function rowOf(db: Database, account: AccountId, id: StyleListId): Promise<StyleRuleListRow | undefined> {
  return db
    .selectFrom("style_rule_lists")
    .where("id", "=", id)
    .where("account_id", "=", account)
    .selectAll()
    .executeTakeFirst();
}

function withNewId({ label, prompt, source_language }: NewInstruction): CustomInstruction {
  return { id: randomUUID(), label, prompt, ...(source_language !== undefined && { source_language }) };
}

function listOf(row: StyleRuleListRow): StyleList {
  const rules: unknown = JSON.parse(row.rules);
  const instructions: unknown = JSON.parse(row.instructions);
  const id = parseStyleListId(row.id);
  if (id === undefined || !areRules(rules) || !areInstructions(instructions)) {
    throw new StorageError("unreadable", `The style rule list ${row.id} is not as this service writes them.`);
  }
  return {
    id,
    account: accountId(row.account_id),
    name: row.name,
    language: row.language,
    version: row.version,
    rules,
    instructions,
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
  };
}

/** They were held against the contract when they came; a rule that a later version has dropped has no effect. */
function areRules(value: unknown): value is ConfiguredRules {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function areInstructions(value: unknown): value is CustomInstruction[] {
  return Array.isArray(value) && value.every((item) => typeof Object(item).id === "string");
}
