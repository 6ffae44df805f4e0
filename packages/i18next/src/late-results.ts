import type { Localized } from "./localizer.ts";
import { renderChanges, renderResources } from "./plan.ts";
import type { Wanted } from "./reading.ts";
import { storeOf, type UsedServices } from "./resource-store.ts";
import type { Resources } from "./resources.ts";

/** The resources of a namespace, an object of the caller's own. */
export function resourcesOf({ plan, messages }: Localized): Resources {
  return renderResources(plan, (planned) => new Map(messages.get(planned)?.map(({ key, text }) => [key, text])));
}

export function isComplete({ messages }: Localized): boolean {
  return [...messages.values()].every((forms) => forms.every(({ info }) => info.state !== "waiting"));
}

/** Gives the store what a read could not wait for, key by key, in one `added` event. */
export function pushLate(
  services: UsedServices,
  backend: unknown,
  { language, namespace }: Wanted,
  before: Localized | undefined,
  after: Localized,
): void {
  if (before === undefined) {
    storeOf(services)?.addResourceBundle(language, namespace, resourcesOf(after), true, true);
    return;
  }
  const waited = new Set(
    [...before.messages].flatMap(([planned, forms]) =>
      forms.some(({ info }) => info.state === "waiting") ? [planned.stem] : [],
    ),
  );
  const changes = renderChanges(after.plan, (planned) => {
    if (!waited.has(planned.stem)) return undefined;
    const forms = (after.messages.get(planned) ?? []).filter(({ info }) => info.state !== "waiting");
    return forms.length === 0 ? undefined : new Map(forms.map(({ key, text }) => [key, text]));
  });
  if (changes === undefined) return;
  storeOf(services)?.addResourceBundle(language, namespace, changes, true, true);
  for (const layer of layersInFront(services.backendConnector, backend)) {
    const save: unknown = Reflect.get(Object(layer), "save");
    if (typeof save === "function") Reflect.apply(save, layer, [language, namespace, resourcesOf(after)]);
  }
}

/**
 * In a chain (i18next-chained-backend), the layers in front have saved what the read could give, and would answer with
 * the source language for as long as they keep it.
 */
function layersInFront(connector: unknown, backend: unknown): readonly unknown[] {
  const layers = layersOf(connector);
  return layers.slice(0, Math.max(0, layers.indexOf(backend)));
}

function layersOf(connector: unknown): readonly unknown[] {
  const layers: unknown = Reflect.get(Object(Reflect.get(Object(connector), "backend")), "backends");
  return Array.isArray(layers) ? layers : [];
}

/** What i18next has queued behind the reads that it started (`maxParallelReads`), where it asks this backend first. */
export function queuedReads({ backendConnector }: UsedServices, backend: unknown): readonly Wanted[] {
  const asked: unknown = Reflect.get(Object(backendConnector), "backend");
  if (asked !== backend && layersOf(backendConnector)[0] !== backend) return [];
  // No documented property. Without it, reads go out in i18next's waves.
  const waiting: unknown = Reflect.get(Object(backendConnector), "waitingReads");
  if (!Array.isArray(waiting)) return [];
  return waiting.flatMap((read) => {
    const [language, namespace]: unknown[] = [Reflect.get(Object(read), "lng"), Reflect.get(Object(read), "ns")];
    return typeof language === "string" && typeof namespace === "string" ? [{ language, namespace }] : [];
  });
}
