import { createServer, type RequestListener } from "node:http";
import { onTestFinished } from "vitest";

/** Listens until the test ends; an address without a slash at its end. */
export async function listening(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : undefined}`;
}
