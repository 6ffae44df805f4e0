import type { Element, ElementTree } from "./elements.ts";
import { blocks, controls, neverText } from "./html-names.ts";
import type { MarkupSettings } from "./markup-settings.ts";
import { cdataName, type Token } from "./token.ts";

/** What an element is for a translation. */
export interface Role {
  /** Whether its tags end a segment: those of what splits by itself, and of what encloses something that does. */
  readonly splits: boolean;
  /** `kept`: its text comes back as it is. `unread`: it is no text, and no engine sees it. */
  readonly content: "translated" | "kept" | "unread";
  /** Whether all of it comes back as it is. */
  readonly isUntouched: boolean;
}

/**
 * Tells for each element whether it splits, and whether it is translated.
 *
 * In HTML what splits is known by name (`html-names.ts`); boxes such as buttons split where no text stands beside
 * them, and so do links in a row of nothing but links. Two line breaks (`br`) in a row split, one does not.
 *
 * In XML it has to be found out. An element is inline where text (white space apart) stands directly beside it, in the
 * same parent; and what is inline in one place is inline in the whole document, so that `<b>` means the same in each
 * paragraph. All else is structure. Without outline detection nothing splits but what the request names.
 *
 * In both, `splitting_tags` split always, `non_splitting_tags` never, the former first, and an inline element that
 * encloses one that splits has to split too.
 */
export function assignRoles(
  tree: ElementTree,
  tokens: readonly Token[],
  source: string,
  settings: MarkupSettings,
): ReadonlyMap<Element, Role> {
  const isHtml = settings.kind === "html";
  const splits = isHtml ? htmlSplitting(tree, tokens, source, settings) : xmlSplitting(tree, settings);
  const contentOf = isHtml ? htmlContent(settings) : xmlContent(settings);
  const roles = new Map<Element, ElementRole>();
  for (const element of tree.elements) {
    const outer = (element.parent && roles.get(element.parent)?.content) ?? "translated";
    const content = contentOf(element, outer);
    // Behind a tag that ends an open SVG or formula, text is read in another way than before it.
    const isStuck =
      element.tag.leavesForeign || (outer === "translated" && content !== "translated" && isUnclosed(element));
    const splitsItself = outer !== "unread" && (isStuck === true || splits(element));
    roles.set(element, new ElementRole(element.kind, splitsItself, content));
  }
  // Children come behind their parents: from the last on, each has heard of all of its own.
  for (const element of tree.elements.toReversed()) {
    const role = roles.get(element);
    if (role !== undefined && element.parent !== undefined) roles.get(element.parent)?.hear(role);
  }
  return roles;
}

/** What comes back as it is and has no end of its own may swallow what follows it: it stays in its place. */
function isUnclosed({ kind, tag }: Element): boolean {
  return kind === "lone" && tag.kind === "start";
}

class ElementRole implements Role {
  readonly content: Role["content"];
  isUntouched: boolean;
  readonly #kind: Element["kind"];
  readonly #splitsItself: boolean;
  #enclosesSplit = false;

  constructor(kind: Element["kind"], splitsItself: boolean, content: Role["content"]) {
    this.content = content;
    this.isUntouched = content !== "translated";
    this.#kind = kind;
    this.#splitsItself = splitsItself;
  }

  /** A tag without a partner encloses nothing. */
  get splits(): boolean {
    return this.#splitsItself || (this.#enclosesSplit && this.#kind === "pair");
  }

  hear(child: ElementRole): void {
    if (child.#splitsItself || child.#enclosesSplit) this.#enclosesSplit = true;
    if (!child.isUntouched) this.isUntouched = false;
  }
}

function htmlSplitting(
  tree: ElementTree,
  tokens: readonly Token[],
  source: string,
  settings: MarkupSettings,
): (element: Element) => boolean {
  const splitting = lowerCased(settings.splittingTags);
  const inline = lowerCased(settings.nonSplittingTags);
  const breaks = doubledBreaks(tokens, source);
  const rows = rowsOfLinks(tree);
  return ({ name, parent, first }) => {
    if (splitting.has(name)) return true;
    if (inline.has(name)) return false;
    const isBesideText = parent?.hasText ?? tree.hasText;
    return (
      breaks.has(first) || blocks.has(name) || (isLink(name) ? rows.has(parent) : controls.has(name) && !isBesideText)
    );
  };
}

/** The elements of a paragraph that have no text, and of inline elements several links alone: the entries of a menu. */
function rowsOfLinks({ elements, hasText }: ElementTree): ReadonlySet<Element | undefined> {
  const inline = elements.filter(({ name, kind }) => kind === "pair" && !blocks.has(name));
  const besideText = new Map<Element | undefined, boolean>([[undefined, hasText]]);
  // Parents come before their children.
  for (const element of elements) {
    const isInline = !blocks.has(element.name);
    besideText.set(element, element.hasText || (isInline && besideText.get(element.parent) === true));
  }
  const rows = [...Map.groupBy(inline, ({ parent }) => parent)].filter(
    ([parent, inside]) =>
      besideText.get(parent) === false && inside.length > 1 && inside.every(({ name }) => isLink(name)),
  );
  return new Set(rows.map(([parent]) => parent));
}

function isLink(name: string): boolean {
  return name === "a";
}

function xmlSplitting({ elements, hasText }: ElementTree, settings: MarkupSettings): (element: Element) => boolean {
  const splitting = new Set(settings.splittingTags);
  const inline = new Set([cdataName, ...settings.nonSplittingTags]);
  if (settings.outlineDetection) {
    for (const { name, parent } of elements) if (parent?.hasText ?? hasText) inline.add(name);
  }
  return ({ name }) => splitting.has(name) || (settings.outlineDetection && !inline.has(name));
}

/** The positions of `br` tags that follow each other with nothing but white space between. */
function doubledBreaks(tokens: readonly Token[], source: string): ReadonlySet<number> {
  const found = new Set<number>();
  let last: number | undefined;
  for (const [index, token] of tokens.entries()) {
    if (token.kind === "empty" && token.name === "br") {
      if (last !== undefined) found.add(last).add(index);
      last = index;
    } else if (token.kind !== "text" || /[^\t\n\f\r ]/.test(source.slice(token.from, token.to))) last = undefined;
  }
  return found;
}

type ContentOf = (element: Element, outer: Role["content"]) => Role["content"];

function htmlContent({ ignoreTags }: MarkupSettings): ContentOf {
  const ignored = lowerCased(ignoreTags);
  return ({ name, tag }, outer) => {
    if (outer === "unread" || neverText.has(name)) return "unread";
    if (tag.translate === "off" || ignored.has(name)) return "kept";
    return tag.translate === "on" ? "translated" : outer;
  };
}

function xmlContent({ ignoreTags }: MarkupSettings): ContentOf {
  const ignored = new Set(ignoreTags);
  return ({ name }, outer) => (ignored.has(name) ? "kept" : outer);
}

function lowerCased(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.map((name) => name.toLowerCase()));
}
