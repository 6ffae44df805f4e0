import { LocalizeBody, type RequestField, Written } from "@dragoman/nestjs";
import { Body, Controller, Post } from "@nestjs/common";
import { Wish } from "./wish.ts";

/** A wish as librarians get it. */
interface NotedWish extends Wish {
  /** In the reader's own words. */
  readonly written: string | undefined;
}

@Controller("wishes")
export class WishesController {
  /** A reader writes in any language, and the wish is here in English. */
  @Post()
  @LocalizeBody()
  note(@Body() wish: Wish, @Written() [reason]: readonly RequestField[]): NotedWish {
    return { ...wish, written: reason?.original };
  }
}
