import type { ClientOptions } from "../src/options.ts";

/** The two ways out of a client, by the options that choose them: what holds of sending holds of both. */
export const senders: readonly (readonly [name: string, options: Pick<ClientOptions, "fetch">])[] = [
  ["undici", {}],
  ["fetch", { fetch: globalThis.fetch }],
];
