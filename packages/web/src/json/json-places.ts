import type { RequestFacts } from "../request-facts.ts";
import type { Place } from "./place.ts";

/**
 * The root's place for the response to a request; nothing where no string of it is translated.
 * @param mediaType the response's, parameters are no matter. Default `application/json`
 */
export type JsonPlaces = (request: RequestFacts, status: number, mediaType?: string) => Place | undefined;
