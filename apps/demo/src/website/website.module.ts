import type { Client } from "@dragoman/client";
import { type LocalizeHandler, localize } from "@dragoman/express";
import { Inject, type MiddlewareConsumer, Module, type NestModule, type OnModuleDestroy } from "@nestjs/common";
import type { NextFunction, Request, Response } from "express";
import { pageLanguages, sourceLanguage } from "../page-languages.ts";
import { SHOP_CLIENT } from "../parts.ts";
import { WebsiteController } from "./website.controller.ts";

/** The website of a shop, and the middleware that localizes it. */
@Module({ controllers: [WebsiteController] })
export class WebsiteModule implements NestModule, OnModuleDestroy {
  readonly #localize: LocalizeHandler;

  constructor(@Inject(SHOP_CLIENT) client: Client) {
    this.#localize = localize({
      client,
      sourceLanguage,
      locales: pageLanguages,
      detect: ["query", "header"],
      json: { paths: ["$.products[*].name", "$.products[*].description", "$.products[*].label"] },
      // A page says in its head whether it is whole, and a browser may keep it.
      stream: false,
      // The first reader of a language waits for nothing, and so it is seen how the next one gets everything.
      budgetMs: 0,
    });
  }

  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(addWebsiteHeaders, this.#localize).forRoutes(WebsiteController);
  }

  async onModuleDestroy(): Promise<void> {
    await this.#localize.flush();
    this.#localize.close();
  }
}

const websiteHeaders = {
  "content-security-policy": [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; "),
  "cache-control": "public, no-cache",
  // A form that tells no referrer tells no origin either, and would be nobody's (Fetch standard, 3.2).
  "referrer-policy": "same-origin",
};

/** No scripts at all, and a frame of the demo's own page may show it. */
function addWebsiteHeaders(_request: Request, response: Response, next: NextFunction): void {
  response.set(websiteHeaders);
  next();
}
