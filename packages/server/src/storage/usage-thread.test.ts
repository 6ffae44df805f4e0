import { expect, test } from "vitest";
import { describeSqlite } from "./each-database.ts";
import { startUsageWorker, UsageThread } from "./usage-thread.ts";

describeSqlite("the thread of usage", (database) => {
  const file = () => `${database.place.data}/dragoman.sqlite`;

  test("once closed, is not started again by a late question", async () => {
    await database.open();
    let started = 0;
    const thread = new UsageThread(
      file(),
      () => {},
      (data) => {
        started++;
        return startUsageWorker(data);
      },
    );
    await thread.checkpoint();
    await thread.close();
    await expect(thread.checkpoint()).rejects.toMatchObject({ name: "StorageError" });
    expect(started).toBe(1);
  });

  test("a closed thread refuses what is open", async () => {
    await database.open();
    const thread = new UsageThread(file(), () => {});
    const commit = thread.commit({ writer: "w", sequence: 1, rows: [] });
    const refusal = expect(commit).rejects.toThrow("the database is closed");
    await thread.close();
    await refusal;
  });
});
