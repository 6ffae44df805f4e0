import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { localeFolder, settings } from "../../test/locale-folder.ts";
import { startProcess } from "../../test/run-command.ts";
import { withService } from "../../test/service.ts";

const called = withService();

const messages = 1500;
const languages = ["de", "pl"];

/** Requests that a run has in flight, and texts of one: what is lost where nobody can have it. */
const mostLost = 4 * 50;

const sourceOf = (edition: number) =>
  Object.fromEntries(
    Array.from({ length: messages }, (_, at) => [
      `key${at}`,
      at < edition ? `Text ${at}, changed` : `Text ${at} is new`,
    ]),
  );

test("killed at twenty points, files are whole and nothing that was kept is paid for again", {
  timeout: 240_000,
}, async () => {
  const folder = await localeFolder({ ...settings({ languages }), "locales/en/app.json": sourceOf(0) });
  const environment = { env: called.env };
  const start = () => startProcess(folder.args("translate", "--no-progress"), environment);
  const sent = () => called.service.calls.of("translateText");
  /** Translations that are kept, by their keys. */
  const kept = async () => {
    const text = await readFile(folder.path(".dragoman/cache/phrases"), "utf8").catch(() => "");
    return new Set(text.split("\n").flatMap((line) => /^(\S+:p1:\S+)\t.*\}$/.exec(line)?.[1] ?? [])).size;
  };
  const textsOf = (calls: ReturnType<typeof sent>) =>
    calls.reduce((sum, { body }) => sum + (Object(body).text?.length ?? 0), 0);
  let edition = 0;
  let points = 0;
  for (let kill = 0; kill < 20; kill += 1) {
    if (kill >= 10) {
      edition += 1;
      await folder.write({ "locales/en/app.json": sourceOf(edition) });
    }
    const before = await kept();
    called.service.calls.clear();
    called.service.faults.clear();
    called.service.faults.next({ kind: "slow", beforeMs: 20, operationId: "translateText", times: 10_000 });
    const { child, outcome } = start();
    const ended = outcome.then(() => true);
    // At first while texts are sent, then around the writing of files and records.
    const isThere = async () =>
      kill < 10
        ? sent().length > kill
        : (await partOf(folder.path("locales"))) || hasIntent(folder.path(".dragoman/i18n"));
    while (!(await Promise.race([ended, setTimeout(1, false)])) && !(await isThere()));
    await setTimeout((kill * 7) % 20);
    if (child.kill("SIGKILL")) points += 1;
    await outcome;
    expect(textsOf(sent()) - ((await kept()) - before)).toBeLessThanOrEqual(mostLost);
    for (const language of languages) {
      const name = `locales/${language}/app.json`;
      if (existsSync(folder.path(name))) expect(Object.keys(Object(await folder.json(name)))).toHaveLength(messages);
    }
  }
  expect(points).toBeGreaterThanOrEqual(12);
  const before = await kept();
  called.service.calls.clear();
  called.service.faults.clear();
  expect(await start().outcome).toMatchObject({ code: 0 });
  // The changed texts, and the first ones that were kept.
  expect(textsOf(sent())).toBe((await kept()) - before);
  expect(await kept()).toBeLessThanOrEqual(languages.length * (messages + edition));
  const status = await called.json(folder.args("status"));
  const all = languages.length * messages;
  expect(status["total"]).toMatchObject({ translated: all, unapproved: all, stale: 0, edited: 0 });
});

/** Whether a file is being written. */
async function partOf(folder: string): Promise<boolean> {
  const names = await readdir(folder, { recursive: true });
  return names.some((name) => name.endsWith(".part"));
}

/** Whether records are being written. */
function hasIntent(folder: string): boolean {
  return existsSync(`${folder}/pl.records.lock`) || existsSync(`${folder}/de.records.lock`);
}
