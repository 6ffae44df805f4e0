/**
 * Writes docs/style-rules.md from the table of style rules: what the service edits by itself, and what it hands to
 * engines. With `--check` nothing is written: it fails where the page differs. With `--share` it prints the shares alone.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { EditRule } from "../packages/server/src/style/rule.ts";
import { type CategoryTable, type PropertyTable, styleRules } from "../packages/server/src/style/rules.ts";
import { shareInWords, styleShares } from "../packages/server/src/style/style-share.ts";

const page = join(import.meta.dirname, "../docs/style-rules.md");

if (process.argv.includes("--share")) printShares();
else if (process.argv.includes("--check")) check();
else {
  writeFileSync(page, written());
  console.log("docs/style-rules.md");
  printShares();
}

function printShares(): void {
  for (const share of styleShares()) console.log(shareInWords(share));
}

function check(): void {
  if (readFileSync(page, "utf8") === written()) return;
  console.error("docs/style-rules.md is not what the table of style rules makes: run npm run generate and commit it.");
  process.exitCode = 1;
}

function written(): string {
  return `${[...introduction(), ...styleRules.flatMap(categorySection)].join("\n")}\n`;
}

function introduction(): readonly string[] {
  return [
    "# Style rules",
    "",
    "Each value of a style rule list is either edited here, in the languages named, whatever engine translates, or handed",
    "to engines that follow instructions. A value that is edited in some languages is an instruction in the others. Edits",
    "are made where they are certain: placeholders, tags, addresses and code in backticks are never touched, and what can",
    "be read in two ways stays.",
    "",
    "This page is made by `npm run generate` from `packages/server/src/style/rules/`.",
    "",
    ...styleShares().map((share) => `- ${shareInWords(share)}`),
  ];
}

function categorySection({ category, properties }: CategoryTable): readonly string[] {
  return ["", `## ${category}`, ...properties.flatMap(propertySection)];
}

function propertySection({ property, treatments }: PropertyTable): readonly string[] {
  const values = [...treatments].map(([value, treatment]) => `- \`${value}\`: ${inWords(treatment)}`);
  return ["", `### ${property}`, "", ...values];
}

function inWords(treatment: EditRule | "instruction"): string {
  return treatment === "instruction" ? "instruction to engines" : `edited here (${treatment.languages.join(", ")})`;
}
