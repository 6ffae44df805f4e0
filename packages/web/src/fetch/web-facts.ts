import type { RequestFacts } from "../request-facts.ts";

/** What is read of a `Request`. */
export function factsOf(request: Request): RequestFacts {
  const { pathname, search } = new URL(request.url);
  return {
    method: request.method.toUpperCase(),
    url: pathname + search,
    header: (name) => request.headers.get(name) ?? undefined,
  };
}
