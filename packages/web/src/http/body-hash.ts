/**
 * What tells one body from another, in letters and digits. For entity tags, so it needs no secrecy, and what it is made
 * by may differ from one runtime to another.
 */
export function bodyHash(body: string): string {
  return nativeHash === undefined ? plainHash(body) : nativeHash("sha1", body, "hex").slice(0, 16);
}

/** Node's and its like; elsewhere there is none that answers at once. */
const nativeHash =
  typeof process === "undefined" ? undefined : process.getBuiltinModule?.("node:crypto")?.hash?.bind(undefined);

/** 64 bits: FNV-1a over pairs of characters, twice with different numbers. */
export function plainHash(body: string): string {
  let one = 0x811c9dc5 ^ body.length;
  let other = 0x2f0b4c47;
  for (let index = 0; index < body.length; index += 2) {
    const pair = body.charCodeAt(index) | (body.charCodeAt(index + 1) << 16);
    one = Math.imul(one ^ pair, 0x01000193);
    // Upper bits come down, or the second character of a pair would never reach the lower ones.
    one ^= one >>> 15;
    other = Math.imul(other ^ pair, 0x9e3779b1);
    other ^= other >>> 13;
  }
  return (one >>> 0).toString(36) + (other >>> 0).toString(36).padStart(7, "0");
}
