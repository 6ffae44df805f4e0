import { connect, createServer, type Server, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { accountId, keyId } from "../accounts/account.ts";
import { createUsageLedger } from "../accounts/usage-ledger.ts";
import { type DatabasePlace, describePostgres, runSql } from "./each-database.ts";
import { openPostgres } from "./postgres.ts";
import type { Storage } from "./storage.ts";

const web = accountId("web");
const entry = { accountId: web, keyId: keyId("k"), product: "translate", characters: 3, reportingTag: null } as const;

describePostgres("a server that goes away", (database) => {
  let wire: Wire;
  let storage: Storage;
  let ledger: ReturnType<typeof createUsageLedger>;

  beforeEach(async () => {
    await (await database.open()).close();
    wire = await layWire(database.place);
    storage = await openPostgres(wire.url, () => {}, { connection: 300, statement: 300, silence: 600 });
    ledger = createUsageLedger(storage.usage, storage);
    await ledger.record(entry).written;
  });
  afterEach(async () => {
    await ledger.close();
    await storage.close();
    await wire.remove();
  });

  const counted = async () => (await ledger.totals(web, entry.keyId)).byProduct.get("translate")?.account;
  const lost = { name: "StorageError", code: "unreachable" };

  test("fails what is asked meanwhile as unreachable, and is found again", async () => {
    wire.cut();
    await expect(ledger.record(entry).written).rejects.toMatchObject(lost);
    await expect(storage.accounts.findByKeyHash("hash")).rejects.toMatchObject(lost);
    await expect(ledger.totals(web, entry.keyId)).rejects.toMatchObject(lost);
    await expect(storage.ready()).rejects.toMatchObject(lost);
    wire.mend();
    await ledger.record(entry).written;
    expect(await counted()).toBe(6);
  });

  test("and says nothing at all fails what is asked, and keeps nobody from closing", async () => {
    wire.freeze();
    await expect(ledger.record(entry).written).rejects.toMatchObject(lost);
    await expect(Promise.all([1, 2, 3].map(() => storage.accounts.findByKeyHash("hash")))).rejects.toMatchObject(lost);
    await ledger.close();
    await storage.close();
  });

  test("for one lock alone fails what waits for it, and counts nothing of that later", async () => {
    const locked = runSql(database.place.databaseUrl ?? "", "begin; lock table usage; select pg_sleep(1.5); rollback");
    await expect
      .poll(() => runSql(database.place.databaseUrl ?? "", "select 1 from pg_locks where relation = 'usage'::regclass"))
      .toMatchObject({ rowCount: 1 });
    await expect(ledger.record(entry).written).rejects.toMatchObject(lost);
    await locked;
    expect(await counted()).toBe(3);
    await ledger.record(entry).written;
    expect(await counted()).toBe(6);
  });
});

/** What lies between the service and the server, and may break. */
interface Wire {
  readonly url: string;
  /** Resets every connection and refuses new ones. */
  cut(): void;
  mend(): void;
  /** Holds back whatever is said. */
  freeze(): void;
  remove(): Promise<void>;
}

async function layWire({ databaseUrl = "" }: DatabasePlace): Promise<Wire> {
  const url = new URL(databaseUrl);
  const server = { host: url.hostname, port: Number(url.port || 5432) };
  const sockets = new Set<Socket>();
  let state: "whole" | "cut" | "frozen" = "whole";
  const relay = (from: Socket, to: Socket): void => {
    sockets.add(from);
    from.on("data", (bytes) => state !== "frozen" && to.write(bytes));
    from.on("error", () => {});
    from.on("close", () => to.destroy());
  };
  const listening: Server = createServer((here) => {
    if (state === "cut") {
      here.resetAndDestroy();
      return;
    }
    const there = connect(server);
    relay(here, there);
    relay(there, here);
  });
  await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
  const address = listening.address();
  if (typeof address !== "object" || address === null) throw new Error("The wire has no end.");
  url.host = `127.0.0.1:${address.port}`;
  const endAll = () => {
    for (const socket of sockets) socket.resetAndDestroy();
    sockets.clear();
  };
  return {
    url: url.href,
    cut: () => {
      state = "cut";
      endAll();
    },
    mend: () => {
      state = "whole";
    },
    freeze: () => {
      state = "frozen";
    },
    remove: () => {
      endAll();
      return new Promise((resolve) => listening.close(() => resolve()));
    },
  };
}
