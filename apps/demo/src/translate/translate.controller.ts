import { type Client, isDragomanError } from "@dragoman/client";
import { type CatalogueLanguage, catalogue, catalogueSources } from "@dragoman/engines";
import { Body, Controller, Get, HttpCode, Inject, Post } from "@nestjs/common";
import { TakesJson } from "../http/json-body.ts";
import { matching } from "../http/matching.ts";
import { fields, languageTag } from "../http/schemas.ts";
import { UntilLeft } from "../http/until-left.ts";
import type { Installs } from "../models/installs.ts";
import { CLIENT, INSTALLS } from "../parts.ts";
import { type LanguagesAnswer, type TranslateAnswer, type TranslateRequest, textLimit } from "../protocol.ts";
import { isDecline, offersOf } from "./declines.ts";

const translation = fields(
  {
    text: { type: "string", minLength: 1, maxLength: textLimit },
    source: languageTag,
    target: languageTag,
  },
  "text",
  "target",
);

/** The translator: the page's request, made with the key that the page does not have. */
@Controller("api")
export class TranslateController {
  readonly #client: Client;
  readonly #offersModels: boolean;

  constructor(@Inject(CLIENT) client: Client, @Inject(INSTALLS) installs: Installs | undefined) {
    this.#client = client;
    this.#offersModels = installs !== undefined;
  }

  @Get("languages")
  async languages(): Promise<LanguagesAnswer> {
    const languages = await this.#client.languages({ resource: "translate_text" });
    const served = {
      sources: languages.filter(({ usableAsSource }) => usableAsSource).map(({ lang }) => lang),
      targets: languages.filter(({ usableAsTarget }) => usableAsTarget).map(({ lang }) => lang),
    };
    const others = {
      sources: beside(served.sources, catalogueSources),
      targets: beside(served.targets, catalogue),
    };
    return { served, others: this.#offersModels ? others : { sources: [], targets: [] } };
  }

  @Post("translate")
  @HttpCode(200)
  @TakesJson()
  async translate(
    @Body(matching<TranslateRequest>(translation)) { text, source, target }: TranslateRequest,
    @UntilLeft() signal: AbortSignal,
  ): Promise<TranslateAnswer> {
    try {
      const made = await this.#client.translate(text, { to: target, from: source, signal, maxRetries: 0 });
      return {
        status: "translated",
        text: made.text,
        source: made.detectedSourceLanguage === "und" ? undefined : made.detectedSourceLanguage,
        engine: made.engine === "none" ? undefined : made.engine,
      };
    } catch (error) {
      if (!isDragomanError(error)) throw error;
      if (error.code === "language_not_detected") return { status: "undetected" };
      if (!isDecline(error)) throw error;
      return { status: "declined", source: source ?? (await this.#detect(text)), remedies: offersOf(error) };
    }
  }

  /** The language that a model would be needed for; the service does not repeat it when it declines. */
  async #detect(text: string): Promise<string | undefined> {
    const detection = await this.#client.detect(text).catch(() => undefined);
    return detection?.language;
  }
}

function beside(served: readonly string[], known: readonly CatalogueLanguage[]): string[] {
  return known.map(({ tag }) => tag).filter((tag) => !served.includes(tag));
}
