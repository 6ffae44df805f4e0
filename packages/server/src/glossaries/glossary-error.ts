import { HttpError } from "../http/http-error.ts";

interface RefusalFacts {
  /** What is wrong in particular, and what to do. */
  readonly detail: string;
  /** The field of the request that is wrong, as the request has it: `dictionaries[0].entries`. */
  readonly field?: string;
}

/** A request about glossaries that is not valid. Neither names nor terms are in it, so it is safe to log. */
export function invalidGlossary(code: string, message: string, { detail, field }: RefusalFacts): HttpError {
  return new HttpError(400, {
    message,
    code,
    detail,
    ...(field !== undefined && { errors: [{ field, message: detail }] }),
  });
}

/** The same for a glossary of another account, so that nobody learns that there is one. */
export function unknownGlossary(
  detail = "The account has none of this id; GET /v3/glossaries lists those it has.",
): HttpError {
  return new HttpError(404, { message: "Glossary not found", code: "glossary_not_found", detail });
}
