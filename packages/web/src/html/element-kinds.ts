/** What HTML says of an element by its name alone. */
export interface ElementKind {
  /** Without content or end tag. */
  readonly isVoid: boolean;
  /** It ends a sentence. */
  readonly isBlock: boolean;
  /** Not shown, but where it stands may matter: no sentence goes on around it, and it never changes its place. */
  readonly isMetadata: boolean;
  /** Its content is no text of the page, or not in HTML, or the reader's own. No `translate="yes"` changes that. */
  readonly isUntouchable: boolean;
  /** Its content is for machines, until `translate="yes"` says otherwise. */
  readonly isLiteral: boolean;
  /** As part of a sentence it is a word of it; a picture, a break or a script is none. */
  readonly isSpoken: boolean;
  /** In it, a `span` would not be allowed, and perhaps be moved elsewhere. */
  readonly isSpanless: boolean;
  /** No end tag inside of it reaches beyond. */
  readonly isScope: boolean;
  readonly isTablePart: boolean;
  readonly isList: boolean;
  /** It does not end a paragraph, though it ends a sentence. */
  readonly isInParagraphs: boolean;
  /** In SVG and MathML, its content is HTML again. */
  readonly isForeignIsland: boolean;
  /** Which items its start tag ends; only items end others. */
  readonly ends: ReadonlySet<string> | undefined;
}

/** One look-up for all that is asked of a tag. */
export function kindOf(name: string): ElementKind {
  return kinds.get(name) ?? inline;
}

/** A list of names, in a set. */
function names(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}

/** HTML, section 13.1.2. */
const voids = names(
  "area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr",
);

/**
 * What a sentence goes through is all others, and the names that HTML does not know: those are shown in the line, too,
 * until a style says otherwise.
 */
const blocks = names(
  "address article aside audio base basefont bgsound blockquote body button canvas caption center col colgroup datalist dd " +
    "details dialog dir div dl dt fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header " +
    "hgroup hr html label legend li listing main marquee menu meter nav noembed noframes noscript ol optgroup option p " +
    "param plaintext pre progress search section select selectedcontent summary table tbody td tfoot th thead title tr " +
    "track ul video xmp",
);

const metadata = names("script style template link meta");

const untouchable = names(
  "script style template textarea svg math iframe object applet pre listing xmp plaintext noembed noframes",
);

const literal = names("code kbd samp var");

const spoken = names("math object");

const spanless = names(
  "html head title table thead tbody tfoot tr colgroup ul ol menu dl select optgroup option datalist frameset audio video",
);

/** HTML, section 13.2.4.2. */
const scopes = names("table td th caption template object applet marquee button svg math select");

const tableParts = names("table thead tbody tfoot tr td th caption colgroup");

const lists = names("ul ol menu dl table select optgroup datalist ruby");

/** Blocks to us, parts of a paragraph to HTML. */
const inParagraphs = names(
  "audio base basefont bgsound button canvas caption col datalist frame label legend meter noembed noframes noscript " +
    "optgroup option param progress select selectedcontent title track video",
);

/** HTML, section 13.2.4.2, integration points. */
const foreignIslands = names("foreignobject desc title mi mo mn ms mtext annotation-xml");

const ends: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    li: "li",
    dt: "dt dd",
    dd: "dt dd",
    option: "option",
    optgroup: "option optgroup",
    rt: "rt rp",
    rp: "rt rp",
    td: "td th",
    th: "td th",
    tr: "td th tr",
    thead: "td th tr thead tbody tfoot",
    tbody: "td th tr thead tbody tfoot",
    tfoot: "td th tr thead tbody tfoot",
  }).map(([name, ended]) => [name, names(ended)]),
);

function kindNamed(name: string): ElementKind {
  return {
    isVoid: voids.has(name),
    isBlock: blocks.has(name),
    isMetadata: metadata.has(name),
    isUntouchable: untouchable.has(name),
    isLiteral: literal.has(name),
    isSpoken: spoken.has(name),
    isSpanless: spanless.has(name),
    isScope: scopes.has(name),
    isTablePart: tableParts.has(name),
    isList: lists.has(name),
    isInParagraphs: inParagraphs.has(name),
    isForeignIsland: foreignIslands.has(name),
    ends: ends.get(name),
  };
}

const inline = kindNamed("");

const kinds: ReadonlyMap<string, ElementKind> = new Map(
  [voids, blocks, metadata, untouchable, literal, spoken, lists, foreignIslands]
    .concat(scopes, tableParts, new Set(ends.keys()))
    .flatMap((set) => [...set])
    .map((name) => [name, kindNamed(name)]),
);
