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
  const { source, target } = direction;
  if (offers !== undefined && offers.length === 0) return [];
  if (downloads === "off") {
    const action = `Allow downloads (they are switched off), or put a model from ${source} to ${target} into the models folder`;
    return [{ engine: "bergamot", kind: "configure", action }];
  }
  const named = offers === undefined ? `a neural model from ${source} to ${target} (if there is one)` : namesOf(offers);
  const action =
    downloads === "on"
      ? `Ask again when ${named} is installed`
      : `Install ${named}: set downloads to on (--downloads on of the service), and the next text that needs it fetches it`;
  return [{ engine: "bergamot", kind: "install-model", action, ...(offers !== undefined && { models: offers }) }];
}

function namesOf(offers: readonly ModelOffer[]): string {
  const sizes = offers.map((offer) => `${nameOf(offer)} (${(offer.installedBytes / 1e6).toFixed(1)} MB)`);
  return `the model ${sizes.join(" and ")}`;
}
