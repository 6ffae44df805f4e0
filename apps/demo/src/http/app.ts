import type { Client } from "@dragoman/client";
import cookie from "@fastify/cookie";
import rateLimit from "@fastify/rate-limit";
import fastify, { type FastifyInstance } from "fastify";
import type { Installs } from "../models/installs.ts";
import type { FailureAnswer, SavingsAnswer } from "../protocol.ts";
import { glossaryRoutes } from "../routes/glossaries.ts";
import { modelRoutes } from "../routes/models.ts";
import { pageRoutes } from "../routes/page.ts";
import { savingsRoutes } from "../routes/savings.ts";
import { steeredRoutes } from "../routes/steered.ts";
import { storedMemoryRoutes } from "../routes/stored-memories.ts";
import { styleRuleRoutes } from "../routes/style-rules.ts";
import { translateRoutes } from "../routes/translate.ts";
import type { ShopTexts } from "../shop/shop-texts.ts";
import { fail } from "./failure.ts";
import { guardOrigin, routePath } from "./guard.ts";
import { addSecurityHeaders } from "./security-headers.ts";

export interface Rooms {
  /** The built page. */
  readonly pageFolder: string;
  readonly client: Client;
  /** Remembers no phrase, as what steers a translation may have changed since; files go through it as streams. */
  readonly steering: Client;
  readonly texts: ShopTexts;
  /** Absent where no engine of the service has models. */
  readonly installs: Installs | undefined;
  /** What was sent and saved since the demo was started. */
  readonly savings: () => SavingsAnswer;
}

/** Requests a minute that one address may make of the interface: live translation needs about 170, its savings 60. */
const requestsPerMinute = 400;

/** The demo's own web server: the page, and an interface for that page alone. */
export async function createApp(rooms: Rooms): Promise<FastifyInstance> {
  const { pageFolder, client, steering, texts, installs, savings } = rooms;
  const app = fastify({
    logger: { level: "error" },
    bodyLimit: 32 * 1024,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 100 },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  });
  addSecurityHeaders(app);
  guardOrigin(app);
  answerFailures(app);
  await app.register(cookie);
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: "1 minute",
    allowList: (request) => !routePath(request).startsWith("/api/"),
  });
  await pageRoutes(app, { folder: pageFolder, texts, savings });
  savingsRoutes(app, savings);
  translateRoutes(app, client, installs !== undefined);
  glossaryRoutes(app, steering);
  styleRuleRoutes(app, steering);
  storedMemoryRoutes(app, steering);
  steeredRoutes(app, steering);
  if (installs !== undefined) modelRoutes(app, installs);
  return app;
}

/** Every failure in the page's own shape; what went wrong inside is logged, not told. */
function answerFailures(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => fail(reply, 404, "not-found", "There is nothing at this address."));
  app.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status === 429) return fail(reply, 429, "limited", "Too many requests from this page.");
    if (status < 500) return fail(reply, status, "invalid", error.message);
    request.log.error(error);
    const answer: FailureAnswer = {
      status: "failed",
      code: "internal",
      message: "Something went wrong in the demo's server.",
    };
    return reply.status(500).send(answer);
  });
}
