import { SaxesParser } from "saxes";
import { xmlEntities } from "../xml/entities.ts";
import { tmxLimits } from "./limits.ts";
import type { Place } from "./place.ts";

/** `malformed`: no well-formed XML. `foreign`: XML of another kind, by its first element. */
export type XmlProblemKind = "malformed" | "foreign" | "limit_exceeded";

export class XmlProblem extends Error {
  override readonly name = "XmlProblem";
  readonly kind: XmlProblemKind;
  readonly place: Place;

  constructor(kind: XmlProblemKind, place: Place) {
    super(kind);
    this.kind = kind;
    this.place = place;
  }
}

export type StrictParser = SaxesParser<{ readonly xmlns: false }>;

/**
 * A parser that stops at the first fault, and knows no entity but XML's own five. What comes is read as XML 1.0, since
 * that is what TMX is.
 * @param place where in the file it stands when it finds a fault.
 */
export function createStrictParser({ fragment, place }: { fragment: boolean; place: () => Place }): StrictParser {
  const parser = new SaxesParser({ xmlns: false, fragment, defaultXMLVersion: "1.0", forceXMLVersion: true });
  parser.ENTITIES = xmlEntities();
  let attributes = 0;
  parser.on("opentagstart", () => {
    attributes = 0;
  });
  parser.on("attribute", () => {
    attributes += 1;
    if (attributes > tmxLimits.attributes) throw new XmlProblem("limit_exceeded", place());
  });
  // What the parser says may quote the file; where it stopped is enough.
  parser.on("error", () => {
    throw new XmlProblem("malformed", place());
  });
  return parser;
}
