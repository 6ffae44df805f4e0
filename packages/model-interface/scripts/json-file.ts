import { readFile } from "node:fs/promises";

/** @throws Error that names the file, where it is no JSON. */
export async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, "utf8");
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is no JSON`, { cause: error });
  }
}

/** @throws Error for what is no object; `where` names the value. */
export function objectIn(value: unknown, where: string): Readonly<Record<string, unknown>> {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  throw new Error(`${where} must be an object`);
}

/** As files of the repository are written. */
export function written(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
