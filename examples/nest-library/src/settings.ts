export interface Settings {
  readonly baseUrl: string;
  readonly apiKey: string;
}

/** @throws Error that names the setting which is missing */
export function readSettings({ DRAGOMAN_URL, DRAGOMAN_KEY }: Readonly<NodeJS.ProcessEnv>): Settings {
  if (DRAGOMAN_KEY === undefined) {
    throw new Error("DRAGOMAN_KEY: give the key that the service printed when it started.");
  }
  return { baseUrl: DRAGOMAN_URL ?? "http://127.0.0.1:4100", apiKey: DRAGOMAN_KEY };
}
