import type { IncomingMessage, ServerResponse } from "node:http";
import compression from "compression";
import type { Localization } from "../src/localization.ts";
import { localize } from "../src/node.ts";
import { listening } from "./listening.ts";
import { shoutingLocalization } from "./shouting-localization.ts";

export type CompressionPlace = "without compression" | "behind compression" | "before compression";

export const compressionPlaces = ["without compression", "behind compression", "before compression"] as const;

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface SiteOptions {
  readonly localization?: Localization | undefined;
  readonly place?: CompressionPlace | undefined;
}

/** A site of `node:http` that is localized. Closed when the test ends; an address without a slash at its end. */
export function site(handler: Handler, options: SiteOptions = {}): Promise<string> {
  const { localization = shoutingLocalization(), place = "without compression" } = options;
  const localizer = localize(localization);
  const compress = compression({ threshold: 0 });
  return listening((request, response) => {
    const answer = () => handler(request, response);
    // Express's own types are asked for; it reads no more of them than Node gives.
    const compressed = (next: () => void) => void Reflect.apply(compress, undefined, [request, response, next]);
    if (place === "behind compression") compressed(() => localizer(request, response, answer));
    else if (place === "before compression") localizer(request, response, () => compressed(answer));
    else localizer(request, response, answer);
  });
}
