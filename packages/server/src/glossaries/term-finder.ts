import type { TextMemory } from "../text/remembered-texts.ts";
import type { FoundTerm, TermFinder } from "../text/request.ts";
import { placeForTerms } from "../text/term-places.ts";
import type { TermMatcher } from "./term-matcher.ts";

/** A matcher's terms where they may stand. */
export function termFinder(matcher: TermMatcher, known?: TextMemory<readonly FoundTerm[]>): TermFinder {
  return {
    find(text, kept) {
      // Where nothing stands in it that must stay, the text alone says where its terms are.
      const memory = kept.length === 0 ? known : undefined;
      const before = memory?.get(text);
      if (before !== undefined) return before;
      const found = matcher.find(text, placeForTerms(text, kept));
      memory?.set(text, found);
      return found;
    },
  };
}
