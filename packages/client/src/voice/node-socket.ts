import type { Duplex } from "node:stream";
import { DecoratorHandler, type Dispatcher, WebSocket } from "undici";
import { openDispatcher } from "../sending/node-sender.ts";
import { longestMessage } from "./framing.ts";
import type { OpenSocket, SocketOptions } from "./voice-options.ts";

/**
 * The socket of undici, which is also Node's own, with what Node's leaves out: it goes through the client's proxy, ends a
 * message that is too long while it comes in, and can be ended where the service does not answer its close.
 */
export function socketOpener({ proxy }: SocketOptions): OpenSocket {
  return async (url) => {
    const dispatcher = await openDispatcher(proxy, { webSocket: { maxPayloadSize: longestMessage } });
    let connection: Duplex | undefined;
    const watched = dispatcher.compose((dispatch) => (options, handler) => {
      return dispatch(
        options,
        new Upgrading(handler, (upgraded) => {
          connection = upgraded;
        }),
      );
    });
    const socket = new WebSocket(url, { dispatcher: watched });
    const terminate = () => {
      connection?.destroy();
      dispatcher.destroy().catch(() => {});
    };
    socket.addEventListener("close", terminate);
    return Object.assign(socket, { terminate });
  };
}

/** Hands on everything, and tells of the connection that became a socket's. */
class Upgrading extends DecoratorHandler implements Dispatcher.DispatchHandler {
  readonly #handler: Dispatcher.DispatchHandler;
  readonly #tell: (connection: Duplex) => void;

  constructor(handler: Dispatcher.DispatchHandler, tell: (connection: Duplex) => void) {
    super(handler);
    this.#handler = handler;
    this.#tell = tell;
  }

  onRequestUpgrade(...upgrade: Parameters<NonNullable<Dispatcher.DispatchHandler["onRequestUpgrade"]>>): void {
    this.#tell(upgrade[3]);
    this.#handler.onRequestUpgrade?.(...upgrade);
  }
}
