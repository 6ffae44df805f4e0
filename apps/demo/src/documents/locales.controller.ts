import { Controller, Get, Header, Inject, Param } from "@nestjs/common";
import { Failure } from "../http/failure.ts";
import { isNamespace, isPageLanguage } from "../page-languages.ts";
import { TEXTS } from "../parts.ts";
import type { EnginesOfKeys, Texts } from "../protocol.ts";
import type { ShopTexts } from "../shop/shop-texts.ts";

/** The texts of every language, and which engine answered each of them. */
@Controller("locales")
export class LocalesController {
  readonly #texts: ShopTexts;

  constructor(@Inject(TEXTS) texts: ShopTexts) {
    this.#texts = texts;
  }

  @Get(":language/:file")
  @Header("Cache-Control", "no-cache")
  async read(@Param("language") language: string, @Param("file") file: string): Promise<Texts | EnginesOfKeys> {
    const [, namespace, engines] = /^([a-z]+)(\.engines)?\.json$/.exec(file) ?? [];
    if (!isPageLanguage(language) || !isNamespace(namespace)) {
      throw new Failure(404, "not-found", "There are no texts of this language and namespace.");
    }
    return engines === undefined ? this.#texts.read(language, namespace) : this.#texts.engines(language, namespace);
  }
}
