/** What is cached by those who read it often. */
export const changeTopics = ["keys", "glossaries", "style_rules", "translation_memories"] as const;
type ChangeTopic = (typeof changeTopics)[number];

export interface Change {
  readonly topic: ChangeTopic;
  /** What changed, in the topic's own terms; `null` when any of it may have. */
  readonly id: string | null;
}

/** Tells who caches something that it has changed, in this process or on another node. */
export class ChangeFeed {
  readonly #listeners = new Set<(change: Change) => void>();

  /** Returns the function that ends the subscription. */
  subscribe(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  publish(change: Change): void {
    for (const listener of this.#listeners) listener(change);
  }

  /** For when changes may have been missed. */
  publishAll(): void {
    for (const topic of changeTopics) this.publish({ topic, id: null });
  }
}
