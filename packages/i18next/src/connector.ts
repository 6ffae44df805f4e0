/** A namespace in a language. */
export interface Wanted {
  readonly language: string;
  readonly namespace: string;
}

/** The same for the same namespace in the same language, as i18next itself names it. */
export function idOf({ language, namespace }: Wanted): string {
  return `${language}|${namespace}`;
}

/** What i18next has queued behind the reads that it started (`maxParallelReads`), where it asks this backend first. */
export function queuedReads(connector: unknown, backend: unknown): readonly Wanted[] {
  if (!isAskedFirst(connector, backend)) return [];
  // No documented property. Without it, reads go out in i18next's waves.
  const waiting = fieldOf(connector, "waitingReads");
  if (!Array.isArray(waiting)) return [];
  return waiting.flatMap((read) => {
    const [language, namespace] = [fieldOf(read, "lng"), fieldOf(read, "ns")];
    return typeof language === "string" && typeof namespace === "string" ? [{ language, namespace }] : [];
  });
}

/** Whether no other backend may have what is wanted before this one is asked. */
export function isAskedFirst(connector: unknown, backend: unknown): boolean {
  return fieldOf(connector, "backend") === backend || layersOf(connector)[0] === backend;
}

/** The backends that i18next-chained-backend asks before this one. */
export function layersInFront(connector: unknown, backend: unknown): readonly unknown[] {
  const layers = layersOf(connector);
  return layers.slice(0, Math.max(0, layers.indexOf(backend)));
}

function layersOf(connector: unknown): readonly unknown[] {
  const layers = fieldOf(fieldOf(connector, "backend"), "backends");
  return Array.isArray(layers) ? layers : [];
}

function fieldOf(object: unknown, name: string): unknown {
  return Reflect.get(Object(object), name);
}
