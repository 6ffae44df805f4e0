/** What an answer is made of: text, or bytes. */
export type Chunk = string | Uint8Array;
export type Done = (error?: Error | null) => void;

/** What `write` and `end` were given, in any of their forms. */
export interface Written {
  readonly chunk: Chunk | undefined;
  readonly done: Done | undefined;
}

/** @throws TypeError as Node does, for what is neither text nor bytes */
export function writtenOf([chunk, encoding, done]: readonly unknown[]): Written {
  if (isDone(chunk)) return { chunk: undefined, done: chunk };
  if (isDone(encoding)) return { chunk: chunkOf(chunk, undefined), done: encoding };
  return { chunk: chunkOf(chunk, encoding), done: isDone(done) ? done : undefined };
}

/** With the codes that Node gives such errors, for those that look at them. */
export function brokenRule(code: string, message: string): Error {
  return Object.assign(new (code === "ERR_INVALID_ARG_TYPE" ? TypeError : Error)(message), { code });
}

function chunkOf(chunk: unknown, encoding: unknown): Chunk | undefined {
  if (chunk === undefined || chunk === null) return undefined;
  if (chunk instanceof Uint8Array) return chunk;
  if (typeof chunk !== "string") {
    throw brokenRule("ERR_INVALID_ARG_TYPE", "The chunk of an answer must be a string or a Uint8Array.");
  }
  if (encoding === undefined || encoding === null || encoding === "utf8" || encoding === "utf-8") return chunk;
  return Buffer.from(chunk, typeof encoding === "string" && Buffer.isEncoding(encoding) ? encoding : "utf8");
}

function isDone(value: unknown): value is Done {
  return typeof value === "function";
}
