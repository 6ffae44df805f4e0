/**
 * Which tokens a text has, in 64 bits: a token sets one of them. A bit that one text has and the other has not stands
 * for at least one token without a counterpart, and each of those costs an edit.
 */
export function signatureBit(token: number): number {
  // Numbers of tokens that came one after the other fall on distant bits.
  return Math.imul(token, 0x9e3779b1) >>> 26;
}

/** Bits that are set. */
export function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
