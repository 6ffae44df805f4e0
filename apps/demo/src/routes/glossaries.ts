import type { Client, NewDictionary } from "@dragoman/client";
import type { FastifyInstance } from "fastify";
import { answerWith, fields, type IdParams, idParams, languageTag } from "../http/fields.ts";
import type { SentGlossary, SentTerms, TermsAnswer } from "../steering-protocol.ts";

interface Direction {
  readonly source: string;
  readonly target: string;
}

/** What the service takes, and some room for the JSON around it: larger glossaries it refuses itself, and says so. */
const bodyLimit = 12 * 1024 * 1024;

const name = { type: "string" } as const;
const direction = fields({ source: languageTag, target: languageTag }, "source", "target");
const sentTerms = fields(
  { ...direction.properties, entries: { type: "string" }, format: { enum: ["tsv", "csv"] } },
  "source",
  "target",
  "entries",
  "format",
);
const sentGlossary = fields(
  { name, dictionaries: { type: "array", minItems: 1, maxItems: 50, items: sentTerms } },
  "name",
  "dictionaries",
);

/** The account's glossaries, and the terms of each of their directions. */
export function glossaryRoutes(app: FastifyInstance, { glossaries }: Pick<Client, "glossaries">): void {
  app.get("/api/glossaries", (_request, reply) => answerWith(reply, () => glossaries.list()));

  app.post<{ Body: SentGlossary }>(
    "/api/glossaries",
    { schema: { body: sentGlossary }, bodyLimit },
    ({ body }, reply) =>
      answerWith(reply, () =>
        glossaries.create({ name: body.name, dictionaries: body.dictionaries.map(dictionaryOf) }),
      ),
  );

  app.patch<{ Params: IdParams; Body: Pick<SentGlossary, "name"> }>(
    "/api/glossaries/:id",
    { schema: { params: idParams, body: fields({ name }, "name") } },
    ({ params, body }, reply) => answerWith(reply, () => glossaries.update(params.id, { name: body.name })),
  );

  app.delete<{ Params: IdParams }>("/api/glossaries/:id", { schema: { params: idParams } }, ({ params }, reply) =>
    answerWith(reply, () => glossaries.delete(params.id)),
  );

  termRoutes(app, glossaries);
}

function termRoutes(app: FastifyInstance, glossaries: Client["glossaries"]): void {
  const path = "/api/glossaries/:id/terms";
  const asked = { schema: { params: idParams, querystring: direction } };
  const sent = { schema: { params: idParams, body: sentTerms }, bodyLimit };

  app.get<{ Params: IdParams; Querystring: Direction }>(path, asked, ({ params, query }, reply) =>
    answerWith(reply, async (): Promise<TermsAnswer> => {
      const { entries } = await glossaries.entries(params.id, sidesOf(query));
      return { terms: Object.entries(entries) };
    }),
  );

  app.put<{ Params: IdParams; Body: SentTerms }>(path, sent, ({ params, body }, reply) =>
    answerWith(reply, () => glossaries.replaceDictionary(params.id, dictionaryOf(body))),
  );

  // Merged: a term that is there already gets the new translation.
  app.patch<{ Params: IdParams; Body: SentTerms }>(path, sent, ({ params, body }, reply) =>
    answerWith(reply, () => glossaries.update(params.id, { dictionaries: [dictionaryOf(body)] })),
  );

  app.delete<{ Params: IdParams; Querystring: Direction }>(path, asked, ({ params, query }, reply) =>
    answerWith(reply, () => glossaries.deleteDictionary(params.id, sidesOf(query))),
  );
}

function dictionaryOf({ entries, format, ...direction }: SentTerms): NewDictionary {
  return { ...sidesOf(direction), entries, entriesFormat: format };
}

function sidesOf({ source, target }: Direction) {
  return { sourceLang: source, targetLang: target };
}
