import type { ReadStep } from "../formats/unit-reader.ts";
import type { MemoryHeader } from "../model/unit.ts";
import type { FaultAction, FaultCode } from "../reading/faults.ts";
import type { ReportKeeper } from "../reading/report.ts";
import { Findings, usualActions } from "./findings.ts";
import { tmxLimits } from "./limits.ts";
import { LineEnds } from "./line-ends.ts";
import { Outline, type OutlineEvent } from "./outline.ts";
import { type Piece, PieceCutter } from "./pieces.ts";
import { emptyHeader, readContainer, readHeader } from "./read-header.ts";
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
  readonly #outline = new Outline();
  readonly #units: UnitsReader;
  #root: XmlElement | undefined;
  #header: MemoryHeader | undefined;
  #isHeaderGiven = false;
  /** Nothing that follows can be read any more. */
  #isOver = false;
  /** Characters since the last unit, which the XML parser may be holding. */
  #sinceUnit = 0;

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
  next(): ReadStep | undefined {
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
  last(): ReadStep | undefined {
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

  #take({ kind, text }: Piece): ReadStep | undefined {
    const { place } = this.#outline;
    if (kind !== "unit")
      return kind === "rest" || kind === "overlong" || kind === "lost"
        ? this.#lose(kind, text)
        : this.#takeMarkup(text);
    this.#sinceUnit = 0;
    const read = this.#units.read(text, place, this.#header?.sourceLanguage ?? emptyHeader.sourceLanguage);
    this.#outline.pass(text);
    return read && { kind, ...read };
  }

  /** A unit without an end. */
  #lose(kind: "rest" | "overlong" | "lost", text: string): undefined {
    const { place } = this.#outline;
    this.#outline.pass(text);
    if (kind === "rest") {
      this.#isOver = true;
      this.#units.lose("truncated", place, text, "The file ends within this tu; the units before are read.");
    } else if (kind === "overlong") {
      this.#units.lose("limit_exceeded", place, text, `A tu is longer than ${tmxLimits.unitLength} characters.`);
    }
  }

  /** What stands outside of units. */
  #takeMarkup(text: string): ReadStep | undefined {
    const isInBody = this.#outline.open.length === 2;
    if (isInBody && !hasText(text)) {
      this.#outline.pass(text);
      return undefined;
    }
    this.#sinceUnit += text.length;
    if (this.#sinceUnit > tmxLimits.unitLength) {
      this.#raise("limit_exceeded", `More than ${tmxLimits.unitLength} characters stand here outside of any tu.`);
    }
    try {
      let step: ReadStep | undefined;
      for (const event of this.#outline.read(text)) step = this.#takeEvent(event) ?? step;
      return step;
    } catch (error) {
      if (!(error instanceof XmlProblem)) throw error;
      if (!this.#isHeaderGiven) this.#raiseProblem(error);
      const where = isInBody ? "between two tus" : "after the body";
      const message = `What stands ${where} is not well-formed XML; mend or remove it.`;
      this.#report.note({ code: "malformed", ...error.place, message }, usualActions.malformed, ["skip"]);
      this.#isOver = !isInBody;
      this.#outline.restart(text);
      return undefined;
    }
  }

  #takeEvent(event: OutlineEvent): ReadStep | undefined {
    if (event.kind === "text") {
      this.#noteMisplaced(event.line, "Text", event.container);
    } else if (event.kind === "open") {
      if (event.container.name === "body") return this.#giveHeader(event.container);
      this.#takeRoot(event.container);
    } else if (event.element.name === "header" && event.container === "tmx" && this.#header === undefined) {
      this.#takeHeader(event.element);
    } else {
      this.#noteMisplaced(event.element.line, `A ${event.element.name.slice(0, 40)}`, event.container);
    }
    return undefined;
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

  #giveHeader(body: XmlElement | undefined): ReadStep {
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
    this.#cutter.enterBody();
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
