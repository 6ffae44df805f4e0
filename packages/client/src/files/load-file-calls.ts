import { DragomanError } from "../errors.ts";

/** The code that sends and receives files. It is loaded by the first call that does: most clients translate texts alone. */
export function loadFileCalls() {
  return import("./file-calls.ts").catch((cause: unknown) => {
    throw new DragomanError("connection", "The client's code for files could not be loaded.", { cause });
  });
}
