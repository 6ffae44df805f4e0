import { jobKinds, type Work } from "./job.ts";

/** The work of each kind, loaded when there is some. */
const works: Readonly<Record<string, () => Promise<Work>>> = {
  [jobKinds.import]: async () => (await import("../memories/import-memory.ts")).importWork,
  [jobKinds.export]: async () => (await import("../memories/export-memory.ts")).exportWork,
  [jobKinds.removal]: async () => (await import("../memories/remove-memory.ts")).removalWork,
};

/** What this version can do. Other kinds are left to nodes of the version that made them. */
export const knownKinds: readonly string[] = Object.keys(works);

/** @throws Error for a kind that is not known. */
export async function workOf(kind: string): Promise<Work> {
  const load = works[kind];
  if (load === undefined) throw new Error(`This version knows no work of the kind ${kind}.`);
  return load();
}
