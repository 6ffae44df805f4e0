import { LocalizedExceptionFilter, TranslatorModule } from "@dragoman/nestjs";
import { Module, ValidationPipe } from "@nestjs/common";
import { APP_FILTER, APP_PIPE } from "@nestjs/core";
import { TerminusModule } from "@nestjs/terminus";
import { CatalogueModule } from "./catalogue/catalogue.module.ts";
import { HealthController } from "./health.controller.ts";
import { PageController } from "./page.controller.ts";
import { readSettings } from "./settings.ts";
import { WishesController } from "./wishes/wishes.controller.ts";

@Module({
  imports: [
    TranslatorModule.forRootAsync({
      useFactory: () => ({
        ...readSettings(process.env),
        localization: {
          sourceLanguage: "en",
          locales: ["en", "de", "es", "pl"],
          // Our librarians read English.
          requests: { paths: ["$.reason"] },
        },
      }),
    }),
    CatalogueModule,
    TerminusModule,
  ],
  controllers: [PageController, WishesController, HealthController],
  providers: [
    { provide: APP_PIPE, useValue: new ValidationPipe({ whitelist: true, transform: true }) },
    { provide: APP_FILTER, useClass: LocalizedExceptionFilter },
  ],
})
export class AppModule {}
