import { randomBytes } from "node:crypto";

const idDigits = 32;
const idsPerBlock = 256;

/** Makes trace ids: 32 lower-case hexadecimal digits, drawn from the system's randomness in blocks. */
export function createTraceIds(): () => string {
  let digits = "";
  let at = 0;
  return () => {
    if (at === digits.length) {
      digits = randomBytes((idsPerBlock * idDigits) / 2).toString("hex");
      at = 0;
    }
    at += idDigits;
    return digits.slice(at - idDigits, at);
  };
}
