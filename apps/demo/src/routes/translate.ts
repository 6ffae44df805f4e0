import { type Client, type DragomanError, isDragomanError } from "@dragoman/client";
import { type CatalogueLanguage, catalogue, catalogueSources } from "@dragoman/engines";
import type { FastifyInstance, FastifyReply } from "fastify";
import { fail } from "../http/failure.ts";
import {
  type FailureCode,
  type LanguagesAnswer,
  type RemedyOffer,
  type TranslateAnswer,
  type TranslateRequest,
  textLimit,
} from "../protocol.ts";

const tag = { type: "string", pattern: "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$", maxLength: 20 } as const;
const body = {
  type: "object",
  required: ["text", "target"],
  additionalProperties: false,
  properties: { text: { type: "string", minLength: 1, maxLength: textLimit }, source: tag, target: tag },
} as const;

/** The translator: the page's request, made with the key that the page does not have. */
export function translateRoutes(app: FastifyInstance, client: Client, offersModels: boolean): void {
  app.get("/api/languages", async (_request, reply) => {
    try {
      const languages = await client.languages({ resource: "translate_text" });
      const served = {
        sources: languages.filter(({ usableAsSource }) => usableAsSource).map(({ lang }) => lang),
        targets: languages.filter(({ usableAsTarget }) => usableAsTarget).map(({ lang }) => lang),
      };
      const others = {
        sources: beside(served.sources, catalogueSources),
        targets: beside(served.targets, catalogue),
      };
      const answer: LanguagesAnswer = { served, others: offersModels ? others : { sources: [], targets: [] } };
      return reply.header("cache-control", "no-store").send(answer);
    } catch (error) {
      return failed(reply, error);
    }
  });

  app.post<{ Body: TranslateRequest }>("/api/translate", { schema: { body } }, async (request, reply) => {
    const { text, source, target } = request.body;
    const left = new AbortController();
    reply.raw.once("close", () => left.abort());
    try {
      const made = await client.translate(text, { to: target, from: source, signal: left.signal, maxRetries: 0 });
      return answer(reply, {
        status: "translated",
        text: made.text,
        source: made.detectedSourceLanguage === "und" ? undefined : made.detectedSourceLanguage,
        engine: made.engine === "none" ? undefined : made.engine,
      });
    } catch (error) {
      if (isDragomanError(error) && error.code === "language_not_detected") {
        return answer(reply, { status: "undetected" });
      }
      if (!isDragomanError(error) || !isDecline(error)) return failed(reply, error);
      const remedies = (error.remedies ?? []).flatMap(offerOf);
      return answer(reply, { status: "declined", source: source ?? (await detect(client, text)), remedies });
    }
  });
}

function beside(served: readonly string[], known: readonly CatalogueLanguage[]): string[] {
  return known.map(({ tag }) => tag).filter((tag) => !served.includes(tag));
}

/** The service says so of a direction that no engine serves, and of a text that all of them declined. */
function isDecline({ code }: DragomanError): boolean {
  return code === "no_engine" || code === "declined";
}

/** The language that a model would be needed for; the service does not repeat it when it declines. */
async function detect(client: Client, text: string): Promise<string | undefined> {
  const detection = await client.detect(text).catch(() => undefined);
  return detection?.language;
}

function answer(reply: FastifyReply, body: TranslateAnswer): FastifyReply {
  return reply.header("cache-control", "no-store").send(body);
}

function offerOf({ kind, engine, action, models }: NonNullable<DragomanError["remedies"]>[number]): RemedyOffer[] {
  if (kind !== "install-model" && kind !== "install-package" && kind !== "configure") return [];
  return [
    {
      kind,
      engine,
      action,
      models: models.map(({ source, target, downloadBytes }) => ({ source, target, downloadBytes })),
    },
  ];
}

/** What the service refused, in the demo's own codes, with the trace id that its log knows. */
function failed(reply: FastifyReply, error: unknown): FastifyReply {
  if (!isDragomanError(error)) throw error;
  const [status, code] = statusAndCode(error);
  return fail(reply, status, code, error.message, error.traceId);
}

function statusAndCode({ kind }: DragomanError): readonly [status: number, code: FailureCode] {
  switch (kind) {
    case "invalid-request":
    case "too-large":
      return [400, "invalid"];
    case "rate-limited":
    case "quota-exceeded":
      return [429, "limited"];
    case "connection":
    case "timeout":
    case "aborted":
      return [502, "unreachable"];
    default:
      return [502, "internal"];
  }
}
