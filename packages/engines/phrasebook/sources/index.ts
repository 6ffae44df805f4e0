import type { SourceFamily } from "../rows.ts";
import { accounts } from "./accounts.ts";
import { communication } from "./communication.ts";
import { components } from "./components.ts";
import { content } from "./content.ts";
import { tools } from "./tools.ts";
import { vscode } from "./vscode.ts";

/** All families, in the order of trust: where votes are equal, the first family's wording wins. */
export const sourceFamilies: readonly SourceFamily[] = [
  ...content,
  ...communication,
  ...accounts,
  ...tools,
  ...components,
  vscode,
];
