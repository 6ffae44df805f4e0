import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { compare, parseSources, type Source, sourcesFile } from "../src/origin.ts";
import { objectIn, readJson } from "./json-file.ts";

/**
 * The sources of a direction from the report that the collect command wrote, by name.
 * @throws Error that names what is missing: a source without a licence must not be trained with.
 */
export async function readReport(file: string, language: string): Promise<readonly Source[]> {
  const reports = await readJson(file);
  if (!Array.isArray(reports)) throw new Error(`${file} must be a list with a report for each language`);
  const report = reports.map((one) => objectIn(one, `a report in ${file}`)).find((one) => one["language"] === language);
  if (report === undefined) throw new Error(`${file} has no report for ${language}`);
  const sources = Object.entries(objectIn(report["sources"], `${file}: sources`));
  if (sources.length === 0) throw new Error(`${file}: sources of ${language} must name one or more`);
  return sourcesIn(
    sources.map(([name, source]) => ({ ...objectIn(source, `${file}: sources.${name}`), name })),
    file,
  );
}

/** The notices of all directions in a folder, Markdown: each source once, with its licence and what it was used for. */
export async function noticesOf(models: string): Promise<string> {
  const directions = readdirSync(models)
    .filter((name) => existsSync(join(models, name, sourcesFile)))
    .sort();
  const used = new Map<string, { readonly source: Source; readonly directions: string[] }>();
  for (const direction of directions) {
    const file = join(models, direction, sourcesFile);
    for (const source of sourcesIn(await readJson(file), file)) {
      const key = `${source.name}\n${source.version}\n${source.licence}`;
      const known = used.get(key);
      if (known === undefined) used.set(key, { source, directions: [direction] });
      else known.directions.push(direction);
    }
  }
  const rows = [...used.values()].sort((one, other) => compare(one.source.name, other.source.name));
  return `${head}${rows.length === 0 ? nothing : tableOf(rows)}`;
}

const head = `# Notices

The models were trained on translations of free software. None of its text is in this package.

`;
const nothing = `No direction is in this version of the package, so there are no sources to name.
`;

function tableOf(rows: readonly { readonly source: Source; readonly directions: readonly string[] }[]): string {
  const lines = rows.map(({ source: { name, version, licence, pairs }, directions }) =>
    [name, version, licence, pairs, directions.join(", ")]
      .map((cell) => String(cell).replaceAll("|", "\\|"))
      .join(" | "),
  );
  const intro = `Each source by its name and version in Debian or the npm registry, with its licence, the sentence pairs that the first
direction took from it, and the directions it was used for.

| source | version | licence | pairs | directions |
| --- | --- | --- | --- | --- |
`;
  return `${intro}${lines.map((line) => `| ${line} |\n`).join("")}`;
}

function sourcesIn(value: unknown, file: string): readonly Source[] {
  try {
    return parseSources(value);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : "it cannot be read"}`, { cause: error });
  }
}
