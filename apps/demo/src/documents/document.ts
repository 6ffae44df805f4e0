import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { directionOf } from "../page-languages.ts";
import type { PageStart } from "../protocol.ts";

/** The page, ready for its first paint: language, direction, theme, title and texts are in the document itself. */
export type RenderDocument = (start: PageStart, title: string) => string;

/**
 * Reads the built page.
 * @throws Error that says how to build it, where it was not built.
 */
export async function readDocument(folder: string): Promise<RenderDocument> {
  const file = join(folder, "index.html");
  const template = await readFile(file, "utf8").catch((cause: unknown) => {
    throw new Error(`The demo's page is not built (${file} cannot be read). Build it: npm start does.`, { cause });
  });
  return (start, title) =>
    fill(template, {
      "{{language}}": start.language,
      "{{direction}}": directionOf(start.language),
      "{{theme}}": start.theme,
      "{{title}}": escapeHtml(title),
      "{{start}}": scriptSafe(start),
    });
}

function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{\{(?:language|direction|theme|title|start)\}\}/g, (mark) => values[mark] ?? mark);
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** JSON that cannot end the script element it stands in. */
function scriptSafe(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
