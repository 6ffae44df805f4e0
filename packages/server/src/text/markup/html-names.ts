/**
 * What the names of HTML's elements mean for a translation. Everything that is named nowhere is inline, as browsers
 * show elements that they do not know.
 */

const names = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Elements that begin and end a paragraph: what browsers show as blocks, list items, parts of tables, and choices. */
export const blocks = names(
  "address article aside base blockquote body caption center col colgroup dd details dialog dir div dl dt fieldset " +
    "figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li link listing " +
    "main marquee menu meta nav ol optgroup option p plaintext pre search section summary table tbody td tfoot th " +
    "thead title tr ul xmp",
);

/** Boxes of their own: part of a sentence where they stand beside text, and by themselves where they do not. */
export const controls = names("audio button canvas label meter object output progress select video");

/** Their content is no text that is read, whatever it looks like. */
export const neverText = names(
  "iframe math noembed noframes noscript plaintext script style svg template textarea xmp",
);

/** Elements without an end tag. */
export const voids = names(
  "area base basefont bgsound br col command embed frame hr image img input keygen link meta param source track wbr",
);

/** Voids that are not seen as a thing between two words. */
export const unseen = names("area link meta param source track wbr");

/** White space in them is seen as it is written. */
export const preformatted = names("listing pre");

/** Their content is written for a program, or by one. */
export const codes = names("code kbd pre samp tt");

/** Their content is of another language. */
export const foreignRoots = names("math svg");

/** Foreign elements in which HTML begins again. */
export const integrationPoints = names("annotation-xml desc foreignobject mi mn mo ms mtext title");

const paragraphEnds = names(
  "address article aside blockquote center details dialog dir div dl dd dt fieldset figcaption figure footer form h1 h2 " +
    "h3 h4 h5 h6 header hgroup hr li listing main menu nav ol p plaintext pre search section summary table ul xmp",
);
const cells = names("caption colgroup tbody td tfoot th thead tr");
const rows = names("caption colgroup tbody tfoot thead tr");
const groups = names("caption colgroup tbody tfoot thead");
const choices = names("optgroup option");

/** For elements whose end tag may be left out: the elements whose start ends them. */
export const endedBy: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["p", paragraphEnds],
  ["li", names("li")],
  ["dd", names("dd dt")],
  ["dt", names("dd dt")],
  ["td", cells],
  ["th", cells],
  ["tr", rows],
  ["tbody", groups],
  ["thead", groups],
  ["tfoot", groups],
  ["caption", cells],
  ["colgroup", cells],
  ["option", choices],
  ["optgroup", names("optgroup")],
  ["head", names("body")],
]);
