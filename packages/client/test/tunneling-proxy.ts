import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { onTestFinished } from "vitest";

export interface Proxy {
  readonly url: string;
  readonly tunnels: { readonly to: string | undefined; readonly credentials: string | undefined }[];
}

/** A proxy as they are in offices: it opens tunnels, and knows nothing of what goes through. */
export async function tunnelingProxy(): Promise<Proxy> {
  const tunnels: Proxy["tunnels"] = [];
  const server = createServer();
  server.on("connect", async (request, socket, head) => {
    tunnels.push({ to: request.url, credentials: request.headers["proxy-authorization"] });
    const { hostname, port } = new URL(`http://${request.url}`);
    const target = connect(Number(port), hostname);
    onTestFinished(() => void target.destroy());
    socket.on("error", () => target.destroy());
    target.on("error", () => socket.destroy());
    await once(target, "connect");
    socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
    target.write(head);
    target.pipe(socket).pipe(target);
  });
  return { url: await listening(server), tunnels };
}

/** The server's address, once it listens on loopback; closed when the test ends. */
export async function listening(server: ReturnType<typeof createServer>): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
}
