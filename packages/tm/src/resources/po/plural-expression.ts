import jsep, { type Expression } from "jsep";
import { ResourceError } from "../resource-error.ts";

/** What a PO header says of plurals: how many forms there are, and which of them a number takes. */
export interface PluralForms {
  readonly count: number;
  /** The index of the form for a whole number of 0 or more. */
  indexOf(number: number): number;
}

const longest = 2000;
const most = 20;

/**
 * The value of the header's `Plural-Forms` (GNU gettext manual, 11.2.6, Plural forms): a C expression in `n`.
 * @param line of the header, for the error.
 * @throws ResourceError
 */
export function pluralForms(value: string, line: number): PluralForms {
  const [, digits, expression] = /^\s*nplurals\s*=\s*(\d{1,3})\s*;\s*plural\s*=\s*(.+?)\s*;?\s*$/s.exec(value) ?? [];
  const count = Number(digits);
  if (expression === undefined || value.length > longest || count < 1 || count > most) throw invalid(line);
  const root = parsed(expression, line);
  const indexOf = (number: number) => Number(evaluated(root, number));
  for (const number of sampleNumbers) {
    const index = attempt(() => indexOf(number), line);
    if (!Number.isInteger(index) || index < 0 || index >= count) throw invalid(line);
  }
  return { count, indexOf };
}

/** Enough whole numbers to tell the rules of CLDR's languages apart. */
export const sampleNumbers: readonly number[] = [
  ...Array.from({ length: 201 }, (_, number) => number),
  ...[1000, 1001, 1002, 1005, 1011, 2000, 10_000, 20_000, 40_000, 60_000, 100_000],
];

function parsed(expression: string, line: number): Expression {
  return attempt(() => jsep(expression), line);
}

function attempt<Result>(work: () => Result, line: number): Result {
  try {
    return work();
  } catch (cause) {
    throw cause instanceof ResourceError ? cause : invalid(line, cause);
  }
}

type Operator = (left: number, right: number) => number | boolean;

/** C's operators on whole numbers, as gettext takes them; truth is 1 or 0. */
const binary: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ["+", (left, right) => left + right],
  ["-", (left, right) => left - right],
  ["*", (left, right) => left * right],
  ["/", (left, right) => Math.trunc(left / right)],
  ["%", (left, right) => left % right],
  ["==", (left, right) => left === right],
  ["!=", (left, right) => left !== right],
  ["<", (left, right) => left < right],
  [">", (left, right) => left > right],
  ["<=", (left, right) => left <= right],
  [">=", (left, right) => left >= right],
  ["&&", (left, right) => left !== 0 && right !== 0],
  ["||", (left, right) => left !== 0 || right !== 0],
]);

function evaluated(node: unknown, number: number): number {
  if (!isExpression(node)) throw new SyntaxError("No expression");
  const value = (inside: unknown) => evaluated(inside, number);
  switch (node.type) {
    case "Literal":
      if (typeof node["value"] === "number") return node["value"];
      break;
    case "Identifier":
      if (node["name"] === "n") return number;
      break;
    case "UnaryExpression":
      if (node["operator"] === "!") return value(node["argument"]) === 0 ? 1 : 0;
      break;
    case "ConditionalExpression":
      return value(node["test"]) === 0 ? value(node["alternate"]) : value(node["consequent"]);
    case "BinaryExpression":
    case "LogicalExpression": {
      const operator = binary.get(String(node["operator"]));
      if (operator !== undefined) return Number(operator(value(node["left"]), value(node["right"])));
    }
  }
  throw new SyntaxError("Not an operator of gettext's");
}

function isExpression(node: unknown): node is Expression {
  return typeof node === "object" && node !== null && "type" in node;
}

function invalid(line: number, cause?: unknown): ResourceError {
  const problem =
    "`Plural-Forms` is not as gettext takes it; write `nplurals=2; plural=(n != 1);` or what the language has.";
  return new ResourceError("malformed", problem, { line, cause });
}
