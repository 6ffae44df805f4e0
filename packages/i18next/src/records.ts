/** What is known of one translated key. */
export interface MessageRecord {
  /** Of the source's text, the options that steer its translation and its note, when `text` was made or approved. */
  readonly sourceHash: string;
  /** `stale`: a human's text, and the source has changed since. */
  readonly state: "machine" | "edited" | "approved" | "stale";
  readonly text: string;
  readonly engine?: string | undefined;
  /** When it came to this state, as ISO 8601. */
  readonly at: string;
  /** What the machine makes of the changed source, beside a human's text. */
  readonly suggestion?: string | undefined;
}

/** Where records are kept, by language, namespace and full key. */
export interface RecordStore {
  readonly read: (language: string, namespace: string) => Promise<ReadonlyMap<string, MessageRecord>>;
  /** Writes these keys and leaves all others as they are. */
  readonly write: (language: string, namespace: string, records: ReadonlyMap<string, MessageRecord>) => Promise<void>;
}
