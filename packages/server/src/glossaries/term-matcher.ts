import { setImmediate } from "node:timers/promises";
import type { LanguageTag } from "@dragoman/engines";
import { baseOf } from "@dragoman/engines";
import { beginsSentenceWithCapital, capitalizedFor } from "./capital.ts";
import { FirstLook } from "./first-look.ts";
import { createFolding, type FoldedText, type Folding, hasOwnCase } from "./folded-text.ts";
import { type Term, type TermGroup, TermIndex } from "./term-index.ts";
import { roomFor, type Tokens, tokensOf } from "./tokens.ts";
import { wordEdges } from "./word-edges.ts";

/** Terms with their translations. */
export type TermDictionary = Iterable<readonly [source: string, translation: string]>;

/** A term in a text: from `start` to before `end`, in UTF-16 units. */
interface TermMatch {
  readonly start: number;
  readonly end: number;
  readonly translation: string;
}

export interface TermMatcher {
  /**
   * The terms of a text, in order, none overlapping another.
   * @param mayStand Whether a term may take a stretch; where the longest may not, a shorter one is tried.
   */
  find(text: string, mayStand?: (start: number, end: number) => boolean): readonly TermMatch[];
}

/**
 * Finds the terms of several dictionaries. From left to right the longest term wins, whichever dictionary it is of;
 * of equally long ones that of the first dictionary, and of one dictionary the one in the text's case.
 *
 * A term stands at the boundaries of words (`word-edges.ts`); Chinese characters and hiragana have one at each. Case does
 * not matter, unless the term has a capital after its first letter; how letters are composed and which apostrophe or
 * space is written never does.
 */
export function createTermMatcher(
  dictionaries: readonly TermDictionary[],
  source: LanguageTag,
  target: LanguageTag = source,
): TermMatcher {
  const steps = matcherInSteps(dictionaries, source, target);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same, letting others have the thread in between: a full glossary takes seconds. */
export async function loadTermMatcher(
  dictionaries: readonly TermDictionary[],
  source: LanguageTag,
  target: LanguageTag,
): Promise<TermMatcher> {
  const steps = matcherInSteps(dictionaries, source, target);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await setImmediate();
  }
}

/** Entries that are read, or filed, in one step: some milliseconds. */
const entriesPerStep = 1000;

function* matcherInSteps(
  dictionaries: readonly TermDictionary[],
  source: LanguageTag,
  target: LanguageTag,
): Generator<undefined, TermMatcher> {
  const language = baseOf(source);
  const folding = createFolding(language);
  const edges = wordEdges(language);
  const { index, look } = yield* indexInSteps(dictionaries, folding, target);
  const looksFirst = !hasOwnCase(language);

  const room = roomFor(usualLength);
  return {
    find(text, mayStand = always) {
      const places = looksFirst ? look.placesIn(text) : undefined;
      if (places?.length === 0) return none;
      const folded = folding.fold(text);
      const tokens = tokensOf(folded.text, room);
      const matches: TermMatch[] = [];
      const nextPlace = places === undefined ? everywhere : placeAfterPlace(places, tokens);
      for (let token = nextPlace(0); token < tokens.count; ) {
        const found = index.begins(tokens.hashes[token] ?? 0)
          ? termAt(text, folded, tokens, token, mayStand)
          : undefined;
        if (found === undefined) token = nextPlace(token + 1);
        else {
          const { start, end, term } = found;
          matches.push({ start, end, translation: translationAt(text, start, term) });
          token = nextPlace(found.nextToken);
        }
      }
      return matches;
    },
  };

  function termAt(
    text: string,
    folded: FoldedText,
    tokens: Tokens,
    token: number,
    mayStand: (start: number, end: number) => boolean,
  ) {
    let taken:
      | { readonly start: number; readonly end: number; readonly term: Term; readonly nextToken: number }
      | undefined;
    index.longestAt(folded.text, tokens, token, (group, nextToken) => {
      if (!edges.mayBegin(folded.text, tokens, token) || !edges.mayEnd(folded.text, tokens, nextToken)) return false;
      const start = positionOf(folded, tokens, token);
      const end = positionOf(folded, tokens, nextToken);
      if (!mayStand(start, end)) return false;
      const term = termIn(group, text.slice(start, end));
      if (term !== undefined) taken = { start, end, term, nextToken };
      return term !== undefined;
    });
    return taken;
  }

  /** Of a group, the term for what the text says. */
  function termIn({ terms }: TermGroup, written: string): Term | undefined {
    const [only] = terms;
    if (terms.length === 1 && only?.exact === undefined) return only;
    const surface = folding.surfaceOf(written);
    const fitting = terms.filter(({ exact }) => exact === undefined || exact === surface);
    const [first] = fitting;
    return (
      fitting.find(({ order, source: term }) => order === first?.order && folding.surfaceOf(term) === surface) ?? first
    );
  }
}

/** UTF-16 units that few texts of interfaces exceed. */
const usualLength = 1000;

const always = (): boolean => true;
const none: readonly TermMatch[] = [];

/** From a token on, the next at which a term may begin. */
type NextPlace = (token: number) => number;

const everywhere: NextPlace = (token) => token;

/** In ASCII, folding leaves everything in its place. */
function placeAfterPlace(places: readonly number[], { starts, count }: Tokens): NextPlace {
  let place = 0;
  return (from) => {
    let token = from;
    while (place < places.length && (places[place] ?? 0) < (starts[token] ?? 0)) place += 1;
    const at = places[place] ?? Number.POSITIVE_INFINITY;
    while (token < count && (starts[token] ?? 0) < at) token += 1;
    return token;
  };
}

function positionOf({ positions }: FoldedText, { starts }: Tokens, token: number): number {
  const place = starts[token] ?? 0;
  return positions === undefined ? place : (positions[place] ?? 0);
}

function translationAt(text: string, start: number, { translation, capitalized }: Term): string {
  return capitalized !== undefined && beginsSentenceWithCapital(text, start) ? capitalized : translation;
}

function* indexInSteps(
  dictionaries: readonly TermDictionary[],
  folding: Folding,
  target: LanguageTag,
): Generator<undefined, { readonly index: TermIndex; readonly look: FirstLook }> {
  const groups = new Map<string, TermGroup>();
  let entries = 0;
  for (const [order, dictionary] of dictionaries.entries()) {
    const inCapitals: { readonly folded: string; readonly term: Term }[] = [];
    for (const [source, translation] of dictionary) {
      if (++entries % entriesPerStep === 0) yield;
      const { text: folded } = folding.fold(source);
      const term = {
        source,
        translation,
        order,
        exact: folded !== source && hasInnerCapital(source) ? folding.surfaceOf(source) : undefined,
        capitalized: capitalizedFor(source, translation, target),
      };
      addTo(groups, folded, term);
      const capitals = term.exact === undefined ? folding.inCapitals(source) : undefined;
      if (capitals === undefined) continue;
      const exact = folding.surfaceOf(capitals);
      inCapitals.push({ folded: folding.fold(capitals).text, term: { ...term, exact } });
    }
    // Behind the entries that are written so themselves.
    for (const { folded, term } of inCapitals) addTo(groups, folded, term);
  }
  const index = new TermIndex(groups.size, (folded) => tokensOf(folded).hashes);
  const look = new FirstLook(groups.size);
  for (const group of groups.values()) {
    if (++entries % entriesPerStep === 0) yield;
    index.add(group);
    look.add(group.folded);
  }
  return { index, look };
}

function addTo(groups: Map<string, TermGroup>, folded: string, term: Term): void {
  const group = groups.get(folded);
  if (group !== undefined) group.terms.push(term);
  else if (folded !== "") {
    // A term of nothing but vowel signs would stand between all characters.
    const { count, hashes } = tokensOf(folded);
    groups.set(folded, { folded, tokens: count, beginning: hashes[0] ?? 0, terms: [term] });
  }
}

const innerCapital = /\p{L}.*[\p{Lu}\p{Lt}]/su;

/** `iPhone` and `USA`, but not `Cart` or `3D`. */
function hasInnerCapital(term: string): boolean {
  return innerCapital.test(term);
}
