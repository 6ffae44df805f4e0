import type { LocalizedBody } from "../body-localizer.ts";
import type { LocalizedAnswer } from "./response-plan.ts";
import { utf8Text } from "./utf8-pieces.ts";

/** What bounds bodies that are localized as a whole, and who hears of what went wrong. */
export interface BodyBounds {
  readonly maxBodyBytes: number;
  readonly onError: (error: unknown) => void;
}

/** Never rejects; `undefined` for what goes out as it came, because it is too long or no UTF-8. */
export function localizedWhole(
  { localizer }: LocalizedAnswer,
  body: string | Uint8Array,
  { maxBodyBytes, onError }: BodyBounds,
): LocalizedBody | Promise<LocalizedBody> | undefined {
  const text = isTooLong(body, maxBodyBytes) ? undefined : typeof body === "string" ? body : utf8Text(body);
  if (text === undefined) return undefined;
  /** A page in the source language is better than none. */
  const failed = (error: unknown): LocalizedBody => {
    onError(error);
    return { body: text, outcome: { translated: 0, pending: 1, declined: 0 } };
  };
  try {
    const localized = localizer.whole(text);
    return localized instanceof Promise ? localized.catch(failed) : localized;
  } catch (error) {
    return failed(error);
  }
}

/** Texts that are short enough whatever letters they have need not be measured. */
function isTooLong(body: string | Uint8Array, maxBodyBytes: number): boolean {
  if (typeof body !== "string") return body.length > maxBodyBytes;
  return body.length * 3 > maxBodyBytes && new TextEncoder().encode(body).length > maxBodyBytes;
}
