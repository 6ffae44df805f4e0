import { once } from "node:events";
import { connect, createServer } from "node:net";
import { onTestFinished } from "vitest";

export interface Gate {
  readonly url: string;
  /** Lets everything through that waits, and what comes later. */
  readonly open: () => void;
}

/** Stands before a service and holds every connection until it is opened: late answers without a clock. */
export async function gateBefore(address: string): Promise<Gate> {
  const { hostname, port } = new URL(address);
  const opened = Promise.withResolvers<void>();
  const server = createServer(async (socket) => {
    await opened.promise;
    const onward = connect(Number(port), hostname);
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      one.pipe(other);
      one.on("error", () => other.destroy());
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    opened.resolve();
    server.close();
  });
  const own = server.address();
  return { url: `http://127.0.0.1:${typeof own === "object" ? own?.port : ""}`, open: () => opened.resolve() };
}
