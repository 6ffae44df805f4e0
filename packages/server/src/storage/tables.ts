import type { Kysely } from "kysely";
import type { StyleLanguage } from "../style/rule.ts";
import type { MemoryTables } from "./memory-rows.ts";

/**
 * The tables as the queries see them, the same on both databases: text identifiers (UUIDs), integers,
 * ISO 8601 text for times and days, JSON as text.
 */
export interface Tables extends MemoryTables {
  readonly accounts: AccountRow;
  readonly keys: KeyRow;
  readonly usage: UsageRow;
  readonly usage_writers: UsageWriterRow;
  readonly idempotent_requests: IdempotentRequestRow;
  readonly style_rule_lists: StyleRuleListRow;
  readonly glossaries: GlossaryRow;
  readonly dictionaries: DictionaryRow;
}

export interface AccountRow {
  readonly id: string;
  readonly label: string;
  readonly plan: string;
  /** A JSON list of beta names. */
  readonly betas: string;
  readonly character_limit: number | null;
  readonly created_at: string;
}

export interface KeyRow {
  readonly id: string;
  readonly account_id: string;
  readonly label: string;
  /** See `hashOfKey`; the key itself is kept nowhere. */
  readonly hash: string;
  readonly masked: string;
  /** Whether the service's settings named the key, or the service made it. */
  readonly origin: "setting" | "made";
  readonly created_at: string;
  readonly deactivated_at: string | null;
}

export interface UsageRow {
  readonly account_id: string;
  readonly key_id: string;
  readonly product: string;
  /** Empty for untagged requests: a primary key cannot hold null. */
  readonly reporting_tag: string;
  /** UTC, `YYYY-MM-DD`. */
  readonly day: string;
  readonly characters: number;
  readonly requests: number;
}

/** The last group of usage each writer committed, so that a group sent twice is counted once. */
interface UsageWriterRow {
  readonly id: string;
  readonly sequence: number;
  readonly seen_at: string;
}

/** One request of an account under a key that keeps it from being served twice. */
interface IdempotentRequestRow {
  readonly account_id: string;
  readonly key_hash: string;
  readonly fingerprint: string;
  /** Who serves it, or did. */
  readonly holder: string;
  /** Sealed, as `http/idempotency.ts` writes it; `null` while the request is being served. */
  readonly answer: string | null;
  /** When the answer, or whoever serves the request, counts as gone. */
  readonly expires_at: string;
}

interface GlossaryRow {
  readonly id: string;
  readonly account_id: string;
  readonly name: string;
  /** 1 when it is made; each change of it or its dictionaries adds one. */
  readonly version: number;
  readonly created_at: string;
}

interface DictionaryRow {
  readonly glossary_id: string;
  readonly source_lang: string;
  readonly target_lang: string;
  /** The order in which a glossary's dictionaries were made. */
  readonly position: number;
  readonly entry_count: number;
  /** UTF-8 bytes of `entries`, so that sizes are added up without reading them. */
  readonly bytes: number;
  /** As `glossaries/entries.ts` writes them: one text, so that ten thousand are written and read in one go. */
  readonly entries: string;
}

export interface StyleRuleListRow {
  readonly id: string;
  readonly account_id: string;
  readonly name: string;
  readonly language: StyleLanguage;
  readonly version: number;
  /** The contract's ConfiguredRules. */
  readonly rules: string;
  /** A list of the contract's CustomInstruction. */
  readonly instructions: string;
  readonly created_at: string;
  readonly updated_at: string;
}

export type Database = Kysely<Tables>;
