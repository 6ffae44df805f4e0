import { execFile } from "node:child_process";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { ensureKeys } from "../accounts/ensure-keys.ts";
import { hashOfKey } from "../accounts/key-secret.ts";
import { type DatabasePlace, describeEachDatabase, describePostgres, describeSqlite, runSql } from "./each-database.ts";
import { openStorage } from "./open.ts";

const account = { label: "web", plan: "pro", betas: ["detect"], characterLimit: 1000 } as const;
const digest = { hash: hashOfKey("a key"), masked: "****" };

describeEachDatabase("storage", (database) => {
  test("an empty database gets its schema, and what is there is found again", async () => {
    const first = await database.open();
    const created = await first.accounts.createAccount(account);
    await first.accounts.createKey(created.id, "laptop", digest);
    await first.close();

    const second = await database.open();
    await second.ready();
    expect(await second.accounts.findByKeyHash(digest.hash)).toEqual({
      account: created,
      keyId: expect.any(String),
      keyLabel: "laptop",
    });
  });

  test("processes that start together on an empty database all come up, with one schema and one key", async () => {
    const made = await Promise.all([1, 2, 3].map(() => keyMadeByProcess(database.place)));
    expect(made.filter((text) => text !== "none")).toHaveLength(1);
    const { accounts } = await database.open();
    expect(await accounts.listKeys()).toHaveLength(1);
  }, 30_000);

  test("a key that is in use is refused without naming it", async () => {
    const { accounts } = await database.open();
    const { id } = await accounts.createAccount(account);
    await accounts.createKey(id, "laptop", digest);
    await expect(accounts.createKey(id, "phone", digest)).rejects.toThrow("The key **** is in use already");
    expect(await accounts.listKeys()).toMatchObject([{ label: "laptop", masked: "****", deactivatedAt: null }]);
  });
});

async function keyMadeByProcess(place: DatabasePlace): Promise<string> {
  const [open, ensure] = ["./open.ts", "../accounts/ensure-keys.ts"].map((file) => new URL(file, import.meta.url).href);
  const program = `import { openStorage } from ${JSON.stringify(open)};
    import { ensureKeys } from ${JSON.stringify(ensure)};
    const storage = await openStorage({ ...JSON.parse(process.argv[1]), onError() {} });
    process.stdout.write((await ensureKeys(storage.accounts, [])).madeKey ?? "none");
    await storage.close();`;
  const options = ["--conditions=@dragoman/source", "--input-type=module", "-e", program];
  const { stdout } = await promisify(execFile)(process.execPath, [...options, JSON.stringify(place)]);
  return stdout;
}

const addNewerMigration = "insert into migrations (name, timestamp) values ('9999-from-the-future', '2100-01-01')";

describeSqlite("storage", (database) => {
  test("the folder and the file are for this user alone", async () => {
    const data = join(database.place.data, "new", "folder");
    const storage = await openStorage({ data, onError: () => {} });
    await storage.close();
    expect((await stat(data)).mode & 0o777).toBe(0o700);
    expect((await stat(join(data, "dragoman.sqlite"))).mode & 0o777).toBe(0o600);
  });

  test("a key is in no file of the folder, its hash is", async () => {
    const { accounts } = await database.open();
    const { madeKey } = await ensureKeys(accounts, []);
    if (madeKey === null) throw new Error("no key was made");
    const folder = database.place.data;
    const files = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name))));
    const all = Buffer.concat(files);
    expect(all.includes(hashOfKey(madeKey))).toBe(true);
    expect(all.includes(madeKey)).toBe(false);
    expect(all.includes(madeKey.slice(0, 12))).toBe(false);
  });

  test("a database from a newer version is refused and left as it is", async () => {
    await (await database.open()).close();
    const file = new DatabaseSync(join(database.place.data, "dragoman.sqlite"));
    file.exec(addNewerMigration);
    file.close();
    await expect(database.open()).rejects.toMatchObject({
      code: "newer",
      message: expect.stringContaining("9999-from-the-future"),
    });
  });
});

describePostgres("storage", (database) => {
  test("a database from a newer version is refused and left as it is", async () => {
    await (await database.open()).close();
    await runSql(database.place.databaseUrl ?? "", addNewerMigration);
    await expect(database.open()).rejects.toMatchObject({
      code: "newer",
      message: expect.stringContaining("9999-from-the-future"),
    });
  });

  test("a key is nowhere in the tables, its hash is", async () => {
    const { accounts } = await database.open();
    const { madeKey } = await ensureKeys(accounts, []);
    if (madeKey === null) throw new Error("no key was made");
    const { rows } = await runSql(
      database.place.databaseUrl ?? "",
      "select string_agg(t::text, ' ') as text from (select keys::text as t from keys union all select accounts::text from accounts) x",
    );
    expect(rows[0].text).toContain(hashOfKey(madeKey));
    expect(rows[0].text).not.toContain(madeKey.slice(0, 12));
  });
});

describe("storage in memory", () => {
  test("keeps nothing", async () => {
    const first = await openStorage({ data: "memory", onError: () => {} });
    await first.ready();
    await ensureKeys(first.accounts, []);
    await first.close();
    const second = await openStorage({ data: "memory", onError: () => {} });
    expect(await second.accounts.listKeys()).toEqual([]);
    await second.close();
  });
});
