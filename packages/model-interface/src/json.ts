import { readFileSync, statSync } from "node:fs";

/**
 * What a JSON file says; `undefined` where there is none.
 * @throws Error that names the file and what is wrong in it.
 */
export function readJsonFile<Value>(file: string, parse: (value: unknown) => Value): Value | undefined {
  if (statSync(file, { throwIfNoEntry: false }) === undefined) return undefined;
  try {
    return parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : "it cannot be read"}`, { cause: error });
  }
}

/** @throws TypeError for what is no object; `where` names the value. */
export function record(value: unknown, where: string): Readonly<Record<string, unknown>> {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  throw new TypeError(`${where} must be an object`);
}
