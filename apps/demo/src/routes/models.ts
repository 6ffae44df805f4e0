import { Readable } from "node:stream";
import { type Direction, EngineError, parseLanguageTag } from "@dragoman/engines";
import type { FastifyInstance, FastifyReply } from "fastify";
import { fail } from "../http/failure.ts";
import type { Installs } from "../models/installs.ts";
import type { InstallEvent, ModelsAnswer } from "../protocol.ts";

const tag = { type: "string", minLength: 2, maxLength: 20 } as const;
const direction = {
  type: "object",
  required: ["source", "target"],
  additionalProperties: false,
  properties: { source: tag, target: tag },
} as const;
const id = { type: "object", properties: { id: { type: "string", format: "uuid" } } } as const;

interface DirectionFields {
  readonly source: string;
  readonly target: string;
}

/** Installing the models that the service offers: start, watch, cancel. Nothing but an offer can be installed. */
export function modelRoutes(app: FastifyInstance, installs: Installs): void {
  app.get<{ Querystring: DirectionFields }>(
    "/api/models",
    { schema: { querystring: direction } },
    async (request, reply) => {
      const asked = directionOf(request.query);
      if (asked === undefined) return refuseTags(reply);
      try {
        const answer: ModelsAnswer = { models: await installs.offers(asked) };
        return reply.header("cache-control", "no-store").send(answer);
      } catch (error) {
        return failed(reply, error);
      }
    },
  );

  app.post<{ Body: DirectionFields }>(
    "/api/installs",
    { schema: { body: direction }, config: { rateLimit: { max: 20, timeWindow: "1 minute" } } },
    async (request, reply) => {
      const asked = directionOf(request.body);
      if (asked === undefined) return refuseTags(reply);
      try {
        const started = await installs.start(asked);
        if (started === undefined) return fail(reply, 404, "not-found", "No model is offered for this direction.");
        return reply.status(202).send(started);
      } catch (error) {
        return failed(reply, error);
      }
    },
  );

  app.get<{ Params: { id: string } }>(
    "/api/installs/:id/events",
    { schema: { params: id } },
    async (request, reply) => {
      const events = installs.watch(request.params.id);
      if (events === undefined) return fail(reply, 404, "not-found", "There is no such installation.");
      return reply
        .header("content-type", "text/event-stream")
        .header("cache-control", "no-store")
        .send(Readable.from(eventStream(events)));
    },
  );

  app.delete<{ Params: { id: string } }>("/api/installs/:id", { schema: { params: id } }, async (request, reply) => {
    if (!installs.cancel(request.params.id)) return fail(reply, 404, "not-found", "There is no such installation.");
    return reply.status(204).send();
  });
}

function directionOf(fields: DirectionFields): Direction | undefined {
  const [source, target] = [parseLanguageTag(fields.source), parseLanguageTag(fields.target)];
  return source === undefined || target === undefined ? undefined : { source, target };
}

function refuseTags(reply: FastifyReply): FastifyReply {
  return fail(reply, 400, "invalid", "source and target must be BCP 47 language tags, such as en and pt-BR.");
}

/** The list of models comes from elsewhere, and may not be there. */
function failed(reply: FastifyReply, error: unknown): FastifyReply {
  if (!(error instanceof EngineError)) throw error;
  return fail(reply, 502, "unreachable", error.message);
}

/** The event stream format of the HTML standard, 9.2.5. */
async function* eventStream(events: AsyncGenerator<InstallEvent>): AsyncGenerator<string> {
  for await (const event of events) yield `data: ${JSON.stringify(event)}\n\n`;
}
