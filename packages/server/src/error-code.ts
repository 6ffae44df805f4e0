/** The code that Node, Fastify, SQLite or PostgreSQL gave an error (`ECONNREFUSED`, `ERR_SQLITE_ERROR`, `42P01`), if any. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}
