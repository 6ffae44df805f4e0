import { randomFillSync } from "node:crypto";

const idBytes = 16;

/** Makes trace ids: 32 lower-case hexadecimal digits, drawn from the system's randomness in blocks. */
export function createTraceIds(): () => string {
  const block = Buffer.alloc(idBytes * 256);
  let at = block.length;
  return () => {
    if (at === block.length) {
      randomFillSync(block);
      at = 0;
    }
    at += idBytes;
    return block.toString("hex", at - idBytes, at);
  };
}
