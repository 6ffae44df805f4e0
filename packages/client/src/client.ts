import type { CallOptions, ClientOptions } from "./options.ts";
import { type Usage, usage } from "./resources/usage.ts";
import { createRaw, type RawClient } from "./sending/raw.ts";
import { createTextContext, type TextClient, textCalls } from "./text-client.ts";

/** The typed client. Every method rejects with a `DragomanError` and with nothing else. */
export interface Client extends TextClient {
  /** What the account has used and may use. */
  readonly usage: (options?: CallOptions) => Promise<Usage>;
  /**
   * Every operation of the contract under its path, typed, with the wire's own names: `raw.GET("/v2/usage")`. Same
   * authentication, timeouts and retries; a failing status is `error` in the result, not an exception.
   */
  readonly raw: RawClient;
}

/**
 * A client for a service at one address, with one key.
 * @throws DragomanError of kind `invalid-request` when an option cannot be right.
 */
export function createClient(options: ClientOptions): Client {
  const context = createTextContext(options);
  const { transport, settings } = context;
  // Assigned, not spread: `savings` counts on.
  return Object.assign(textCalls(context), {
    usage: (call: CallOptions = {}) => usage(transport, settings, call),
    raw: createRaw(transport, settings),
  });
}
