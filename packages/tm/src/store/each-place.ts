import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeWith, postgres, redis } from "@dragoman/parts";
import { createClient } from "@keyv/redis";
import { Keyv } from "keyv";
import pg from "pg";
import { afterEach, beforeEach, describe } from "vitest";
import type { Place } from "./store-options.ts";

export interface TestPlace {
  readonly place: Place;
  /** Of the keys of this test, which nobody else has. */
  readonly namespace: string;
  /** Every key and value as the place has them; values are JSON. */
  readonly contents: () => Promise<Map<string, string>>;
  /** Writes over every value. */
  readonly overwrite: (value: string) => Promise<void>;
}

interface PlaceKind {
  readonly open: (namespace: string) => Promise<Pick<TestPlace, "place" | "contents" | "overwrite">>;
  readonly remove: (place: Place, namespace: string) => Promise<void>;
}

/** The same tests on every place that two stores can share, each test in a place of its own. */
export function describeEachPlace(title: string, tests: (current: () => TestPlace) => void): void {
  describe(`${title}, a Keyv`, () => tests(forEachTest(keyvOverMap)));
  describe(`${title}, file`, () => tests(forEachTest(file)));
  describeWith(redis, `${title}, Redis`, (location) => tests(forEachTest(redisAt(location))));
  describeWith(postgres, `${title}, PostgreSQL`, (location) => tests(forEachTest(postgresAt(location))));
}

/** The same, and in memory, which is one store's own. */
export function describeEveryPlace(title: string, tests: (current: () => Pick<TestPlace, "place">) => void): void {
  describe(`${title}, memory`, () => tests(() => ({ place: "memory" })));
  describeEachPlace(title, tests);
}

function forEachTest(kind: PlaceKind): () => TestPlace {
  let current: TestPlace | undefined;
  beforeEach(async () => {
    const namespace = `test-${randomUUID()}`;
    current = { namespace, ...(await kind.open(namespace)) };
  });
  afterEach(async () => {
    if (current !== undefined) await kind.remove(current.place, current.namespace);
    current = undefined;
  });
  return () => {
    if (current === undefined) throw new Error("The place is there while a test runs, not while tests are declared.");
    return current;
  };
}

const keyvOverMap: PlaceKind = {
  open: async () => {
    const map = new Map<string, string>();
    return {
      place: new Keyv({ store: map, namespace: "shared" }),
      contents: async () => new Map(map),
      overwrite: async (value) => {
        for (const key of map.keys()) map.set(key, value);
      },
    };
  },
  remove: async () => {},
};

const file: PlaceKind = {
  open: async () => {
    const path = join(await mkdtemp(join(tmpdir(), "dragoman-store-")), "folder", "phrases.store");
    const contents = async () => {
      const [, ...lines] = (await readFile(path, "utf8")).split("\n").slice(0, -1);
      return new Map(lines.map((line): [string, string] => [line.split("\t", 1).join(), line.replace(/^.*?\t/, "")]));
    };
    return {
      place: path,
      contents,
      overwrite: async (value) => {
        const [head] = (await readFile(path, "utf8")).split("\n", 1);
        const lines = [...(await contents()).keys()].map((key) => `${key}\t${value}\n`);
        await writeFile(path, `${head}\n${lines.join("")}`);
      },
    };
  },
  remove: (place) => rm(join(String(place), "../.."), { recursive: true }),
};

function redisAt(url: string): PlaceKind {
  const keysOf = async (namespace: string) => withRedis(url, (client) => client.keys(`${namespace}:*`));
  return {
    open: async (namespace) => ({
      place: url,
      contents: async () => {
        const keys = await keysOf(namespace);
        const values = keys.length > 0 ? await withRedis(url, (client) => client.mGet(keys)) : [];
        return new Map(keys.map((key, index) => [key, String(values[index])]));
      },
      overwrite: async (value) => {
        for (const key of await keysOf(namespace)) await withRedis(url, (client) => client.set(key, value));
      },
    }),
    remove: async (_, namespace) => {
      const keys = await keysOf(namespace);
      if (keys.length > 0) await withRedis(url, (client) => client.del(keys));
    },
  };
}

function redisClient(url: string) {
  return createClient({ url }).connect();
}

async function withRedis<Result>(
  url: string,
  ask: (client: Awaited<ReturnType<typeof redisClient>>) => Promise<Result>,
): Promise<Result> {
  const client = await redisClient(url);
  try {
    return await ask(client);
  } finally {
    await client.close();
  }
}

function postgresAt(location: string): PlaceKind {
  return {
    open: async (namespace) => {
      const schema = namespace.replaceAll("-", "_");
      await runSql(location, `create schema ${schema}`);
      const url = new URL(location);
      url.searchParams.set("options", `-c search_path=${schema}`);
      url.searchParams.set("application_name", schema);
      return {
        place: url.href,
        contents: async () => {
          const { rows } = await runSql(url.href, "select key, value from dragoman_store");
          return new Map(rows.map(({ key, value }) => [key, value]));
        },
        overwrite: async (value) => {
          await runSql(url.href, "update dragoman_store set value = $1", [value]);
        },
      };
    },
    remove: async (_, namespace) => {
      await runSql(location, `drop schema ${namespace.replaceAll("-", "_")} cascade`);
    },
  };
}

/** Runs one statement over a connection of its own. */
export async function runSql(url: string, statement: string, values: unknown[] = []): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(statement, values);
  } finally {
    await client.end();
  }
}
