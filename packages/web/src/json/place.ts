import type { Phrase } from "../phrases/phrase.ts";

/**
 * Where one stands in a JSON document: what is chosen here, and where members and elements lead. A reader of a document
 * begins at the root's place and goes from place to place, without looking at a pattern again.
 */
export interface Place {
  /** How a string that stands here is translated; nothing where it is not chosen. */
  readonly format: StringFormat | undefined;
  /** Nothing is chosen here, nor below. */
  readonly isBarren: boolean;
  readonly members: MemberBranches;
  readonly elements: Branches<number>;
}

/** `html`: a fragment of HTML. */
export type StringFormat = Phrase["format"];

/** Where names, or indexes, lead. */
export interface Branches<Name> {
  /** Those that lead elsewhere than all others. */
  readonly named: ReadonlyMap<Name, Place>;
  readonly others: Place;
}

export interface MemberBranches extends Branches<string> {
  /** How long the named ones are: most names of a document are of another length, and need not be looked up. */
  readonly lengths: ReadonlySet<number>;
}

/**
 * What a pattern or a schema says of a position, written down piece by piece. Several rules may hold for a position;
 * what leads on from it is what any of them says. Rules may lead back to themselves.
 */
export interface Rule {
  format?: StringFormat | undefined;
  /** Rules that hold wherever this one does. */
  readonly alike: Rule[];
  readonly members: RuleBranches<string>;
  readonly elements: RuleBranches<number>;
}

interface RuleBranches<Name> {
  readonly named: Map<Name, Rule[]>;
  /** For the names that are not in `named`. */
  readonly others: Rule[];
}

export function newRule(format?: StringFormat): Rule {
  return { format, alike: [], members: { named: new Map(), others: [] }, elements: { named: new Map(), others: [] } };
}

/** More places than this are found anew each time, so that patterns that double them take no memory without end. */
const mostPlaces = 10_000;

/**
 * The place where rules hold. What follows is worked out when it is first reached: a set of rules is one place, however
 * one comes to it.
 */
export function placesOf(roots: readonly Rule[]): readonly Place[] {
  const fruitful = fruitfulRules(roots);
  const numbers = new Map([...fruitful].map((rule, number) => [rule, number]));
  const places = new Map<string, Place>();

  const placeOf = (rules: readonly Rule[]): Place => {
    const holding = [...withAlike(rules)].filter((rule) => fruitful.has(rule));
    const key = holding
      .map((rule) => numbers.get(rule) ?? 0)
      .sort((left, right) => left - right)
      .join();
    const existing = places.get(key);
    if (existing !== undefined) return existing;
    const place = newPlace(holding, placeOf);
    if (places.size < mostPlaces) places.set(key, place);
    return place;
  };
  return roots.map((root) => placeOf([root]));
}

function newPlace(rules: readonly Rule[], placeOf: (rules: readonly Rule[]) => Place): Place {
  let members: MemberBranches | undefined;
  let elements: Branches<number> | undefined;
  return {
    format: formatOf(rules),
    isBarren: rules.length === 0,
    get members() {
      members ??= withLengths(
        branchesOf(
          rules.map((rule) => rule.members),
          placeOf,
        ),
      );
      return members;
    },
    get elements() {
      elements ??= branchesOf(
        rules.map((rule) => rule.elements),
        placeOf,
      );
      return elements;
    },
  };
}

/** HTML, where one rule says so and another does not: read as text, its tags would be words. */
function formatOf(rules: readonly Rule[]): StringFormat | undefined {
  const formats = rules.flatMap(({ format }) => format ?? []);
  return formats.includes("html") ? "html" : formats[0];
}

function branchesOf<Name>(
  branches: readonly RuleBranches<Name>[],
  placeOf: (rules: readonly Rule[]) => Place,
): Branches<Name> {
  const others = placeOf(branches.flatMap((branch) => branch.others));
  const named = new Map<Name, Place>();
  for (const name of new Set(branches.flatMap((branch) => [...branch.named.keys()]))) {
    const place = placeOf(branches.flatMap((branch) => branch.named.get(name) ?? branch.others));
    if (place !== others) named.set(name, place);
  }
  return { named, others };
}

function withLengths({ named, others }: Branches<string>): MemberBranches {
  return { named, others, lengths: new Set(Array.from(named.keys(), ({ length }) => length)) };
}

function withAlike(rules: readonly Rule[]): ReadonlySet<Rule> {
  const all = new Set(rules);
  // A set that grows is walked to its new end.
  for (const rule of all) for (const alike of rule.alike) all.add(alike);
  return all;
}

/** The rules that choose something, or lead to one that does. */
function fruitfulRules(roots: readonly Rule[]): ReadonlySet<Rule> {
  const all = new Set(roots);
  const leadingTo = new Map<Rule, Rule[]>();
  for (const rule of all) {
    for (const next of nextRules(rule)) {
      all.add(next);
      const before = leadingTo.get(next);
      if (before === undefined) leadingTo.set(next, [rule]);
      else before.push(rule);
    }
  }
  const fruitful = new Set([...all].filter(({ format }) => format !== undefined));
  for (const rule of fruitful) for (const before of leadingTo.get(rule) ?? []) fruitful.add(before);
  return fruitful;
}

function nextRules({ alike, members, elements }: Rule): readonly Rule[] {
  return [
    ...alike,
    ...members.others,
    ...elements.others,
    ...[...members.named.values(), ...elements.named.values()].flat(),
  ];
}
