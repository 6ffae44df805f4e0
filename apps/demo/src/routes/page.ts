import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { readDocument } from "../http/document.ts";
import { fail } from "../http/failure.ts";
import {
  isNamespace,
  isPageLanguage,
  type PageLanguage,
  preferredPageLanguage,
  sourceLanguage,
} from "../page-languages.ts";
import type { PageStart, Preferences, SavingsAnswer, Texts, Theme } from "../protocol.ts";
import { type Room, roomNames, rooms } from "../rooms.ts";
import type { ShopTexts } from "../shop/shop-texts.ts";

const themes = ["system", "light", "dark"] as const satisfies readonly Theme[];
const cookie = { path: "/", httpOnly: true, sameSite: "strict", maxAge: 365 * 24 * 3600 } as const;
const preferences = {
  type: "object",
  additionalProperties: false,
  properties: { theme: { enum: themes }, language: { type: "string", maxLength: 20 } },
} as const;

interface PageParts {
  /** The built page. */
  readonly folder: string;
  readonly texts: ShopTexts;
  readonly savings: () => SavingsAnswer;
}

/** The document of each room with its first texts, the assets, what it remembers, and the texts of the other languages. */
export async function pageRoutes(app: FastifyInstance, { folder, texts, savings }: PageParts): Promise<void> {
  const render = await readDocument(folder);
  await app.register(fastifyStatic, {
    root: join(folder, "assets"),
    prefix: "/assets/",
    index: false,
    immutable: true,
    maxAge: "365d",
  });

  for (const room of roomNames) {
    app.get<{ Querystring: { lang?: string } }>(rooms[room].path, async (request, reply) => {
      const start = { ...(await startOf(room, request, texts)), savings: savings() };
      const title = start.resources[start.language]?.[rooms[room].title]?.["title"];
      return reply
        .headers({ "cache-control": "no-store", vary: "Accept-Language, Cookie" })
        .type("text/html; charset=utf-8")
        .send(render(start, typeof title === "string" ? title : "Dragoman"));
    });
  }

  app.put<{ Body: Preferences }>("/api/preferences", { schema: { body: preferences } }, async (request, reply) => {
    const { theme, language } = request.body;
    if (language !== undefined && !isPageLanguage(language)) {
      return fail(reply, 400, "invalid", "language must be one of the page's languages.");
    }
    if (theme !== undefined) reply.setCookie("theme", theme, cookie);
    if (language !== undefined) reply.setCookie("language", language, cookie);
    return reply.status(204).send();
  });

  app.get<{ Params: { language: string; file: string } }>("/locales/:language/:file", async (request, reply) => {
    const { language, file } = request.params;
    const [, namespace, engines] = /^([a-z]+)(\.engines)?\.json$/.exec(file) ?? [];
    if (!isPageLanguage(language) || !isNamespace(namespace)) {
      return fail(reply, 404, "not-found", "There are no texts of this language and namespace.");
    }
    const answer =
      engines === undefined ? await texts.read(language, namespace) : await texts.engines(language, namespace);
    return reply.header("cache-control", "no-cache").send(answer);
  });
}

async function startOf(
  room: Room,
  request: FastifyRequest<{ Querystring: { lang?: string } }>,
  texts: ShopTexts,
): Promise<Omit<PageStart, "savings">> {
  const language = languageOf(request);
  const theme = themes.find((name) => name === request.cookies["theme"]) ?? "system";
  const resources: Record<string, Record<string, Texts>> = {};
  for (const each of new Set<PageLanguage>([language, sourceLanguage])) {
    const ofEach: Record<string, Texts> = {};
    for (const namespace of rooms[room].namespaces) ofEach[namespace] = await texts.read(each, namespace);
    resources[each] = ofEach;
  }
  return { room, language, theme, resources };
}

/** What the address names, else what was chosen before, else what the browser asks for. */
function languageOf(request: FastifyRequest<{ Querystring: { lang?: string } }>): PageLanguage {
  const chosen = [request.query.lang, request.cookies["language"]].find(isPageLanguage);
  return chosen ?? preferredPageLanguage(request.headers["accept-language"]);
}
