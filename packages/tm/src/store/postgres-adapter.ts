import { EventEmitter } from "node:events";
import type { KeyvEntry, KeyvStoreAdapter } from "keyv";
import pg from "pg";

const table = "dragoman_store";
const mostConnections = 4;
const sweptAtOnce = 100;

/** Two that create the table at once: one of them is told that it exists, or that its name is taken. */
const existsAlready: readonly unknown[] = ["23505", "42P07"];

/**
 * Entries in a table. Not `@keyv/postgres`: it has one pool for all of a process, so that closing one store closes others;
 * a connection that breaks while it is idle ends the process; and what has expired stays until it is asked for.
 */
export class PostgresAdapter extends EventEmitter implements KeyvStoreAdapter {
  readonly opts = { dialect: "postgres" };
  readonly #pool: pg.Pool;
  #created: Promise<void> | undefined;

  constructor(url: string, timeoutMs: number) {
    super();
    this.#pool = new pg.Pool({
      connectionString: url,
      max: mostConnections,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
      allowExitOnIdle: true,
    });
    this.#pool.on("error", (error) => this.emit("error", error));
  }

  async get<Value>(key: string): Promise<Value | undefined> {
    const [value] = await this.getMany<Value>([key]);
    return value;
  }

  async getMany<Value>(keys: string[]): Promise<(Value | undefined)[]> {
    const { rows } = await this.#query(`select key, value from ${table} where key = any($1)`, [keys]);
    const values = new Map(rows.map(({ key, value }) => [key, value]));
    return keys.map((key) => values.get(key));
  }

  async set(key: string, value: string, ttl?: number): Promise<void> {
    await this.setMany([{ key, value, ...(ttl !== undefined && { ttl }) }]);
  }

  /** Takes out some of what has expired, but nothing that another call is busy with. */
  async setMany(entries: KeyvEntry[]): Promise<void> {
    const now = Date.now();
    await this.#query(
      `with expired as (
         select key from ${table} where expires_at < $4 and key <> all($1::text[])
         limit ${sweptAtOnce} for update skip locked
       ), swept as (delete from ${table} where key in (select key from expired))
       insert into ${table} (key, value, expires_at) select * from unnest($1::text[], $2::text[], $3::bigint[])
       on conflict (key) do update set value = excluded.value, expires_at = excluded.expires_at`,
      [
        entries.map(({ key }) => key),
        entries.map(({ value }) => value),
        entries.map(({ ttl }) => (ttl === undefined ? null : now + ttl)),
        now,
      ],
    );
  }

  async delete(key: string): Promise<boolean> {
    return this.deleteMany([key]);
  }

  async deleteMany(keys: string[]): Promise<boolean> {
    // Locked in the order in which `setMany` locks.
    const { rowCount } = await this.#query(
      `delete from ${table} where key in (select key from ${table} where key = any($1) order by key for update)`,
      [keys],
    );
    return (rowCount ?? 0) > 0;
  }

  async clear(): Promise<void> {
    await this.#query(`delete from ${table}`, []);
  }

  async *iterator<Value>(prefix?: string): AsyncGenerator<(string | Awaited<Value> | undefined)[], void> {
    // A semicolon comes right after a colon, so this is what begins with the prefix and a colon.
    const bounds = [`${prefix}:`, `${prefix};`];
    const { rows } = await this.#query(`select key, value from ${table} where key >= $1 and key < $2`, bounds);
    for (const { key, value } of rows) yield [key, value];
  }

  async disconnect(): Promise<void> {
    await this.#pool.end();
  }

  async #query(statement: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    this.#created ??= this.#create().catch((error) => {
      this.#created = undefined;
      throw error;
    });
    await this.#created;
    return this.#pool.query(statement, [...values]);
  }

  async #create(): Promise<void> {
    try {
      // Who may use the table may not be who may create one, and PostgreSQL asks for that right first.
      const { rows } = await this.#pool.query("select to_regclass($1) is not null as found", [table]);
      if (rows[0]?.found === true) return;
      await this.#pool.query(
        `create table if not exists ${table} (
           key text collate "C" primary key, value text not null, expires_at bigint
         );
         create index if not exists ${table}_expires_at on ${table} (expires_at) where expires_at is not null`,
      );
    } catch (error) {
      if (!(error instanceof pg.DatabaseError && existsAlready.includes(error.code))) throw error;
    }
  }
}
