import { protectedRanges, type Span } from "@dragoman/engines";

/** One of these is in every placeholder, tag and address that there is. */
const sign = /[<&{%@:$]|www\./i;

/** Where a text has placeholders, tags and addresses: apart, and in order. */
export function protectedPlaces(text: string): readonly Span[] {
  return sign.test(text) ? protectedRanges(text).map(([start, end]) => ({ start, end })) : [];
}
