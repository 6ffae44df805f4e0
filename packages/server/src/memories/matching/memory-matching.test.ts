import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseLanguageTag } from "@dragoman/engines";
import type { Segment } from "@dragoman/tm";
import { afterEach, describe, expect, test, vi } from "vitest";
import { accountId } from "../../accounts/account.ts";
import { HttpError } from "../../http/http-error.ts";
import { jobKinds } from "../../jobs/job.ts";
import type { Log } from "../../log.ts";
import { describeEachDatabase, describeSqlite, type TestDatabase } from "../../storage/each-database.ts";
import { openStorage } from "../../storage/open.ts";
import type { Storage } from "../../storage/storage.ts";
import { createMemoryMatching, type MemoryMatching } from "./memory-matching.ts";
import type { RecallMemory } from "./recall-memory.ts";
import { deleteMemory, owner, storeMemory, unitIn, unitOf } from "./stored-memory.ts";

const signal = new AbortController().signal;
const shop = [
  unitOf("Save your changes.", "Speichern Sie Ihre Änderungen."),
  unitOf("You have 3 new messages.", "Sie haben 3 neue Nachrichten."),
  unitOf("Please enter the name of your street.", "Geben Sie bitte den Namen Ihrer Straße ein."),
];

let opened: MemoryMatching[] = [];
let problems: object[] = [];
const log: Log = {
  isLevelEnabled: () => true,
  error: (facts) => problems.push(facts),
  warn: (facts) => problems.push(facts),
  info: () => {},
  debug: () => {},
};

/** In each suite, so that it happens before the suite's database is closed. */
function closeAfterEach(): void {
  afterEach(async () => {
    for (const matching of opened) await matching.close();
    const told = problems;
    opened = [];
    problems = [];
    expect(told).toEqual([]);
  });
}

function matchingOf({ memories, changes }: Storage, { place }: Pick<TestDatabase, "place">): MemoryMatching {
  const { data, databaseUrl } = place;
  const matching = createMemoryMatching({ memories, changes, log, data, databaseUrl });
  opened.push(matching);
  return matching;
}

function languages(target: string, source = "en") {
  const [from, to] = [parseLanguageTag(source), parseLanguageTag(target)];
  if (from === undefined || to === undefined) throw new Error("That is no language.");
  return { source: from, target: to };
}

async function answersOf(memory: RecallMemory, texts: readonly string[]): Promise<readonly (string | undefined)[]> {
  const matches = await memory.match(
    texts.map((text) => ({ text })),
    signal,
  );
  return matches.map((match) =>
    match === undefined || match.kind === "similar" ? match?.kind : `${match.kind}: ${match.translation.text}`,
  );
}

async function refusalOf(work: () => unknown): Promise<HttpError["body"] & { status: number }> {
  try {
    await work();
  } catch (error) {
    if (error instanceof HttpError) return { ...error.body, status: error.status };
    throw error;
  }
  throw new Error("Nothing was refused.");
}

describeEachDatabase("matching in memories", (database) => {
  closeAfterEach();

  test("finds what is the same, repairs what is nearly so, and tells what is similar", async () => {
    const storage = await database.open();
    const id = await storeMemory(storage, shop);
    const memory = await matchingOf(storage, database).find(owner, id, languages("de"), 75);
    expect(
      await answersOf(memory, [
        "Save your changes.",
        "You have 7 new messages.",
        "SAVE YOUR CHANGES.",
        "Please enter the name of your town.",
        "Nothing of the kind is there.",
      ]),
    ).toEqual([
      "exact: Speichern Sie Ihre Änderungen.",
      "repaired: Sie haben 7 neue Nachrichten.",
      "repaired: SPEICHERN SIE IHRE ÄNDERUNGEN.",
      "similar",
      undefined,
    ]);
  });

  test("a text over 10,000 characters is found in its very words alone", async () => {
    const storage = await database.open();
    const long = "All work and no play. ".repeat(500).trim();
    const id = await storeMemory(storage, [unitOf(long, "Lang")]);
    const memory = await matchingOf(storage, database).find(owner, id, languages("de"), 75);
    expect(await answersOf(memory, [long, `${long} Indeed.`, long.slice(0, 9000)])).toEqual([
      "exact: Lang",
      undefined,
      "similar",
    ]);
  });

  test("a threshold is kept, and is 50 at least", async () => {
    const storage = await database.open();
    const id = await storeMemory(storage, shop);
    const matching = matchingOf(storage, database);
    const of = async (threshold: number) =>
      answersOf(await matching.find(owner, id, languages("de"), threshold), [
        "You have 7 new messages.",
        "Please enter the name of a town.",
        "Please enter the name now.",
        "Please enter it.",
      ]);
    const seven = "repaired: Sie haben 7 neue Nachrichten.";
    expect(await of(100)).toEqual([undefined, undefined, undefined, undefined]);
    expect(await of(99)).toEqual([seven, undefined, undefined, undefined]);
    expect(await of(70)).toEqual([seven, "similar", undefined, undefined]);
    expect(await of(0)).toEqual([seven, "similar", "similar", undefined]);
  });

  test("tags are put where the memory has them", async () => {
    const storage = await database.open();
    const bold = (before: string, text: string): Segment => [
      before,
      { kind: "bpt", i: 1, content: ["<b>"] },
      text,
      { kind: "ept", i: 1, content: ["</b>"] },
    ];
    const id = await storeMemory(storage, [unitOf(bold("Open the ", "cart"), bold("Öffnen Sie den ", "Warenkorb"))]);
    const memory = await matchingOf(storage, database).find(owner, id, languages("de"), 75);
    const asked = [
      { text: "Open the cart", spans: [{ start: 9, end: 13 }] },
      { text: "Open the cart", spans: [{ start: 0, end: 4 }] },
      { text: "Open the cart" },
    ];
    expect(await memory.match(asked, signal)).toMatchObject([
      { kind: "repaired", translation: { text: "Öffnen Sie den Warenkorb", spans: [{ start: 15, end: 24 }] } },
      { kind: "similar", source: "Open the cart", translation: "Öffnen Sie den Warenkorb" },
      { kind: "repaired", translation: { text: "Öffnen Sie den Warenkorb", spans: [] } },
    ]);
  });

  test("languages are covered with and without their region, and other regions and scripts are not", async () => {
    const storage = await database.open();
    const targets = ["de", "pt-br", "zh-hans"];
    const id = await storeMemory(storage, [unitIn({ en: "Save", "pt-BR": "Salvar", "DE-AT": "Sichern" })], { targets });
    const matching = matchingOf(storage, database);
    for (const [target, answer] of [
      ["pt-BR", "exact: Salvar"],
      ["pt", "exact: Salvar"],
      ["de", "exact: Sichern"],
      // The memory has German, this segment that of another region.
      ["de-CH", undefined],
      ["zh", undefined],
    ] as const) {
      const memory = await matching.find(owner, id, languages(target), 75);
      expect(await answersOf(memory, ["Save"])).toEqual([answer]);
    }
    for (const target of ["pt-PT", "zh-Hant", "fr"]) {
      expect(await refusalOf(() => matching.find(owner, id, languages(target), 75))).toMatchObject({
        status: 404,
        message: `Translation Memory ${id} does not support the target language ${target}`,
        code: "memory_language_mismatch",
        detail: "Its target languages are: de, pt-br, zh-hans.",
      });
    }
    expect(await refusalOf(() => matching.find(owner, id, languages("de", "fr"), 75))).toMatchObject({
      status: 404,
      message: `Translation Memory ${id} does not support the source language fr`,
    });
    const detected = await matching.find(owner, id, { ...languages("de"), source: undefined }, 75);
    expect([languages("en"), languages("de")].map(({ target }) => detected.covers(target))).toEqual([true, false]);
  });

  test("an unknown memory and that of another account are not there", async () => {
    const storage = await database.open();
    const other = await storeMemory(storage, shop, { account: accountId("other") });
    const matching = matchingOf(storage, database);
    await matching.find(accountId("other"), other, languages("de"), 75);
    const unknown = ["7d9e3a4e-2f60-4c55-9d5e-0f4b3f3a9a11", other, "", "__proto__", "../../etc/passwd", "' or 1=1 --"];
    for (const id of unknown) {
      expect(await refusalOf(() => matching.find(owner, id, languages("de"), 75))).toMatchObject({
        status: 404,
        code: "not_found",
      });
    }
  });

  test("a memory that is deleted is gone at once, also for a request that has found it", async () => {
    const storage = await database.open();
    const id = await storeMemory(storage, shop);
    const matching = matchingOf(storage, database);
    const memory = await matching.find(owner, id, languages("de"), 75);
    expect(await answersOf(memory, ["Save your changes."])).toHaveLength(1);
    await deleteMemory(storage, id);
    expect(await refusalOf(() => matching.find(owner, id, languages("de"), 75))).toMatchObject({ status: 404 });
  });

  test("news of a change that is no deletion disturb nobody", async () => {
    const storage = await database.open();
    const many = Array.from({ length: 1000 }, (_, at) => unitOf(`Item ${at} is there.`, `Ware ${at}.`));
    const id = await storeMemory(storage, [...many, ...shop]);
    const memory = await matchingOf(storage, database).find(owner, id, languages("de"), 75);
    const answers = answersOf(memory, ["Save your changes."]);
    for (let times = 0; times < 20; times++) {
      storage.changes.publish({ topic: "translation_memories", id });
      await setTimeout(5);
    }
    storage.changes.publishAll();
    expect(await answers).toEqual(["exact: Speichern Sie Ihre Änderungen."]);
  });

  test("one whose units are being removed is not built from what is left of them", async () => {
    const storage = await database.open();
    const id = await storeMemory(storage, shop);
    const matching = matchingOf(storage, database);
    const memory = await matching.find(owner, id, languages("de"), 75);
    await deleteMemory(storage, id);
    const now = new Date();
    const job = await storage.jobs.claim("remover", [jobKinds.removal], now, new Date(now.getTime() + 60_000));
    await storage.memoryWork.removeUnits({ id: job?.id ?? "", holder: "remover" }, id, 1);
    expect(await refusalOf(() => memory.match([{ text: "Save" }], signal))).toMatchObject({ status: 404 });
  });

  test("what is used is noted, once the thread has a moment", async () => {
    const storage = await database.open();
    const id = await storeMemory(storage, [unitIn({ en: "Save", fr: "Enregistrer", de: "Sichern" }), ...shop]);
    const matching = matchingOf(storage, database);
    const memory = await matching.find(owner, id, languages("de"), 75);
    const before = new Date();
    await answersOf(memory, ["Save", "Save", "You have 8 new messages.", "Please enter the name of your town."]);
    await matching.close();
    const uses = await storage.memories.uses(id, [0, 1, 2, 3]);
    // Of the first unit the third variant; the last unit was only similar.
    expect([...uses].map(([position, targets]) => [position, ...targets.keys()])).toEqual([
      [0, 2],
      [2, 1],
    ]);
    expect(Date.parse(uses.get(0)?.get(2) ?? "")).toBeGreaterThanOrEqual(before.getTime());
  });

  test("of a memory that was deleted in the meantime nothing is noted", async () => {
    const storage = await database.open();
    const id = await storeMemory(storage, shop);
    await deleteMemory(storage, id);
    await storage.memories.markUsed(id, [{ position: 0, target: 1 }], new Date());
    expect(await storage.memories.uses(id, [0])).toEqual(new Map());
  });

  test("an index is built once however many wait, and one who hangs up waits no longer", async () => {
    const storage = await database.open();
    const many = Array.from({ length: 3000 }, (_, at) =>
      unitOf(`Item ${at} of shelf ${at % 7} is there.`, `Ware ${at}.`),
    );
    const id = await storeMemory(storage, [...many, ...shop]);
    const memory = await matchingOf(storage, database).find(owner, id, languages("de"), 75);
    const gone = new AbortController();
    const waits = Array.from({ length: 20 }, () => answersOf(memory, ["Save your changes."]));
    const abandoned = memory.match([{ text: "Save your changes." }], gone.signal);
    const reason = new Error("The caller hung up.");
    gone.abort(reason);
    await expect(abandoned).rejects.toBe(reason);
    expect(new Set((await Promise.all(waits)).flat())).toEqual(new Set(["exact: Speichern Sie Ihre Änderungen."]));
  });
});

describeSqlite("indexes in files", (database) => {
  closeAfterEach();
  const folder = () => join(database.place.data, "indexes");

  async function once(storage: Storage, id: string): Promise<readonly (string | undefined)[]> {
    const matching = matchingOf(storage, database);
    const answers = await answersOf(await matching.find(owner, id, languages("de"), 75), ["Save your changes."]);
    await matching.close();
    return answers;
  }

  test("one is opened again instead of built, is built again where it is damaged, and goes with its memory", async () => {
    const storage = await database.open();
    const id = await storeMemory(storage, shop);
    const exact = ["exact: Speichern Sie Ihre Änderungen."];
    expect(await once(storage, id)).toEqual(exact);
    const [name = ""] = await readdir(folder());
    expect(name.startsWith(id)).toBe(true);
    const saved = await readFile(join(folder(), name));
    for (const damaged of [
      saved.subarray(0, 100),
      saved.with(200, (saved[200] ?? 0) ^ 1),
      Buffer.from("nonsense"),
      Buffer.alloc(0),
    ]) {
      await writeFile(join(folder(), name), damaged);
      expect(await once(storage, id)).toEqual(exact);
      expect(await readFile(join(folder(), name))).toEqual(saved);
    }

    const matching = matchingOf(storage, database);
    await matching.find(owner, id, languages("de"), 75);
    await deleteMemory(storage, id);
    await vi.waitFor(async () => expect(await readdir(folder())).toEqual([]));
  });

  test("none is made of a memory that is deleted before the news of it come", async () => {
    const storage = await database.open();
    const id = await storeMemory(storage, shop);
    const memory = await matchingOf(storage, database).find(owner, id, languages("de"), 75);
    await deleteMemory(await database.open(), id);
    expect(await refusalOf(() => answersOf(memory, ["Save your changes."]))).toMatchObject({ status: 404 });
    await Promise.all(opened.map((matching) => matching.close()));
    expect(await readdir(folder()).catch(() => [])).toEqual([]);
  });

  test("what is left of memories that are gone, and half of a file, is swept away", async () => {
    const storage = await database.open();
    const id = await storeMemory(storage, shop);
    await once(storage, id);
    const [name = ""] = await readdir(folder());
    const stray = name.replace(id, "7d9e3a4e-2f60-4c55-9d5e-0f4b3f3a9a11");
    await writeFile(join(folder(), stray), "");
    await writeFile(join(folder(), `${name}.part`), "");
    await once(storage, id);
    expect(await readdir(folder())).toEqual([name]);
  });
});

describe("a database in memory", () => {
  closeAfterEach();

  test("is looked through in this thread, with pauses", async () => {
    const storage = await openStorage({ data: "memory", onError: (error) => problems.push(error) });
    const many = Array.from({ length: 3000 }, (_, at) =>
      unitOf(`Item ${at} of shelf ${at % 7} is there.`, `Ware ${at}.`),
    );
    const id = await storeMemory(storage, [...many, ...shop]);
    const matching = matchingOf(storage, { place: { data: "memory" } });
    const memory = await matching.find(owner, id, languages("de"), 75);
    let turns = 0;
    const ticking = setInterval(() => turns++, 0);
    expect(await answersOf(memory, ["Save your changes."])).toEqual(["exact: Speichern Sie Ihre Änderungen."]);
    clearInterval(ticking);
    expect(turns).toBeGreaterThan(2);
    await matching.close();
    await storage.close();
    await setTimeout(0);
  });
});
