import { type Client, isDragomanError } from "@dragoman/client";
import { type CatalogueLanguage, catalogue, catalogueSources } from "@dragoman/engines";
import type { FastifyInstance, FastifyReply } from "fastify";
import { languageTag, untilLeft } from "../http/fields.ts";
import { failService } from "../http/service-failure.ts";
import { type LanguagesAnswer, type TranslateAnswer, type TranslateRequest, textLimit } from "../protocol.ts";
import { isDecline, offersOf } from "../translate/declines.ts";

const body = {
  type: "object",
  required: ["text", "target"],
  additionalProperties: false,
  properties: {
    text: { type: "string", minLength: 1, maxLength: textLimit },
    source: languageTag,
    target: languageTag,
  },
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
      return failService(reply, error);
    }
  });

  app.post<{ Body: TranslateRequest }>("/api/translate", { schema: { body } }, async (request, reply) => {
    const { text, source, target } = request.body;
    try {
      const made = await client.translate(text, { to: target, from: source, signal: untilLeft(reply), maxRetries: 0 });
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
      if (!isDragomanError(error) || !isDecline(error)) return failService(reply, error);
      const remedies = offersOf(error);
      return answer(reply, { status: "declined", source: source ?? (await detect(client, text)), remedies });
    }
  });
}

function beside(served: readonly string[], known: readonly CatalogueLanguage[]): string[] {
  return known.map(({ tag }) => tag).filter((tag) => !served.includes(tag));
}

/** The language that a model would be needed for; the service does not repeat it when it declines. */
async function detect(client: Client, text: string): Promise<string | undefined> {
  const detection = await client.detect(text).catch(() => undefined);
  return detection?.language;
}

function answer(reply: FastifyReply, body: TranslateAnswer): FastifyReply {
  return reply.header("cache-control", "no-store").send(body);
}
