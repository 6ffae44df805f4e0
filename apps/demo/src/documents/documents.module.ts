import { Module } from "@nestjs/common";
import { DocumentsController } from "./documents.controller.ts";
import { LocalesController } from "./locales.controller.ts";
import { PreferencesController } from "./preferences.controller.ts";

@Module({ controllers: [DocumentsController, PreferencesController, LocalesController] })
export class DocumentsModule {}
