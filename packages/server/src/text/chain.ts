import type { Direction, EngineName, EngineRequest, Remedy } from "@dragoman/engines";

/** What the engines together say to one text: who translated it, or why each of them did not. */
export type ChainAnswer =
  | { readonly status: "translated"; readonly text: string; readonly engine: EngineName }
  | {
      readonly status: "declined";
      readonly reasons: readonly { readonly engine: EngineName; readonly reason: string }[];
    };

/** What the rooms ask of the engines together. */
export interface EngineChain {
  directions(): readonly Direction[];
  serves(direction: Direction): boolean;
  remedies(direction: Direction): readonly Remedy[];
  translate(request: EngineRequest): Promise<readonly ChainAnswer[]>;
}
