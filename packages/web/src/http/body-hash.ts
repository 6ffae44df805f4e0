/**
 * What tells one body from another, in letters and digits. For entity tags, so it needs no secrecy, and what it is made
 * by may differ from one runtime to another.
 */
export function bodyHash(body: Uint8Array): string {
  return nativeHash === undefined ? plainHash(body) : nativeHash("sha1", body, "hex").slice(0, 16);
}

/** Tells bodies apart for a while: of a billion, two that differ may have the same. Three times as fast. */
export function bodyChecksum(body: Uint8Array): number | string {
  return nativeChecksum === undefined ? plainHash(body) : nativeChecksum(body);
}

/** Node's and its like; elsewhere there is none that answers at once. */
const runtime = typeof process === "undefined" ? undefined : process;
const nativeHash = runtime?.getBuiltinModule?.("node:crypto")?.hash?.bind(undefined);
const nativeChecksum = runtime?.getBuiltinModule?.("node:zlib")?.crc32?.bind(undefined);

/** 64 bits: FNV-1a over four bytes at a time, twice with different numbers. */
export function plainHash(body: Uint8Array): string {
  let one = 0x811c9dc5 ^ body.length;
  let other = 0x2f0b4c47;
  for (let at = 0; at < body.length; at += 4) {
    const four =
      (body[at] ?? 0) | ((body[at + 1] ?? 0) << 8) | ((body[at + 2] ?? 0) << 16) | ((body[at + 3] ?? 0) << 24);
    one = Math.imul(one ^ four, 0x01000193);
    // Upper bits come down, or the last bytes of four would never reach the lower ones.
    one ^= one >>> 15;
    other = Math.imul(other ^ four, 0x9e3779b1);
    other ^= other >>> 13;
  }
  return (one >>> 0).toString(36) + (other >>> 0).toString(36).padStart(7, "0");
}
