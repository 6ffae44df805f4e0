import { AccountRepository } from "./account-repository.ts";
import type { ChangeFeed } from "./changes.ts";
import { GlossaryRepository } from "./glossary-repository.ts";
import { IdempotencyRepository } from "./idempotency-repository.ts";
import { JobRepository } from "./job-repository.ts";
import { MemoryRepository } from "./memory-repository.ts";
import { MemoryWorkRepository } from "./memory-work-repository.ts";
import type { SharedDatabase } from "./shared-database.ts";
import { StyleRuleRepository } from "./style-rule-repository.ts";

/** What is kept in tables, one repository for each resource: the same on every database. */
export interface Repositories {
  readonly accounts: AccountRepository;
  readonly idempotency: IdempotencyRepository;
  readonly jobs: JobRepository;
  readonly memories: MemoryRepository;
  readonly memoryWork: MemoryWorkRepository;
  readonly styleRules: StyleRuleRepository;
  readonly glossaries: GlossaryRepository;
}

export function createRepositories(shared: SharedDatabase, changes: ChangeFeed): Repositories {
  return {
    accounts: new AccountRepository(shared, changes),
    idempotency: new IdempotencyRepository(shared),
    jobs: new JobRepository(shared),
    memories: new MemoryRepository(shared, changes),
    memoryWork: new MemoryWorkRepository(shared, changes),
    styleRules: new StyleRuleRepository(shared, changes),
    glossaries: new GlossaryRepository(shared, changes),
  };
}
