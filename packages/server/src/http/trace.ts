import { randomUUID } from "node:crypto";

/** A new trace id: 32 lower-case hexadecimal digits. */
export function newTraceId(): string {
  const id = randomUUID();
  return id.slice(0, 8) + id.slice(9, 13) + id.slice(14, 18) + id.slice(19, 23) + id.slice(24);
}
