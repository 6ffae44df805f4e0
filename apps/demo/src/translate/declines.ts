import type { DragomanError } from "@dragoman/client";
import type { RemedyOffer } from "../protocol.ts";

/** The service says so of a direction that no engine serves, and of a text that all of them declined. */
export function isDecline({ code }: DragomanError): boolean {
  return code === "no_engine" || code === "declined";
}

/** What would serve the text, as far as the page can offer it. */
export function offersOf({ remedies = [] }: DragomanError): readonly RemedyOffer[] {
  return remedies.flatMap(offerOf);
}

function offerOf({ kind, engine, action, models }: NonNullable<DragomanError["remedies"]>[number]): RemedyOffer[] {
  if (kind !== "install-model" && kind !== "install-package" && kind !== "configure") return [];
  return [
    {
      kind,
      engine,
      action,
      models: models.map(({ source, target, downloadBytes }) => ({ source, target, downloadBytes })),
    },
  ];
}
