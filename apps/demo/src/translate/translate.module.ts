import { Module } from "@nestjs/common";
import { TranslateController } from "./translate.controller.ts";

@Module({ controllers: [TranslateController] })
export class TranslateModule {}
