import { baseOf, type LanguageTag } from "@dragoman/engines";
import { LRUCache } from "lru-cache";
import type { AccountId } from "../accounts/account.ts";
import { HttpError } from "../http/http-error.ts";
import type { ChangeFeed } from "../storage/changes.ts";
import type { Instruction } from "../text/request.ts";
import type { CompiledStyle, compileStyle } from "./compile.ts";
import { type CustomInstruction, parseStyleListId, type StyleList, type StyleListId, sourceOf } from "./style-list.ts";

/** What lists are looked up in. */
export interface StyleListLookup {
  find(account: AccountId, id: StyleListId): Promise<StyleList | undefined>;
}

/** A list, ready for texts of one language. */
export interface CompiledStyleList extends CompiledStyle {
  /** The list's own, beside `instructions`, which stand for its rules. */
  readonly customInstructions: readonly CustomInstruction[];
  /** What engines are told: both, the list's own first. */
  readonly told: readonly Instruction[];
}

/** Style rule lists as translations use them: from memory, until they change. */
export interface StyleLists {
  /**
   * The account's list, for texts in `target`: at once where it is known.
   * @throws HttpError 404 where the account has no such list, 400 where it is for another language.
   */
  styleFor(account: AccountId, styleId: string, target: LanguageTag): CompiledStyleList | Promise<CompiledStyleList>;
  /** Stops listening for changes. */
  close(): void;
}

/** Milliseconds. Changes arrive at once; this bounds what a lost notice of one can do. */
const knownFor = 10_000;
/** Characters of instructions that are kept; a list counts as one thousand at least. */
const mostKept = 20_000_000;
/** Variants of a list's language that it is kept compiled for. */
const mostTargets = 8;

interface KnownList {
  readonly list: StyleList;
  /** Loaded with the first list: the rules are many, and most services start without one. */
  readonly compile: typeof compileStyle;
  readonly byTarget: LRUCache<LanguageTag, CompiledStyleList>;
}

const knownLists = {
  ttl: knownFor,
  // A clock that is read once a second is no timer at every request.
  ttlResolution: 1000,
  // One that did not change stays as it was compiled.
  noDeleteOnStaleGet: true,
  maxSize: mostKept,
  sizeCalculation: ({ list }: KnownList) => list.instructions.reduce((sum, { prompt }) => sum + prompt.length, 1000),
} as const;

export function createStyleLists(
  lookup: StyleListLookup,
  changes: ChangeFeed,
  now: () => number = () => performance.now(),
): StyleLists {
  return new CachedStyleLists(lookup, changes, now);
}

class CachedStyleLists implements StyleLists {
  readonly close: () => void;
  readonly #lookup: StyleListLookup;
  readonly #known: LRUCache<StyleListId, KnownList>;
  /** Questions that are open, whose answers may be out of date once their list has changed. */
  readonly #asked = new Map<StyleListId, Set<object>>();

  constructor(lookup: StyleListLookup, changes: ChangeFeed, now: () => number) {
    this.#lookup = lookup;
    this.#known = new LRUCache({ ...knownLists, perf: { now } });
    this.close = changes.subscribe(({ topic, id }) => {
      if (topic === "style_rules") this.#forget(id);
    });
  }

  styleFor(account: AccountId, styleId: string, target: LanguageTag): CompiledStyleList | Promise<CompiledStyleList> {
    const id = parseStyleListId(styleId);
    if (id === undefined) throw unknownStyleList();
    const known = this.#known.get(id);
    if (known !== undefined) return this.#compiledFor(known, account, target);
    return this.#ask(account, id).then((found) => this.#compiledFor(found, account, target));
  }

  async #ask(account: AccountId, id: StyleListId): Promise<KnownList> {
    const question = {};
    const open = this.#asked.get(id) ?? new Set();
    this.#asked.set(id, open.add(question));
    try {
      const list = await this.#lookup.find(account, id);
      if (list === undefined) throw unknownStyleList();
      const before = this.#known.peek(id, { allowStale: true });
      const found = before?.list.version === list.version ? before : await knownList(list);
      // A change while the question was open has closed it, and then its answer is not kept.
      if (open.has(question)) this.#known.set(id, found);
      return found;
    } finally {
      open.delete(question);
      if (open.size === 0 && this.#asked.get(id) === open) this.#asked.delete(id);
    }
  }

  #compiledFor({ list, compile, byTarget }: KnownList, account: AccountId, target: LanguageTag): CompiledStyleList {
    if (list.account !== account) throw unknownStyleList();
    const known = byTarget.get(target);
    if (known !== undefined) return known;
    if (String(baseOf(target)) !== list.language) throw otherLanguage(list);
    const compiled = compile(list.rules, { language: list.language, target });
    const made = { ...compiled, customInstructions: list.instructions, told: toldBy(list, compiled) };
    byTarget.set(target, made);
    return made;
  }

  #forget(id: string | null): void {
    const changed = id === null ? undefined : parseStyleListId(id);
    if (changed === undefined) {
      this.#known.clear();
      for (const open of this.#asked.values()) open.clear();
      this.#asked.clear();
      return;
    }
    this.#known.delete(changed);
    this.#asked.get(changed)?.clear();
    this.#asked.delete(changed);
  }
}

async function knownList(list: StyleList): Promise<KnownList> {
  const { compileStyle: compile } = await import("./compile.ts");
  return { list, compile, byTarget: new LRUCache<LanguageTag, CompiledStyleList>({ max: mostTargets }) };
}

function toldBy({ instructions }: StyleList, rules: CompiledStyle): readonly Instruction[] {
  const own = instructions.map((instruction) => ({ prompt: instruction.prompt, source: sourceOf(instruction) }));
  return [...own, ...rules.instructions.map(({ prompt }) => ({ prompt, source: undefined }))];
}

function otherLanguage({ language }: StyleList): HttpError {
  return new HttpError(400, {
    message: "Style rule language does not match the translate request target language",
    code: "style_language_mismatch",
    detail: `The list is for texts in ${language}. Use it with a target_lang of that language, or leave style_id out.`,
    errors: [{ field: "style_id", message: `is for the target language ${language}` }],
  });
}

/** The same for a list of another account, so that nobody learns that there is one. */
export function unknownStyleList(): HttpError {
  return new HttpError(404, {
    message: "Style rule list not found. GET /v3/style_rules lists the account's.",
    code: "not_found",
  });
}
