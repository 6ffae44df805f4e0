import { text } from "node:stream/consumers";
import type { FastifyRequest } from "fastify";
import { parseForm } from "../http/bodies.ts";

/**
 * The body of a request that the service itself never reads, as it would be parsed; what cannot be parsed as text.
 * `undefined` where none came, or not all of it.
 */
export async function readUnparsedBody({ raw, headers }: FastifyRequest): Promise<unknown> {
  const body = await text(raw).catch(() => "");
  if (body === "") return undefined;
  const mediaType = headers["content-type"]?.split(";", 1)[0]?.trim().toLowerCase();
  if (mediaType === "application/x-www-form-urlencoded") return parseForm(body);
  if (mediaType !== "application/json") return body;
  try {
    const value: unknown = JSON.parse(body);
    return value;
  } catch {
    return body;
  }
}
