import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { type DatabasePlace, describeEachDatabase, describeSqlite } from "../storage/each-database.ts";
import { accountId, keyId } from "./account.ts";
import { createUsageLedger } from "./usage-ledger.ts";

/** Ten callers record one character each, again and again, and say so once it is acknowledged. */
const callers = 10;
const program = (records: number) => `
  import { openStorage } from ${source("../storage/open.ts")};
  import { createUsageLedger } from ${source("./usage-ledger.ts")};
  const storage = await openStorage({ ...JSON.parse(process.argv[1]), onError() {} });
  const ledger = createUsageLedger(storage.usage, storage);
  const entry = { accountId: "web", keyId: "laptop", product: "translate", characters: 1, reportingTag: null };
  await Promise.all(Array.from({ length: ${callers} }, async () => {
    for (let done = 0; done < ${records / callers}; done++) {
      await ledger.record(entry).written;
      process.stdout.write("counted\\n");
    }
  }));
  await storage.close();`;

function source(file: string): string {
  return JSON.stringify(new URL(file, import.meta.url).href);
}

function recordIn(place: DatabasePlace, records: number): ChildProcess {
  const options = ["--conditions=@dragoman/source", "--input-type=module", "-e", program(records)];
  return spawn(process.execPath, [...options, JSON.stringify(place)], { stdio: ["ignore", "pipe", "inherit"] });
}

async function countLines(child: ChildProcess, onLine: (lines: number) => void): Promise<number> {
  let lines = 0;
  if (child.stdout === null) throw new Error("the process has no output");
  const exited = once(child, "exit");
  for await (const line of createInterface(child.stdout)) if (line === "counted") onLine(++lines);
  await exited;
  return lines;
}

describeEachDatabase("the usage of processes that write at the same time", (database) => {
  test("is all counted", async () => {
    const storage = await database.open();
    const processes = [recordIn(database.place, 300), recordIn(database.place, 300)];
    const lines = await Promise.all(processes.map((child) => countLines(child, () => {})));
    expect(lines).toEqual([300, 300]);
    const { byProduct } = await createUsageLedger(storage.usage, storage).totals(accountId("web"), keyId("laptop"));
    expect(byProduct.get("translate")).toEqual({ account: 600, key: 600 });
  }, 30_000);
});

describeSqlite("the usage of a process that is killed", (database) => {
  test("is all there, as far as it was acknowledged", async () => {
    const child = recordIn(database.place, 1_000_000);
    const acknowledged = await countLines(child, (lines) => lines === 500 && child.kill("SIGKILL"));
    expect(acknowledged).toBeGreaterThanOrEqual(500);
    const storage = await database.open();
    const { byProduct } = await createUsageLedger(storage.usage, storage).totals(accountId("web"), keyId("laptop"));
    const counted = byProduct.get("translate")?.account ?? 0;
    expect(counted).toBeGreaterThanOrEqual(acknowledged);
    // At the kill, one group may have been on disk and not yet acknowledged.
    expect(counted).toBeLessThanOrEqual(acknowledged + callers);
  }, 30_000);
});
