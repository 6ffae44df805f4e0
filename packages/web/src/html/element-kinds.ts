/** A list of names, in a set. */
function names(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}

/** Elements without content or end tag (HTML, section 13.1.2). */
export const voidElements = names(
  "area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr",
);

/**
 * What a sentence goes through. All others end it, except for names that HTML does not know: those are shown in the
 * line, too, until a style says otherwise.
 */
const blockElements = names(
  "address article aside audio base basefont bgsound blockquote body button canvas caption center col colgroup datalist dd " +
    "details dialog dir div dl dt fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header " +
    "hgroup hr html label legend li listing main marquee menu meter nav noembed noframes noscript ol optgroup option p " +
    "param plaintext pre progress search section select selectedcontent summary table tbody td tfoot th thead title tr " +
    "track ul video xmp",
);

export function isBlock(name: string): boolean {
  return blockElements.has(name);
}

/** Not shown, but where they stand may matter: no sentence goes on around them, and none of them changes its place. */
export const metadataElements = names("script style template link meta");

/** Their content is no text of the page, or not in HTML, or the reader's own. No `translate="yes"` changes that. */
export const untouchableElements = names(
  "script style template textarea svg math iframe object applet pre listing xmp plaintext noembed noframes",
);

/** Their content is for machines, until `translate="yes"` says otherwise. */
export const literalElements = names("code kbd samp var");

/** As part of a sentence they are a word of it; a picture, a break or a script is none. */
export const spokenElements = names("math object");

/** Where a `span` would not be allowed, and perhaps be moved elsewhere. */
export const spanlessElements = names(
  "html head title table thead tbody tfoot tr colgroup ul ol menu dl select optgroup option datalist frameset audio video",
);
