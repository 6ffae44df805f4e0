import type { SteeredAnswer, SteeredRequest } from "../../src/steering-protocol.ts";
import { ask, jsonBody } from "../server.ts";

/** Translates texts with what steers them. */
export function translateSteered(request: SteeredRequest, signal: AbortSignal): Promise<SteeredAnswer> {
  return ask("/api/steered", { ...jsonBody("POST", request), signal });
}
