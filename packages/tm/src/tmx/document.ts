import type { HeaderStep, UnitStep } from "../formats/unit-reader.ts";
import type { MemoryHeader } from "../model/unit.ts";
import type { FaultAction, FaultCode } from "../reading/faults.ts";
import type { ReportKeeper } from "../reading/report.ts";
import { Findings, usualActions } from "./findings.ts";
import { tmxLimits } from "./limits.ts";
import { LineEnds } from "./line-ends.ts";
import { Outline, type OutlineEvent } from "./outline.ts";
import { parseTree } from "./parse-tree.ts";
import { type Piece, PieceCutter, textOfPiece } from "./pieces.ts";
import { type Place, placeAfter } from "./place.ts";
import { emptyHeader, readContainer, readHeader } from "./read-header.ts";
import { scanTree } from "./scan-tree.ts";
import { XmlProblem, type XmlProblemKind } from "./strict-parser.ts";
import { UnitsReader } from "./units.ts";
import { attributeOf, hasText, type XmlElement } from "./xml-element.ts";

/**
 * Reads a TMX file that comes in as text, and goes on after what is wrong in it where the policy lets it. Gives the
 * header, then the units.
 */
export class TmxDocument {
  readonly #report: ReportKeeper;
  readonly #lineEnds = new LineEnds();
  readonly #cutter = new PieceCutter();
  readonly #outline = new Outline((event) => this.#takeEvent(event));
  readonly #units: UnitsReader;
  #root: XmlElement | undefined;
  #body: XmlElement | undefined;
  /** The line on which the body ends. */
  #bodyEnd: number | undefined;
  #header: MemoryHeader | undefined;
  #isHeaderGiven = false;
  /** Nothing that follows can be read any more. */
  #isOver = false;
  /** Characters before the body or after it, which the XML parser may be holding. */
  #outside = 0;

  constructor(report: ReportKeeper) {
    this.#report = report;
    this.#units = new UnitsReader(report);
  }

  add(text: string): void {
    this.#cutter.add(this.#lineEnds.take(text));
  }

  /** To be said when there is no more text. */
  end(): void {
    this.#cutter.add(this.#lineEnds.end());
    this.#cutter.end();
  }

  /**
   * What comes next in the text so far.
   * @throws MemoryFileError for a fault that the policy raises, and where nothing can be read.
   */
  next(): HeaderStep | UnitStep | undefined {
    for (let piece = this.#cutter.next(); piece !== undefined; piece = this.#cutter.next()) {
      const step = this.#isOver ? undefined : this.#take(piece);
      if (step !== undefined) return step;
    }
    return undefined;
  }

  /**
   * What is left to say at the end of the file: the header, where there is no body.
   * @throws MemoryFileError as `next` does, and for a file that ends before its header does.
   */
  last(): HeaderStep | undefined {
    if (this.#root === undefined) this.#raise("truncated", "The file ends before any TMX begins; give a whole one.");
    if (!this.#isHeaderGiven && this.#header === undefined) {
      this.#raise("truncated", "The file ends before its header does; give a whole one.");
    }
    if (!this.#isOver && this.#outline.open.length > 0) {
      const message = "The file ends before its tmx does; the units before are read.";
      this.#note("truncated", this.#outline.place.line, message, ["skip"]);
    }
    return this.#isHeaderGiven ? undefined : this.#giveHeader(undefined);
  }

  #take(piece: Piece): HeaderStep | UnitStep | undefined {
    const { kind } = piece;
    const { place } = this.#outline;
    const fileLanguage = this.#header?.sourceLanguage ?? emptyHeader.sourceLanguage;
    if (kind === "plain") {
      const tree = scanTree(piece, place.line);
      if (tree === undefined) {
        this.#cutter.takeBack(piece);
        return undefined;
      }
      this.#outline.pass(piece);
      return this.#units.finish(tree, fileLanguage);
    }
    const text = textOfPiece(piece);
    if (kind === "prolog") return this.#takeProlog(text);
    if (kind === "after") {
      this.#takeEnd(text);
      return undefined;
    }
    this.#outline.pass(piece);
    switch (kind) {
      case "unit":
        return this.#units.read(text, place, fileLanguage);
      case "between":
        if (hasText(text)) this.#takeBetween(text, place);
        return undefined;
      case "overlong":
        return this.#units.lose(
          "limit_exceeded",
          place,
          text,
          `A tu is longer than ${tmxLimits.unitLength} characters.`,
        );
      case "rest":
        this.#isOver = true;
        return this.#units.lose("truncated", place, text, "The file ends within this tu; the units before are read.");
      case "endless":
        return this.#raise("limit_exceeded", `More than ${tmxLimits.unitLength} characters stand here without a tu.`);
      case "lost":
      case "tail":
        return undefined;
    }
  }

  #takeProlog(text: string): HeaderStep | undefined {
    const wasGiven = this.#isHeaderGiven;
    this.#countOutside(text);
    try {
      this.#outline.read(text);
    } catch (error) {
      if (error instanceof XmlProblem) this.#raiseProblem(error);
      throw error;
    }
    if (this.#body === undefined || wasGiven) return undefined;
    this.#cutter.leaveProlog(this.#outline.open.length === 2 ? "between" : "after");
    return this.#giveHeader(this.#body);
  }

  /** From `</body>` on nothing is expected but the end. */
  #takeEnd(text: string): void {
    this.#bodyEnd ??= this.#outline.place.line;
    try {
      this.#countOutside(text);
      this.#outline.read(text);
    } catch (error) {
      if (!(error instanceof XmlProblem)) throw error;
      const message = "More than the end of the file follows this body; remove it, or give what it is as another file.";
      this.#note("malformed", this.#bodyEnd ?? error.place.line, message, ["skip"]);
      this.#isOver = true;
    }
  }

  /** Between units only comments and instructions may stand. */
  #takeBetween(text: string, place: Place): void {
    const wrapper = "<body>";
    try {
      const { children } = parseTree(`${wrapper}${text}</body>`, { ...place, column: place.column - wrapper.length });
      for (const child of children) {
        if (typeof child === "string") this.#noteMisplaced(placeAfter(place, text.trimEnd()).line, "Text", "body");
        else this.#noteMisplaced(child.line, nameOf(child), "body");
      }
    } catch (error) {
      if (!(error instanceof XmlProblem)) throw error;
      const message = "What stands between two tus is not well-formed XML; mend or remove it.";
      this.#report.note({ code: "malformed", ...error.place, message }, usualActions.malformed, ["skip"]);
    }
  }

  #countOutside(text: string): void {
    this.#outside += text.length;
    if (this.#outside <= tmxLimits.unitLength) return;
    this.#raise("limit_exceeded", `More than ${tmxLimits.unitLength} characters stand outside of the body.`);
  }

  #takeEvent(event: OutlineEvent): void {
    if (event.kind === "text") {
      this.#noteMisplaced(event.line, "Text", event.container);
    } else if (event.kind === "open") {
      if (event.container.name === "body") this.#body = event.container;
      else this.#takeRoot(event.container);
    } else if (event.element.name === "header" && this.#header === undefined) {
      this.#takeHeader(event.element);
    } else {
      this.#noteMisplaced(event.element.line, nameOf(event.element), event.container);
    }
  }

  #takeRoot(root: XmlElement): void {
    this.#root = root;
    if (/^1\.[0-4]/.test(attributeOf(root, "version") ?? "")) return;
    const message = "The tmx does not say that it is version 1.1 to 1.4; it is read as 1.4.";
    this.#note("invalid_value", root.line, message, ["repair"]);
  }

  #takeHeader(element: XmlElement): void {
    const findings = new Findings();
    this.#header = readHeader(element, findings);
    for (const { code, line, message } of findings.all) this.#note(code, line, message, ["repair"]);
  }

  #giveHeader(body: XmlElement | undefined): HeaderStep {
    if (this.#header === undefined) {
      const message = "The file has no header before its body; any language may be the source.";
      this.#note("missing_attribute", this.#outline.place.line, message, ["repair"]);
    }
    const rootAttributes = this.#root && readContainer(this.#root);
    const bodyAttributes = body && readContainer(body);
    this.#header = {
      ...(this.#header ?? emptyHeader),
      ...(rootAttributes && { rootAttributes }),
      ...(bodyAttributes && { bodyAttributes }),
    };
    this.#isHeaderGiven = true;
    return { kind: "header", header: this.#header };
  }

  #noteMisplaced(line: number, what: string, container: string): void {
    this.#note("misplaced_element", line, `${what} stands in ${container}, where none may; it is left out.`);
  }

  #note(code: FaultCode, line: number, message: string, possible?: readonly FaultAction[]): void {
    this.#report.note({ code, line, message }, usualActions[code], possible);
  }

  #raise(code: FaultCode, message: string): never {
    return this.#report.raise({ code, ...this.#outline.place, message });
  }

  #raiseProblem({ kind, place }: XmlProblem): never {
    const messages = {
      malformed: "What stands before the body is not well-formed XML; mend it here.",
      foreign: "The first element is not tmx; give a TMX file.",
      limit_exceeded: "The header has more elements or attributes than the limits take.",
    } as const satisfies Record<XmlProblemKind, string>;
    const code = kind === "limit_exceeded" ? kind : "malformed";
    return this.#report.raise({ code, ...place, message: messages[kind] });
  }
}

function nameOf({ name }: XmlElement): string {
  return `A ${name.slice(0, 40)}`;
}
