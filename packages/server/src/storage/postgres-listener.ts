import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type Change, type ChangeFeed, changeTopics } from "./changes.ts";
import { StorageError } from "./storage-error.ts";

export interface ListenerSettings {
  readonly config: pg.ClientConfig;
  readonly channel: string;
  readonly changes: ChangeFeed;
  readonly onError: (error: Error) => void;
}

const firstDelay = 100;
const longestDelay = 5000;
const longestGoodbye = 1000;

/**
 * Hears of changes on other nodes (`LISTEN`, https://www.postgresql.org/docs/current/sql-listen.html), over a
 * connection of its own. What is said while that is down is lost, so everything counts as changed when it breaks and
 * again when it is back.
 */
export class PostgresListener {
  readonly #settings: ListenerSettings;
  readonly #closing = new AbortController();
  #client: pg.Client | undefined;
  #reconnecting: Promise<void> | undefined;

  constructor(settings: ListenerSettings) {
    this.#settings = settings;
  }

  /** Resolves once it listens; rejects when there is no connection. */
  async start(): Promise<void> {
    const { config, channel, changes } = this.#settings;
    const client = new pg.Client(config);
    // Without a listener the error would end the process; `end` follows, and is where it is dealt with.
    client.on("error", () => {});
    client.on("notification", ({ payload }) => this.#receive(payload));
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    client.on("end", () => this.#lose());
    this.#client = client;
    changes.publishAll();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#reconnecting;
    const client = this.#client;
    if (client === undefined) return;
    // A server that does not answer does not say goodbye either.
    const givingUp = setTimeout(() => client.connection.stream.destroy(), longestGoodbye);
    await client.end();
    clearTimeout(givingUp);
  }

  #lose(): void {
    this.#client = undefined;
    if (this.#closing.signal.aborted) return;
    this.#settings.changes.publishAll();
    this.#settings.onError(
      new StorageError(
        "unreachable",
        "DRAGOMAN_DATABASE_URL: the connection that listens for changes was lost; connecting again.",
      ),
    );
    this.#reconnecting = this.#reconnect();
  }

  async #reconnect(): Promise<void> {
    for (let delay = firstDelay; ; delay = Math.min(delay * 2, longestDelay)) {
      try {
        // At a random moment, so that all nodes do not come back at the same one.
        await sleep(delay * (0.5 + Math.random() / 2), undefined, { signal: this.#closing.signal });
        await this.start();
        return;
      } catch {
        if (this.#closing.signal.aborted) return;
      }
    }
  }

  #receive(payload: string | undefined): void {
    const change = parseChange(payload ?? "");
    if (change === undefined) this.#settings.changes.publishAll();
    else this.#settings.changes.publish(change);
  }
}

/** `undefined` for what this version does not understand, as another version on another node may send. */
function parseChange(payload: string): Change | undefined {
  try {
    const value: unknown = JSON.parse(payload);
    if (typeof value !== "object" || value === null || !("topic" in value) || !("id" in value)) return undefined;
    const topic = changeTopics.find((known) => known === value.topic);
    const id = typeof value.id === "string" || value.id === null ? value.id : undefined;
    return topic === undefined || id === undefined ? undefined : { topic, id };
  } catch {
    return undefined;
  }
}
