import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * The key that the demo's server calls the service with: made at the first start, and kept for its owner's eyes only
 * beside the service's data, which holds no more than its hash. Without a folder, every start has another.
 * @param data the service's `DRAGOMAN_DATA`.
 */
export async function readDemoKey(data: string): Promise<string> {
  const made = randomBytes(30).toString("base64url");
  if (data === "memory") return made;
  const file = join(data, "demo.key");
  const kept = await readFile(file, "utf8").catch(() => "");
  if (/^[\w-]{40}$/.test(kept.trim())) return kept.trim();
  await mkdir(data, { recursive: true });
  await writeFile(file, `${made}\n`, { mode: 0o600 });
  return made;
}
