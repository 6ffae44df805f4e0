import { Controller, Get, Header, Inject, Req } from "@nestjs/common";
import { parseCookie } from "cookie";
import type { Request } from "express";
import { isPageLanguage, type PageLanguage, preferredPageLanguage, sourceLanguage } from "../page-languages.ts";
import { DOCUMENT, SAVINGS, TEXTS } from "../parts.ts";
import type { PageStart, SavingsAnswer, Texts } from "../protocol.ts";
import { type Room, roomNames, rooms } from "../rooms.ts";
import type { ShopTexts } from "../shop/shop-texts.ts";
import type { RenderDocument } from "./document.ts";
import { themes } from "./themes.ts";

/** The document of each room, with its first texts. */
@Controller()
export class DocumentsController {
  readonly #render: RenderDocument;
  readonly #texts: ShopTexts;
  readonly #savings: () => SavingsAnswer;

  constructor(
    @Inject(DOCUMENT) render: RenderDocument,
    @Inject(TEXTS) texts: ShopTexts,
    @Inject(SAVINGS) savings: () => SavingsAnswer,
  ) {
    this.#render = render;
    this.#texts = texts;
    this.#savings = savings;
  }

  @Get(roomNames.map((room) => rooms[room].path))
  @Header("Content-Type", "text/html; charset=utf-8")
  @Header("Cache-Control", "no-store")
  @Header("Vary", "Accept-Language, Cookie")
  async open(@Req() request: Request): Promise<string> {
    const room = roomNames.find((name) => rooms[name].path === request.path) ?? "translator";
    const cookies = parseCookie(request.headers.cookie ?? "");
    const language = languageOf(request, cookies["language"]);
    const theme = themes.find((name) => name === cookies["theme"]) ?? "system";
    const resources = await this.#firstTexts(room, language);
    const title = resources[language]?.[rooms[room].title]?.["title"];
    const start: PageStart = { room, language, theme, resources, savings: this.#savings() };
    return this.#render(start, typeof title === "string" ? title : "Dragoman");
  }

  async #firstTexts(room: Room, language: PageLanguage): Promise<PageStart["resources"]> {
    const resources: Record<string, Record<string, Texts>> = {};
    for (const each of new Set<PageLanguage>([language, sourceLanguage])) {
      const ofEach: Record<string, Texts> = {};
      for (const namespace of rooms[room].namespaces) ofEach[namespace] = await this.#texts.read(each, namespace);
      resources[each] = ofEach;
    }
    return resources;
  }
}

/** What the address names, else what was chosen before, else what the browser asks for. */
function languageOf({ query, headers }: Request, remembered: string | undefined): PageLanguage {
  const chosen = [query["lang"], remembered].find(isPageLanguage);
  return chosen ?? preferredPageLanguage(headers["accept-language"]);
}
