import { Locale, Localize } from "@dragoman/nestjs";
import { Controller, Get, Header, Param } from "@nestjs/common";
import { Book } from "./book.ts";
import { Catalogue } from "./catalogue.ts";
import { LoanSlips } from "./loan-slips.ts";

@Controller("books")
@Localize()
export class CatalogueController {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly slips: LoanSlips,
  ) {}

  @Get()
  list(): readonly Book[] {
    return this.catalogue.books;
  }

  @Get(":id")
  book(@Param("id") id: string): Book {
    return this.catalogue.book(id);
  }

  @Get(":id/slip")
  @Header("content-type", "text/plain; charset=utf-8")
  slip(@Param("id") id: string, @Locale() locale: string): Promise<string> {
    return this.slips.slip(this.catalogue.book(id), locale);
  }
}
