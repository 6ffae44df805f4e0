import { once } from "node:events";
import { createClient } from "@dragoman/client";
import { localize, localizeBody, localizeRoute } from "@dragoman/express";
import { createPhraseStore } from "@dragoman/tm/store";
import compression from "compression";
import express, { type Express } from "express";
import { books } from "./books.ts";
import { bookPage, notFoundPage, questionPage, shelfPage } from "./pages.ts";

export interface ShopOptions {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly port: number;
  /** A folder, or an address of Redis or PostgreSQL: what was translated once is kept there over restarts. */
  readonly store: string;
}

export interface Shop {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** The first is the one that the shop is written in. */
const languages = ["en", "de", "es", "pl"];

export async function openShop({ baseUrl, apiKey, port, store }: ShopOptions): Promise<Shop> {
  const phraseStore = await createPhraseStore({ tenant: "bookshop", place: store });
  const localized = localize({
    client: createClient({ baseUrl, apiKey, phraseStore }),
    sourceLanguage: "en",
    locales: languages,
    // `/pl/books/tides`, else what the reader's browser says.
    detect: ["path", "header"],
    // Links lead on to pages in the same language.
    links: { by: "path", skip: ["/api"] },
    // Our people read English.
    requests: { paths: ["$.question"] },
  });
  const app = express();
  app.disable("x-powered-by");
  app.use(localized, compression());
  addRoutes(app);
  const server = app.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : port}`,
    close: async () => {
      server.close();
      server.closeIdleConnections();
      // What is on its way is paid for: it is waited for, and kept.
      await localized.flush();
      await phraseStore.close();
    },
  };
}

/** Routes as any Express application has them: nothing in them knows of other languages. */
function addRoutes(app: Express): void {
  app.get("/", (_request, response) => void response.send(shelfPage(books)));

  app.get("/books/:id", ({ params }, response, next) => {
    const book = books.find(({ id }) => id === params.id);
    if (book === undefined) next();
    else response.send(bookPage(book));
  });

  // What an interface answers is localized where its texts stand, and counted apart.
  const inJson = localizeRoute({ json: { paths: ["$[*].subject", "$[*].description"] }, reportingTag: "bookshop-api" });
  app.get("/api/books", inJson, (_request, response) => void response.json(books));

  app.get("/questions", (_request, response) => void response.send(questionPage()));
  app.post("/questions", express.urlencoded({ limit: "10kb" }), localizeBody(), ({ body, written }, response) => {
    const [question] = written ?? [];
    response.send(questionPage(question && { question: question.original, inEnglish: String(body.question) }));
  });

  app.use((_request, response) => void response.status(404).send(notFoundPage()));
}
