import type { FastifyRequest } from "fastify";
import Negotiator from "negotiator";
import type { ContractOperation } from "./contract.ts";
import { HttpError } from "./http-error.ts";

/** The media type of an operation that answers with text and nothing else; `undefined` for one that answers with JSON. */
export function onlyMediaType({ mediaTypes }: ContractOperation): string | undefined {
  const types = mediaTypes.get(200) ?? [];
  return types.find((type) => type.startsWith("text/"));
}

/** @throws HttpError 415, as the interface has it, where `Accept` leaves the only media type there is out. */
export function requireAccepted({ headers }: FastifyRequest, mediaType: string): void {
  if (new Negotiator({ headers }).mediaType([mediaType]) !== undefined) return;
  throw new HttpError(415, {
    message: `The header Accept leaves out ${mediaType}, which is all there is here. Name it, or send no Accept.`,
    code: "not_acceptable",
  });
}
