import type { Migration } from "kysely/migration";
import { accountsKeysUsage } from "./0001-accounts-keys-usage.ts";
import { idempotentRequests } from "./0002-idempotent-requests.ts";
import { glossaries } from "./0003-glossaries.ts";
import { styleRules } from "./0004-style-rules.ts";
import { translationMemories } from "./0005-translation-memories.ts";

/** Every step of the schema, in the order of their names. A step that was released is never edited: add another. */
export const migrations: Readonly<Record<string, Migration>> = {
  "0001-accounts-keys-usage": accountsKeysUsage,
  "0002-idempotent-requests": idempotentRequests,
  "0003-glossaries": glossaries,
  "0004-style-rules": styleRules,
  "0005-translation-memories": translationMemories,
};
