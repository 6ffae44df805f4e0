import type { Direction, ModelOffer, Remedy } from "../ports.ts";
import type { BrokenModel } from "./installed-models.ts";
import { type Downloads, nameOf } from "./model-store.ts";
import type { Step } from "./routes.ts";

export interface Situation {
  readonly downloads: Downloads;
  /** `undefined` while no index is known. */
  readonly offers: readonly ModelOffer[] | undefined;
  readonly failed: readonly (Step & BrokenModel)[];
  readonly broken: readonly BrokenModel[];
}

/** What a user can do for a direction that is not served. */
export function remediesFor(direction: Direction, situation: Situation): readonly Remedy[] {
  return [...repairs(direction, situation), ...installs(direction, situation)];
}

function repairs(direction: Direction, { failed, broken }: Situation): readonly Remedy[] {
  const legs = [nameOf(direction), `${direction.source}-en`, `en-${direction.target}`];
  const concerned = [
    ...failed.filter((model) => legs.includes(nameOf(model))),
    ...broken.filter(({ folder }) => legs.some((leg) => folder.endsWith(leg))),
  ];
  return concerned.map(({ folder, reason }) => ({
    engine: "bergamot",
    kind: "configure",
    action: `Replace the model in ${folder}, which does not work (${reason})`,
  }));
}

function installs(direction: Direction, { downloads, offers }: Situation): readonly Remedy[] {
  const names = `${direction.source} ${direction.target}`;
  if (offers !== undefined && offers.length === 0) return [];
  if (downloads === "off") {
    const action = `Allow downloads (they are switched off), or put a model from ${direction.source} to ${direction.target} into the models folder`;
    return [{ engine: "bergamot", kind: "configure", action }];
  }
  if (offers === undefined) {
    const action = `See whether there is a neural model, and install it: dragoman engines install bergamot ${names}`;
    return [{ engine: "bergamot", kind: "install-model", action }];
  }
  const sizes = offers.map((offer) => `${nameOf(offer)} (${(offer.installedBytes / 1e6).toFixed(1)} MB)`).join(" and ");
  return [
    {
      engine: "bergamot",
      kind: "install-model",
      action: `Install the model ${sizes}: dragoman engines install bergamot ${names}`,
      models: offers,
    },
  ];
}
