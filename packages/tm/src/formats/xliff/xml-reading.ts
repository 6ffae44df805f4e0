import { SaxesParser, type SaxesTagNS } from "saxes";
import type { ExtraAttribute } from "../../model/unit.ts";
import { undecodable } from "../../reading/encoding.ts";
import type { Fault, FaultCode } from "../../reading/faults.ts";
import type { ReportKeeper } from "../../reading/report.ts";
import { invalidCharacters } from "../../xml/characters.ts";
import { xmlEntities } from "../../xml/entities.ts";
import { xliffLimits } from "./limits.ts";
import type { XmlElement, XmlTag } from "./xml-element.ts";

/** What is met in a file: the tags around its units, and each unit whole. */
export type XmlStep =
  | { readonly kind: "open"; readonly tag: XmlTag; readonly depth: number }
  | { readonly kind: "unit"; readonly element: XmlElement; readonly isRepaired: boolean };

/** Within a unit that is left out; the parser takes the longer for each tag the deeper it stands. */
const deepestSkipped = 1000;

const xliffNamespaces = /^urn:oasis:names:tc:xliff:document:[12]\./;

/**
 * The units of an XLIFF file as XML elements. The document type is not read, and no entity is known but XML's own five.
 * @throws MemoryFileError
 */
export async function* readXml(
  text: AsyncIterable<string>,
  unitName: string,
  report: ReportKeeper,
): AsyncGenerator<XmlStep> {
  const parsing = new XmlParsing(unitName, report);
  for await (const piece of text) yield* handOut(() => parsing.write(piece));
  yield* handOut(() => parsing.end());

  /** What was found before an error is handed out before it. */
  function* handOut(parse: () => void): Generator<XmlStep> {
    let failure: { readonly error: unknown } | undefined;
    try {
      parse();
    } catch (error) {
      failure = { error };
    }
    yield* parsing.taken();
    if (failure !== undefined) throw failure.error;
  }
}

interface OpenElement extends XmlElement {
  readonly attributes: ExtraAttribute[];
  /** It, or an element around it, is of another namespace than XLIFF's. */
  readonly isForeign: boolean;
  readonly children: (string | XmlElement)[];
}

class XmlParsing {
  readonly #parser = new SaxesParser({ xmlns: true });
  readonly #unitName: string;
  readonly #report: ReportKeeper;
  #steps: XmlStep[] = [];
  /** Open elements around the unit. */
  #depth = 0;
  /** Open elements of the unit, the unit first. */
  #open: OpenElement[] = [];
  #isRepaired = false;
  /** Elements of the unit so far. */
  #count = 0;
  #isInTag = false;
  /** The first fault of the tag that is being read. */
  #tagFault: Omit<Fault, "action"> | undefined;
  /** Elements still open in a unit that is left out. */
  #skippedDepth = 0;
  /** Characters taken in since the last event outside of a unit. */
  #length = 0;

  constructor(unitName: string, report: ReportKeeper) {
    this.#unitName = unitName;
    this.#report = report;
    this.#parser.ENTITIES = xmlEntities();
    this.#parser.on("opentagstart", () => {
      this.#isInTag = true;
    });
    this.#parser.on("opentag", (tag) => this.#openTag(tag));
    this.#parser.on("closetag", () => this.#closeTag());
    this.#parser.on("text", (text) => this.#text(text));
    this.#parser.on("cdata", (text) => this.#text(text));
    this.#parser.on("error", (error) => this.#problem(error.message));
  }

  write(piece: string): void {
    this.#length += piece.length;
    this.#parser.write(piece);
    if (this.#length > xliffLimits.unitLength + piece.length) {
      // Whatever it is, its end was not seen, so that nothing after it can be read.
      this.#report.raise(
        this.#fault("limit_exceeded", `More than ${xliffLimits.unitLength} characters without a unit's end.`),
      );
    }
  }

  end(): void {
    this.#parser.close();
  }

  taken(): readonly XmlStep[] {
    const steps = this.#steps;
    this.#steps = [];
    return steps;
  }

  #openTag(tag: SaxesTagNS): void {
    this.#takeTag(tag);
    this.#isInTag = false;
    this.#tagFault = undefined;
  }

  #takeTag(tag: SaxesTagNS): void {
    const parent = this.#open.at(-1);
    if (this.#skippedDepth > 0) {
      this.#skippedDepth += 1;
      if (this.#skippedDepth > deepestSkipped) {
        this.#report.raise(this.#fault("limit_exceeded", `Elements are nested deeper than ${deepestSkipped}.`));
      }
    } else if (parent !== undefined || isXliff(tag, this.#unitName)) {
      const isForeign = parent?.isForeign === true || !isXliff(tag);
      const name = isForeign ? tag.name : tag.local;
      const element: OpenElement = { name, attributes: [], line: this.#parser.line, children: [], isForeign };
      this.#open.push(element);
      this.#count = parent === undefined ? 1 : this.#count + 1;
      if (this.#count > xliffLimits.elements) {
        this.#skipUnit(`A unit has more than ${xliffLimits.elements} elements`);
        return;
      }
      if (Object.keys(tag.attributes).length > xliffLimits.attributes) {
        this.#skipUnit(`An element has more than ${xliffLimits.attributes} attributes`);
        return;
      }
      for (const attribute of this.#attributes(tag, isForeign)) element.attributes.push(attribute);
      if (this.#tagFault !== undefined) this.#judge(this.#tagFault);
      if (this.#open.length > xliffLimits.depth) this.#skipUnit(`Elements are nested deeper than ${xliffLimits.depth}`);
    } else {
      this.#depth += 1;
      this.#length = 0;
      if (this.#depth > xliffLimits.depth) {
        this.#report.raise(this.#fault("limit_exceeded", `Elements are nested deeper than ${xliffLimits.depth}.`));
      }
      const isForeign = !isXliff(tag);
      if (this.#tagFault !== undefined) this.#judge(this.#tagFault);
      const read = { name: isForeign ? tag.name : tag.local, attributes: this.#attributes(tag, isForeign) };
      this.#steps.push({ kind: "open", tag: { ...read, line: this.#parser.line }, depth: this.#depth });
    }
  }

  #closeTag(): void {
    if (this.#skippedDepth > 0) {
      this.#skippedDepth -= 1;
      if (this.#skippedDepth === 0) this.#length = 0;
      return;
    }
    const closed = this.#open.pop();
    const parent = this.#open.at(-1);
    if (closed === undefined) {
      this.#depth -= 1;
      return;
    }
    const { isForeign: _, ...element } = closed;
    if (parent !== undefined) parent.children.push(element);
    else {
      this.#steps.push({ kind: "unit", element, isRepaired: this.#isRepaired });
      this.#isRepaired = false;
      this.#length = 0;
    }
  }

  #text(text: string): void {
    if (this.#open.length === 0) return;
    const clean = this.#cleaned(text);
    const children = this.#open.at(-1)?.children;
    const last = children?.at(-1);
    if (children === undefined) return;
    if (typeof last === "string") children[children.length - 1] = last + clean;
    else if (clean !== "") children.push(clean);
  }

  /** The text without what XML does not allow; that may be for the whole unit to be left out. */
  #cleaned(text: string): string {
    return text.replace(invalidCharacters, (character) => {
      const isUndecodable = character === undecodable;
      const fault = isUndecodable
        ? this.#fault("invalid_encoding", "Bytes that the file's encoding does not know.")
        : this.#fault("invalid_character", "A character that XML does not allow.");
      const usual = isUndecodable ? "skip" : "repair";
      if (this.#report.note(fault, usual) === "skip") this.#skipOpenUnit();
      else this.#isRepaired ||= this.#open.length > 0;
      return isUndecodable ? "\uFFFD" : "";
    });
  }

  /** What the parser says may quote the file, so only its kind is kept. */
  #problem(message: string): void {
    // Where text is kept, such characters are seen to; elsewhere they do no harm.
    if (message.endsWith(": disallowed character.")) return;
    if (message.endsWith("undefined entity.") || message.endsWith("malformed character entity.")) {
      const fault = this.#fault("malformed", "An entity that XML does not have; write the character itself.");
      // The unit that a tag begins is not open before the tag has ended.
      if (this.#isInTag) this.#tagFault ??= fault;
      else this.#judge(fault);
    } else if (/(unclosed tag: .*|unexpected end\.|must contain a root element\.)$/s.test(message)) {
      // A reader that may go on ends here, without the unit that was not closed.
      this.#report.note(this.#fault("truncated", "The file ends before its elements do."), "raise");
    } else {
      this.#report.raise(this.#fault("malformed", "This is no well-formed XML; mend it here."));
    }
  }

  /** Outside of units there is nothing to leave out. */
  #judge(fault: Omit<Fault, "action">): void {
    if (this.#skippedDepth > 0) return;
    const isInUnit = this.#open.length > 0;
    if (this.#report.note(fault, isInUnit ? "skip" : "repair") === "skip") this.#skipOpenUnit();
    else this.#isRepaired ||= isInUnit;
  }

  #skipUnit(problem: string): void {
    this.#report.note(this.#fault("limit_exceeded", `${problem}; the unit is left out.`), "skip", ["skip"]);
    this.#skipOpenUnit();
  }

  #skipOpenUnit(): void {
    if (this.#open.length === 0) return;
    this.#report.skipped += 1;
    this.#skippedDepth = this.#open.length;
    this.#open = [];
    this.#isRepaired = false;
  }

  /** The declarations of the prefixes that are used come first. */
  #attributes(tag: SaxesTagNS, isForeign: boolean): readonly ExtraAttribute[] {
    const own = Object.values(tag.attributes).filter(({ prefix, name }) => prefix !== "xmlns" && name !== "xmlns");
    const declared = new Map<string, string>();
    if (isForeign) declared.set(tag.prefix === "" ? "xmlns" : `xmlns:${tag.prefix}`, tag.uri);
    for (const { prefix, uri } of own) if (prefix !== "" && prefix !== "xml") declared.set(`xmlns:${prefix}`, uri);
    return [
      ...[...declared].map(([name, value]) => ({ name, value })),
      ...own.map(({ name, value }) => ({ name, value: this.#cleaned(value) })),
    ];
  }

  #fault(code: FaultCode, message: string) {
    return { code, line: this.#parser.line, column: this.#parser.column + 1, message };
  }
}

/** Whether it is an element of XLIFF, of that name if one is given. */
function isXliff({ uri, local }: SaxesTagNS, name = local): boolean {
  return local === name && (uri === "" || xliffNamespaces.test(uri));
}
