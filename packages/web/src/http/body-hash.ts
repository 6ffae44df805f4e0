/**
 * 64 bits that tell one body from another, in letters and digits: FNV-1a over its characters, twice with different
 * numbers. For entity tags, so it needs no secrecy; written here because `node:crypto` is not everywhere and the Web's
 * digests make every answer wait.
 */
export function bodyHash(body: string): string {
  let one = 0x811c9dc5;
  let other = 0x2f0b4c47;
  for (let index = 0; index < body.length; index++) {
    const code = body.charCodeAt(index);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x9e3779b1);
  }
  return (one >>> 0).toString(36) + (other >>> 0).toString(36).padStart(7, "0");
}
