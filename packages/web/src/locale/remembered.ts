import { LRUCache } from "lru-cache";

/**
 * The same function, which remembers its answers to the `most` latest keys. Keys longer than `longestKey` are answered
 * each time, so that what strangers send never holds more memory than both together allow.
 */
export function remembered(
  answer: (key: string) => string | undefined,
  { most, longestKey }: { readonly most: number; readonly longestKey: number },
): (key: string) => string | undefined {
  const answers = new LRUCache<string, { readonly known: string | undefined }>({ max: most });
  return (key) => {
    if (key.length > longestKey) return answer(key);
    const kept = answers.get(key);
    if (kept !== undefined) return kept.known;
    const known = answer(key);
    answers.set(key, { known });
    return known;
  };
}
