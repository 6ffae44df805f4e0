import { Socket } from "node:net";

/**
 * Connections on which a file comes. It may take longer than any other request, as long as it comes: the limit for
 * whole requests is not for these, and one that falls silent is given up.
 */
export interface LongUploads {
  /** @returns the function that says that the file is here. */
  begin(socket: unknown): () => void;
  has(socket: unknown): boolean;
}

/** @param silence milliseconds without a byte after which a connection is given up. */
export function createLongUploads(silence: number): LongUploads {
  const sockets = new WeakSet<Socket>();
  return {
    begin: (socket) => {
      if (!(socket instanceof Socket)) return () => {};
      sockets.add(socket);
      // Node's own listener ends the connection.
      socket.setTimeout(silence);
      return () => {
        sockets.delete(socket);
        socket.setTimeout(0);
      };
    },
    has: (socket) => socket instanceof Socket && sockets.has(socket),
  };
}
