import { layersInFront, type Wanted } from "./connector.ts";
import type { Localized } from "./localizer.ts";
import { renderChanges, renderResources, unitsOf } from "./plan.ts";
import { storeOf, type UsedServices } from "./resource-store.ts";
import type { Resources } from "./resources.ts";

/** The resources of a namespace, an object of the caller's own. */
export function resourcesOf({ plan, messages }: Localized): Resources {
  return renderResources(plan, (planned) => new Map(messages.get(planned)?.map(({ key, text }) => [key, text])));
}

export function isComplete({ messages }: Localized): boolean {
  return [...messages.values()].every((forms) => forms.every(({ info }) => info.state !== "waiting"));
}

/** Whether two readings of a namespace are of the same texts. */
export function hasSameSource(left: Localized, right: Localized): boolean {
  return left.plan === right.plan || sourceTexts(left) === sourceTexts(right);
}

function sourceTexts({ plan }: Localized): string {
  const texts = unitsOf(plan).map(({ stem, unit }) => [stem, ...(unit.kind === "single" ? [unit.text] : unit.forms)]);
  return JSON.stringify(texts);
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
  // The layers in front have saved what the read could give, and would answer with it for as long as they keep it.
  for (const layer of layersInFront(services.backendConnector, backend)) {
    const save: unknown = Reflect.get(Object(layer), "save");
    if (typeof save === "function") Reflect.apply(save, layer, [language, namespace, resourcesOf(after)]);
  }
}
