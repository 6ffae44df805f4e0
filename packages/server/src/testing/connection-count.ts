import type { Server } from "node:http";

/** How many sockets callers used. */
export class ConnectionCount {
  #opened = 0;
  #open = 0;

  /** Since the service was made. */
  get opened(): number {
    return this.#opened;
  }

  /** That are open now. */
  get open(): number {
    return this.#open;
  }

  watch(server: Server): void {
    server.on("connection", (socket) => {
      this.#opened++;
      this.#open++;
      socket.once("close", () => this.#open--);
    });
  }
}
