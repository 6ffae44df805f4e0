import type { Expression, ObjectExpression, Program, PropertyKey, Statement } from "oxc-parser";
import { parseSync } from "oxc-parser";
import type { Literal } from "./rows.ts";
import { isLiteralObject } from "./rows.ts";

/**
 * What a module of locale data holds, read from its syntax tree without running it: its top-level constants, its
 * exports by name (`default` too), and values assigned to a constant's property. What is not a literal is `undefined`.
 */
export function readModule(name: string, source: string): ReadonlyMap<string, Literal> {
  const { program, errors } = parseSync(name, source);
  if (errors.length > 0) throw new Error(`${name} is no JavaScript that can be read: ${errors[0]?.message}`);
  return new ModuleReader(program).values;
}

/** JSON, with objects as maps. Comments are allowed before the first brace. */
export function readJson(name: string, source: string): Literal {
  try {
    return fromJson(JSON.parse(source.replace(/^\uFEFF/, "")));
  } catch (cause) {
    throw new Error(`${name} is not valid JSON`, { cause });
  }
}

function fromJson(value: unknown): Literal {
  if (value === null || typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
    return value;
  }
  if (Array.isArray(value)) return value.map(fromJson);
  if (typeof value !== "object") return undefined;
  return new Map(Object.entries(value).map(([name, inner]) => [name, fromJson(inner)]));
}

class ModuleReader {
  readonly #constants = new Map<string, Literal>();
  /** Apart from the constants: in a minified module an export may have the name of another constant. */
  readonly #exports = new Map<string, Literal>();

  constructor(program: Program) {
    for (const statement of program.body) this.#readStatement(statement);
  }

  get values(): ReadonlyMap<string, Literal> {
    return new Map([...this.#constants, ...this.#exports]);
  }

  #readStatement(statement: Statement): void {
    switch (statement.type) {
      case "VariableDeclaration":
        for (const { id, init } of statement.declarations) {
          if (id.type === "Identifier" && init) this.#constants.set(id.name, this.#evaluate(init));
        }
        break;
      case "ExportNamedDeclaration":
        if (statement.declaration) this.#readStatement(statement.declaration);
        for (const { local, exported } of statement.specifiers) {
          if (local.type !== "Identifier") continue;
          const name = exported.type === "Literal" ? exported.value : exported.name;
          this.#exports.set(name, this.#constants.get(local.name));
        }
        break;
      case "ExportDefaultDeclaration":
        if (isExpression(statement.declaration)) this.#exports.set("default", this.#evaluate(statement.declaration));
        break;
      case "ExpressionStatement":
        this.#readAssignment(statement.expression);
        break;
    }
  }

  /** `strings.x = {...}` after `const strings = {...}`. */
  #readAssignment(expression: Expression): void {
    if (expression.type !== "AssignmentExpression" || expression.left.type !== "MemberExpression") return;
    const { object, property, computed } = expression.left;
    if (computed || object.type !== "Identifier" || property.type !== "Identifier") return;
    const holder = this.#constants.get(object.name);
    if (!isLiteralObject(holder)) return;
    this.#constants.set(object.name, new Map([...holder, [property.name, this.#evaluate(expression.right)]]));
  }

  #evaluate(expression: Expression): Literal {
    switch (expression.type) {
      case "Literal":
        return literalOf(expression.value);
      case "TemplateLiteral":
        return expression.expressions.length === 0 ? (expression.quasis[0]?.value.cooked ?? undefined) : undefined;
      case "BinaryExpression": {
        if (expression.operator !== "+") return undefined;
        const [left, right] = [this.#evaluate(expression.left), this.#evaluate(expression.right)];
        return typeof left === "string" && typeof right === "string" ? left + right : undefined;
      }
      case "Identifier":
        return this.#constants.get(expression.name);
      case "AssignmentExpression":
        return this.#evaluate(expression.right);
      case "ObjectExpression":
        return this.#evaluateObject(expression);
      case "ArrayExpression":
        return expression.elements.map((element) =>
          element === null || element.type === "SpreadElement" ? undefined : this.#evaluate(element),
        );
      case "ParenthesizedExpression":
      case "TSAsExpression":
      case "TSSatisfiesExpression":
        return this.#evaluate(expression.expression);
      default:
        return undefined;
    }
  }

  #evaluateObject({ properties }: ObjectExpression): Literal {
    const object = new Map<string, Literal>();
    for (const property of properties) {
      if (property.type === "SpreadElement") {
        const spread = this.#evaluate(property.argument);
        if (isLiteralObject(spread)) for (const [name, value] of spread) object.set(name, value);
      } else {
        const name = this.#nameOf(property.key, property.computed);
        if (name !== undefined) object.set(name, this.#evaluate(property.value));
      }
    }
    return object;
  }

  #nameOf(key: PropertyKey, computed: boolean): string | undefined {
    if (key.type === "PrivateIdentifier") return undefined;
    if (key.type === "Identifier" && !computed) return key.name;
    const value = isExpression(key) ? this.#evaluate(key) : undefined;
    return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
  }
}

function literalOf(value: string | number | boolean | bigint | RegExp | null): Literal {
  return typeof value === "bigint" || value instanceof RegExp ? undefined : value;
}

function isExpression(node: { readonly type: string }): node is Expression {
  return !/Declaration$/.test(node.type);
}
