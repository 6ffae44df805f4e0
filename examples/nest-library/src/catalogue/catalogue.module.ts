import { TranslatorModule } from "@dragoman/nestjs";
import { Module } from "@nestjs/common";
import { CatalogueController } from "./catalogue.controller.ts";
import { Catalogue } from "./catalogue.ts";
import { LoanSlips } from "./loan-slips.ts";

/** The catalogue speaks to its readers as to friends, where their language has a word for it. */
@Module({
  imports: [TranslatorModule.forFeature({ from: "en", formality: "prefer_less", reportingTag: "catalogue" })],
  controllers: [CatalogueController],
  providers: [Catalogue, LoanSlips],
})
export class CatalogueModule {}
