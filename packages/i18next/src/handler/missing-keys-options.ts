import { DragomanError } from "@dragoman/client";

/** How browsers may tell of missing keys, and get them translated. */
export interface MissingKeysOptions {
  /**
   * Signs the tokens that pages get: at least 32 letters that nobody else knows, the same on every server of the
   * project.
   */
  readonly secret: string;
  /** Which keys may be told. Default: letters, digits, `_` and `-`, in parts with `.` between. */
  readonly keys?: RegExp | undefined;
  /** How long a token is good for, in seconds. Default 600. */
  readonly tokenSeconds?: number | undefined;
  /** Keys that one address may tell in a minute, each language on its own. Default 100. */
  readonly perClient?: number | undefined;
  /** Keys that all may tell in a minute. Default 1000. */
  readonly overall?: number | undefined;
  /** Told of every key that was let in, with its text in the source language. */
  readonly onMissing?:
    | ((missing: { readonly namespace: string; readonly key: string; readonly text: string }) => void)
    | undefined;
}

/** The same with its defaults. */
export interface MissingKeysSettings extends Pick<MissingKeysOptions, "secret" | "onMissing"> {
  readonly keys: RegExp;
  readonly tokenSeconds: number;
  readonly perClient: number;
  readonly overall: number;
}

/** @throws DragomanError of kind `invalid-request` that names the option. */
export function missingKeysSettings(options: MissingKeysOptions): MissingKeysSettings {
  const { secret, keys = plainKeys, tokenSeconds = 600, perClient = 100, overall = 1000, onMissing } = options;
  if (typeof secret !== "string" || secret.length < shortestSecret) {
    throw invalid(`secret: give at least ${shortestSecret} letters that nobody else knows.`);
  }
  if (!(keys instanceof RegExp) || keys.global || keys.sticky) throw invalid("keys: give a RegExp without g and y.");
  for (const [name, value] of Object.entries({ tokenSeconds, perClient, overall })) {
    if (!(Number.isInteger(value) && value >= 1 && value <= 1_000_000)) {
      throw invalid(`${name}: give a whole number from 1 to 1 000 000.`);
    }
  }
  return { secret, keys, tokenSeconds, perClient, overall, onMissing };
}

const shortestSecret = 32;
const plainKeys = /^[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*$/;

function invalid(message: string): DragomanError {
  return new DragomanError("invalid-request", `createLocaleHandler: missingKeys.${message}`, {
    code: "invalid_option",
  });
}
