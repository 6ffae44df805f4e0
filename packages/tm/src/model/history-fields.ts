import type { History } from "./unit.ts";

/** Every field of `History` that the formats have a name for. */
export const historyFields = [
  "originalEncoding",
  "originalFormat",
  "dataType",
  "usageCount",
  "lastUsed",
  "creationTool",
  "creationToolVersion",
  "created",
  "createdBy",
  "changed",
  "changedBy",
] as const satisfies readonly (keyof History)[];
