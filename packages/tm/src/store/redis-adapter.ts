import KeyvRedis, { createClient, type RedisClientConnectionType } from "@keyv/redis";

const keysOfScan = 1000;
const longestPause = 2000;

/**
 * Keyv's adapter, for a server that may be away: a call fails at once where it would wait in a queue without end, the
 * next one finds out whether the server is back, and calls that come together make one connection.
 */
export class RedisAdapter extends KeyvRedis<string> {
  #connecting: Promise<unknown> | undefined;

  constructor(url: string, timeoutMs: number) {
    let wasConnected = false;
    const client = createClient({
      url,
      disableOfflineQueue: true,
      // A connection on which nothing comes back is given up, also where nobody asks.
      pingInterval: Math.ceil(timeoutMs / 2),
      socket: {
        connectTimeout: timeoutMs,
        socketTimeout: timeoutMs,
        reconnectStrategy: (tries, cause) => (wasConnected ? Math.min(50 * 2 ** tries, longestPause) : cause),
      },
    });
    client.on("ready", () => {
      wasConnected = true;
    });
    super(client, { throwOnErrors: true, keyPrefixSeparator: ":" });
  }

  override async getClient(): Promise<RedisClientConnectionType> {
    const { client } = this;
    if (this.#connecting === undefined && !client.isOpen) {
      this.#connecting = client.connect().finally(() => {
        this.#connecting = undefined;
      });
    }
    await this.#connecting;
    return client;
  }

  /** Keyv's own asks for ten keys at a time. */
  override async *iterator<Value = string>(
    prefix?: string,
  ): AsyncGenerator<[string, Value | undefined], void, unknown> {
    for (const client of await this.getMasterNodes()) {
      for await (const keys of client.scanIterator({ MATCH: `${prefix}:*`, COUNT: keysOfScan })) {
        const values = await this.getMany<Value>(keys);
        for (const [index, key] of keys.entries()) yield [key, values[index]];
      }
    }
  }

  /** What was asked was answered, or took too long; a graceful end would wait for a server that is silent. */
  override async disconnect(): Promise<void> {
    await super.disconnect(true);
  }
}
