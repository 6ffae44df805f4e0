import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeWith, postgres } from "@dragoman/parts";
import pg from "pg";
import { afterEach, beforeEach, describe } from "vitest";
import { openStorage } from "./open.ts";
import type { Storage } from "./storage.ts";

/** Where a test's database is; nothing is there yet, and nothing stays. */
export interface DatabasePlace {
  readonly data: string;
  readonly databaseUrl?: string;
}

export interface TestDatabase {
  readonly place: DatabasePlace;
  /** What storages of this test reported as going wrong in the background. */
  readonly errors: readonly Error[];
  /** Opens the database, as each node would; closed when the test ends. */
  open(): Promise<Storage>;
}

/** The same tests on SQLite, in a folder of their own, and on PostgreSQL, in a schema of their own, new for each test. */
export function describeEachDatabase(title: string, tests: (database: TestDatabase) => void): void {
  describeSqlite(title, tests);
  describePostgres(title, tests);
}

export function describeSqlite(title: string, tests: (database: TestDatabase) => void): void {
  describe(`${title}, SQLite`, () => {
    tests(
      forEachTest(
        async () => ({ data: await mkdtemp(join(tmpdir(), "dragoman-storage-")) }),
        ({ data }) => rm(data, { recursive: true }),
      ),
    );
  });
}

export function describePostgres(title: string, tests: (database: TestDatabase) => void): void {
  describeWith(postgres, `${title}, PostgreSQL`, (location) => {
    tests(
      forEachTest(
        async () => {
          const schema = `test_${randomUUID().replaceAll("-", "")}`;
          await runSql(location, `create schema ${schema}`);
          const url = new URL(location);
          url.searchParams.set("options", `-c search_path=${schema}`);
          url.searchParams.set("application_name", schema);
          return { data: schema, databaseUrl: url.href };
        },
        ({ data: schema }) => runSql(location, `drop schema ${schema} cascade`),
      ),
    );
  });
}

/** Runs one statement over a connection of its own. */
export async function runSql(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Breaks connections of this test's storages, those whose last statement is like the pattern. */
export async function breakConnections(place: DatabasePlace, pattern: string): Promise<void> {
  await runSql(
    place.databaseUrl ?? "",
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = current_schema() and pid <> pg_backend_pid() and query like '${pattern}'`,
  );
}

function forEachTest(
  make: () => Promise<DatabasePlace>,
  remove: (place: DatabasePlace) => Promise<unknown>,
): TestDatabase {
  let place: DatabasePlace | undefined;
  let opened: Storage[] = [];
  let errors: Error[] = [];
  const currentPlace = () => {
    if (place === undefined) throw new Error("The database is there while a test runs, not while tests are declared.");
    return place;
  };
  beforeEach(async () => {
    place = await make();
    errors = [];
  });
  afterEach(async () => {
    for (const storage of opened) await storage.close();
    opened = [];
    if (place !== undefined) await remove(place);
  });
  return {
    get place() {
      return currentPlace();
    },
    get errors() {
      return errors;
    },
    async open() {
      const storage = await openStorage({ ...currentPlace(), onError: (error) => errors.push(error) });
      opened.push(storage);
      return storage;
    },
  };
}
