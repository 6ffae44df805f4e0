import type { FastifyReply, FastifyRequest } from "fastify";
import { failService } from "./service-failure.ts";

/** JSON Schemas of what several routes take. What a name or a text may hold, the service decides and says. */

export const languageTag = {
  type: "string",
  pattern: "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$",
  maxLength: 20,
} as const;

export const id = { type: "string", pattern: "^[0-9A-Fa-f-]{36}$" } as const;

export const idParams = { type: "object", required: ["id"], properties: { id } } as const;

export interface IdParams {
  readonly id: string;
}

/** An object that has these fields and no others. */
export function fields<Properties extends object>(properties: Properties, ...required: (keyof Properties & string)[]) {
  return { type: "object", required, additionalProperties: false, properties } as const;
}

/** Answers with what the service answered, or with why it did not. Nothing of it is kept anywhere. */
export async function answerWith<Answer>(reply: FastifyReply, ask: () => Promise<Answer>): Promise<FastifyReply> {
  try {
    const answer = await ask();
    reply.header("cache-control", "no-store");
    return answer === undefined ? reply.status(204).send() : reply.send(answer);
  } catch (error) {
    return failService(reply, error);
  }
}

/** Aborted when the page does not wait for its answer any more. */
export function untilLeft({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once("close", () => left.abort());
  return left.signal;
}

/** The size that a request says its body has; `undefined` where it says none. */
export function declaredLength({ headers }: FastifyRequest): number | undefined {
  const length = headers["content-length"];
  return length === undefined ? undefined : Number(length);
}
