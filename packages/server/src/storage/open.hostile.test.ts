import { execFile } from "node:child_process";
import { chmod, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { describeWith, postgres } from "@dragoman/parts";
import { describe, expect, test } from "vitest";
import { describeSqlite } from "./each-database.ts";
import { openStorage } from "./open.ts";
import { StorageError } from "./storage-error.ts";

async function refusal(place: { data: string; databaseUrl?: string }): Promise<StorageError> {
  try {
    const storage = await openStorage({ ...place, onError: () => {} });
    await storage.close();
  } catch (error) {
    if (error instanceof StorageError) return error;
    throw error;
  }
  throw new Error("it was opened");
}

describeSqlite("a database that cannot be used", (database) => {
  test("a file that is no database is named, and left as it is", async () => {
    const file = join(database.place.data, "dragoman.sqlite");
    await writeFile(file, "This is a shopping list.\n".repeat(100));
    const error = await refusal(database.place);
    expect(error.code).toBe("unreadable");
    expect(error.message).toContain(file);
    expect(error.message).toContain("Restore it from a backup");
  });

  test("a damaged file is named", async () => {
    const storage = await database.open();
    for (let made = 0; made < 50; made++) {
      await storage.accounts.createAccount({ label: "x".repeat(500), plan: "pro", betas: [], characterLimit: null });
    }
    await storage.close();
    const file = join(database.place.data, "dragoman.sqlite");
    // The header stays; the page that lists the tables does not.
    await writeFile(file, Buffer.alloc(3000, 0xaa), { flag: "r+" });
    const header = Buffer.from("SQLite format 3\0", "latin1");
    await writeFile(file, header, { flag: "r+" });
    const error = await refusal(database.place);
    expect(error.code).toBe("unreadable");
    expect(error.message).toContain(file);
  });

  test("a data folder that is a file", async () => {
    const data = join(database.place.data, "file");
    await writeFile(data, "");
    expect(await refusal({ data })).toMatchObject({
      code: "not-writable",
      message: expect.stringContaining(`DRAGOMAN_DATA: cannot write the database in ${data} (EEXIST)`),
    });
  });

  test("a folder that may only be read", async () => {
    await chmod(database.place.data, 0o555);
    expect(await messageAsOrdinaryUser(database.place.data)).toContain(
      `DRAGOMAN_DATA: cannot write the database in ${database.place.data} (EACCES)`,
    );
  });

  test("a database that may only be read", async () => {
    await (await database.open()).close();
    await chmod(join(database.place.data, "dragoman.sqlite"), 0o444);
    await chmod(database.place.data, 0o555);
    expect(await messageAsOrdinaryUser(database.place.data)).toContain("dragoman.sqlite cannot be opened for writing");
  });
});

/**
 * In a process of its own: file modes mean nothing to root, whom tests in containers often run as. It gives root up
 * once it is loaded, since the code may lie where an ordinary user cannot read.
 */
async function messageAsOrdinaryUser(data: string): Promise<string> {
  const program = `import { openStorage } from ${JSON.stringify(new URL("./open.ts", import.meta.url).href)};
    if (process.getuid?.() === 0) process.setuid(65_534);
    const message = await openStorage({ data: process.argv[1], onError() {} }).then(() => "opened", (error) => error.message);
    process.stdout.write(message);`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    "--conditions=@dragoman/source",
    "--input-type=module",
    "-e",
    program,
    data,
  ]);
  return stdout;
}

describe("a PostgreSQL server that cannot be used", () => {
  test("nothing listens: the address is named, the password is not", async () => {
    const error = await refusal({
      data: "unused",
      databaseUrl: `postgres://mona:s3cret@127.0.0.1:${await freePort()}/books`,
    });
    expect(error.code).toBe("unreachable");
    expect(error.message).toMatch(
      /^DRAGOMAN_DATABASE_URL: .*127\.0\.0\.1:\d+, database books, user mona \(ECONNREFUSED\)/,
    );
    expect(`${error.stack} ${JSON.stringify(error.cause)}`).not.toContain("s3cret");
  });

  test("something else listens", async () => {
    const server = createServer((socket) => socket.end("220 mail.example ESMTP\r\n"));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const error = await refusal({ data: "unused", databaseUrl: `postgres://mona:s3cret@127.0.0.1:${port}/books` });
    expect(error.code).toBe("unreachable");
    expect(error.message).not.toContain("s3cret");
    server.close();
  });

  test.each(["postgres://mona:s3cret@[broken/books", "postgres://mona:s3cret/x@host:port/books"])(
    "an address that cannot be read is not repeated",
    async (databaseUrl) => {
      const error = await refusal({ data: "unused", databaseUrl });
      expect(error.message).toContain("DRAGOMAN_DATABASE_URL: cannot be read");
      expect(`${error.stack} ${JSON.stringify(error)} ${JSON.stringify(error.cause)}`).not.toContain("s3cret");
    },
  );
});

describeWith(postgres, "a PostgreSQL server that refuses", (location) => {
  test("a database that is not there", async () => {
    const url = new URL(location);
    url.pathname = "/not_there";
    expect(await refusal({ data: "unused", databaseUrl: url.href })).toMatchObject({
      code: "unreachable",
      message: expect.stringContaining("There is no such database"),
    });
  });

  test("a schema that is not there", async () => {
    const url = new URL(location);
    url.searchParams.set("options", "-c search_path=not_there");
    expect((await refusal({ data: "unused", databaseUrl: url.href })).message).toContain("search_path");
  });
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== "object" || address === null) throw new Error("no port");
  return address.port;
}
