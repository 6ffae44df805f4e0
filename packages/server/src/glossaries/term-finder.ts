import type { TermFinder } from "../text/request.ts";
import { placeForTerms } from "../text/term-places.ts";
import type { TermMatcher } from "./term-matcher.ts";

/** A matcher's terms where they may stand. */
export function termFinder(matcher: TermMatcher): TermFinder {
  return { find: (text, kept) => matcher.find(text, placeForTerms(text, kept)) };
}
