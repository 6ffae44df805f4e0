import { randomUUID } from "node:crypto";
import { type BlobStore, inPieces } from "./blobs.ts";
import type { SharedDatabase } from "./shared-database.ts";
import { StorageError } from "./storage-error.ts";
import type { Database } from "./tables.ts";

const pieceLength = 256 * 1024;

/** Files as rows of a database that many nodes share, a piece a row. Written in no transaction: the last row makes it whole. */
export class RowBlobs implements BlobStore {
  readonly #db: Database;
  readonly #refuse: (error: unknown) => never;

  constructor({ db, describe }: Pick<SharedDatabase, "db" | "describe">) {
    this.#db = db;
    this.#refuse = (error) => {
      throw describe(error);
    };
  }

  async write(content: AsyncIterable<Uint8Array>): Promise<string> {
    const id = randomUUID();
    try {
      let position = 0;
      for await (const piece of inPieces(content, pieceLength)) {
        await this.#db
          .insertInto("blob_chunks")
          .values({ blob_id: id, position, content: piece, written_at: new Date().toISOString() })
          .execute()
          .catch(this.#refuse);
        position += 1;
      }
      return id;
    } catch (error) {
      await this.delete(id).catch(() => {});
      throw error;
    }
  }

  async size(id: string): Promise<number | undefined> {
    const { size } = await this.#db
      .selectFrom("blob_chunks")
      .select((select) => select.fn.sum<string | null>(select.fn<number>("length", ["content"])).as("size"))
      .where("blob_id", "=", id)
      .executeTakeFirstOrThrow()
      .catch(this.#refuse);
    return size === null ? undefined : Number(size);
  }

  async *read(id: string): AsyncGenerator<Uint8Array> {
    const { pieces } = await this.#db
      .selectFrom("blob_chunks")
      .select((select) => select.fn.countAll<number>().as("pieces"))
      .where("blob_id", "=", id)
      .executeTakeFirstOrThrow()
      .catch(this.#refuse);
    if (pieces === 0) throw goneMeanwhile();
    for (let position = 0; position < pieces; position += 1) {
      const row = await this.#db
        .selectFrom("blob_chunks")
        .select("content")
        .where("blob_id", "=", id)
        .where("position", "=", position)
        .executeTakeFirst()
        .catch(this.#refuse);
      if (row === undefined) throw goneMeanwhile();
      yield row.content;
    }
  }

  scan(id: string): AsyncGenerator<Uint8Array> {
    return this.read(id);
  }

  async delete(id: string): Promise<void> {
    await this.#db.deleteFrom("blob_chunks").where("blob_id", "=", id).execute().catch(this.#refuse);
  }

  async listWrittenBefore(time: Date): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom("blob_chunks")
      .select("blob_id")
      .groupBy("blob_id")
      .having((having) => having.fn.max("written_at"), "<", time.toISOString())
      .execute()
      .catch(this.#refuse);
    return rows.map((row) => row.blob_id);
  }

  async close(): Promise<void> {}
}

function goneMeanwhile(): StorageError {
  return new StorageError("failed", "A file was deleted before it was read whole. Ask for it again.");
}
