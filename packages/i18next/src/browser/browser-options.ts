/** What i18next's `backend` option holds for this backend. */
export interface BrowserBackendOptions {
  /** Where the handler is mounted: a path of the page's own server, or an address. Default `/locales`. */
  readonly path?: string | undefined;
  /** What else a request is sent with, such as `credentials` and `headers`. */
  readonly request?: RequestInit | undefined;
  /** Sends requests. Default: `fetch`. */
  readonly fetch?: ((address: string, request: RequestInit) => Promise<Response>) | undefined;
  /** How long to wait before asking again for what was not complete, in milliseconds; then twice as long each time. Default 1000. */
  readonly pollMs?: number | undefined;
  /** How often to ask again. Default 8; 0 waits for the next page. */
  readonly polls?: number | undefined;
  /** Called with what failed where i18next hears nothing of it. Default: i18next's logger is told. */
  readonly onError?: ((error: Error) => void) | undefined;
}

/** The same with its defaults. */
export interface BrowserSettings {
  readonly path: string;
  readonly request: RequestInit;
  readonly fetch: (address: string, request: RequestInit) => Promise<Response>;
  readonly pollMs: number;
  readonly polls: number;
}

/** @throws RangeError that names the option. */
export function browserSettings(options: BrowserBackendOptions): BrowserSettings {
  const { path = "/locales", request = {}, pollMs = 1000, polls = 8 } = options;
  if (typeof path !== "string" || path === "")
    throw new RangeError("DragomanBackend: path: give a path or an address.");
  if (!(pollMs >= 0 && pollMs <= longestWait)) {
    throw new RangeError(`DragomanBackend: pollMs: give milliseconds from 0 to ${longestWait}.`);
  }
  if (!(Number.isInteger(polls) && polls >= 0))
    throw new RangeError("DragomanBackend: polls: give a whole number from 0.");
  const send = options.fetch ?? ((address, init) => fetch(address, init));
  return { path: path.replace(/\/+$/, ""), request, fetch: send, pollMs, polls };
}

/** What a page waits at most before it asks again. */
export const longestWait = 60_000;
