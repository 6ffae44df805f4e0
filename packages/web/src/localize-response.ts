import { localizedResponse } from "./fetch/localized-response.ts";
import { factsOf } from "./fetch/web-facts.ts";
import type { Localization } from "./localization.ts";

/**
 * Localizes the answer to a request, for whatever speaks `Request` and `Response`: Deno, Bun, workers, route handlers.
 * The application's response must not be read by anybody else.
 */
export function localizeResponse(localization: Localization, request: Request, response: Response): Promise<Response> {
  return localizedResponse(localization.begin(factsOf(request)), response);
}
