import type { ValueNode } from "@humanwhocodes/momoa";
import { undecodable } from "../../reading/encoding.ts";
import type { FaultCode } from "../../reading/faults.ts";
import type { ReportKeeper } from "../../reading/report.ts";
import { parseJson } from "../json-parsing.ts";
import { idOf, type KeyPath, type KeySeparator } from "./resource-keys.ts";

/** A text of a resource. */
export interface ResourceText {
  readonly id: string;
  readonly text: string;
  readonly line: number;
  /** Which steps of the id are indexes of arrays. */
  readonly indexPositions: readonly number[];
  readonly isRepaired: boolean;
}

/** Deeper and longer resources are none: `limit_exceeded`. */
const deepest = 100;
const longestResource = 20_000_000;
/** Characters of all keys to a text; each text has an id of them. */
const longestPath = 10_000;

/**
 * The texts of an i18next resource by id, in the order of the file. It is parsed with its lines, which `JSON.parse` does
 * not tell, as it does not tell of a key that is there twice. Of those the last counts, as i18next has it.
 * @throws MemoryFileError
 */
export async function readResource(
  json: AsyncIterable<string>,
  separator: KeySeparator,
  report: ReportKeeper,
): Promise<ReadonlyMap<string, ResourceText>> {
  let text = "";
  for await (const piece of json) {
    text += piece;
    if (text.length > longestResource) {
      report.raise({
        code: "limit_exceeded",
        line: 1,
        message: `The file has more than ${longestResource} characters.`,
      });
    }
  }
  const { body } = parseJson(text, (fault) => report.raise(fault));
  if (body.type !== "Object") {
    report.raise({ code: "malformed", line: 1, message: "The file has no JSON object; give an i18next resource." });
  }
  const reading = new ResourceReading(separator, report);
  reading.value(body, []);
  return reading.texts;
}

class ResourceReading {
  readonly texts = new Map<string, ResourceText>();
  readonly #separator: KeySeparator;
  readonly #report: ReportKeeper;

  constructor(separator: KeySeparator, report: ReportKeeper) {
    this.#separator = separator;
    this.#report = report;
  }

  value(node: ValueNode, path: KeyPath): void {
    const { line } = node.loc.start;
    const isNested = node.type === "Object" || node.type === "Array";
    if (path.length > deepest) {
      this.#skip("limit_exceeded", line, `Objects are nested deeper than ${deepest}; what is in them is left out.`);
    } else if (path.reduce<number>((length, step) => length + String(step).length, 0) > longestPath) {
      this.#skip("limit_exceeded", line, `Keys to a text have more than ${longestPath} characters; it is left out.`);
    } else if (isNested && path.length > 0 && this.#separator === false) {
      this.#skip("invalid_value", line, "Keys are nested, which needs a key separator; what is in them is left out.");
    } else if (node.type === "Object") {
      for (const { name, value } of node.members) {
        this.value(value, [...path, name.type === "String" ? name.value : name.name]);
      }
    } else if (node.type === "Array") {
      for (const [index, element] of node.elements.entries()) this.value(element.value, [...path, index]);
    } else if (node.type === "String") {
      if (!isSchema(path)) this.#text(node.value, path, line);
    } else if (node.type !== "Null") {
      // Null is i18next's word for a text that is not there.
      this.#skip("invalid_value", line, "A value that is no text; quote it to have it translated.", path);
    }
  }

  #text(value: string, path: KeyPath, line: number): void {
    const id = idOf(path, this.#separator);
    if (value.includes(undecodable)) {
      const message = "Bytes that are no UTF-8; save the file as UTF-8.";
      const fault = { code: "invalid_encoding", line, message, unitId: id } as const;
      if (this.#report.note(fault, "skip") === "skip") {
        this.#report.skipped += 1;
        return;
      }
    }
    const isDouble = this.texts.has(id);
    if (isDouble) {
      const message = "A key that stands there twice; the last one counts.";
      this.#report.note({ code: "duplicate_id", line, message, unitId: id }, "repair", ["repair"]);
    }
    this.texts.set(id, {
      id,
      text: value.replaceAll(undecodable, "\uFFFD"),
      line,
      indexPositions: path.flatMap((step, position) => (typeof step === "number" ? [position] : [])),
      isRepaired: isDouble || value.includes(undecodable),
    });
  }

  #skip(code: FaultCode, line: number, message: string, path?: KeyPath): void {
    const id = path === undefined ? {} : { unitId: idOf(path, this.#separator) };
    this.#report.note({ code, line, message, ...id }, "skip", ["skip"]);
    this.#report.skipped += 1;
  }
}

/** The address of what editors check the file against is no message. */
function isSchema(path: KeyPath): boolean {
  return path.length === 1 && path[0] === "$schema";
}
