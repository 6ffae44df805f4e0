import type { MemoryRepository, TargetUse } from "../../storage/memory-repository.ts";

/** Milliseconds that uses wait to be written together, and how many are written at a time. */
const writtenEvery = 5000;
const mostAtATime = 1000;

/** Notes which translations were used, and writes it down now and then. What cannot be written is left out. */
export class UsedTargets {
  readonly #repository: Pick<MemoryRepository, "markUsed">;
  readonly #onError: (error: unknown) => void;
  /** By memory, then by what tells its translations apart. */
  #waiting = new Map<string, Map<string, TargetUse>>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(repository: Pick<MemoryRepository, "markUsed">, onError: (error: unknown) => void) {
    this.#repository = repository;
    this.#onError = onError;
  }

  add(memoryId: string, use: TargetUse): void {
    const ofMemory = this.#waiting.get(memoryId) ?? new Map<string, TargetUse>();
    this.#waiting.set(memoryId, ofMemory.set(`${use.position} ${use.target}`, use));
    this.#timer ??= setTimeout(() => this.#write(), writtenEvery).unref();
  }

  forget(memoryId: string): void {
    this.#waiting.delete(memoryId);
  }

  async close(): Promise<void> {
    this.#write();
    await this.#writing;
  }

  #write(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const waiting = this.#waiting;
    this.#waiting = new Map();
    const now = new Date();
    this.#writing = this.#writing
      .then(async () => {
        for (const [memoryId, uses] of waiting) {
          const all = [...uses.values()];
          for (let at = 0; at < all.length; at += mostAtATime) {
            await this.#repository.markUsed(memoryId, all.slice(at, at + mostAtATime), now);
          }
        }
      })
      .catch(this.#onError);
  }
}
