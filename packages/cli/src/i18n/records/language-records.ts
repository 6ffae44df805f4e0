import { join } from "node:path";
import { createRecordStore, type MessageRecord, type RecordStore, StoreError } from "@dragoman/tm/store";
import { fileProblem } from "../../files/file-problem.ts";
import { Refusal } from "../../refusal.ts";
import type { Session } from "../../session.ts";
import { refuseOutside } from "../project/find-files.ts";
import type { LanguageName } from "../project/language-name.ts";

/** Where the records of a project are, which belong into its repository. */
const recordsFolder = ".dragoman/i18n";

/**
 * What is known of the translations of one language: a file with a line for each message, in an order that hangs on
 * nothing but the messages.
 *
 * A record and the file of messages cannot change in one step. What is about to be written is kept as an intent first:
 * where a kill came between, the text that stands in the file says which of both is true.
 */
export class LanguageRecords {
  readonly #store: RecordStore;
  readonly #language: string;
  /** By scope, what was found to have been done before a kill; kept with what is settled next. */
  readonly #found = new Map<string, ReadonlyMap<string, MessageRecord>>();

  private constructor(store: RecordStore, language: string) {
    this.#store = store;
    this.#language = language;
  }

  static async open(root: string, { tag }: LanguageName, session: Session): Promise<LanguageRecords> {
    const name = `${recordsFolder}/${tag}.records`;
    await refuseOutside(root, name);
    const store = await inWords(name, () => createRecordStore({ place: join(root, name), project: "messages" }));
    session.atEnd(() => inWords(name, () => store.close()));
    return new LanguageRecords(store, tag);
  }

  /**
   * The records of a file's messages.
   * @param standing The text that stands in the file for a message.
   */
  async read(
    scope: string,
    standing: (key: string) => string | undefined,
  ): Promise<ReadonlyMap<string, MessageRecord>> {
    const records = await this.#do(() => this.#store.all(this.#scope(scope)));
    const intents = await this.#do(() => this.#store.all(this.#intents(scope)));
    const found = new Map([...intents].filter(([key, intent]) => standing(key) === intent.text));
    this.#found.set(scope, found);
    return new Map([...records, ...found]);
  }

  /** Before the file is written. */
  async intend(scope: string, records: ReadonlyMap<string, MessageRecord>): Promise<void> {
    await this.#do(() => this.#store.set(this.#intents(scope), records));
  }

  /** After the file was written, or where it does not change. */
  async settle(scope: string, records: ReadonlyMap<string, MessageRecord>): Promise<void> {
    const settled = new Map([...(this.#found.get(scope) ?? []), ...records]);
    if (settled.size > 0) await this.#do(() => this.#store.set(this.#scope(scope), settled));
    const intents = await this.#do(() => this.#store.all(this.#intents(scope)));
    if (intents.size > 0) await this.#do(() => this.#store.delete(this.#intents(scope), intents.keys()));
  }

  #scope(namespace: string) {
    return { language: this.#language, namespace };
  }

  #intents(namespace: string) {
    return { language: this.#language, namespace: `${namespace}\nintents` };
  }

  #do<Result>(work: () => Promise<Result>): Promise<Result> {
    return inWords(`${recordsFolder}/${this.#language}.records`, work);
  }
}

/** What is wrong with a store becomes a sentence that names it. */
export async function inWords<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof StoreError ? new Refusal(`${name}: ${storeProblem(error)}`, { cause: error }) : error;
  }
}

/** A store keeps to itself what its place said, which may be an address; whoever gave the place may read it. */
export function storeProblem({ code, message, cause }: StoreError): string {
  if (code !== "unavailable" || !(cause instanceof Error)) return message;
  const reason = fileProblem(cause, "it", "written");
  return reason instanceof Refusal ? reason.message : `the place of the store failed: ${cause.message}`;
}
