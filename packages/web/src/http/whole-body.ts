import type { BodyLocalizer, EncodedBody, LocalizedBody } from "../body-localizer.ts";
import { utf8Bytes } from "./bytes.ts";
import { utf8Text } from "./utf8-pieces.ts";

/** What bounds bodies that are localized as a whole, and who hears of what went wrong. */
export interface BodyBounds {
  readonly maxBodyBytes: number;
  readonly onError: (error: unknown) => void;
}

/** Never rejects; `undefined` for what goes out as it came, because it is too long or no UTF-8. */
export function localizedWhole(
  localizer: Pick<BodyLocalizer, "whole" | "memory">,
  body: string | Uint8Array,
  { maxBodyBytes, onError }: BodyBounds,
): EncodedBody | Promise<EncodedBody> | undefined {
  const { memory } = localizer;
  const source = typeof body === "string" ? utf8Bytes(body) : body;
  if (source.length > maxBodyBytes) return undefined;
  const known = memory?.recall(source);
  if (known !== undefined) return known;
  const text = typeof body === "string" ? body : utf8Text(body);
  if (text === undefined) return undefined;

  const encoded = ({ body, outcome }: LocalizedBody): EncodedBody => {
    const localized = { bytes: utf8Bytes(body), outcome };
    memory?.keep(source, localized);
    return localized;
  };
  /** A page in the source language is better than none. */
  const failed = (error: unknown): EncodedBody => {
    onError(error);
    return encoded({ body: text, outcome: { translated: 0, pending: 1, declined: 0 } });
  };
  try {
    const localized = localizer.whole(text);
    return localized instanceof Promise ? localized.then(encoded).catch(failed) : encoded(localized);
  } catch (error) {
    return failed(error);
  }
}
