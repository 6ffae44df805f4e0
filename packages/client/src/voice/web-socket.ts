import { refusal } from "../errors.ts";
import type { OpenSocket, SocketOptions } from "./voice-options.ts";

/** The web's own socket. @throws DragomanError of kind `invalid-request` where the runtime has none. */
export function socketOpener(_options: SocketOptions): OpenSocket {
  if (globalThis.WebSocket === undefined) {
    throw refusal("webSocket: this runtime has none; give what makes one, such as that of the package ws.");
  }
  return (url) => new WebSocket(url);
}
