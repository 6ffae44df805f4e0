import { createHash } from "node:crypto";

/** Names a segment of a memory, the same each time: a UUID of version 8 (RFC 9562, 5.8). */
export function segmentId(memoryId: string, position: number): string {
  return uuidOf(`${memoryId}/${position}`);
}

/** Names a translation of it. */
export function targetId(memoryId: string, position: number, language: string, index: number): string {
  return uuidOf(`${memoryId}/${position}/${language}/${index}`);
}

function uuidOf(name: string): string {
  const bytes = createHash("sha256").update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const digits = bytes.toString("hex");
  return [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20)].join(
    "-",
  );
}
