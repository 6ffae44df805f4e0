import { stat } from "node:fs/promises";

/**
 * What tells one content of a file from the next without reading it: it may be several gigabytes, and is mostly up to
 * date. `undefined` where nothing is there, or a file of no bytes.
 */
export async function fileStamp(path: string): Promise<string | undefined> {
  const stats = await stat(path, { bigint: true }).catch(() => undefined);
  if (stats === undefined) return undefined;
  if (!stats.isFile()) return "no file";
  const { dev, ino, size, mtimeNs, ctimeNs } = stats;
  return size === 0n ? undefined : [dev, ino, size, mtimeNs, ctimeNs].join();
}
