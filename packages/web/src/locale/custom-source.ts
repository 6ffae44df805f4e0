import { DragomanError } from "@dragoman/client";
import type { RequestFacts } from "../request-facts.ts";
import { type CustomLocaleSource, nameShapes } from "./locale-source.ts";

/**
 * The tag that an application's own function answers; `undefined` where it throws or answers something else.
 * @param look called with each request header that the answer depends on
 */
export function customTag(
  { custom, variesBy }: CustomLocaleSource,
  request: RequestFacts,
  look: (header: string) => void,
  onError: (error: unknown) => void,
): string | undefined {
  variesBy?.forEach(look);
  try {
    const answer: unknown = custom(variesBy === undefined ? watched(request, look) : request);
    if (answer === undefined || answer === null || typeof answer === "string") return answer ?? undefined;
    throw new DragomanError(
      "invalid-request",
      "Localization: detect: custom answered no tag; it has to answer a string or undefined, at once.",
      { code: "invalid_locale" },
    );
  } catch (error) {
    onError(error);
    return undefined;
  }
}

/** The request, which tells of each header that is read. */
function watched(request: RequestFacts, look: (header: string) => void): RequestFacts {
  return {
    method: request.method,
    url: request.url,
    header: (name) => {
      if (nameShapes.header.test(name)) look(name);
      return request.header(name);
    },
  };
}
