import { randomUUID } from "node:crypto";
import type { Segment, TranslationUnit } from "@dragoman/tm";
import { type AccountId, accountId } from "../../accounts/account.ts";
import { jobKinds } from "../../jobs/job.ts";
import type { Storage } from "../../storage/storage.ts";
import { unitToJson } from "../unit-json.ts";

export const owner = accountId("one");

/** For tests: an English unit with its German translation. */
export function unitOf(source: string | Segment, german: string | Segment): TranslationUnit {
  return unitIn({ en: source, de: german });
}

/** For tests: a unit with its texts by language. */
export function unitIn(texts: Readonly<Record<string, string | Segment>>): TranslationUnit {
  const variants = Object.entries(texts).map(([language, text]) => ({
    language,
    segment: typeof text === "string" ? [text] : text,
    properties: [],
    notes: [],
  }));
  return { properties: [], notes: [], variants };
}

/** For tests: puts a memory into the database as an import does. @returns its id. */
export async function storeMemory(
  { jobs, memoryWork }: Pick<Storage, "jobs" | "memoryWork">,
  units: readonly TranslationUnit[],
  {
    account = owner,
    source = "en",
    targets = ["de"],
  }: { account?: AccountId; source?: string; targets?: string[] } = {},
): Promise<string> {
  const now = new Date();
  const id = randomUUID();
  const job = { id: randomUUID(), holder: randomUUID() };
  const about = { account_id: account, kind: jobKinds.import, subject: id, parameters: "{}", secret: "" } as const;
  await jobs.add({ ...about, id: job.id, state: "queued", expires_at: null }, now);
  await jobs.claim(job.holder, [jobKinds.import], now, new Date(now.getTime() + 60_000));
  await memoryWork.beginImport(job, { id, account_id: account, name: "memory" }, now);
  for (let at = 0; at < units.length; at += 200) {
    const rows = units
      .slice(at, at + 200)
      .map((unit, index) => ({ position: at + index, unit: unitToJson(unit), search_text: "" }));
    await memoryWork.addUnits(job, id, rows, 0, now);
  }
  const memory = { source_language: source, target_languages: JSON.stringify(targets), segment_count: units.length };
  await memoryWork.completeImport(job, { id, ...memory, header: "{}" }, {}, now);
  return id;
}

/** For tests: deletes it as the interface does. */
export async function deleteMemory({ memories }: Pick<Storage, "memories">, id: string): Promise<void> {
  const about = { account_id: owner, kind: jobKinds.removal, subject: id, parameters: "{}", secret: "" } as const;
  await memories.delete(owner, id, { ...about, id: randomUUID(), state: "queued", expires_at: null }, new Date());
}
