import type { Client, NewDictionary } from "@dragoman/client";
import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Patch, Post, Put, Query } from "@nestjs/common";
import { TakesJson } from "../http/json-body.ts";
import { matching } from "../http/matching.ts";
import { fields, type IdParams, idParams, languageTag } from "../http/schemas.ts";
import { STEERING } from "../parts.ts";
import type { SentGlossary, SentTerms, TermsAnswer } from "../steering-protocol.ts";

interface Direction {
  readonly source: string;
  readonly target: string;
}

type Renamed = Pick<SentGlossary, "name">;

/** What the service takes, and some room for the JSON around it: larger glossaries it refuses itself, and says so. */
const termsLimit = 12 * 1024 * 1024;

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

const isOne = matching<IdParams>(idParams);
const isDirection = matching<Direction>(direction);
const isGlossary = matching<SentGlossary>(sentGlossary);
const isName = matching<Renamed>(fields({ name }, "name"));
const areTerms = matching<SentTerms>(sentTerms);

/** The account's glossaries, and the terms of each of their directions. */
@Controller("api/glossaries")
export class GlossariesController {
  readonly #glossaries: Client["glossaries"];

  constructor(@Inject(STEERING) { glossaries }: Pick<Client, "glossaries">) {
    this.#glossaries = glossaries;
  }

  @Get()
  list() {
    return this.#glossaries.list();
  }

  @Post()
  @HttpCode(200)
  @TakesJson(termsLimit)
  create(@Body(isGlossary) { name, dictionaries }: SentGlossary) {
    return this.#glossaries.create({ name, dictionaries: dictionaries.map(dictionaryOf) });
  }

  @Patch(":id")
  @TakesJson()
  rename(@Param(isOne) { id }: IdParams, @Body(isName) { name }: Renamed) {
    return this.#glossaries.update(id, { name });
  }

  @Delete(":id")
  @HttpCode(204)
  delete(@Param(isOne) { id }: IdParams) {
    return this.#glossaries.delete(id);
  }

  @Get(":id/terms")
  async terms(@Param(isOne) { id }: IdParams, @Query(isDirection) direction: Direction): Promise<TermsAnswer> {
    const { entries } = await this.#glossaries.entries(id, sidesOf(direction));
    return { terms: Object.entries(entries) };
  }

  @Put(":id/terms")
  @TakesJson(termsLimit)
  replaceTerms(@Param(isOne) { id }: IdParams, @Body(areTerms) terms: SentTerms) {
    return this.#glossaries.replaceDictionary(id, dictionaryOf(terms));
  }

  /** A term that is there already gets the new translation. */
  @Patch(":id/terms")
  @TakesJson(termsLimit)
  mergeTerms(@Param(isOne) { id }: IdParams, @Body(areTerms) terms: SentTerms) {
    return this.#glossaries.update(id, { dictionaries: [dictionaryOf(terms)] });
  }

  @Delete(":id/terms")
  @HttpCode(204)
  deleteTerms(@Param(isOne) { id }: IdParams, @Query(isDirection) direction: Direction) {
    return this.#glossaries.deleteDictionary(id, sidesOf(direction));
  }
}

function dictionaryOf({ entries, format, ...direction }: SentTerms): NewDictionary {
  return { ...sidesOf(direction), entries, entriesFormat: format };
}

function sidesOf({ source, target }: Direction) {
  return { sourceLang: source, targetLang: target };
}
