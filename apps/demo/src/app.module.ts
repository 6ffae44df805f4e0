import { type DynamicModule, Module } from "@nestjs/common";
import { APP_FILTER } from "@nestjs/core";
import type { RenderDocument } from "./documents/document.ts";
import { DocumentsModule } from "./documents/documents.module.ts";
import { GlossariesModule } from "./glossaries/glossaries.module.ts";
import { FailureFilter } from "./http/failure-filter.ts";
import { InterfaceModelsModule } from "./interface-models/interface-models.module.ts";
import { ModelsModule } from "./models/models.module.ts";
import { CLIENT, DOCUMENT, INSTALLS, MODEL_CARDS, type Parts, SAVINGS, SHOP_CLIENT, STEERING, TEXTS } from "./parts.ts";
import { SavingsModule } from "./savings/savings.module.ts";
import { SteeredModule } from "./steered/steered.module.ts";
import { StoredMemoriesModule } from "./stored-memories/stored-memories.module.ts";
import { StyleRulesModule } from "./style-rules/style-rules.module.ts";
import { TranslateModule } from "./translate/translate.module.ts";
import { WebsiteModule } from "./website/website.module.ts";

@Module({
  imports: [
    DocumentsModule,
    SavingsModule,
    TranslateModule,
    InterfaceModelsModule,
    GlossariesModule,
    StyleRulesModule,
    StoredMemoriesModule,
    SteeredModule,
    WebsiteModule,
  ],
  providers: [{ provide: APP_FILTER, useClass: FailureFilter }],
})
class AppModule {}

/** A module for each room of the page, over the parts that all of them are given. */
export function appModule(parts: Parts, document: RenderDocument): DynamicModule {
  const { client, steering, texts, shopClient, installs, modelCards, savings } = parts;
  const providers = [
    { provide: CLIENT, useValue: client },
    { provide: STEERING, useValue: steering },
    { provide: SHOP_CLIENT, useValue: shopClient },
    { provide: TEXTS, useValue: texts },
    { provide: INSTALLS, useValue: installs },
    { provide: MODEL_CARDS, useValue: modelCards },
    { provide: SAVINGS, useValue: savings },
    { provide: DOCUMENT, useValue: document },
  ];
  return {
    module: AppModule,
    global: true,
    imports: installs === undefined ? [] : [ModelsModule],
    providers,
    exports: providers,
  };
}
