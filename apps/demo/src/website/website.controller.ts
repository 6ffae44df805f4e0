import { Readable } from "node:stream";
import { Controller, Get, HttpCode, Post, Req, StreamableFile } from "@nestjs/common";
import type { Request } from "express";
import { products } from "./catalogue.ts";
import { type Blocks, contactPage, productsPage, startPage, thanksPage } from "./pages.ts";

/** A website as anybody writes one: in one language, and without a thought of others. */
@Controller("website")
export class WebsiteController {
  @Get()
  start(@Req() { locale }: Request): StreamableFile {
    return streamed(startPage(locale));
  }

  @Get("products")
  products(@Req() { locale }: Request): StreamableFile {
    return streamed(productsPage(locale));
  }

  @Get("products.json")
  data() {
    return { products };
  }

  @Get("contact")
  contact(@Req() { locale }: Request): StreamableFile {
    return streamed(contactPage(locale));
  }

  /** What was written is not read. */
  @Post("contact")
  @HttpCode(200)
  thank(@Req() { locale }: Request): StreamableFile {
    return streamed(thanksPage(locale));
  }
}

/** A block after the other, as each is made. */
function streamed(blocks: Blocks): StreamableFile {
  return new StreamableFile(Readable.from(blocks), { type: "text/html; charset=utf-8" });
}
