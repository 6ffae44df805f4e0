import type { Input } from "../files/input.ts";
import { Refusal } from "../refusal.ts";

/** Files that memories come in and that no reader of texts can read, by how they begin. */
const kinds = [
  { begins: "\x1f\x8b", is: "compressed with gzip", remedy: "give it as `gzip -dc FILE | dragoman … -`" },
  { begins: "BZh", is: "compressed with bzip2", remedy: "give it as `bzip2 -dc FILE | dragoman … -`" },
  { begins: "\xfd7zXZ\0", is: "compressed with xz", remedy: "give it as `xz -dc FILE | dragoman … -`" },
  { begins: "\x28\xb5\x2f\xfd", is: "compressed with zstd", remedy: "give it as `zstd -dc FILE | dragoman … -`" },
  { begins: "PK\x03\x04", is: "a ZIP archive or package", remedy: "unpack it, and name the file in it" },
  { begins: "SQLite format 3\0", is: "a database", remedy: "export it as TMX from the program that it belongs to" },
] as const;

/** @throws Refusal for a file that is packed or a database. */
export async function refuseBinary(input: Input): Promise<void> {
  const start = Buffer.from(await input.start()).toString("latin1");
  const kind = kinds.find(({ begins }) => start.startsWith(begins));
  if (kind !== undefined) throw new Refusal(`${input.name} is ${kind.is}; ${kind.remedy}.`);
}
