import type { Detector, ModelStore } from "@dragoman/engines";
import type { Metrics } from "./http/metrics.ts";
import type { Log } from "./log.ts";
import type { ServiceParts } from "./service.ts";
import { SettingsError } from "./setting-values.ts";
import type { Settings } from "./settings.ts";
import type { EngineChain } from "./text/chain.ts";

export interface LoadedEngines {
  readonly chain: EngineChain;
  readonly detector: Detector;
  readonly models?: ModelStore;
  close(): Promise<void>;
}

export async function loadEngines(
  _settings: Settings,
  { chain, detector }: ServiceParts,
  _rooms: { readonly log: Log; readonly metrics: Metrics },
): Promise<LoadedEngines> {
  if (chain === undefined || detector === undefined) {
    throw new SettingsError("DRAGOMAN_ENGINES", "names engines that are not there");
  }
  return { chain, detector, close: () => detector.close() };
}
