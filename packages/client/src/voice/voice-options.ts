import type { Shape } from "../contract.ts";
import type { CallOptions } from "../options.ts";

/**
 * What is going to be said, what is wanted of it, and how the session is opened. `timeoutMs`, `deadlineMs` and
 * `maxRetries` hold for the request that starts it, `deadlineMs` also for each reconnection; `signal` ends the session
 * at any time; `reportingTag` counts for all of it.
 */
export interface VoiceOptions extends Shape<"StartVoiceSessionRequest">, CallOptions {
  /**
   * Hosts that may get the audio and the session's token, beside the host of `baseUrl` and those below it
   * (`eu.api.example.com` is below `api.example.com`). Names without a port.
   */
  readonly streamingHosts?: readonly string[] | undefined;
  /** Makes the socket; for proxies, and for runtimes without a `WebSocket`. The URL holds a secret. */
  readonly webSocket?: ((url: string) => WebSocketLike) | undefined;
  /**
   * Milliseconds without a message that the service may take after the audio's end, before the session fails.
   * Default 60 000.
   */
  readonly finishTimeoutMs?: number | undefined;
}

/** Makes the socket of one connection. */
export type OpenSocket = (url: string) => WebSocketLike | Promise<WebSocketLike>;

/** What the runtime's socket takes from the client's options. */
export interface SocketOptions {
  readonly proxy: string | undefined;
}

/** What a session needs of a socket: the web's `WebSocket`, or that of the package `ws`. */
export interface WebSocketLike {
  binaryType: string;
  /** 1 while it is open. */
  readonly readyState: number;
  /** Bytes that were sent and have not left yet. */
  readonly bufferedAmount: number;
  send(data: string | Uint8Array<ArrayBuffer>): void;
  close(code?: number): void;
  /** Ends the connection without asking; called where the service does not answer to `close`. */
  terminate?(): void;
  addEventListener(type: "open", listener: () => void): void;
  addEventListener(type: "message", listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: "error", listener: (event: object) => void): void;
  addEventListener(type: "close", listener: (event: { readonly code: number; readonly reason: string }) => void): void;
}
