import { openFolder, openMemory } from "./sqlite.ts";
import type { Storage } from "./storage.ts";

export interface StorageSettings {
  /** `DRAGOMAN_DATA`: the folder of the embedded database, or `memory` to keep nothing. */
  readonly data: string;
  /** `DRAGOMAN_DATABASE_URL`: a PostgreSQL URL, instead of the embedded database. */
  readonly databaseUrl?: string | undefined;
  /** Told of what goes wrong in the background and is being mended: a lost thread or connection. */
  readonly onError: (error: Error) => void;
}

/** Opens the database and brings its schema up to date. Throws a `StorageError` that says what to do. */
export async function openStorage({ data, databaseUrl, onError }: StorageSettings): Promise<Storage> {
  if (databaseUrl !== undefined) {
    // Loaded when it is used: the driver would slow every start of the embedded database.
    const { openPostgres } = await import("./postgres.ts");
    return openPostgres(databaseUrl, onError);
  }
  return data === "memory" ? openMemory() : openFolder(data, onError);
}
